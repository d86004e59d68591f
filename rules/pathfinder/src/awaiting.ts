import type { Decision } from '@arbitre/kernel';
import { creatureOf } from './creature.ts';
import { REFEREE, type State } from './state.ts';

/** Who must choose now, and what; null when the encounter is over. */
export function awaiting(state: State): Decision | null {
  if (state.outcome !== null) return null;
  if (state.mode === 'exploration') {
    const placing = state.sides.filter(({ id }, index) => index === 0 || (state.deployment[id] ?? []).length > 0);
    return { seats: placing.map(({ id }) => id), kind: 'begin' };
  }
  const frame = state.frames.at(-1);
  if (frame?.kind === 'share') return { seats: [REFEREE], kind: 'sharing' };
  if (frame?.kind === 'react') return { seats: seatsOf(state, frame.reactor), kind: 'reaction' };
  if (frame?.kind === 'fall') return { seats: seatsOf(state, frame.who), kind: 'fall' };
  return state.turn === null
    ? null
    : { seats: seatsOf(state, state.turn.who), kind: state.turn.mustLeave ? 'leave' : 'turn' };
}

function seatsOf(state: State, id: string): string[] {
  const creature = creatureOf(state, id);
  return creature === undefined ? [] : [creature.side];
}
