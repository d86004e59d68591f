import { expect, test } from 'vitest';
import { apart, DISC } from './discs.ts';

test('discs of turning points close together stand apart, near their places, inside the drawing', () => {
  const crowded = [
    { x: 20, y: 5 },
    { x: 26, y: 0 },
    { x: 28, y: 20 },
    { x: 40, y: 2 },
    { x: 200, y: 180 },
    { x: 205, y: 178 },
  ];
  const discs = apart(crowded, 300, 180);
  discs.forEach(({ x, y }, index) => {
    const own = crowded[index] ?? { x: 0, y: 0 };
    expect(Math.hypot(own.x - x, own.y - y)).toBeLessThan(5 * DISC);
    expect([x >= 0, x <= 300, y >= 0, y <= 180]).toEqual([true, true, true, true]);
    for (const other of discs.slice(index + 1))
      expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(2 * DISC);
  });
});

test('a disc that stands alone keeps its place', () => {
  expect(apart([{ x: 3, y: 90 }], 300, 180)).toEqual([{ x: 3, y: 90 }]);
});
