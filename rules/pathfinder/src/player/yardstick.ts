import type { Seat } from '@arbitre/kernel';
import { areAllied, blockOf, isInert, spaceOf } from '../encounter/creature.ts';
import { distance } from '../space/space.ts';
import type { State } from '../play/state.ts';

/** Hit points against hit points, who is still up, and how near one stands to an enemy. Never changed. */
export function yardstick(state: State, seat: Seat): number {
  let sum = 0;
  for (const creature of state.creatures) {
    const ours = areAllied(state, creature.side, seat);
    const up = isInert(creature) ? 0 : 10;
    sum += (ours ? 1 : -1) * (up + (20 * Math.max(0, creature.hp)) / blockOf(state, creature).hp);
    if (!ours || up === 0) continue;
    const own = spaceOf(state, creature);
    const enemies = state.creatures.filter((other) => !areAllied(state, other.side, seat) && !isInert(other));
    sum -= 0.1 * Math.min(20, ...enemies.map((other) => distance(own, spaceOf(state, other))));
    if (creature.conditions.prone) sum -= 1;
  }
  return sum;
}
