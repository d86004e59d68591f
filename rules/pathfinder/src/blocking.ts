import type { Cell } from '@arbitre/kernel';
import { type Chart, covers, isInTheWay, matterOn, type SightLine } from './battlefield.ts';
import { type Block, blockOf } from './line.ts';
import type { Size } from './size.ts';
import type { Space } from './space.ts';

/**
 * pf.geom.3: does the terrain of a map block a line? Walks the squares whose inside the line passes, in order, in whole numbers; at a
 * grid corner it looks to both sides. Says what `blockOf` says of `matterOn`, which is asked where there are thin walls.
 */
export function blockOnMap(chart: Chart, line: SightLine, except: readonly Space[], sheltering?: Size): Block | null {
  if (chart.open) return null;
  if (chart.field.walls.length > 0) return blockOf(line, matterOn(chart, line, except, sheltering));
  const { from, to } = line;
  const stops = (column: number, row: number) => stopsLine(chart, column, row, line, except, sheltering);
  if (from.x === to.x || from.y === to.y) return blockOnAxis(line, stops);
  const [east, south] = [to.x > from.x ? 1 : -1, to.y > from.y ? 1 : -1];
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  let column = squareTowards(from.x, east);
  let row = squareTowards(from.y, south);
  // How far along the line the next column and the next row begin, in parts of which the whole line has across × down.
  let nextColumn = (from.x % 2 === 0 ? 2 : 1) * down;
  let nextRow = (from.y % 2 === 0 ? 2 : 1) * across;
  let pinched = false;
  for (;;) {
    if (stops(column, row)) return 'crossed';
    if (Math.min(nextColumn, nextRow) >= across * down) return pinched ? 'pinched' : null;
    if (nextColumn === nextRow) pinched ||= stops(column + east, row) && stops(column, row + south);
    const later = nextRow - nextColumn;
    if (later >= 0) {
      column += east;
      nextColumn += 2 * down;
    }
    if (later <= 0) {
      row += south;
      nextRow += 2 * across;
    }
  }
}

/** The column or row that a line enters from a coordinate in a direction. */
function squareTowards(coordinate: number, direction: number): number {
  return coordinate % 2 === 0 && direction < 0 ? coordinate / 2 - 1 : Math.floor(coordinate / 2);
}

type Stops = (column: number, row: number) => boolean;

/** A level or upright line: through the middle of squares, or along their sides, where matter on both sides of a corner pinches it. */
function blockOnAxis({ from, to }: SightLine, stops: Stops): Block | null {
  const level = from.y === to.y;
  const lane = level ? from.y : from.x;
  const [start, end] = level ? [from.x, to.x] : [from.y, to.y];
  const [low, high] = [Math.min(start, end), Math.max(start, end)];
  const at = (along: number, side: number) => (level ? stops(along, side) : stops(side, along));
  const first = Math.floor(low / 2);
  if (lane % 2 !== 0) {
    const side = (lane - 1) / 2;
    for (let along = first; 2 * along < high; along++) if (at(along, side)) return 'crossed';
    return null;
  }
  const [left, right] = [lane / 2 - 1, lane / 2];
  for (let corner = first + 1; 2 * corner < high; corner++) {
    const leftTouches = at(corner - 1, left) || at(corner, left);
    if (leftTouches && (at(corner - 1, right) || at(corner, right))) return 'pinched';
  }
  return null;
}

function stopsLine(
  chart: Chart,
  column: number,
  row: number,
  line: SightLine,
  except: readonly Space[],
  sheltering: Size | undefined,
): boolean {
  const { columns, rows } = chart.board;
  if (column < 0 || column >= columns || row < 0 || row >= rows) return false;
  const cell: Cell = row * columns + column;
  if (chart.hinders[cell] === 0) return false;
  return isInTheWay(chart, cell, line, sheltering) && !except.some((space) => covers(chart, space, cell));
}
