import type { Bilingual, Brain } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import type { State } from '../play/state.ts';

/** Features and reasons in a player's words. */
export const SAYS: Readonly<Record<string, Bilingual>> = {
  material: { fr: 'les pertes infligées et subies', en: 'losses inflicted and suffered' },
  objective: { fr: 'les objectifs', en: 'the objectives' },
  exposure: { fr: 'ce que l’ennemi peut frapper ensuite', en: 'what the enemy can strike next' },
  chiefs: { fr: 'la sûreté des chefs', en: 'the safety of the chiefs' },
  approach: { fr: 'la marche vers le but', en: 'the march to the goal' },
  tokens: { fr: 'les pions d’ordre', en: 'the order tokens' },
  command: { fr: 'le plus d’unités utiles à portée de commandement', en: 'most useful units in command range' },
  activate: { fr: 'l’unité qui a le plus à faire', en: 'the unit with most to do' },
  ready: { fr: 'plus rien d’utile dans cette phase', en: 'nothing more of use in this phase' },
  strike: { fr: 'une attaque qui rapporte plus qu’elle ne coûte', en: 'an attack that brings more than it costs' },
  safety: { fr: 'hors d’atteinte', en: 'out of reach' },
  wait: { fr: 'attendre', en: 'waiting' },
  lead: { fr: 'le chef avec l’unité qui frappe', en: 'the chief with the unit that strikes' },
  riposte: { fr: 'rendre les coups', en: 'striking back' },
  evade: { fr: 'se dérober au choc', en: 'slipping away from the shock' },
  escape: { fr: 'la place la plus sûre', en: 'the safest place' },
  retreat: { fr: 'la place la plus sûre', en: 'the safest place' },
  order: { fr: 'un ordre qui vaut son prix', en: 'an order worth its price' },
  pass: { fr: 'garder ses forces', en: 'keeping one’s strength' },
  follow: { fr: 'occuper le terrain gagné', en: 'holding the ground won' },
  pursue: { fr: 'poursuivre une unité affaiblie', en: 'pursuing a weakened unit' },
};

/** Characters, as weights on the features. */
export const TEMPERS: Brain<State, Command>['tempers'] = {
  bold: { name: { fr: 'téméraire', en: 'bold' }, weights: { exposure: 0.3, approach: 2 } },
  careful: { name: { fr: 'prudent', en: 'careful' }, weights: { exposure: 1.8, chiefs: 1.5 } },
  greedy: { name: { fr: 'avide', en: 'greedy' }, weights: { objective: 1.8, material: 0.9 } },
  spiteful: { name: { fr: 'rancunier', en: 'spiteful' }, weights: { material: 1.4, objective: 0.6 } },
};
