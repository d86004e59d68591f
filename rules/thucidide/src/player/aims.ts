import type { Bilingual } from '@arbitre/kernel';
import { choicesOf } from '../play/offers.ts';
import { isUnit, pieceById, type State } from '../play/state.ts';
import { label } from '../words/names.ts';

/** What each reason is after, in a player's words. */
const AIMS: Readonly<Record<string, Bilingual>> = {
  command: { fr: 'mettre en mouvement le plus d’unités utiles', en: 'get the most useful units moving' },
  call: { fr: 'garder le plus d’unités à sa portée', en: 'keep the most units within his range' },
  activate: { fr: 'employer cette unité mieux qu’à attendre', en: 'put this unit to better use than waiting' },
  strike: { fr: 'frapper là où cela rapporte plus que cela ne coûte', en: 'strike where it brings more than it costs' },
  objective: { fr: 'tenir un objectif', en: 'hold an objective' },
  approach: { fr: 'avancer vers le but', en: 'advance towards the goal' },
  safety: { fr: 'rester hors d’atteinte', en: 'stay out of reach' },
  wait: { fr: 'attendre un meilleur moment pour entrer', en: 'wait for a better moment to come in' },
  lead: { fr: 'se tenir auprès d’une unité', en: 'stand with a unit' },
  riposte: { fr: 'rendre les coups', en: 'strike back' },
  evade: { fr: 'se dérober au choc', en: 'slip away from the shock' },
  escape: { fr: 'gagner la place la plus sûre', en: 'reach the safest place' },
  retreat: { fr: 'gagner la place la plus sûre', en: 'reach the safest place' },
  order: { fr: 'tirer d’un ordre plus qu’il ne coûte', en: 'get more out of an order than it costs' },
  pass: { fr: 'garder ses forces', en: 'save one’s strength' },
  follow: { fr: 'occuper le terrain gagné', en: 'hold the ground won' },
  pursue: { fr: 'poursuivre l’ennemi qui recule', en: 'pursue the enemy that gives way' },
};

/** What an order is given for; any other is worth more than it costs. */
const ORDERS: Readonly<Record<string, Bilingual>> = {
  reconnaissance: { fr: 'garder des ordres pour plus tard', en: 'save up orders for later' },
  courier: { fr: 'faire agir une unité de plus', en: 'get one unit more into action' },
  rally: { fr: 'rendre un élément à une unité meurtrie', en: 'give a battered unit an element back' },
  'steady-aim': { fr: 'mieux tirer', en: 'shoot better' },
  shock: { fr: 'frapper plus fort', en: 'strike harder' },
  'close-ranks': { fr: 'souffrir moins', en: 'suffer less' },
  hold: { fr: 'ne pas reculer', en: 'give no ground' },
  'fall-back': { fr: 'se dérober au choc', en: 'slip away from the shock' },
};

/** What a phase is ended for: something that could still be done is left, or nothing is. */
function endOf(state: State): Bilingual {
  const left = choicesOf(state);
  switch (state.turn.phase) {
    case 'command':
      return left.some(({ command }) => command.do === 'activate' || command.do === 'command')
        ? { fr: 'laisser les autres unités où elles sont', en: 'leave the other units where they are' }
        : { fr: 'faire marcher les unités appelées', en: 'let those called up march' };
    case 'movement':
      return { fr: 'passer aux combats', en: 'go on to the fights' };
    case 'combat':
      return left.some(({ command }) => command.do === 'attack')
        ? { fr: 'épargner aux nôtres les attaques qui restent', en: 'spare our own the attacks that are left' }
        : { fr: 'laisser jouer l’adversaire', en: 'let the opponent play' };
  }
}

/** A reason, with the piece or the order that it names: "strike BI3", "order shock". */
export function aims(why: string, state: State): Bilingual {
  const [code = '', about] = why.split(' ');
  const piece = about === undefined ? undefined : pieceById(state, about);
  if (code === 'strike' && piece !== undefined && isUnit(piece))
    return { fr: `frapper ${label(state, piece.id, 'fr')}`, en: `strike ${label(state, piece.id, 'en')}` };
  if (code === 'ready') return endOf(state);
  const order = code === 'order' ? ORDERS[about ?? ''] : undefined;
  return order ?? AIMS[code] ?? { fr: 'ne rien perdre', en: 'lose nothing' };
}
