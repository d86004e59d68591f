import type { Bilingual, Brain } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import type { State } from '../play/state.ts';

/** Features in a player's words. */
export const SAYS: Readonly<Record<string, Bilingual>> = {
  material: { fr: 'les pertes infligées et subies', en: 'losses inflicted and suffered' },
  objective: { fr: 'les objectifs', en: 'the objectives' },
  exposure: { fr: 'ce que l’ennemi peut frapper ensuite', en: 'what the enemy can strike next' },
  chiefs: { fr: 'la sûreté des chefs', en: 'the safety of the chiefs' },
  approach: { fr: 'la marche vers le but', en: 'the march to the goal' },
  tokens: { fr: 'les pions d’ordre', en: 'the order tokens' },
};

/** Characters, as weights on the features. */
export const TEMPERS: Brain<State, Command>['tempers'] = {
  bold: { name: { fr: 'téméraire', en: 'bold' }, weights: { exposure: 0.3, approach: 2 } },
  careful: { name: { fr: 'prudent', en: 'careful' }, weights: { exposure: 1.8, chiefs: 1.5 } },
  greedy: { name: { fr: 'avide', en: 'greedy' }, weights: { objective: 1.8, material: 0.9 } },
  spiteful: { name: { fr: 'rancunier', en: 'spiteful' }, weights: { material: 1.4, objective: 0.6 } },
};
