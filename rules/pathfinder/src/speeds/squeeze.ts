import { type Cell, cellAt, OFF_BOARD } from '@arbitre/kernel';
import { terrainAt, THIN_WALL } from '../space/battlefield.ts';
import { chart } from '../encounter/creature.ts';
import { isCornerClosed } from '../space/corner.ts';
import type { Space } from '../space/space.ts';
import type { State } from '../play/state.ts';
import type { Move3, StepPrice } from './step3.ts';

/**
 * pf.geom.5 and pf.geom.6 for a body that is not on the ground: thin walls inside the area it sweeps, and solid corners it
 * would cut, stop it as they stop a walker. `space` is where it arrives. Null when nothing is in the way.
 */
export function passesBetween(
  state: State,
  space: Space,
  { dx, dy }: Move3,
  z: number,
): Exclude<StepPrice, number> | null {
  const map = chart(state);
  if ((dx === 0 || dy === 0) && map.field.walls.length === 0) return null;
  const left = Math.min(space.x, space.x - dx);
  const top = Math.min(space.y, space.y - dy);
  const right = Math.max(space.x, space.x - dx) + space.side - 1;
  const bottom = Math.max(space.y, space.y - dy) + space.side - 1;
  for (let row = top; row <= bottom && map.field.walls.length > 0; row++) {
    for (let column = left; column <= right; column++) {
      const cell = cellAt(map.board, column, row);
      const east = column < right && map.board.sides[cell * 8 + 2] === THIN_WALL;
      const south = row < bottom && map.board.sides[cell * 8 + 4] === THIN_WALL;
      if (east || south) return { code: 'walled', rules: ['pf.geom.5'], at: cell };
    }
  }
  const { cornerRule } = state.rulings;
  if (dx === 0 || dy === 0 || cornerRule === 'free') return null;
  const ahead = cellAt(map.board, dx > 0 ? right : left, dy > 0 ? top : bottom);
  const aside = cellAt(map.board, dx > 0 ? left : right, dy > 0 ? bottom : top);
  const one = ahead !== OFF_BOARD && isSolidAt(state, ahead, z);
  const other = aside !== OFF_BOARD && isSolidAt(state, aside, z);
  if (!isCornerClosed(one, other, cornerRule)) return null;
  return { code: 'corner', rules: ['pf.geom.6'], at: one ? ahead : aside };
}

/** Is there solid matter in that square at that height? */
export function isSolidAt(state: State, cell: Cell, z: number): boolean {
  const { blocking } = terrainAt(chart(state), cell);
  return blocking !== undefined && z < (blocking.top ?? Infinity);
}
