import { describe, expect, test } from 'vitest';
import { type Board, type Cell, cellAt, columnOf, OFF_BOARD, rowOf } from '../board/board.ts';
import { hexBoard, hexDistance } from '../board/hex.ts';
import { squareBoard } from '../board/square.ts';
import { lineOf, type Stretch } from './line.ts';

/** A line as text: `4`, `1|3` along a side, `1'3` past a corner; left first, `-` for no cell. */
function show(stretches: readonly Stretch[]): string {
  const name = (cell: Cell) => (cell === OFF_BOARD ? '-' : `${cell}`);
  return stretches
    .map((stretch) => {
      if (stretch.kind === 'through') return name(stretch.cell);
      return `${name(stretch.left)}${stretch.kind === 'along' ? '|' : "'"}${name(stretch.right)}`;
    })
    .join(' ');
}

const line = (board: Board, from: Cell, to: Cell) => show(lineOf(board, from, to));

test('squares: straight, slanted, through corners', () => {
  const board = squareBoard(4, 4);
  expect(line(board, 0, 3)).toBe('0 1 2 3');
  expect(line(board, 0, 10)).toBe("0 1'4 5 6'9 10");
  expect(line(board, 10, 0)).toBe("10 9'6 5 4'1 0");
  expect(line(board, 0, 6)).toBe('0 1 5 6');
  expect(line(board, 5, 5)).toBe('5');
});

test('hexes: straight along a row, along a side, past a corner that touches a third hex', () => {
  const board = hexBoard(4, 4);
  expect(line(board, 0, 3)).toBe('0 1 2 3');
  expect(line(board, 1, 9)).toBe('1 5|4 9');
  expect(line(board, 0, 8)).toBe('0 4|- 8');
  const wide = hexBoard(6, 6);
  const from = cellAt(wide, 0, 0);
  const to = cellAt(wide, 4, 1);
  expect(hexDistance(wide, from, to)).toBe(5);
  expect(line(wide, from, to)).toBe("0 1 -'7 2 8 3'- 9 10");
});

type Pair = readonly [x: number, y: number];

interface Fraction {
  readonly n: number;
  readonly d: number;
}
const compare = (a: Fraction, b: Fraction) => a.n * b.d - b.n * a.d;

/**
 * The twin clips the line by the sides of every cell in and around the board, in fractions of its length, and sorts what
 * it finds. A cell is cut when a piece is left inside, flanks when the piece lies on a side, is touched when only a point is left.
 */
function naiveLine(board: Board, from: Cell, to: Cell): string {
  const hex = board.grid === 'hex';
  const odd = (row: number) => Math.abs(row % 2);
  const centre = (c: number, r: number): Pair => (hex ? [2 * c + odd(r), 3 * r] : [2 * c + 1, 2 * r + 1]);
  const corners: readonly Pair[] = hex
    ? [
        [0, -2],
        [1, -1],
        [1, 1],
        [0, 2],
        [-1, 1],
        [-1, -1],
      ]
    : [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ];
  const [px, py] = centre(columnOf(board, from), rowOf(board, from));
  const [qx, qy] = centre(columnOf(board, to), rowOf(board, to));
  const found: { kind: string; first: Fraction; last: Fraction; left: string; right: string }[] = [];
  for (let row = -1; row <= board.rows; row++) {
    for (let column = -1; column <= board.columns; column++) {
      const [x, y] = centre(column, row);
      let first: Fraction = { n: 0, d: 1 };
      let last: Fraction = { n: 1, d: 1 };
      let flanks = false;
      let outside = false;
      corners.forEach(([ax, ay], i) => {
        const [bx, by] = corners.at((i + 1) % corners.length)!;
        const inside = (sx: number, sy: number) => (bx - ax) * (sy - y - ay) - (by - ay) * (sx - x - ax);
        const [start, change] = [inside(px, py), inside(qx, qy) - inside(px, py)];
        if (change === 0) {
          if (start < 0) outside = true;
          if (start === 0) flanks = true;
        } else if (change > 0) {
          const enters = { n: -start, d: change };
          if (compare(enters, first) > 0) first = enters;
        } else {
          const leaves = { n: start, d: -change };
          if (compare(leaves, last) < 0) last = leaves;
        }
      });
      const length = compare(last, first);
      if (outside || length < 0 || (length === 0 && from === to)) continue;
      const cell = cellAt(board, column, row);
      const name = cell === OFF_BOARD ? '-' : `${cell}`;
      const lies = (qx - px) * (y - py) - (qy - py) * (x - px);
      const kind = length === 0 ? "'" : flanks ? '|' : '';
      found.push({ kind, first, last, left: lies < 0 || kind === '' ? name : '', right: lies > 0 ? name : '' });
    }
  }
  const shown: string[] = [];
  const ordered = found.toSorted((a, b) => compare(a.first, b.first) || compare(a.last, b.last));
  for (let i = 0; i < ordered.length; i++) {
    const { kind, first, last, left, right } = ordered[i]!;
    const twin = ordered[i + 1];
    const paired =
      kind !== '' && twin?.kind === kind && compare(twin.first, first) === 0 && compare(twin.last, last) === 0;
    if (paired) i++;
    const sides = [left || (paired ? twin.left : ''), right || (paired ? twin.right : '')];
    shown.push(kind === '' ? left : `${sides[0] || '-'}${kind}${sides[1] || '-'}`);
  }
  return shown.join(' ');
}

