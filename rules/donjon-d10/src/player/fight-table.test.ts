import { describe, expect, test } from 'vitest';
import { DEFAULT_RULINGS } from '../rulings.ts';
import { blowsOf, type Way, waysOf } from './exchange.ts';
import { FightTable, restWorth, type Terms } from './fight-table.ts';

const HERO = { value: 8, damage: 3, atk: 1, armour: 2, magic: false };

function terms(foe: { value: number; damage: number }, more: Partial<Terms> = {}): Terms {
  const creature = { ...foe, atk: 0, armour: 1, magic: false };
  const duel = { hero: HERO, foe: creature, charisma: 2, fragile: true, sheltered: false, flight: false, kept: null };
  return {
    weight: 0.08,
    ways: waysOf(duel, DEFAULT_RULINGS),
    first: waysOf({ ...duel, sheltered: true }, DEFAULT_RULINGS),
    blows: blowsOf(creature, HERO.armour, DEFAULT_RULINGS),
    flight: waysOf({ ...duel, flight: true }, DEFAULT_RULINGS),
    guardian: true,
    most: 14,
    foePv: 9,
    potions: 2,
    heal: 6,
    ...more,
  };
}

/** The naive twin: every moment is worth its best choice as things stand, over and over until nothing changes. */
function naive(of: Terms): (potions: number, pv: number, foe: number) => number {
  const { ways, first, blows, flight, guardian, most, foePv, potions, heal } = of;
  const worth = new Map<string, number>();
  const look = (kind: string, left: number, pv: number, foe: number) => worth.get(`${kind} ${left} ${pv} ${foe}`) ?? 0;
  const mean = (list: readonly Way[], left: number, pv: number, foe: number) =>
    list.reduce((sum, { dealt, suffered, odds, away }) => {
      if (suffered >= pv) return sum;
      return sum + odds * look(away ? 'away' : 'in', left, pv - suffered, Math.max(0, foe - dealt));
    }, 0);
  for (let sweep = 0; sweep < 300; sweep++) {
    for (let left = 0; left <= potions; left++) {
      for (let pv = 1; pv <= most; pv++) {
        worth.set(`in ${left} ${pv} 0`, restWorth(of, pv, left));
        for (let foe = 1; foe <= foePv; foe++) {
          const whole = Math.min(most, pv + heal);
          const back = guardian ? mean(first, left, pv, foe) : restWorth(of, pv, left);
          const rested = left > 0 && pv < most ? look('away', left - 1, whole, foe) : 0;
          worth.set(`away ${left} ${pv} ${foe}`, Math.max(0.98 * back, rested));
          const drink = left > 0 && pv < most ? mean(blows, left - 1, whole, foe) : 0;
          worth.set(`in ${left} ${pv} ${foe}`, Math.max(mean(ways, left, pv, foe), drink, mean(flight, left, pv, foe)));
        }
      }
    }
  }
  return (left, pv, foe) => look('in', left, pv, foe);
}

describe('dx.roll.1, dx.x.flee, dx.x.potion: a fight worked out backwards is worth what the naive twin says', () => {
  test.each([
    ['a guardian one has to come back to', terms({ value: 9, damage: 4 })],
    ['one that is too strong', terms({ value: 13, damage: 7 })],
    ['one that can be walked round', terms({ value: 11, damage: 5 }, { guardian: false })],
    ['a boss, whom nobody runs from', terms({ value: 9, damage: 4 }, { flight: [] })],
  ])('%s', (_name, of) => {
    const table = new FightTable(of, null);
    const twin = naive(of);
    for (let left = 0; left <= of.potions; left++) {
      for (let pv = 1; pv <= of.most; pv++) {
        for (let foe = 0; foe <= of.foePv; foe++) {
          const apart = Math.abs((table.worth[table.at(left, pv, foe)] ?? 0) - twin(left, pv, foe));
          expect(apart, `${left} potions, ${pv} against ${foe}`).toBeLessThan(0.004);
        }
      }
    }
  });

  test('fewer potions are part of a table of more', () => {
    const [few, many] = [1, 2].map((potions) => new FightTable(terms({ value: 9, damage: 4 }, { potions }), null));
    expect(few?.worth).toEqual(many?.worth.slice(0, few?.worth.length));
  });

  test('badly wounded by what can be walked round, one gets away while one can', () => {
    const table = new FightTable(terms({ value: 11, damage: 5 }, { guardian: false }), null);
    const here = table.at(0, 4, 9);
    expect(table.flee[here]).toBeGreaterThan(0.3);
    expect(table.worth[here]).toBe(table.flee[here]);
  });
});
