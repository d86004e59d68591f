import { describe, expect, test } from 'vitest';
import { type Cell, withSides, withTerrain } from '../board/board.ts';
import { parseDrawing } from '../board/drawing.ts';
import { squareBoard } from '../board/square.ts';
import { SeededChance } from '../chance/seeded.ts';
import { boxAt, centreOf, cornersOf } from './box.ts';
import { isCrossed, isPinched, type Matter, matterAlong } from './matter.ts';
import { orientation, type Point, type Segment } from './segment.ts';

const at = (x: number, y: number): Point => ({ x, y });
const centreToCentre = (a: readonly [number, number, number?], b: readonly [number, number, number?]): Segment => ({
  from: centreOf(boxAt(...a)),
  to: centreOf(boxAt(...b)),
});
const boxes = (...cells: [number, number][]): Matter => ({ boxes: cells.map(([c, r]) => boxAt(c, r)), walls: [] });
const wall = (x1: number, y1: number, x2: number, y2: number): Segment => ({
  from: at(2 * x1, 2 * y1),
  to: at(2 * x2, 2 * y2),
});

describe('a pinch at a grid corner', () => {
  const diagonal = centreToCentre([0, 0], [3, 3]);

  test('one corner touched is free, two that meet there are not', () => {
    expect(isPinched(diagonal, boxes([2, 1]))).toBe(false);
    expect(isPinched(diagonal, boxes([2, 1], [1, 2]))).toBe(true);
    expect(isCrossed(diagonal, boxes([2, 1], [1, 2]))).toBe(false);
  });

  test('two touched at different corners are free', () => {
    expect(isPinched(diagonal, boxes([2, 1], [2, 3]))).toBe(false);
  });

  test('along the seam between two rows: matter on both sides of one corner pinches', () => {
    const seam = centreToCentre([0, 0, 2], [5, 0, 2]);
    expect(isPinched(seam, boxes([3, 0]))).toBe(false);
    expect(isPinched(seam, boxes([3, 1]))).toBe(false);
    expect(isPinched(seam, boxes([3, 0], [3, 1]))).toBe(true);
    expect(isPinched(seam, boxes([2, 0], [3, 1]))).toBe(true);
    expect(isPinched(seam, boxes([2, 0], [4, 1]))).toBe(false);
  });

  test('walls that end at the corner on both sides pinch; a wall the line runs along does not', () => {
    const through = centreToCentre([0, 0], [2, 2]);
    const walls = [wall(1, 0, 1, 1), wall(1, 1, 1, 2)];
    expect(isPinched(through, { boxes: [], walls })).toBe(true);
    expect(isPinched(through, { boxes: [], walls: walls.slice(1) })).toBe(false);
    expect(isPinched(centreToCentre([0, 0, 2], [5, 0, 2]), { boxes: [], walls: [wall(3, 1, 4, 1)] })).toBe(false);
  });

  test('a corner at an end of the line does not pinch', () => {
    expect(isPinched({ from: at(4, 4), to: at(7, 7) }, boxes([2, 1], [1, 2]))).toBe(false);
  });
});

test('a wall across the line is crossed, a wall the line passes the end of is not', () => {
  const level = centreToCentre([0, 0], [2, 0]);
  expect(isCrossed(level, { boxes: [], walls: [wall(1, 0, 1, 1)] })).toBe(true);
  expect(isCrossed(level, { boxes: [], walls: [wall(1, 1, 1, 2)] })).toBe(false);
});

/** The pinch word by word: every corner of the grid, every piece of matter, one sign at a time. */
function naivePinch(line: Segment, matter: Matter): boolean {
  const f = (point: Point) => orientation(line, point);
  const between = (v: Point) => {
    const along = (v.x - line.from.x) * (line.to.x - line.from.x) + (v.y - line.from.y) * (line.to.y - line.from.y);
    const whole = (line.to.x - line.from.x) ** 2 + (line.to.y - line.from.y) ** 2;
    return f(v) === 0 && along > 0 && along < whole;
  };
  for (let x = -8; x <= 18; x += 2) {
    for (let y = -8; y <= 18; y += 2) {
      if (!between(at(x, y))) continue;
      const sides = new Set<number>();
      for (const box of matter.boxes) {
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
        if (cornersOf(box).every((corner) => f(corner) >= 0)) sides.add(1);
        if (cornersOf(box).every((corner) => f(corner) <= 0)) sides.add(-1);
      }
      for (const { from, to } of matter.walls) {
        if (from.x === x && from.y === y) sides.add(Math.sign(f(to)));
        if (to.x === x && to.y === y) sides.add(Math.sign(f(from)));
      }
      if (sides.has(1) && sides.has(-1)) return true;
    }
  }
  return false;
}

