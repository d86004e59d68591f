import type { Bilingual } from '@arbitre/kernel';
import type { State } from '../play/state.ts';
import { nameOf } from '../words/naming.ts';

/** What each reason is after, in a player's words. */
const AIMS: Readonly<Record<string, Bilingual>> = {
  strike: { fr: 'faire le plus mal', en: 'hurt most' },
  finish: { fr: 'sortir du combat un ennemi affaibli', en: 'put a weakened enemy out of the fight' },
  away: { fr: 'craindre moins de coups', en: 'have fewer blows to fear' },
  trip: { fr: 'le jeter à terre', en: 'put it on the ground' },
  hold: { fr: 'le retenir', en: 'hold it back' },
  edge: { fr: 'l’envoyer dans le vide qui est derrière lui', en: 'send it over the drop behind it' },
  hide: { fr: 'échapper à leurs regards', en: 'get out of their sight' },
  seek: { fr: 'voir ce qu’on frappe', en: 'see what is to be struck' },
  cross: { fr: 'prendre le seul chemin vers l’ennemi', en: 'take the only way to the enemy' },
  scramble: { fr: 'remonter au sec', en: 'get back to dry land' },
  approach: { fr: 'avoir un ennemi à portée des prochaines Frappes', en: 'have an enemy in reach of the next Strikes' },
  safety: { fr: 'partir sans offrir de réaction', en: 'leave without giving anyone a reaction' },
  stand: { fr: 'mieux frapper une fois debout', en: 'strike better on one’s feet' },
  escape: { fr: 'retrouver ses mouvements et être moins touché', en: 'move freely again and be hit less' },
  shield: { fr: 'amortir les coups qui viennent', en: 'soften the blows to come' },
  await: { fr: 'frapper le premier qui viendra', en: 'strike the first who comes' },
  delay: {
    fr: 'laisser venir l’ennemi et garder toutes ses actions pour lui',
    en: 'let the enemy come and keep every action for it',
  },
  cover: { fr: 'être moins touché', en: 'be hit less' },
  hunt: {
    fr: 'garder la même proie pour toutes les flèches du tour',
    en: 'keep one quarry for all the arrows of the turn',
  },
  heal: { fr: 'garder un ami debout', en: 'keep a friend up' },
  breath: { fr: 'toucher plusieurs ennemis d’un seul souffle', en: 'catch several enemies in one breath' },
  door: { fr: 'atteindre l’ennemi de l’autre côté', en: 'get at the enemy on the other side' },
  react: { fr: 'donner un coup qui ne coûte pas d’action', en: 'strike a blow that costs no action' },
  block: { fr: 'prendre le coup sur le bouclier', en: 'take the blow on the shield' },
  catch: { fr: 'se rattraper', en: 'break the fall' },
  spare: { fr: 'garder sa réaction', en: 'keep the reaction' },
  begin: { fr: 'commencer l’affrontement', en: 'begin the encounter' },
  resume: { fr: 'agir avant que l’occasion ne passe', en: 'act before the chance is gone' },
  wait: { fr: 'laisser venir l’ennemi', en: 'let the enemy come' },
  ready: { fr: 'laisser l’affrontement continuer', en: 'let the encounter go on' },
};

/** What a turn is ended for while there are actions left. */
const IDLE: Bilingual = {
  fr: 's’arrêter là où rien de plus n’est à gagner',
  en: 'stop where nothing more is to be gained',
};

/** A reason, with the creature that it names: "strike orc". */
export function aims(why: string, state: State): Bilingual {
  const [code = '', ...about] = why.split(' ');
  const id = about.join(' ');
  const [fr, en] = [nameOf(state, id, 'fr'), nameOf(state, id, 'en')];
  if (code === 'strike' && id !== '') return { fr: `blesser ${fr}`, en: `wound ${en}` };
  if (code === 'finish' && id !== '') return { fr: `sortir ${fr} du combat`, en: `put ${en} out of the fight` };
  if (code === 'ready' && state.frames.length === 0 && (state.turn?.actions ?? 0) > 0) return IDLE;
  return AIMS[code] ?? { fr: why, en: why };
}
