import { SeededChance, stepCost, stepTable } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { TWIN } from '../../../../conformance/pathfinder/twin.mjs';
import { type Battlefield, chartOf, THIN_WALL } from '../space/battlefield.ts';
import { landTable, type Walker } from './land.ts';
import { DEFAULT_LEGEND } from './terrain.table.ts';
import { opening, scenarioOf } from '../../testing/table.ts';
import { theCreature } from '../encounter/creature.ts';
import { turnReach } from './turn-reach.ts';
import { strideSteps } from './walking.ts';

function randomField(dice: SeededChance, columns: number, rows: number, walls: number): Battlefield {
  const squares = Array.from({ length: columns * rows }, () => '.....#dD'[dice.int(8)] ?? '.');
  return {
    columns,
    rows,
    squares,
    legend: DEFAULT_LEGEND,
    walls: Array.from({ length: walls }, () => ({
      cell: dice.int(columns * rows),
      direction: dice.int(2) === 0 ? 2 : 4,
    })),
    wind: null,
    gravity: 'normal',
    ceiling: 50,
  };
}

test('pf.geom.5 pf.geom.6 pf.terrain.5 our steps are those the kernel compiles, for every side and corner rule (seeds 1 to 60)', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const dice = new SeededChance(seed);
    const chart = chartOf(randomField(dice, 7, 6, dice.int(6)));
    const side = 1 + dice.int(4);
    const corners = (['either', 'both', 'free'] as const)[dice.int(3)] ?? 'either';
    const walker: Walker = {
      side,
      sense: {},
      surface: 'refused',
      crawling: false,
      rulings: { cornerRule: corners, largeTerrain: 'worst' },
    };
    const ours = landTable(chart, walker);
    const kernels = stepTable(chart.board, {
      side,
      straight: 2,
      diagonal: 3,
      corners,
      solid: (cell) => chart.solid[cell] === 1,
      closes: (code) => code === THIN_WALL,
      surcharge: (cell) => ({ d: 2, D: 4 })[chart.field.squares[cell] ?? '.'] ?? 0,
    });
    for (let anchor = 0; anchor < chart.board.size; anchor++) {
      for (let direction = 0; direction < 8; direction++) {
        const [a, b] = [stepCost(ours, anchor, direction), stepCost(kernels, anchor, direction)];
        if (a !== b && canStand(chart, anchor, side))
          throw new Error(`seed ${seed}: anchor ${anchor}, direction ${direction}: ${a} and ${b}`);
      }
    }
  }
});

/** Steps from where a body could not stand in the first place are nobody's business. */
function canStand(chart: ReturnType<typeof chartOf>, anchor: number, side: number): boolean {
  const { columns, rows, sides } = chart.board;
  const [x, y] = [anchor % columns, Math.floor(anchor / columns)];
  if (x + side > columns || y + side > rows) return false;
  for (let row = y; row < y + side; row++) {
    for (let column = x; column < x + side; column++) {
      const cell = row * columns + column;
      if (chart.solid[cell] === 1) return false;
      if (column + 1 < x + side && sides[cell * 8 + 2] === THIN_WALL) return false;
      if (row + 1 < y + side && sides[cell * 8 + 4] === THIN_WALL) return false;
    }
  }
  return true;
}

function openGround(speed: number, diagonals = 0) {
  return opening(
    scenarioOf({
      map: Array.from({ length: 31 }, () => '.'.repeat(31)).join('\n'),
      sides: [{ id: 'us', name: { fr: 'nous', en: 'us' } }],
      blocks: { m: { speeds: { land: speed } } },
      creatures: [{ id: 'm', block: 'm', side: 'us', at: 'p16' }],
      encounter: { order: ['m'], turn: { who: 'm', diagonals } },
    }),
  );
}

test('pf.diag.3 two Strides at Speed 5 on open ground reach 305 squares: not 333 (count reset), not 309 (Strides merged)', () => {
  const state = openGround(5);
  const m = theCreature(state, 'm');
  expect(turnReach(state, m, 2)).toHaveLength(305);
  const merged = openGround(10);
  expect(turnReach(merged, theCreature(merged, 'm'), 1)).toHaveLength(309);
  const reset = new Set(turnReach(state, m, 1).flatMap((at) => turnReach(state, { ...m, at }, 1)));
  expect(reset.size).toBe(333);
});

test('pf.diag.3 the turn-exact reach agrees with walking every path (seeds 1 to 25)', () => {
  for (let seed = 1; seed <= 25; seed++) {
    const dice = new SeededChance(seed);
    const rows = Array.from({ length: 5 }, () => Array.from({ length: 6 }, () => '....#dD'[dice.int(7)] ?? '.'));
    (rows[2] ?? [])[2] = '.';
    const written = {
      map: rows.map((row) => row.join('')).join('\n'),
      sides: [{ id: 'us', name: { fr: 'nous', en: 'us' } }],
      blocks: { m: { size: 'Medium', speeds: { land: 2 + dice.int(3) } } },
      creatures: [{ id: 'm', block: 'm', side: 'us', at: 'c3' }],
      encounter: { order: ['m'], turn: { who: 'm', diagonals: dice.int(2) } },
    };
    const state = opening(scenarioOf(written));
    const twin = TWIN.reach({ scenario: written, who: 'm', strides: 2 }) as { count: number };
    expect({ seed, count: turnReach(state, theCreature(state, 'm'), 2).length }).toEqual({ seed, count: twin.count });
  }
});

test('pf.through.1 pf.through.2 among others: allies are crossed and not stopped on, enemies are closed', () => {
  const state = opening(
    scenarioOf({
      map: '.....',
      sides: [
        { id: 'us', name: { fr: 'nous', en: 'us' } },
        { id: 'them', name: { fr: 'eux', en: 'them' } },
      ],
      creatures: [
        { id: 'm', block: 'marsh-raider', side: 'us', at: 'a1' },
        { id: 'x', block: 'marsh-raider', side: 'us', at: 'b1' },
        { id: 'e', block: 'marsh-raider', side: 'them', at: 'd1' },
      ],
      encounter: { order: ['m'], turn: { who: 'm' } },
    }),
  );
  const steps = strideSteps(state, theCreature(state, 'm'));
  expect([stepCost(steps, 0, 2), stepCost(steps, 1, 2), stepCost(steps, 2, 2)]).toEqual([2, 2, 0]);
  expect(Array.from(steps.noStop)).toEqual([0, 1, 0, 1, 0]);
});
