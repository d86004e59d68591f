import type { Cell } from '../board/board.ts';

/**
 * What every search of this folder returns: numbered trails, cheapest first. Trail `t` ends on `cells[t]`, has cost
 * `costs[t]`, and is trail `previous[t]` plus one step (-1: it is a start).
 *
 * `ends` lists the trails a figure may stop at the end of, the best one for each destination, cheapest first.
 */
export interface Trails {
  readonly cells: readonly number[];
  readonly costs: readonly number[];
  readonly previous: readonly number[];
  readonly ends: readonly number[];
}

/** Trails as a search holds them in its buffers, or as plain data. */
type Numbered = { readonly [Name in keyof Trails]: ArrayLike<number> };

/**
 * The best trail that may stop on that cell, or -1.
 *
 * @example trailTo(reach(steps, start, 5), goal)
 */
export function trailTo(trails: Trails, cell: Cell): number {
  return trails.ends.find((trail) => trails.cells[trail] === cell) ?? -1;
}

/**
 * What it costs to stop on that cell, or undefined when one cannot.
 *
 * @example costTo(reach(steps, start, 5), start) // 0
 */
export function costTo(trails: Trails, cell: Cell): number | undefined {
  return trails.costs[trailTo(trails, cell)];
}

/**
 * The cells of a trail, its start first.
 *
 * @example pathOf(reached, trailTo(reached, goal))
 */
export function pathOf(trails: Pick<Numbered, 'cells' | 'previous'>, trail: number): Cell[] {
  const path: Cell[] = [];
  for (let at = trail; at >= 0; at = trails.previous[at]!) path.push(trails.cells[at]!);
  return path.reverse();
}

/**
 * The cells of the best way to stop on that cell, the start first; none when one cannot.
 *
 * @example pathTo(reach(steps, a1, 2), c1) // [a1, b1, c1]
 */
export function pathTo(trails: Trails, cell: Cell): Cell[] {
  return pathOf(trails, trailTo(trails, cell));
}

/**
 * Every cell one may stop on, cheapest first.
 *
 * @example destinations(reach(steps, start, 5)).includes(goal)
 */
export function destinations(trails: Trails): Cell[] {
  return trails.ends.map((trail) => trails.cells[trail]!);
}
