import { expect, test } from 'vitest';
import { crosses, meets, orientation, type Point, type Segment } from './segment.ts';

const at = (x: number, y: number): Point => ({ x, y });
const POINTS = Array.from({ length: 25 }, (_, i) => at(i % 5, Math.floor(i / 5)));
const SEGMENTS: Segment[] = POINTS.flatMap((from) => POINTS.filter((to) => to !== from).map((to) => ({ from, to })));

test('right of a line going east is down the page', () => {
  const east = { from: at(0, 0), to: at(2, 0) };
  expect(orientation(east, at(1, 5))).toBe(10);
  expect(orientation(east, at(1, -5))).toBe(-10);
  expect(orientation(east, at(7, 0))).toBe(0);
});

/** The twin solves for the common point: `t` along `a` and `u` along `b`, as numerators over one denominator. */
function naive(a: Segment, b: Segment): 'crosses' | 'meets' | 'apart' {
  const [ax, ay] = [a.to.x - a.from.x, a.to.y - a.from.y];
  const [bx, by] = [b.to.x - b.from.x, b.to.y - b.from.y];
  const [dx, dy] = [b.from.x - a.from.x, b.from.y - a.from.y];
  const denominator = ax * by - ay * bx;
  if (denominator === 0) {
    const sameLine = dx * ay - dy * ax === 0;
    const along = ({ x, y }: Point) => (x - a.from.x) * ax + (y - a.from.y) * ay;
    const [first, last] = [along(b.from), along(b.to)].toSorted((p, q) => p - q);
    return sameLine && last! >= 0 && first! <= along(a.to) ? 'meets' : 'apart';
  }
  const sign = Math.sign(denominator);
  const t = (dx * by - dy * bx) * sign;
  const u = (dx * ay - dy * ax) * sign;
  const end = denominator * sign;
  if (t < 0 || u < 0 || t > end || u > end) return 'apart';
  return t > 0 && u > 0 && t < end && u < end ? 'crosses' : 'meets';
}

test('every two segments of a small grid cross, meet or stay apart as solving for the common point says', () => {
  for (const a of SEGMENTS) {
    for (const b of SEGMENTS) {
      const expected = naive(a, b);
      if (crosses(a, b) !== (expected === 'crosses') || meets(a, b) !== (expected !== 'apart')) {
        expect.fail(`wrong for ${JSON.stringify({ a, b, expected })}`);
      }
    }
  }
  expect(SEGMENTS).toHaveLength(600);
});
