import { expect, test } from 'vitest';
import { type AreaSquare, aura, burst, cone, lineArea } from './areas.ts';

/** How many squares each row of an area has, from the top. */
function rows(squares: readonly AreaSquare[]): number[] {
  const counts = new Map<number, number>();
  for (const { y } of squares) counts.set(y, (counts.get(y) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a - b).map(([, count]) => count);
}

test('pf.x.area a burst has 4, 12, 24, 44 and 96 squares; the quarter of radius 4 has rows of 4, 3, 3, 1', () => {
  expect([1, 2, 3, 4, 6].map((radius) => burst(radius).length)).toEqual([4, 12, 24, 44, 96]);
  expect(rows(burst(4).filter(({ x, y }) => x >= 0 && y >= 0))).toEqual([4, 3, 3, 1]);
});

test('pf.x.area an aura has 8, 20, 36, 120 squares around a Medium body, 12, 28, 48, 144 around a Large one', () => {
  expect([1, 2, 3, 6].map((radius) => aura(1, radius).length)).toEqual([8, 20, 36, 120]);
  expect([1, 2, 3, 6].map((radius) => aura(2, radius).length)).toEqual([12, 28, 48, 144]);
});

test('pf.x.area a cone has rows of 1, 3, 3, or 1, 3, 5, 7, 7, 3; slanted, a quarter of a burst', () => {
  expect(rows(cone(4, 3))).toEqual([1, 3, 3]);
  expect(rows(cone(4, 6))).toEqual([1, 3, 5, 7, 7, 3]);
  expect(rows(cone(0, 6))).toEqual([3, 7, 7, 5, 3, 1]);
  expect([1, 3, 5, 7].map((direction) => cone(direction, 3).length)).toEqual([6, 6, 6, 6]);
  expect(cone(3, 6)).toHaveLength(24);
});

test('pf.x.area each direction points its cone where the board does', () => {
  const farthest = (direction: number) => {
    const squares = cone(direction, 3);
    return [
      squares.reduce((sum, { x }) => sum + Math.sign(x), 0),
      squares.reduce((sum, { y }) => sum + Math.sign(y), 0),
    ];
  };
  expect(Array.from({ length: 8 }, (_, direction) => farthest(direction).map(Math.sign))).toEqual([
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ]);
});

test('pf.x.area a line passes through squares outside its source and within its length', () => {
  const source = { x: 0, y: 0, side: 1, z: 0 };
  expect(lineArea(source, { x: 13, y: 1 }, 4)).toEqual([1, 2, 3, 4].map((x) => ({ x, y: 0 })));
  expect(lineArea(source, { x: 7, y: 7 }, 9)).toEqual([1, 2, 3].map((n) => ({ x: n, y: n })));
  expect(lineArea(source, { x: 7, y: 3 }, 9)).toEqual([
    { x: 1, y: 0 },
    { x: 2, y: 1 },
    { x: 3, y: 1 },
  ]);
});
