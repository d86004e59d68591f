import type { Decision } from '@arbitre/kernel';
import { activationsLeft, chiefsOf, openActivation } from '../../command/activation.ts';
import { choicesOf } from '../../play/offers.ts';
import { activationOf, type State } from '../../play/state.ts';
import { army, awaitsText, count, isPhase, isStep, who } from './phrases.ts';

/** Whose choice, of what, and what can be done about it. */
export function decision({ kind, seats }: Decision, state: State): string {
  const seat = seats[0] ?? '';
  if (isStep(kind)) return awaitsText(kind, seat, state);
  const head = `Turn ${state.turn.number}, ${army(state, seat)}`;
  if (!isPhase(kind)) return `${head}.`;
  switch (kind) {
    case 'command':
      return `${head}, command: ${commanding(state)}`;
    case 'movement':
      return `${head}, movement: ${moving(state)}`;
    case 'combat':
      return `${head}, combat: ${fighting(state)}`;
  }
}

function commanding(state: State): string {
  const open = openActivation(state);
  if (chiefsOf(state, state.turn.side).length === 0) return 'no chief is left; activate one unit.';
  if (open === null) return 'call a chief, then activate units in his range.';
  const more = count(open.room, 'more unit', 'more units');
  if (open.room > 0)
    return open.chief === null ? `${more} may be activated.` : `${who(state, open.chief)} may activate ${more}.`;
  return activationsLeft(state) > 0
    ? 'this activation is full; call another chief or go on to movement.'
    : 'the activation is full; go on to movement.';
}

function moving({ units, turn }: State): string {
  const still = units.filter(({ id, move }) => move === null && activationOf(turn, id) >= 0).length;
  if (still === 0) return 'every activated unit has moved; move chiefs or go on to combat.';
  return `${count(still, 'activated unit has', 'activated units have')} not moved yet.`;
}

function fighting(state: State): string {
  const any = choicesOf(state).some(({ group }) => group === 'attack');
  return any
    ? 'your activated units may attack, one after the other.'
    : 'no activated unit has a target; end the turn.';
}
