export { type Attack, BESTIARY, BOSSES, bossOf, type Creature, creature, creaturesOf } from './dungeon/bestiary.ts';
export { CHARACTERISTICS, type Characteristic, type Sheet } from './hero/characteristics.ts';
export { CLASSES, type ClassId, newHero } from './hero/classes.ts';
export type { Command } from './play/command.ts';
export { criticalDamage } from './combat/critical.ts';
export { damage, type Side } from './combat/damage.ts';
export { ARMOURS, SPELLS, WEAPONS } from './dungeon/equipment.ts';
export { type Duel, type Exchange, type ExchangeDice, judge, opposedRoll, type Winner } from './combat/opposed-roll.ts';
export { type ExchangeResult, exchangeOdds, settledOdds } from './ask/exchange-odds.ts';
export type { Fact } from './play/fact.ts';
export { type FightPhase, type FightWay, fightLength, fightOdds } from './ask/fight-odds.ts';
export type { Floor } from './squares/floor.ts';
export { type Consequence, fumbleConsequence, type FumbleTable, fumbleTable } from './combat/fumble.ts';
export { donjonD10 } from './game.ts';
export { generateFloor } from './dungeon/generator.ts';
export type { Hero } from './hero/hero.ts';
export { maximumPv } from './hero/hit-points.ts';
export { type DecisionKind, type Moment, momentOf } from './play/awaiting.ts';
export type { Refusal } from './play/refusal.ts';
export { type DonjonRuleId, RULEBOOK } from './rulebook/index.ts';
export { DEFAULT_RULINGS, type DonjonRulings, RULINGS } from './rulings.ts';
export type { Scenario } from './file/scenario.ts';
export type { Combat, State } from './play/state.ts';
export { type FaultyMove, judgeMove, type LegalMove } from './ask/whole-move.ts';
export type { Means } from './combat/means.ts';
export { heroValue } from './combat/means.ts';
export { duelOf } from './combat/sides.ts';
export { skillPointsOf } from './hero/skill-points.ts';
export {
  type Heading,
  type HeadingName,
  type Headings,
  headingName,
  headingNumber,
  HEADINGS,
} from './movement/headings.ts';
export { headingChoices, type Walker } from './movement/move.ts';
export { survey } from './ask/survey.ts';
