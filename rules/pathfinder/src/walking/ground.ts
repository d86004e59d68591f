import { type Cell, cellAt, OFF_BOARD } from '@arbitre/kernel';
import { type Chart, squaresOf, terrainAt } from '../space/battlefield.ts';
import type { Space } from '../space/space.ts';
import { UNITS_PER_SQUARE } from '../space/space.ts';
import type { Terrain, Water } from './terrain.ts';

/** pf.x.height: what can be walked up or down without a leap, in units. */
export const WALKABLE_RISE = 2;

/** Height of the ground a body of that side stands on: the highest square under it. */
export function standingHeight(chart: Chart, anchor: Cell, side: number): number {
  if (side === 1) return terrainAt(chart, anchor).height;
  const { columns } = chart.board;
  let highest = -Infinity;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      highest = Math.max(highest, terrainAt(chart, anchor + row * columns + column).height);
    }
  }
  return highest;
}

/** What is under someone at a height: the square's own ground, or what lies below a beam for one who is beneath it. */
export interface Floor {
  readonly height: number;
  readonly water: Water | null;
  readonly soft: number;
}

export function floorOf(terrain: Terrain, z: number): Floor {
  const { below } = terrain;
  if (below !== undefined && z < terrain.height) {
    return { height: below.height, water: below.water ?? null, soft: 0 };
  }
  return { height: terrain.height, water: terrain.water ?? null, soft: terrain.soft ?? 0 };
}

/** Where a body would come to rest if nothing held it: the highest floor under its footprint. */
export function restingFloor(chart: Chart, space: Space): Floor {
  if (space.side === 1) {
    const cell = cellAt(chart.board, space.x, space.y);
    return cell === OFF_BOARD ? NOWHERE : floorOf(terrainAt(chart, cell), space.z);
  }
  let highest: Floor | null = null;
  for (const cell of squaresOf(chart, space.x, space.y, space.side)) {
    if (cell === OFF_BOARD) continue;
    const floor = floorOf(terrainAt(chart, cell), space.z);
    if (highest === null || floor.height > highest.height) highest = floor;
  }
  return highest ?? NOWHERE;
}

/** pf.fall.5: how deep what one falls into is, where it is soft; null on hard ground. */
export function softDepth({ water, soft }: Floor): number | null {
  return water?.depth ?? (soft > 0 ? soft : null);
}

const NOWHERE: Floor = { height: 0, water: null, soft: 0 };

/** The height of a body afloat: its head at the surface, or its feet on the bottom of shallow water. */
export function floatingHeight(floor: Floor): number {
  return floor.height - Math.min(UNITS_PER_SQUARE, floor.water?.depth ?? 0);
}

/** The water a body is in, if it is in any. */
export function waterAround(chart: Chart, space: Space): Water | null {
  for (const cell of squaresOf(chart, space.x, space.y, space.side)) {
    if (cell === OFF_BOARD) continue;
    const { height, water } = floorOf(terrainAt(chart, cell), space.z);
    if (water !== null && space.z < height) return water;
  }
  return null;
}
