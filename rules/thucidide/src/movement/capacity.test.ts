import { defaultRulings } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { MOVE_CAPACITY } from './capacity.table.ts';
import { allowancesOf, capacityOf, leaderAllowances, leaderCapacity } from './capacity.ts';
import { type Rulings, RULINGS } from '../rulings.ts';
import { type Type, TYPES, type Weight, WEIGHTS } from '../proposal/troops.ts';

const RULED = defaultRulings(RULINGS);
const ruled = (change: Partial<Rulings>): Rulings => ({ ...RULED, ...change });

/** [with combat, without] of each weight, lightest first; null where the book prints XXXX. */
// biome-ignore format: the ledger's rows
const BOOK: readonly [rule: string, type: Type, ...cells: (readonly [number, number] | null)[]][] = [
  ['th.cap.infantry',  'infantry',  [2, 3], [2, 2], [1, 2], [1, 1], [0, 1]],
  ['th.cap.cavalry',   'cavalry',   [4, 5], [4, 4], [3, 3], [3, 3], [2, 2]],
  ['th.cap.camelry',   'camelry',   [3, 3], [3, 3], [3, 3], [3, 3], [2, 2]],
  ['th.cap.chariotry', 'chariotry', null,   [4, 4], [3, 3], [2, 2], [2, 2]],
  ['th.cap.elephants', 'elephants', null,   null,   [2, 2], [2, 2], null  ],
  ['th.cap.artillery', 'artillery', [1, 2], [1, 1], [0, 1], [0, 1], [0, 0]],
];

describe('the printed table', () => {
  for (const [rule, type, ...cells] of BOOK) {
    test(`${rule} ${type}: ${MOVE_CAPACITY[type].join(' | ')}`, () => {
      const read = WEIGHTS.map((weight) => capacityOf(type, weight));
      expect(read.map((cell) => cell && [cell.fight, cell.open])).toEqual(cells);
    });
  }

  test('th.cap.xxxx exactly four cells name a unit that does not exist', () => {
    const missing = TYPES.flatMap((type) =>
      WEIGHTS.filter((weight) => capacityOf(type, weight) === null).map((weight) => `${type} ${weight}`),
    );
    expect(missing).toEqual([
      'chariotry very-light',
      'elephants very-light',
      'elephants light',
      'elephants very-heavy',
    ]);
  });

  test('th.cap.note1 th.cap.note2 th.cap.artillery the notes stand beside the cells the book puts them on', () => {
    const noted = (note: 'neverMore' | 'losesDice' | 'isStatic') =>
      TYPES.flatMap((type) =>
        WEIGHTS.filter((weight) => capacityOf(type, weight)?.[note]).map((weight) => `${type} ${weight}`),
      );
    expect(noted('neverMore')).toEqual(['artillery heavy']);
    expect(noted('losesDice')).toEqual(['artillery very-light', 'artillery light']);
    expect(noted('isStatic')).toEqual(['artillery very-heavy']);
  });
});

/** Longest move that keeps the fight, off the road, and by road; then the last two of mounted infantry. */
// biome-ignore format: the ledger's table of derived values
const FORMULA: readonly [troop: string, fight: number, open: number, road: number, ...mounted: number[]][] = [
  ['infantry very-light', 2, 3, 4, 4, 5], ['infantry light', 2, 2, 3, 3, 4], ['infantry medium', 1, 2, 3, 3, 4],
  ['infantry heavy', 1, 1, 2, 2, 3],      ['infantry very-heavy', 0, 1, 2, 2, 3],
  ['cavalry very-light', 4, 5, 6], ['cavalry light', 4, 4, 5], ['cavalry medium', 3, 3, 4], ['cavalry heavy', 3, 3, 4], ['cavalry very-heavy', 2, 2, 3],
  ['camelry very-light', 3, 3, 4], ['camelry light', 3, 3, 4], ['camelry medium', 3, 3, 4], ['camelry heavy', 3, 3, 4], ['camelry very-heavy', 2, 2, 3],
  ['chariotry light', 4, 4, 5], ['chariotry medium', 3, 3, 4], ['chariotry heavy', 2, 2, 3], ['chariotry very-heavy', 2, 2, 3],
  ['elephants medium', 2, 2, 3], ['elephants heavy', 2, 2, 3],
  ['artillery very-light', 1, 2, 3], ['artillery light', 1, 1, 2], ['artillery medium', 0, 1, 2], ['artillery heavy', 0, 1, 1], ['artillery very-heavy', 0, 0, 0],
];

