import type { Bilingual, Brain } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import type { State } from '../play/state.ts';

/** Features and reasons in a player's words. */
export const SAYS: Readonly<Record<string, Bilingual>> = {
  health: { fr: 'la Santé des héros', en: 'the heroes’ Health' },
  heroism: { fr: 'l’Héroïsme gardé', en: 'the Heroism kept' },
  foes: { fr: 'les ennemis encore debout', en: 'the enemies still standing' },
  way: { fr: 'le chemin vers le but', en: 'the way to the goal' },
  goal: { fr: 'la mission', en: 'the errand' },
  time: { fr: 'les Rounds qui restent', en: 'the Rounds left' },
  strike: { fr: 'l’attaque qui met le plus souvent un ennemi à terre', en: 'the attack most likely to fell an enemy' },
  approach: { fr: 'se rapprocher du but', en: 'coming nearer to the goal' },
  explore: { fr: 'trouver la suite', en: 'finding what comes next' },
  free: { fr: 'libérer la captive', en: 'freeing the captive' },
  heal: { fr: 'soigner qui en a besoin', en: 'healing who needs it' },
  stand: { fr: 'se relever', en: 'getting up' },
  rage: { fr: 'la rage au contact', en: 'rage in close quarters' },
  help: { fr: 'aider un compagnon', en: 'helping a companion' },
  search: { fr: 'le trésor de la rencontre', en: 'the treasure of the encounter' },
  ready: { fr: 'plus rien d’utile ce tour-ci', en: 'nothing more of use this turn' },
};

/** Characters, as weights on the features. */
export const TEMPERS: Brain<State, Command>['tempers'] = {
  bold: { name: { fr: 'téméraire', en: 'bold' }, weights: { health: 0.6, foes: 1.4 } },
  careful: { name: { fr: 'prudent', en: 'careful' }, weights: { health: 1.5, time: 0.6 } },
  hasty: { name: { fr: 'pressé', en: 'hasty' }, weights: { way: 1.6, time: 1.5 } },
};
