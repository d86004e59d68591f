import type { Bilingual, Brain } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import type { State } from '../play/state.ts';

/** Features and reasons in a player's words. */
export const SAYS: Readonly<Record<string, Bilingual>> = {
  strength: { fr: 'les points de vie des deux camps', en: 'the hit points of both sides' },
  down: { fr: 'ceux qui peuvent encore se relever', en: 'those who may yet get up' },
  danger: { fr: 'les coups à venir', en: 'the blows to come' },
  footing: { fr: 'la posture', en: 'footing' },
  strike: { fr: 'la frappe qui blesse le plus', en: 'the Strike that hurts most' },
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
  ready: { fr: 'plus rien d’utile ce tour-ci', en: 'nothing more of use this turn' },
};

/** Characters, as weights on the features. */
export const TEMPERS: Brain<State, Command>['tempers'] = {
  bold: { name: { fr: 'téméraire', en: 'bold' }, weights: { danger: 0.3 } },
  careful: { name: { fr: 'prudent', en: 'careful' }, weights: { danger: 1.8, footing: 1.4 } },
  spiteful: { name: { fr: 'rancunier', en: 'spiteful' }, weights: { down: 0.2, strength: 1.2 } },
};
