import type { Decision } from '@arbitre/kernel';
import { activationsLeft, chiefsOf, openActivation } from '../../command/activation.ts';
import { choicesOf, maySendCourier } from '../../play/offers.ts';
import { activationOf, type State } from '../../play/state.ts';
import { army, awaitsText, count, isPhase, isStep } from './phrases.ts';

/** Whose choice, of what, and what can be done about it. */
export function decision({ kind, seats }: Decision, state: State): string {
  const seat = seats[0] ?? '';
  if (isStep(kind)) return awaitsText(kind, seat, state);
  const head = army(state, seat);
  if (!isPhase(kind)) return head;
  switch (kind) {
    case 'command':
      return `${head} : ${commanding(state)}`;
    case 'movement':
      return `${head} : ${moving(state)}`;
    case 'combat':
      return `${head} : ${fighting(state)}`;
  }
}

function commanding(state: State): string {
  const open = openActivation(state);
  if (chiefsOf(state, state.turn.side).length === 0) return 'plus de chef, une seule unité ; laquelle ?';
  if (open === null) return 'quelles unités agissent ?';
  const more = count(open.room, 'unité', 'unités');
  if (open.room > 0) return `qui d’autre ? Encore ${more}.`;
  if (activationsLeft(state) > 0) return 'un autre chef, ou les déplacements ?';
  return maySendCourier(state)
    ? 'en appeler d’autres contre des pions, ou les déplacements ?'
    : 'tous sont appelés, aux déplacements.';
}

function moving({ units, turn }: State): string {
  const still = units.filter(({ id, move }) => move === null && activationOf(turn, id) >= 0).length;
  if (still === 0) return 'tout a bougé. Des chefs, ou les combats ?';
  return `où aller ? Encore ${count(still, 'unité', 'unités')}.`;
}

function fighting(state: State): string {
  const any = choicesOf(state).some(({ group }) => group === 'attack');
  return any ? 'qui attaque qui ?' : 'personne à attaquer, finissez le tour.';
}
