import { type Box, boxAt } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { TWIN } from '../../../../conformance/pathfinder/twin.mjs';
import { flankLine } from './flanking.ts';

const closed = { flankTouch: 'closed-sides' } as const;

/** The eight ways to turn and mirror a box of that side on a board of `span` squares. */
const SYMMETRIES: readonly ((x: number, y: number, side: number, span: number) => readonly [number, number])[] = [
  (x, y) => [x, y],
  (x, y, side, span) => [span - x - side, y],
  (x, y, side, span) => [x, span - y - side],
  (x, y, side, span) => [span - x - side, span - y - side],
  (x, y) => [y, x],
  (x, y, side, span) => [span - y - side, x],
  (x, y, side, span) => [y, span - x - side],
  (x, y, side, span) => [span - y - side, span - x - side],
];

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Every placement of a body of that side within reach 3 of an enemy of side `enemy` at (7, 7), not overlapping it. */
function placements(side: number, enemy: number): Placed[] {
  const all: Placed[] = [];
  for (let y = 7 - side - 2; y <= 7 + enemy + 2; y++) {
    for (let x = 7 - side - 2; x <= 7 + enemy + 2; x++) {
      const overlaps = x < 7 + enemy && x + side > 7 && y < 7 + enemy && y + side > 7;
      if (!overlaps) all.push({ x, y, side });
    }
  }
  return all;
}

const box = ({ x, y, side }: Placed): Box => boxAt(x, y, side);
const turned = (placed: Placed, symmetry: (typeof SYMMETRIES)[number]): Box => {
  const [x, y] = symmetry(placed.x, placed.y, placed.side, 20);
  return boxAt(x, y, placed.side);
};

const SIZE = { 1: 'Medium', 2: 'Large', 3: 'Huge', 4: 'Gargantuan' } as const;

for (const enemySide of [1, 2, 3, 4] as const) {
  test(`pf.flank.3 every pair of flankers up to 4 by 4 within reach 3 of an enemy of side ${enemySide}: twin, swap, eight symmetries`, () => {
    const enemy: Placed = { x: 7, y: 7, side: enemySide };
    let flanked = 0;
    let tested = 0;
    for (const [one, other] of [
      [1, 1],
      [1, 2],
      [2, 2],
      [1, 3],
      [3, 4],
      [4, 4],
    ] as const) {
      for (const a of placements(one, enemySide)) {
        for (const b of placements(other, enemySide)) {
          const verdict = flankLine(box(a), box(b), box(enemy), closed).flanked;
          tested++;
          if (verdict) flanked++;
          if (flankLine(box(b), box(a), box(enemy), closed).flanked !== verdict)
            throw new Error(`swap ${JSON.stringify([a, b])}`);
          if ((tested & 15) !== 0) continue; // the twin and the symmetries on one pair in sixteen
          for (const symmetry of SYMMETRIES) {
            const same = flankLine(turned(a, symmetry), turned(b, symmetry), turned(enemy, symmetry), closed).flanked;
            if (same !== verdict) throw new Error(`symmetry ${JSON.stringify([a, b])}`);
          }
          const given = (placed: Placed) => ({ size: SIZE[placed.side as 1], at: [placed.x, placed.y] });
          const twin = TWIN.flank({ a: given(a), b: given(b), enemy: given(enemy) }, {});
          if (twin.flanked !== verdict) throw new Error(`twin ${JSON.stringify([a, b])}`);
        }
      }
    }
    expect(flanked).toBeGreaterThan(0);
    expect(flanked).toBeLessThan(tested);
  });
}

test('pf.flank.3 the verdict shows the line it tested', () => {
  const verdict = flankLine(boxAt(1, 2), boxAt(3, 2), boxAt(2, 2), closed);
  expect(verdict).toEqual({ flanked: true, line: { from: { x: 3, y: 5 }, to: { x: 7, y: 5 } }, through: 'west-east' });
});

test('pf.flank.3 a Large enemy: opposite sides with either row, opposite corners only corner to corner', () => {
  const enemy = boxAt(1, 1, 2);
  const flank = (x: number, y: number, toX: number, toY: number) =>
    flankLine(boxAt(x, y), boxAt(toX, toY), enemy, closed).flanked;
  expect([flank(0, 1, 3, 1), flank(0, 1, 3, 2), flank(0, 0, 3, 3), flank(0, 0, 3, 2)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
