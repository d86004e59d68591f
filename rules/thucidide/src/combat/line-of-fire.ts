import { type Board, type Cell, lineOf, type Stretch } from '@arbitre/kernel';
import { boardOf, obstaclesBetween, terrainAt } from '../movement/field.ts';
import { ELEMENTS, LINEAR } from '../proposal/terrain.table.ts';
import { type State, unitAt } from '../play/state.ts';

/**
 * th.x.line: the first hex that blocks the straight line between two hex centres, or null. Whole numbers throughout: a line that
 * runs along a hex side is decided by the ruling `lineAlongSide`, one that only touches a corner is not blocked by it.
 *
 * @example blockedAt(state, from, to) === null // a clear line
 */
export function blockedAt(state: State, from: Cell, to: Cell): Cell | null {
  const board = boardOf(state.field);
  const line = lineOf(board, from, to).filter(({ kind }) => kind !== 'corner');
  const high = isHill(board, from) || isHill(board, to);
  for (const [index, stretch] of line.entries()) {
    const hexes = hexesOf(stretch);
    const next = line[index + 1];
    const wall = next === undefined ? null : wallBetween(board, hexes, hexesOf(next), [from, to]);
    const blocking = hexes.filter((cell) => cell !== from && cell !== to && blocks(state, board, cell, high));
    const enough = stretch.kind === 'along' && state.rulings.lineAlongSide === 'both' ? hexes.length : 1;
    if (blocking.length >= enough && blocking[0] !== undefined) return blocking[0];
    if (wall !== null) return wall;
  }
  return null;
}

/** The hex of a stretch, or the two beside it; past the edge of the table there is none. */
function hexesOf(stretch: Stretch): readonly Cell[] {
  if (stretch.kind === 'through') return [stretch.cell];
  return [stretch.left, stretch.right].filter((cell) => cell >= 0);
}

function isHill(board: Board, cell: Cell): boolean {
  return terrainAt(board, cell) === 'hill';
}

/** A unit, or ground that blocks; a hill only when neither end stands on one. */
function blocks(state: State, board: Board, cell: Cell, high: boolean): boolean {
  if (unitAt(state, cell) !== undefined) return true;
  const terrain = terrainAt(board, cell);
  return ELEMENTS[terrain].blocksSight && !(terrain === 'hill' && high);
}

/** The hex behind a wall that the line crosses, unless the firer or the target stands at the wall; every way across is walled. */
function wallBetween(
  board: Board,
  here: readonly Cell[],
  there: readonly Cell[],
  ends: readonly [Cell, Cell],
): Cell | null {
  const walled = here
    .flatMap((a) => there.map((b) => [a, b] as const))
    .every(([a, b]) => {
      const high = obstaclesBetween(board, a, b).some((obstacle) => LINEAR[obstacle].blocksSight);
      return high && !ends.includes(a) && !ends.includes(b);
    });
  return walled ? (there[0] ?? null) : null;
}
