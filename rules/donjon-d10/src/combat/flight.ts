import type { Exchange } from './opposed-roll.ts';
import type { Means } from './means.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { foeOf, type State } from '../play/state.ts';

/** dx.x.flee: does the hero only try to get away? */
export function isFlight({ by }: Means): boolean {
  return by === 'flight';
}

/** dx.x.flee: a margin at least equal, or a 1, and the hero is back where it came from, if it lives. */
export function getsAway(means: Means, { winner }: Exchange, pv: number): boolean {
  return isFlight(means) && winner === 'hero' && pv > 0;
}

/** dx.x.flee, dx.x.scroll.passage: nobody walks away from a boss. */
export function againstBoss(state: State, by: 'flight' | 'passage'): Refusal | null {
  const { combat } = state;
  if (combat === null || !foeOf(state, combat).boss) return null;
  return refuse('boss', { by, foe: combat.foe });
}
