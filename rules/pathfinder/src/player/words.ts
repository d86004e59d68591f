import type { Bilingual, Brain } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import type { State } from '../play/state.ts';

/** Features and reasons in a player's words. */
export const SAYS: Readonly<Record<string, Bilingual>> = {
  strength: { fr: 'les points de vie des deux camps', en: 'the hit points of both sides' },
  down: { fr: 'ceux qui peuvent encore se relever', en: 'those who may yet get up' },
  danger: { fr: 'les coups à venir', en: 'the blows to come' },
  chances: { fr: 'nos prochaines frappes', en: 'our next Strikes' },
  footing: { fr: 'la posture', en: 'footing' },
  strike: { fr: 'la frappe qui blesse le plus', en: 'the Strike that hurts most' },
  finish: { fr: 'un ennemi à terre, ou presque', en: 'an enemy all but down' },
  away: { fr: 'moins de coups à craindre', en: 'fewer blows to fear' },
  trip: { fr: 'un ennemi à terre frappe moins', en: 'an enemy on the ground strikes less' },
  hold: { fr: 'un ennemi tenu ne va nulle part', en: 'a held enemy goes nowhere' },
  edge: { fr: 'un ennemi au bord du vide', en: 'an enemy at the edge' },
  hide: { fr: 'sortir de leur vue', en: 'out of their sight' },
  seek: { fr: 'trouver qui se cache', en: 'finding who hides' },
  cross: { fr: 'le seul chemin vers l’ennemi', en: 'the only way to the enemy' },
  scramble: { fr: 'remonter au sec', en: 'back to dry land' },
  approach: { fr: 'une meilleure place', en: 'a better place' },
  safety: { fr: 'un Pas, sans réaction', en: 'a Step, nobody reacts' },
  stand: { fr: 'se relever', en: 'getting up' },
  escape: { fr: 'se dégager', en: 'breaking free' },
  shield: { fr: 'le bouclier levé', en: 'the raised shield' },
  cover: { fr: 'se mettre à l’abri', en: 'taking cover' },
  hunt: { fr: 'une proie à suivre', en: 'a quarry to follow' },
  heal: { fr: 'soigner qui tombe', en: 'healing who falls' },
  breath: { fr: 'plusieurs cibles dans le souffle', en: 'several targets in the breath' },
  door: { fr: 'ouvrir le passage', en: 'opening the way' },
  react: { fr: 'un coup offert', en: 'a free blow' },
  block: { fr: 'le bouclier prend le coup', en: 'the shield takes the blow' },
  catch: { fr: 'ne pas tomber', en: 'not falling' },
  spare: { fr: 'garder sa réaction', en: 'keeping the reaction' },
  begin: { fr: 'que l’affrontement commence', en: 'let the encounter begin' },
  ready: { fr: 'plus rien d’utile ce tour-ci', en: 'nothing more of use this turn' },
};

/** Characters, as weights on the features. */
export const TEMPERS: Brain<State, Command>['tempers'] = {
  bold: { name: { fr: 'téméraire', en: 'bold' }, weights: { danger: 0.3 } },
  careful: { name: { fr: 'prudent', en: 'careful' }, weights: { danger: 1.8, footing: 1.4 } },
  spiteful: { name: { fr: 'rancunier', en: 'spiteful' }, weights: { down: 0.2, strength: 1.2 } },
};
