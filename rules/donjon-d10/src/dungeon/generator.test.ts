import { describe, expect, test } from 'vitest';
import { BESTIARY } from './bestiary.ts';
import { canBeCompleted } from './completable.ts';
import type { Floor } from '../squares/floor.ts';
import { generateFloor } from './generator.ts';
import { DIAGONAL, STRAIGHT } from '../movement/headings.ts';
import { DEFAULT_RULINGS } from '../rulings.ts';
import { terrainOf, WALL } from '../movement/terrain.ts';

const FLOORS = Array.from({ length: 200 }, (_, index) =>
  generateFloor(1 + (index % 50), 1000 + index, DEFAULT_RULINGS),
);

const count = ({ rows }: Floor, symbol: string) => rows.join('').split(symbol).length - 1;

test('dx.x.floor the same seed gives the same floor, another seed another one', () => {
  expect(generateFloor(7, 42, DEFAULT_RULINGS)).toEqual(generateFloor(7, 42, DEFAULT_RULINGS));
  expect(generateFloor(7, 42, DEFAULT_RULINGS).rows).not.toEqual(generateFloor(7, 43, DEFAULT_RULINGS).rows);
});

test('dx.x.floor a known floor stays what it was: recorded games depend on it', () => {
  expect(generateFloor(1, 2026, DEFAULT_RULINGS).rows).toMatchInlineSnapshot(`
    [
      "############",
      "#C...M.....#",
      "#..........#",
      "#........C.#",
      "#.....M^...#",
      "#~...w.....#",
      "#.S........#",
      "#....###.>.#",
      "#....###...#",
      "#w...#....$#",
      "###..#.$...#",
      "############",
    ]
  `);
});

test('dx.x.floor sizes by floor, a ring of walls around', () => {
  const size = (number: number) => {
    const { rows } = generateFloor(number, 5, DEFAULT_RULINGS);
    expect(rows[0]).toMatch(/^#+$/);
    expect(rows.every((row) => row.startsWith('#') && row.endsWith('#'))).toBe(true);
    return [(rows[0]?.length ?? 0) - 2, rows.length - 2];
  };
  expect([1, 10, 11, 20, 21, 30, 31, 45, 46, 50].map(size)).toEqual([
    [10, 10],
    [10, 10],
    [12, 10],
    [12, 10],
    [12, 12],
    [12, 12],
    [14, 12],
    [14, 12],
    [14, 14],
    [14, 14],
  ]);
});

test('dx.x.floor as many creatures, chests, gold, traps, webs and fountains as the floor calls for', () => {
  for (const floor of FLOORS) {
    const f = floor.number;
    expect(count(floor, 'M')).toBe(2 + Math.floor(f / 15));
    expect([count(floor, 'C'), count(floor, '$'), count(floor, '~')]).toEqual([2, 2, 1]);
    expect([count(floor, '^'), count(floor, 'w')]).toEqual([1 + Math.floor(f / 10), 2 + Math.floor(f / 10)]);
    expect([count(floor, 'S'), count(floor, '>')]).toEqual([1, 1]);
    expect(floor.rows.join('')[floor.start]).toBe('S');
  }
});

test('dx.x.guardian nothing on the exit of floors 1 to 3, a boss every tenth, otherwise one of the tier', () => {
  for (const floor of FLOORS) {
    const exit = floor.rows.join('').indexOf('>');
    const guardians = floor.creatures.filter(({ at }) => at === exit);
    const f = floor.number;
    expect(guardians).toHaveLength(f <= 3 ? 0 : 1);
    if (f > 3) expect(guardians[0]?.boss).toBe(f % 10 === 0);
    for (const creature of floor.creatures.filter(({ boss }) => !boss)) {
      expect(Object.keys(BESTIARY).indexOf(creature.kind) >> 2).toBe(Math.floor((f + 4) / 5) - 1);
    }
  }
});

test('dx.x.floor the exit is far from the start, and can be reached', () => {
  for (const floor of FLOORS) {
    const columns = floor.rows[0]?.length ?? 1;
    const exit = floor.rows.join('').indexOf('>');
    const distance = Math.max(
      Math.abs((exit % columns) - (floor.start % columns)),
      Math.abs(Math.floor(exit / columns) - Math.floor(floor.start / columns)),
    );
    expect(distance).toBeGreaterThanOrEqual(Math.floor(Math.max(columns - 2, floor.rows.length - 2) / 2));
    expect(canBeCompleted(floor, DEFAULT_RULINGS)).toBe(true);
  }
});

test('dx.move.10 no roll is ever lost on a generated floor: a diagonal and two straight headings are open everywhere', () => {
  let squares = 0;
  const narrow: string[] = [];
  for (const floor of FLOORS) {
    const { open, feature } = terrainOf(floor, 'bothFlanks');
    feature.forEach((code, cell) => {
      if (code === WALL) return;
      squares++;
      const headings = open[cell] ?? 0;
      const straight = headings & STRAIGHT;
      const twoStraight = (straight & (straight - 1)) !== 0; // at least two bits
      if ((headings & DIAGONAL) === 0 || !twoStraight) narrow.push(`floor ${floor.number}, cell ${cell}`);
    });
  }
  expect(narrow).toEqual([]);
  expect(squares).toBeGreaterThan(20_000);
});

describe('dx.x.floor an exit that cannot be reached', () => {
  const floor = (rows: readonly string[]): Floor => {
    return { number: 1, rows, start: rows.join('').indexOf('S'), creatures: [], seed: null };
  };

  test('dx.x.floor walled off', () => {
    expect(canBeCompleted(floor(['#####', '#S#>#', '#####']), DEFAULT_RULINGS)).toBe(false);
    expect(canBeCompleted(floor(['#####', '#S.>#', '#####']), DEFAULT_RULINGS)).toBe(true);
  });

  test('dx.move.12 of the other colour, with no web to change it, and the move must stop there', () => {
    const room = floor(['#######', '#S....#', '#.....#', '#....>#', '#.....#', '#######']);
    const odd = floor(['#######', '#S....#', '#.....#', '#...>.#', '#.....#', '#######']);
    const exact = { ...DEFAULT_RULINGS, exitOnCross: 'exactStop' } as const;
    expect([canBeCompleted(room, exact), canBeCompleted(odd, exact)]).toEqual([true, false]);
    expect(canBeCompleted(odd, DEFAULT_RULINGS)).toBe(true);
    const webbed = floor(['#######', '#S..w.#', '#.....#', '#...>.#', '#.....#', '#######']);
    expect(canBeCompleted(webbed, exact)).toBe(true);
  });
});
