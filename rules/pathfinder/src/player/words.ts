import type { Bilingual, Brain } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import type { State } from '../play/state.ts';

/** Features in a player's words. */
export const SAYS: Readonly<Record<string, Bilingual>> = {
  strength: { fr: 'nos forces face aux leurs', en: 'our strength against theirs' },
  down: { fr: 'ceux qui sont tombés', en: 'those who have fallen' },
  danger: { fr: 'la sécurité des nôtres', en: 'the safety of our own' },
  chances: { fr: 'nos Frappes du prochain tour', en: 'our Strikes of next turn' },
  ground: { fr: 'l’approche de l’ennemi', en: 'closing with the enemy' },
  footing: { fr: 'la posture (debout, bouclier levé, libre)', en: 'posture (on one’s feet, shield up, free)' },
};

/** Characters, as weights on the features. */
export const TEMPERS: Brain<State, Command>['tempers'] = {
  bold: { name: { fr: 'téméraire', en: 'bold' }, weights: { danger: 0.3 } },
  careful: { name: { fr: 'prudent', en: 'careful' }, weights: { danger: 1.8, footing: 1.4 } },
  spiteful: { name: { fr: 'rancunier', en: 'spiteful' }, weights: { down: 0.2, strength: 1.2 } },
};
