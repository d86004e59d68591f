import { describe, expect, test } from 'vitest';
import { type Box, boxAt, centreOf, cornersOf, passesThrough, sidesOf, touches } from './box.ts';
import type { Point, Segment } from './segment.ts';

const at = (x: number, y: number): Point => ({ x, y });

/** Every point of a doubled board of 4 by 4 cells. */
const POINTS = Array.from({ length: 81 }, (_, i) => at(i % 9, Math.floor(i / 9)));
const LINES: Segment[] = POINTS.flatMap((from) => POINTS.filter((to) => to !== from).map((to) => ({ from, to })));
const BOXES = [1, 2, 3].flatMap((side) => {
  const places = Array.from({ length: 5 - side }, (_, place) => place);
  return places.flatMap((column) => places.map((row) => boxAt(column, row, side)));
});

/**
 * The twin: the part of the line within the box as a range of fractions of its length, each side of the box cutting some
 * off. Fractions are pairs of whole numbers. `strict`: strictly inside all four sides, strictly between the ends.
 */
function naive({ from, to }: Segment, box: Box, strict: boolean): boolean {
  let first = { n: 0, d: 1 };
  let last = { n: 1, d: 1 };
  const sides = [
    { inside: from.x - box.left, change: to.x - from.x },
    { inside: box.right - from.x, change: from.x - to.x },
    { inside: from.y - box.top, change: to.y - from.y },
    { inside: box.bottom - from.y, change: from.y - to.y },
  ];
  for (const { inside, change } of sides) {
    if (change === 0) {
      if (inside < 0 || (strict && inside === 0)) return false;
    } else if (change > 0) {
      if (-inside * first.d > first.n * change) first = { n: -inside, d: change };
    } else if (inside * last.d < last.n * -change) last = { n: inside, d: -change };
  }
  const length = last.n * first.d - first.n * last.d;
  return strict ? length > 0 : length >= 0;
}

test('the box of a figure is in even numbers, its centre in whole ones', () => {
  expect(boxAt(2, 1)).toEqual({ left: 4, top: 2, right: 6, bottom: 4 });
  expect([boxAt(2, 1), boxAt(0, 1, 2), boxAt(2, 0, 3), boxAt(1, 1, 4)].map(centreOf)).toEqual([
    at(5, 3),
    at(2, 4),
    at(7, 3),
    at(6, 6),
  ]);
  expect(cornersOf(boxAt(0, 0))).toEqual([at(0, 0), at(2, 0), at(2, 2), at(0, 2)]);
  expect(sidesOf(boxAt(0, 0))[1]).toEqual({ from: at(2, 0), to: at(2, 2) });
});

describe('passing through and touching', () => {
  test('a slanted line passes through; one through a corner, or along a side, only touches', () => {
    const box = boxAt(2, 1);
    expect(passesThrough({ from: at(1, 1), to: at(9, 5) }, box)).toBe(true);
    for (const line of [
      { from: at(1, 1), to: at(7, 7) },
      { from: at(0, 2), to: at(8, 2) },
      { from: at(5, 0), to: at(5, 2) },
    ]) {
      expect(passesThrough(line, box)).toBe(false);
      expect(touches(line, box)).toBe(true);
    }
    expect(touches({ from: at(5, 0), to: at(5, 1) }, box)).toBe(false);
  });

  test('a line between the cells of a large figure is inside its box', () => {
    expect(passesThrough({ from: at(0, 4), to: at(8, 4) }, boxAt(1, 1, 2))).toBe(true);
  });

  test('every line of a small board against every box, as found by cutting the line with fractions', () => {
    for (const line of LINES) {
      for (const box of BOXES) {
        if (passesThrough(line, box) !== naive(line, box, true) || touches(line, box) !== naive(line, box, false)) {
          expect.fail(`wrong for ${JSON.stringify({ line, box })}`);
        }
      }
    }
    expect(LINES.length * BOXES.length).toBe(81 * 80 * 29);
  });

  test('the answer is the same from the other end and on the board turned and mirrored: a turn and a mirror make all eight ways', () => {
    const turn = ({ x, y }: Point) => at(8 - y, x);
    const mirror = ({ x, y }: Point) => at(8 - x, y);
    const moved = (box: Box, move: (point: Point) => Point): Box => {
      const corners = cornersOf(box).map(move);
      const xs = corners.map(({ x }) => x);
      const ys = corners.map(({ y }) => y);
      return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
    };
    for (const line of LINES) {
      for (const box of BOXES.slice(0, 16)) {
        const answer = [passesThrough(line, box), touches(line, box)].join();
        for (const move of [({ x, y }: Point) => at(x, y), turn, mirror]) {
          const there = { from: move(line.to), to: move(line.from) };
          const [through, touched] = [passesThrough, touches].map((test) => test(there, moved(box, move)));
          if (`${through},${touched}` !== answer) expect.fail(`wrong for ${JSON.stringify({ line, box })}`);
        }
      }
    }
  });
});
