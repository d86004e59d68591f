import { defineRulebook } from '@arbitre/kernel';
import { CAPACITY_RULES } from './capacity.ts';
import { OFF_TABLE_RULES } from './off-table.ts';
import { OTHER_CHAPTER_RULES } from './other-chapters.ts';
import { PHASE_RULES } from './phase.ts';
import { PRECISION_RULES } from './precisions.ts';
import { PROPOSAL_RULES } from './proposal.ts';
import { b } from './said.ts';
import { SPECIAL_RULES } from './special-moves.ts';

/** Chapter 3 rule by rule, then what the openings of the other chapters state, then our own proposal. */
export const RULEBOOK = defineRulebook({
  title: b('La Règle THUCIDIDE', 'La Règle THUCIDIDE (the THUCIDIDE rules)'),
  credit: b(
    'D’après « La Règle THUCIDIDE », antiquité et Moyen Âge, site herelle.com, rubrique Wargames/Thucidide. Les pages retrouvées ne nomment pas leur auteur ; Vincent Hérelle, crédité avec Philippe Bondurand de la règle CLASH que ce livre recommande, est probable, non certain. Les textes ci-dessous sont nos paraphrases ; ce qui est marqué « notre proposition » n’est pas dans le livre.',
    'After “La Règle THUCIDIDE”, antiquity and middle ages, site herelle.com, section Wargames/Thucidide. The pages found do not name their author; Vincent Hérelle, credited with Philippe Bondurand on the CLASH rule that this book recommends, is probable, not certain. The texts below are our paraphrases; what is marked “our proposal” is not in the book.',
  ),
  rules: {
    ...PHASE_RULES,
    ...CAPACITY_RULES,
    ...PRECISION_RULES,
    ...SPECIAL_RULES,
    ...OFF_TABLE_RULES,
    ...OTHER_CHAPTER_RULES,
    ...PROPOSAL_RULES,
  },
});
