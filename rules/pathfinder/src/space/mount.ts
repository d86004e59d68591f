import type { Creature } from '../play/state.ts';

/** pf.space.5: a space is its owner's alone, but for a rider and its mount. */
export function areMounted(a: Creature, b: Creature): boolean {
  return a.rides === b.id || b.rides === a.id;
}
