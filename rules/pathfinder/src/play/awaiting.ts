import type { Decision } from '@arbitre/kernel';
import { creatureOf } from '../encounter/creature.ts';
import { askedNow } from './judge.ts';
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
  const asked = askedNow(state);
  if (frame !== undefined && asked !== null)
    return { seats: seatsOf(state, asked), kind: frame.kind === 'react' ? 'reaction' : frame.kind };
  return state.turn === null
    ? null
    : { seats: seatsOf(state, state.turn.who), kind: state.turn.mustLeave ? 'leave' : 'turn' };
}

function seatsOf(state: State, id: string): string[] {
  const creature = creatureOf(state, id);
  return creature === undefined ? [] : [creature.side];
}
