import type { Bilingual, Brain } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import type { State } from '../play/state.ts';

/** Features and reasons in a player's words. */
export const SAYS: Readonly<Record<string, Bilingual>> = {
  depth: { fr: 'la descente', en: 'the way down' },
  health: { fr: 'les points de vie', en: 'hit points' },
  fight: { fr: 'les chances du combat', en: 'the odds of the fight' },
  pack: { fr: 'le sac et la bourse', en: 'pack and purse' },
  arms: { fr: 'les armes et l’armure', en: 'arms and armour' },
  way: { fr: 'le chemin vers ce qui reste à prendre', en: 'the way to what is left to take' },
  exit: { fr: 'l’escalier', en: 'the stairs' },
  gather: { fr: 'mène à quelque chose à ramasser', en: 'leads to something worth picking up' },
  approach: { fr: 'se rapproche de ce qui reste à prendre', en: 'comes nearer to what is left to take' },
  'least-bad': {
    fr: 'tous les chemins sont dangereux, celui-ci le moins',
    en: 'every way is dangerous, this one least',
  },
  strike: { fr: 'les meilleures chances de gagner le combat', en: 'the best odds of winning the fight' },
  drink: { fr: 'une potion avant qu’il soit trop tard', en: 'a potion before it is too late' },
  ward: { fr: 'l’armure du parchemin pour un long combat', en: 'the scroll’s armour for a long fight' },
  flee: { fr: 'un combat que l’on perdrait', en: 'a fight one would lose' },
  class: { fr: 'la classe qui va le plus loin', en: 'the class that gets furthest' },
  invest: { fr: 'ce qui sert à chaque combat', en: 'what serves in every fight' },
  buy: { fr: 'ce qui sert le plus au prochain étage', en: 'what serves most on the next floor' },
  sell: { fr: 'ce qui ne sert plus', en: 'what is no longer of use' },
  mend: { fr: 'une arme réparée coûte moins qu’une neuve', en: 'a mended weapon costs less than a new one' },
  descend: { fr: 'prêt pour la suite', en: 'ready for what comes' },
  roll: { fr: 'rien d’autre à faire', en: 'nothing else to do' },
};

/** Characters, as weights on the features. */
export const TEMPERS: Brain<State, Command>['tempers'] = {
  bold: { name: { fr: 'téméraire', en: 'bold' }, weights: { health: 0.4, depth: 1.5 } },
  careful: { name: { fr: 'prudent', en: 'careful' }, weights: { health: 1.8, fight: 1.5 } },
  greedy: { name: { fr: 'avide', en: 'greedy' }, weights: { pack: 2, way: 1.5 } },
};
