import { type Cell, directionTo, lineOf, OFF_BOARD, rememberLast } from '@arbitre/kernel';
import { areAdjacent, type Geometry, isSideOpen, zoneOf } from './geometry.ts';

/** The line between two figures, from centre to centre. */
export interface Line {
  /** Zones entered on the way; 0 in the same zone. */
  readonly entered: number;
  /** A cell of cover lies on it. */
  readonly covered: boolean;
}

const linesKept = rememberLast((_geometry: Geometry) => new Map<number, Line | null>());

/**
 * The line from a cell to another, or null when a wall, a closed door or something solid cuts it (ad.x.reach). Where it
 * goes exactly through a corner, one open way around it is enough: ties favour the attacker.
 */
export function lineBetween(geometry: Geometry, from: Cell, to: Cell): Line | null {
  const lines = linesKept(geometry);
  const key = from * geometry.board.size + to;
  const line = lines.get(key);
  if (line !== undefined) return line;
  const traced = trace(geometry, from, to);
  lines.set(key, traced);
  return traced;
}

function trace(geometry: Geometry, from: Cell, to: Cell): Line | null {
  const { plan, board } = geometry;
  const entered = new Set<string>();
  let covered = false;
  let here = from;
  let corner: readonly Cell[] = [];
  for (const stretch of lineOf(board, from, to)) {
    if (stretch.kind !== 'through') {
      corner = [stretch.left, stretch.right];
      continue;
    }
    const { cell } = stretch;
    if (cell === from) continue;
    const open =
      corner.length === 0
        ? isOpen(geometry, here, cell)
        : corner.some((side) => passes(geometry, side) && isOpen(geometry, here, side) && isOpen(geometry, side, cell));
    if (!open || (cell !== to && !passes(geometry, cell))) return null;
    if (cell !== to && plan.ground[cell] === 'cover') covered = true;
    if (zoneOf(geometry, cell) !== zoneOf(geometry, from)) entered.add(zoneOf(geometry, cell));
    here = cell;
    corner = [];
  }
  return { entered: entered.size, covered };
}

function isOpen({ plan, board }: Geometry, a: Cell, b: Cell): boolean {
  const direction = directionTo(board, a, b);
  return direction >= 0 && isSideOpen(plan, board, a, direction);
}

function passes({ plan }: Geometry, cell: Cell): boolean {
  return cell !== OFF_BOARD && plan.ground[cell] !== 'void' && plan.ground[cell] !== 'solid';
}

/** Allonge needed from a cell to another: zones entered, 0 in contact; null without a line. */
export function reachBetween(geometry: Geometry, from: Cell, to: Cell): number | null {
  if (areAdjacent(geometry, from, to)) return 0;
  return lineBetween(geometry, from, to)?.entered ?? null;
}