test('random matter pinches random lines as the definition says, from both ends and mirrored', () => {
  let pinched = 0;
  for (let seed = 0; seed < 5000; seed++) {
    const dice = new SeededChance(seed);
    const matter: Matter = {
      boxes: Array.from({ length: dice.int(10) }, () => boxAt(dice.int(4), dice.int(4), 1 + dice.int(2))),
      walls: Array.from({ length: dice.int(14) }, () => {
        const [x, y, down] = [dice.int(5), dice.int(5), dice.int(2)];
        return wall(x, y, x + 1 - down, y + down);
      }),
    };
    // Lines of slopes 0, 1/2, 1, 2…, which go through many corners.
    const [right, down, times] = [dice.int(5) - 2, dice.int(5) - 2, 2 + dice.int(3)];
    const from = at(dice.int(11), dice.int(11));
    const line = { from, to: at(from.x + times * right, from.y + times * down) };
    if (right === 0 && down === 0) continue;
    const answer = isPinched(line, matter);
    if (answer) pinched++;
    expect(answer, `seed ${seed}`).toBe(naivePinch(line, matter));
    expect(isPinched({ from: line.to, to: line.from }, matter), `seed ${seed}`).toBe(answer);

    const flip = ({ x, y }: Point) => at(y, x);
    const flipped = {
      boxes: matter.boxes.map(({ left, top, right, bottom }) => ({
        left: top,
        top: left,
        right: bottom,
        bottom: right,
      })),
      walls: matter.walls.map(({ from, to }) => ({ from: flip(from), to: flip(to) })),
    };
    const there = { from: flip(line.from), to: flip(line.to) };
    expect(isPinched(there, flipped), `seed ${seed}`).toBe(answer);
    expect(isCrossed(there, flipped), `seed ${seed}`).toBe(isCrossed(line, matter));
  }
  expect(pinched).toBeGreaterThan(100);
});

test('the matter along a line is enough: no other cell or side of the board changes the answer', () => {
  const read = parseDrawing(`
    . # . . #
    . . # . .
    . # . . .
    # . . # .
    . . # . .`);
  if ('code' in read) throw new Error(read.words.en);
  const rocks = read.characters.flatMap((each, cell) => (each === '#' ? [cell] : []));
  for (let seed = 0; seed < 300; seed++) {
    const dice = new SeededChance(seed);
    const sides = Array.from({ length: 12 }, () => ({ cell: dice.int(25), direction: 2 * dice.int(4), code: 1 }));
    const board = withSides(withTerrain(squareBoard(5, 5), 1, rocks), sides);
    const solid = (cell: Cell) => board.terrain[cell] === 1;
    const line = { from: at(dice.int(11), dice.int(11)), to: at(dice.int(11), dice.int(11)) };
    const everything: Matter = {
      boxes: rocks.map((cell) => boxAt(cell % 5, Math.floor(cell / 5))),
      walls: sides.map(({ cell, direction }) => {
        const [x, y] = [cell % 5, Math.floor(cell / 5)];
        const ends = { 0: [0, 0, 1, 0], 2: [1, 0, 1, 1], 4: [0, 1, 1, 1], 6: [0, 0, 0, 1] }[direction]!;
        return wall(x + ends.at(0)!, y + ends.at(1)!, x + ends.at(2)!, y + ends.at(3)!);
      }),
    };
    const near = matterAlong(board, line, solid, (code) => code === 1);
    expect(isCrossed(line, near), `seed ${seed}`).toBe(isCrossed(line, everything));
    expect(isPinched(line, near), `seed ${seed}`).toBe(isPinched(line, everything));
  }
});
