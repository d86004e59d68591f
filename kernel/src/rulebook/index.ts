export { type Bilingual, LANGS, type Lang } from './lang.ts';
export { defineRulebook, type Rule, type Rulebook, type RuleId, type RuleIdOf } from './rulebook.ts';
export {
  defaultRulings,
  readRulings,
  type Ruling,
  type RulingsOf,
  type RulingTable,
  type RulingValue,
} from './rulings.ts';