/** Longest of each kind among the allowances. */
function longest(troop: string, mounted: boolean, rulings: Rulings = RULED, order = 0) {
  const [type, weight] = troop.split(' ') as [Type, Weight];
  const all = allowancesOf({ type, weight, mounted }, rulings, order);
  const of = (keep: (one: (typeof all)[number]) => boolean) =>
    Math.max(0, ...all.filter(keep).map(({ hexes }) => hexes));
  return { fight: of(({ fights }) => fights), open: of(({ onRoad }) => !onRoad), road: of(() => true) };
}

describe('th.cap.formula the derived table', () => {
  for (const [troop, fight, open, road, ...mounted] of FORMULA) {
    test(`th.cap.formula ${troop}: ${fight} fighting, ${open} off road, ${road} by road`, () => {
      expect(longest(troop, false)).toEqual({ fight, open, road });
      const [mountedOpen, mountedRoad] = mounted;
      if (mountedOpen !== undefined)
        expect(longest(troop, true)).toEqual({ fight, open: mountedOpen, road: mountedRoad });
    });
  }

  test('th.mounted.3 th.mounted.4 the road and the mounts are terms of their own', () => {
    const all = allowancesOf({ type: 'infantry', weight: 'heavy', mounted: true }, RULED);
    expect(all.map(({ hexes, terms }) => [hexes, terms])).toEqual([
      [1, { table: 1, mounted: 0, road: 0, order: 0 }],
      [2, { table: 1, mounted: 1, road: 0, order: 0 }],
      [3, { table: 1, mounted: 1, road: 1, order: 0 }],
    ]);
  });

  test('th.road.2 roadBase combat-max makes the road useless to very light and medium infantry', () => {
    const rulings = ruled({ roadBase: 'combat-max' });
    expect(longest('infantry very-light', false, rulings).road).toBe(3);
    expect(longest('infantry medium', false, rulings).road).toBe(2);
    expect(longest('infantry light', false, rulings).road).toBe(3);
    expect(longest('infantry medium', true, rulings).road).toBe(3); // with-combat 1, + 1, + 1 mounted
  });

  test('th.mounted.3 mountedBase combat-max gives very light and medium infantry nothing', () => {
    const rulings = ruled({ mountedBase: 'combat-max' });
    expect(longest('infantry very-light', true, rulings).open).toBe(3);
    expect(longest('infantry medium', true, rulings).open).toBe(2);
    expect(longest('infantry heavy', true, rulings).open).toBe(2);
  });

  test('th.cap.note1 th.x.orders a forced march adds 1 to every allowance; note (*) and static still prevail', () => {
    expect(longest('infantry medium', false, RULED, 1)).toEqual({ fight: 2, open: 3, road: 4 });
    expect(longest('artillery heavy', false, RULED, 1)).toEqual({ fight: 1, open: 1, road: 1 });
    expect(longest('artillery very-heavy', false, RULED, 1)).toEqual({ fight: 0, open: 0, road: 0 });
  });
});

describe('the chiefs’ row', () => {
  test('th.cap.leader th.cap.leader.flight by rank: 3/2, 3/2, 3/1; a person like a senior officer', () => {
    const cells = (['general-in-chief', 'sub-general', 'senior-officer', 'person'] as const).map((rank) =>
      leaderCapacity(rank, null, RULED),
    );
    expect(cells).toEqual([
      { move: 3, flight: 2 },
      { move: 3, flight: 2 },
      { move: 3, flight: 1 },
      { move: 3, flight: 1 },
    ]);
  });

  test('th.cap.leader leaderColumns weight: by weight, and heavier chiefs do not exist', () => {
    const rulings = ruled({ leaderColumns: 'weight' });
    const cells = WEIGHTS.map((weight) => leaderCapacity('senior-officer', weight, rulings));
    expect(cells).toEqual([{ move: 3, flight: 2 }, { move: 3, flight: 2 }, { move: 3, flight: 1 }, null, null]);
    expect(leaderCapacity('general-in-chief', null, rulings)).toBeNull();
  });

  test('th.road.1 roadForLoneCharacters gives a chief 4 hexes on the road', () => {
    const road = (on: boolean) =>
      leaderAllowances('sub-general', null, ruled({ roadForLoneCharacters: on })).map(({ hexes, onRoad }) => [
        hexes,
        onRoad,
      ]);
    expect(road(false)).toEqual([[3, false]]);
    expect(road(true)).toEqual([
      [3, false],
      [4, true],
    ]);
  });
});
