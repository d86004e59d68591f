import type { Decision } from '@arbitre/kernel';
import { creatureOf } from '../encounter/creature.ts';
import type { Frame } from './frame.ts';
import { askedNow } from './judge.ts';
import { REFEREE, type State } from './state.ts';

/** Every kind of choice a seat may be asked for. */
export const DECISIONS = ['begin', 'turn', 'leave', 'reaction', 'fall', 'block', 'resume', 'sharing'] as const;
/** What a seat is asked to choose. */
export type DecisionKind = (typeof DECISIONS)[number];

/** What is asked while something is being resolved. */
const ASKED: Readonly<Partial<Record<Frame['kind'], DecisionKind>>> = {
  react: 'reaction',
  fall: 'fall',
  block: 'block',
  resume: 'resume',
};

/** Who must choose now, and what; null when the encounter is over. */
export function awaiting(state: State): Decision<DecisionKind> | null {
  if (state.outcome !== null) return null;
  if (state.mode === 'exploration') {
    const placing = state.sides.filter(({ id }, index) => index === 0 || (state.deployment[id] ?? []).length > 0);
    return { seats: placing.map(({ id }) => id), kind: 'begin' };
  }
  const frame = state.frames.at(-1);
  if (frame?.kind === 'share') return { seats: [REFEREE], kind: 'sharing' };
  const [asked, kind] = [askedNow(state), frame === undefined ? undefined : ASKED[frame.kind]];
  if (kind !== undefined && asked !== null) return { seats: seatsOf(state, asked), kind };
  return state.turn === null
    ? null
    : { seats: seatsOf(state, state.turn.who), kind: state.turn.mustLeave ? 'leave' : 'turn' };
}

function seatsOf(state: State, id: string): string[] {
  const creature = creatureOf(state, id);
  return creature === undefined ? [] : [creature.side];
}
