import type { Rulings } from '../rulings.ts';
import { isWithinReach, type Space } from '../space/space.ts';

/** The squares a step leaves, as spaces of one square at the mover's height. */
export function squaresLeft(from: Space, to: Space, leaveSquare: Rulings['leaveSquare']): Space[] {
  const left: Space[] = [];
  for (let y = from.y; y < from.y + from.side; y++) {
    for (let x = from.x; x < from.x + from.side; x++) {
      const still =
        from.z === to.z &&
        x >= to.x &&
        x < to.x + to.side &&
        y >= to.y &&
        y < to.y + to.side &&
        leaveSquare === 'vacated';
      if (!still) left.push({ x, y, side: 1, z: from.z });
    }
  }
  return left;
}

/**
 * pf.trigger.4: does a step from one space to the next leave a square within reach of a watcher? Only squares no longer
 * filled count, unless the ruling `leaveSquare` says every square of the old footprint does. Entering one is no trigger.
 */
export function leavesReach(
  from: Space,
  to: Space,
  watcher: Space,
  reach: number,
  rulings: Pick<Rulings, 'leaveSquare' | 'reachMetric'>,
): boolean {
  return squaresLeft(from, to, rulings.leaveSquare).some((square) => isWithinReach(watcher, square, reach, rulings));
}