test.each([
  ['square', squareBoard(6, 5)],
  ['hex', hexBoard(6, 6)],
  ['tall hex', hexBoard(3, 9)],
])('every line of a %s board is what clipping it by every cell finds', (_, board) => {
  for (let from = 0; from < board.size; from++) {
    for (let to = 0; to < board.size; to++) {
      expect(line(board, from, to), `${from} to ${to}`).toBe(naiveLine(board, from, to));
    }
  }
});

const backwards = (stretches: readonly Stretch[]): Stretch[] => stretches.map(swapped).toReversed();

function swapped(stretch: Stretch): Stretch {
  return stretch.kind === 'through' ? stretch : { ...stretch, left: stretch.right, right: stretch.left };
}

function renamed(stretch: Stretch, name: (cell: Cell) => Cell): Stretch {
  if (stretch.kind === 'through') return { kind: 'through', cell: name(stretch.cell) };
  const keep = (cell: Cell) => (cell === OFF_BOARD ? cell : name(cell));
  return { ...stretch, left: keep(stretch.left), right: keep(stretch.right) };
}

describe('symmetry', () => {
  test('from the other end, the same line backwards', () => {
    for (const board of [squareBoard(5, 4), hexBoard(5, 5)]) {
      for (let from = 0; from < board.size; from++) {
        for (let to = 0; to < board.size; to++) {
          expect(lineOf(board, to, from)).toEqual(backwards(lineOf(board, from, to)));
        }
      }
    }
  });

  test('squares: turned and mirrored boards have turned and mirrored lines', () => {
    const board = squareBoard(5, 5);
    const turn = (cell: Cell) => cellAt(board, 4 - rowOf(board, cell), columnOf(board, cell));
    const mirror = (cell: Cell) => cellAt(board, 4 - columnOf(board, cell), rowOf(board, cell));
    for (let from = 0; from < board.size; from++) {
      for (let to = 0; to < board.size; to++) {
        const here = lineOf(board, from, to);
        expect(lineOf(board, turn(from), turn(to))).toEqual(here.map((stretch) => renamed(stretch, turn)));
        expect(lineOf(board, mirror(from), mirror(to))).toEqual(here.map((s) => swapped(renamed(s, mirror))));
      }
    }
  });

  test('hexes: a sixth of a turn and a mirror, which make all twelve, around the middle of a board', () => {
    const board = hexBoard(15, 15);
    const middle = cellAt(board, 7, 7);
    /** Steps east and south-east from the middle. */
    const axial = (cell: Cell) => {
      const down = rowOf(board, cell) - 7;
      const halves = 2 * columnOf(board, cell) + (rowOf(board, cell) % 2) - (2 * 7 + 1);
      return { east: (halves - down) / 2, down };
    };
    const cellOf = (east: number, down: number) => {
      const row = 7 + down;
      return cellAt(board, (2 * east + down + 15 - (row % 2)) / 2, row);
    };
    const turn = (cell: Cell) => {
      const { east, down } = axial(cell);
      return cellOf(-down, east + down);
    };
    const mirror = (cell: Cell) => {
      const { east, down } = axial(cell);
      return cellOf(-east - down, down);
    };
    const near = Array.from({ length: board.size }, (_, cell) => cell).filter(
      (cell) => hexDistance(board, middle, cell) <= 3,
    );
    expect(near).toHaveLength(37);
    for (const from of near) {
      for (const to of near) {
        const here = lineOf(board, from, to);
        expect(lineOf(board, turn(from), turn(to))).toEqual(here.map((stretch) => renamed(stretch, turn)));
        expect(lineOf(board, mirror(from), mirror(to))).toEqual(here.map((s) => swapped(renamed(s, mirror))));
      }
    }
  });
});
