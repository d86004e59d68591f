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
      return `${head}: ${commanding(state)}`;
    case 'movement':
      return `${head}: ${moving(state)}`;
    case 'combat':
      return `${head}: ${fighting(state)}`;
  }
}

function commanding(state: State): string {
  const open = openActivation(state);
  if (chiefsOf(state, state.turn.side).length === 0) return 'no chief left, one unit only; which?';
  if (open === null) return 'which units act?';
  const more = count(open.room, 'more unit', 'more units');
  if (open.room > 0) return `who else? ${more}.`;
  if (activationsLeft(state) > 0) return 'another chief, or on to movement?';
  return maySendCourier(state) ? 'call others for tokens, or on to movement?' : 'all are called, on to movement.';
}

function moving({ units, turn }: State): string {
  const still = units.filter(({ id, move }) => move === null && activationOf(turn, id) >= 0).length;
  if (still === 0) return 'all have moved. Chiefs, or on to combat?';
  return `where to? ${count(still, 'unit', 'units')} to move.`;
}

function fighting(state: State): string {
  const any = choicesOf(state).some(({ group }) => group === 'attack');
  return any ? 'who attacks whom?' : 'nobody to attack, end the turn.';
}
