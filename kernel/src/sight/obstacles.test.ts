import { describe, expect, test } from 'vitest';
import { type Board, type Cell, columnOf, rowOf, sideOf, withSides } from '../board/board.ts';
import { squareBoard } from '../board/square.ts';
import { SeededChance } from '../chance/seeded.ts';
import { type Box, boxAt, cornersOf, passesThrough, sidesOf, touches } from './box.ts';
import { crossesAny, touchesAny } from './crossing.ts';
import { type Obstacles, obstaclesOf } from './obstacles.ts';
import { crosses, orientation, type Point, type Segment } from './segment.ts';
import { squeezesThrough } from './squeeze.ts';

const at = (x: number, y: number): Point => ({ x, y });
const ROCK = '#';

/** A board drawn with rocks, and walls given as a cell and a direction. */
function drawn(rows: readonly string[], walls: readonly (readonly [Cell, number])[] = []): Obstacles {
  const board = withSides(
    squareBoard(rows[0]?.length ?? 0, rows.length),
    walls.map(([cell, direction]) => ({ cell, direction, code: 1 })),
  );
  return obstaclesOf(
    board,
    (cell) => rows.join('')[cell] === ROCK,
    (code) => code === 1,
  );
}

describe('a line among rocks and walls', () => {
  const between = drawn(['..#', '.#.', '...']);

  test('it crosses the rock it enters; past a corner or along a side it touches', () => {
    expect(crossesAny({ from: at(1, 1), to: at(5, 5) }, between)).toBe(true);
    expect(crossesAny({ from: at(2, 0), to: at(2, 6) }, between)).toBe(false);
    expect(touchesAny({ from: at(2, 0), to: at(2, 6) }, between)).toBe(true);
    expect(touchesAny({ from: at(1, 0), to: at(1, 6) }, between)).toBe(false);
  });

  test('it squeezes between two rocks that meet at a corner, unless one of them does not count', () => {
    const line = { from: at(3, 1), to: at(5, 3) };
    expect(crossesAny(line, between)).toBe(false);
    expect(squeezesThrough(line, between)).toBe(true);
    expect(squeezesThrough(line, between, (cell) => cell !== 2)).toBe(false);
    expect(squeezesThrough({ from: at(3, 1), to: at(4, 2) }, between)).toBe(false);
  });

  test('walls: crossed in their middle, squeezed past where two end on both sides', () => {
    const walls = drawn(
      ['..', '..'],
      [
        [0, 2],
        [2, 2],
      ],
    );
    expect(crossesAny({ from: at(1, 1), to: at(3, 1) }, walls)).toBe(true);
    expect(crossesAny({ from: at(1, 1), to: at(3, 3) }, walls)).toBe(false);
    expect(squeezesThrough({ from: at(1, 1), to: at(3, 3) }, walls)).toBe(true);
    expect(squeezesThrough({ from: at(2, 0), to: at(2, 4) }, walls)).toBe(false);
  });

  test('a wall on the edge of the board stops a line from outside', () => {
    const edge = drawn(['.'], [[0, 6]]);
    expect(crossesAny({ from: at(-1, 1), to: at(1, 1) }, edge)).toBe(true);
    expect(crossesAny({ from: at(1, 1), to: at(-1, 1) }, edge)).toBe(true);
    expect(crossesAny({ from: at(1, -1), to: at(1, 1) }, edge)).toBe(false);
  });

  test('a large box is one thing: the seam between its cells is inside it', () => {
    const nothing = drawn(['....', '....', '....', '....']);
    const seam = { from: at(0, 4), to: at(8, 4) };
    expect(crossesAny(seam, nothing, undefined, [boxAt(1, 1, 2)])).toBe(true);
    expect(crossesAny(seam, drawn(['....', '.##.', '.##.', '....']))).toBe(false);
    expect(squeezesThrough(seam, drawn(['....', '..#.', '....', '....']), undefined, [boxAt(1, 2, 2)])).toBe(true);
  });

  test('a point meets only what it touches', () => {
    const inRock = { from: at(3, 3), to: at(3, 3) };
    expect([crossesAny(inRock, between), squeezesThrough(inRock, between), touchesAny(inRock, between)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('a squeeze at a grid corner', () => {
  const field = (...rocks: readonly (readonly [column: number, row: number])[]) => {
    const board = squareBoard(6, 4);
    return obstaclesOf(
      board,
      (cell) => rocks.some(([column, row]) => column === columnOf(board, cell) && row === rowOf(board, cell)),
      () => false,
    );
  };
  const diagonal = { from: at(1, 1), to: at(7, 7) };
  const seam = { from: at(2, 2), to: at(12, 2) };

  test('one corner touched is free, two that meet there are not', () => {
    expect(squeezesThrough(diagonal, field([2, 1]))).toBe(false);
    expect(squeezesThrough(diagonal, field([2, 1], [1, 2]))).toBe(true);
    expect(crossesAny(diagonal, field([2, 1], [1, 2]))).toBe(false);
  });

  test('two touched at different corners are free', () => {
    expect(squeezesThrough(diagonal, field([2, 1], [2, 3]))).toBe(false);
  });

  test('along the seam between two rows, matter on both sides of one corner is needed', () => {
    expect(squeezesThrough(seam, field([3, 0]))).toBe(false);
    expect(squeezesThrough(seam, field([3, 1]))).toBe(false);
    expect(squeezesThrough(seam, field([3, 0], [3, 1]))).toBe(true);
    expect(squeezesThrough(seam, field([2, 0], [3, 1]))).toBe(true);
    expect(squeezesThrough(seam, field([2, 0], [4, 1]))).toBe(false);
  });

  test('a wall the line runs along is on neither side', () => {
    const along = drawn(['......', '......'], [[3, 4]]);
    expect(squeezesThrough(seam, along)).toBe(false);
  });

  test('a corner at an end of the line does not count', () => {
    expect(squeezesThrough({ from: at(4, 4), to: at(7, 7) }, field([2, 1], [1, 2]))).toBe(false);
  });
});

/** Everything there is, as a list: what the twins go through one by one. */
interface Listed {
  readonly boxes: readonly Box[];
  readonly walls: readonly Segment[];
}

function listed({ board }: Obstacles, filled: readonly Cell[], counts: (cell: Cell) => boolean, extra: Box[]): Listed {
  const boxOf = (cell: Cell) => boxAt(columnOf(board, cell), rowOf(board, cell));
  const cells = Array.from({ length: board.size }, (_, cell) => cell);
  return {
    boxes: [...filled.filter(counts).map(boxOf), ...extra],
    walls: cells.flatMap((cell) => sidesOf(boxOf(cell)).filter((_, quarter) => sideOf(board, cell, 2 * quarter) === 1)),
  };
}

function naiveCrossing(line: Segment, { boxes, walls }: Listed): boolean {
  return boxes.some((box) => passesThrough(line, box)) || walls.some((wall) => crosses(line, wall));
}

/** At some grid corner strictly between the ends, something wholly on the left and something wholly on the right. */
function naiveSqueeze(line: Segment, { boxes, walls }: Listed): boolean {
  const f = (point: Point) => orientation(line, point);
  const along = ({ x, y }: Point) =>
    (x - line.from.x) * (line.to.x - line.from.x) + (y - line.from.y) * (line.to.y - line.from.y);
  for (let x = -6; x <= 16; x += 2) {
    for (let y = -6; y <= 16; y += 2) {
      const corner = at(x, y);
      if (f(corner) !== 0 || along(corner) <= 0 || along(corner) >= along(line.to)) continue;
      const sides = new Set<number>();
      for (const box of boxes) {
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
        if (cornersOf(box).every((each) => f(each) >= 0)) sides.add(1);
        if (cornersOf(box).every((each) => f(each) <= 0)) sides.add(-1);
      }
      for (const { from, to } of walls) {
        if (from.x === x && from.y === y) sides.add(Math.sign(f(to)));
        if (to.x === x && to.y === y) sides.add(Math.sign(f(from)));
      }
      if (sides.has(1) && sides.has(-1)) return true;
    }
  }
  return false;
}

/** A random board of 5 by 5 with rocks and walls, edges included. */
function randomBoard(dice: SeededChance): { readonly board: Board; readonly filled: readonly Cell[] } {
  const filled = Array.from({ length: dice.int(10) }, () => dice.int(25));
  const walls = Array.from({ length: dice.int(14) }, () => ({
    cell: dice.int(25),
    direction: 2 * dice.int(4),
    code: 1 + dice.int(2),
  }));
  return { board: withSides(squareBoard(5, 5), walls), filled: [...new Set(filled)] };
}

test('random lines on and around random boards meet what going through everything one by one finds', () => {
  const met = { crossed: 0, squeezed: 0, touched: 0, free: 0 };
  for (let seed = 0; seed < 4000; seed++) {
    const dice = new SeededChance(seed);
    const { board, filled } = randomBoard(dice);
    const obstacles = obstaclesOf(
      board,
      (cell) => filled.includes(cell),
      (code) => code === 1,
    );
    const spared = dice.int(25);
    const counts = (cell: Cell) => cell !== spared;
    const extra = Array.from({ length: dice.int(3) }, () => boxAt(dice.int(5) - 1, dice.int(5) - 1, 1 + dice.int(3)));
    const everything = listed(obstacles, filled, counts, extra);
    for (let each = 0; each < 12; each++) {
      const from = at(dice.int(15) - 2, dice.int(15) - 2);
      // Every second line has a simple slope, to go through many corners.
      const [right, down, times] = [dice.int(5) - 2, dice.int(5) - 2, 1 + dice.int(5)];
      const to =
        each % 2 === 0 ? at(dice.int(15) - 2, dice.int(15) - 2) : at(from.x + times * right, from.y + times * down);
      const line = { from, to };
      const expected = {
        crossed: naiveCrossing(line, everything),
        squeezed: naiveSqueeze(line, everything),
        touched: everything.boxes.some((box) => touches(line, box)),
      };
      for (const way of [line, { from: to, to: from }]) {
        const found = {
          crossed: crossesAny(way, obstacles, counts, extra),
          squeezed: squeezesThrough(way, obstacles, counts, extra),
          touched: touchesAny(way, obstacles, counts, extra),
        };
        expect(found, `seed ${seed}: ${JSON.stringify(way)}`).toEqual(expected);
      }
      if (expected.crossed) met.crossed++;
      if (expected.squeezed) met.squeezed++;
      if (expected.touched) met.touched++;
      else met.free++;
    }
  }
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(500);
});

test('every line over a small board with one rock and one wall, turned and mirrored', () => {
  const points = Array.from({ length: 49 }, (_, i) => at(i % 7, Math.floor(i / 7)));
  const rock = drawn(['...', '.#.', '...'], [[1, 2]]);
  const mirrored = drawn(['...', '.#.', '...'], [[1, 6]]);
  const turned = drawn(['...', '.#.', '...'], [[5, 4]]);
  const mirror = ({ x, y }: Point) => at(6 - x, y);
  const turn = ({ x, y }: Point) => at(6 - y, x);
  for (const from of points) {
    for (const to of points) {
      const answer = (line: Segment, among: Obstacles) =>
        [crossesAny(line, among), squeezesThrough(line, among), touchesAny(line, among)].join();
      const here = answer({ from, to }, rock);
      if (answer({ from: mirror(from), to: mirror(to) }, mirrored) !== here) expect.fail(JSON.stringify({ from, to }));
      if (answer({ from: turn(from), to: turn(to) }, turned) !== here) expect.fail(JSON.stringify({ from, to }));
    }
  }
  expect(points).toHaveLength(49);
});
