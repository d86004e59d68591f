import type { Bilingual, Brain } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import type { State } from '../play/state.ts';

/** Features in a player's words. */
export const SAYS: Readonly<Record<string, Bilingual>> = {
  depth: { fr: 'la descente', en: 'the way down' },
  health: { fr: 'les points de vie', en: 'hit points' },
  fight: { fr: 'les chances du combat', en: 'the odds of the fight' },
  pack: { fr: 'le sac et la bourse', en: 'pack and purse' },
  arms: { fr: 'les armes et l’armure', en: 'arms and armour' },
  way: { fr: 'le chemin vers ce qui reste à prendre', en: 'the way to what is left to take' },
};

/** What each reason is after, in a player's words. */
export const AIMS: Readonly<Record<string, Bilingual>> = {
  exit: { fr: 'atteindre l’escalier', en: 'reach the stairs' },
  gather: { fr: 'ramasser ce qui est sur le chemin', en: 'pick up what lies on the way' },
  approach: { fr: 'se rapprocher de ce qui reste à prendre', en: 'come nearer to what is left to take' },
  'least-bad': { fr: 'courir le moindre danger', en: 'run the least danger' },
  strike: { fr: 'avoir les meilleures chances de gagner le combat', en: 'have the best odds of winning the fight' },
  drink: { fr: 'boire avant qu’il soit trop tard', en: 'drink before it is too late' },
  ward: { fr: 'tenir un long combat sous l’armure du parchemin', en: 'outlast a long fight in the scroll’s armour' },
  flee: { fr: 'ne pas perdre ce combat', en: 'keep from losing this fight' },
  class: { fr: 'aller le plus loin', en: 'get furthest' },
  invest: { fr: 'être plus fort à chaque combat', en: 'be stronger in every fight' },
  buy: { fr: 'être mieux armé pour le prochain étage', en: 'be better equipped for the next floor' },
  sell: { fr: 'tirer de l’or de ce qui ne sert plus', en: 'get gold for what is no longer of use' },
  mend: { fr: 'payer moins que pour une arme neuve', en: 'pay less than for a new weapon' },
  descend: { fr: 'continuer la descente', en: 'go on down' },
  rest: { fr: 'reprendre des forces', en: 'get one’s strength back' },
  roll: { fr: 'avancer', en: 'go on' },
};

/** Characters, as weights on the features. */
export const TEMPERS: Brain<State, Command>['tempers'] = {
  bold: { name: { fr: 'téméraire', en: 'bold' }, weights: { health: 0.4, depth: 1.5 } },
  careful: { name: { fr: 'prudent', en: 'careful' }, weights: { health: 1.8, fight: 1.5 } },
  greedy: { name: { fr: 'avide', en: 'greedy' }, weights: { pack: 2, way: 1.5 } },
};
