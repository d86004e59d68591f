import { SeededChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { type Battlefield, chartOf, matterOn, type SightLine } from './battlefield.ts';
import { blockOnMap } from './blocking.ts';
import { blockOf } from './line.ts';
import { SIZES } from './size.ts';
import type { Space } from './space.ts';
import type { Terrain } from './terrain.ts';

const SPAN = 8;
const LEGEND: Readonly<Record<string, Terrain>> = {
  '.': { look: 'open', class: 'open', height: 0 },
  '#': { look: 'blocking', class: 'open', height: 0, blocking: {} },
  I: { look: 'pillar', class: 'open', height: 0, blocking: { maxCoverSize: 'Medium' } },
  w: { look: 'blocking', class: 'open', height: 0, blocking: { top: 4 } },
  p: { look: 'plateau', class: 'open', height: 7 },
};

function field(dice: SeededChance, grounds: string): Battlefield {
  const walls = dice.int(4) > 0 ? [] : [{ cell: dice.int(SPAN * SPAN), direction: 2 * dice.int(4) }];
  return {
    columns: SPAN,
    rows: SPAN,
    squares: Array.from({ length: SPAN * SPAN }, () => grounds[dice.int(grounds.length)] ?? '.'),
    legend: LEGEND,
    walls,
    wind: null,
    gravity: 'normal',
    ceiling: 60,
  };
}

/** Any line between corners and centres, and a body at each end that may or may not be there. */
function line(dice: SeededChance): SightLine {
  const point = () => {
    const [x, y] = [dice.int(SPAN), dice.int(SPAN)];
    return dice.int(2) === 0 ? { x: 2 * x, y: 2 * y } : { x: 2 * x + 1, y: 2 * y + 1 };
  };
  const from = point();
  for (;;) {
    const to = point();
    if (to.x !== from.x || to.y !== from.y) return { from, to, low: dice.int(25), high: dice.int(25) };
  }
}

function body(dice: SeededChance): Space {
  return { x: dice.int(SPAN), y: dice.int(SPAN), side: 1 + dice.int(3), z: 0 };
}

test('pf.geom.3 walking the line says what gathering all the matter around it says (20 000 lines, seed 3)', () => {
  const dice = new SeededChance(3);
  const seen = { crossed: 0, pinched: 0, open: 0 };
  for (let n = 0; n < 20_000; n++) {
    const chart = chartOf(field(dice, n % 2 === 0 ? '....#' : '.....#Iwp'));
    const tested = line(dice);
    const except = n % 3 === 0 ? [body(dice), body(dice)] : [];
    const size = n % 5 === 0 ? undefined : SIZES[dice.int(SIZES.length)];
    const slow = blockOf(tested, matterOn(chart, tested, except, size));
    const fast = blockOnMap(chart, tested, except, size);
    if (fast !== slow) expect.fail(`${fast}, not ${slow}: ${JSON.stringify({ tested, except, size, n })}`);
    seen[slow === 'crossed' || slow === 'pinched' ? slow : 'open']++;
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});
