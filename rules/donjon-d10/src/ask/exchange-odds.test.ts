import { add, type Fraction, fraction, multiply, showFraction, ZERO } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../combat/opposed-roll.ts';
import { exchangeOdds, settledOdds } from './exchange-odds.ts';
import { DEFAULT_RULINGS } from '../rulings.ts';

const side = (value: number, damage: number, armour: number) => ({ value, damage, atk: 0, armour, magic: false });
const duel = (hero: Duel['hero'], foe: Duel['foe'], fragile = true): Duel => {
  return { hero, foe, charisma: 0, fragile, sheltered: false, flight: false, kept: null };
};

/** The distribution of a figure, as `value: weight` in ascending order, and its mean. */
function distribution(fight: Duel, figure: 'dealt' | 'suffered'): { readonly table: string; readonly mean: string } {
  const weights = new Map<number, Fraction>();
  for (const { value, weight } of exchangeOdds(fight, DEFAULT_RULINGS)) {
    weights.set(value[figure], add(weights.get(value[figure]) ?? ZERO, weight));
  }
  const rows = [...weights].sort(([a], [b]) => a - b);
  const mean = rows.reduce((sum, [value, weight]) => add(sum, multiply(fraction(value), weight)), ZERO);
  return {
    table: rows.map(([value, weight]) => `${value}: ${showFraction(weight)}`).join(', '),
    mean: showFraction(mean),
  };
}

function chanceOfBreak(fight: Duel): string {
  const parts = exchangeOdds(fight, DEFAULT_RULINGS).filter(({ value }) => value.fumble === 'break');
  return showFraction(parts.reduce((sum, { weight }) => add(sum, weight), ZERO));
}

describe('one exchange, exactly', () => {
  test('dx.damage.1 or.damage.8v6: FOR 8, weapon 3, armour 1 against value 6, weapon 2, armour 1', () => {
    const fight = duel(side(8, 3, 1), side(6, 2, 1));
    expect(distribution(fight, 'dealt')).toEqual({
      table:
        '0: 173/400, 3: 9/200, 4: 19/400, 5: 9/200, 6: 9/100, 7: 1/25, 8: 3/80, 9: 7/200, 10: 13/400, 11: 3/100, 12: 11/400, ' +
        '13: 1/40, 14: 9/400, 15: 1/50, 16: 7/400, 17: 3/200, 18: 1/80, 19: 1/100, 20: 3/400, 21: 1/200, 22: 1/400',
      mean: '517/100',
    });
    expect(distribution(fight, 'suffered')).toEqual({
      table:
        '0: 49/80, 2: 307/8000, 3: 3/80, 4: 647/8000, 5: 273/8000, 6: 3/100, 7: 11/400, 8: 1/40, 9: 9/400, 10: 1/50, ' +
        '11: 7/400, 12: 3/200, 13: 1/80, 14: 1/100, 15: 3/400, 16: 1/200, 17: 1/400, 18: 13/8000',
      mean: '20781/8000',
    });
    expect(chanceOfBreak(fight)).toBe('3/200');
  });

  test('dx.damage.2 or.damage.1v1: a starting hero against bare damage 0', () => {
    const fight = duel(side(1, 3, 0), side(1, 0, 0));
    expect(distribution(fight, 'dealt')).toEqual({
      table:
        '0: 21/40, 4: 9/200, 5: 17/400, 6: 1/25, 7: 3/80, 8: 33/400, 9: 13/400, 10: 3/100, 11: 11/400, 12: 1/40, 13: 9/400, ' +
        '14: 1/50, 15: 7/400, 16: 3/200, 17: 1/80, 18: 1/100, 19: 3/400, 20: 1/200, 21: 1/400',
      mean: '361/80',
    });
    expect(distribution(fight, 'suffered')).toEqual({
      table:
        '0: 21/40, 1: 347/8000, 2: 707/8000, 3: 333/8000, 4: 3/80, 5: 7/200, 6: 13/400, 7: 3/100, 8: 11/400, 9: 1/40, ' +
        '10: 9/400, 11: 1/50, 12: 7/400, 13: 3/200, 14: 1/80, 15: 1/100, 16: 3/400, 17: 1/200, 18: 1/400, 19: 13/8000',
      mean: '23807/8000',
    });
    expect(chanceOfBreak(fight)).toBe('3/200');
  });

  test('dx.roll.7 or.damage.3v6: a non-Mage of INT 1 reads a scroll of damage 6', () => {
    const fight = duel(side(3, 6, 1), side(6, 2, 1), false);
    expect(distribution(fight, 'dealt')).toEqual({
      table:
        '0: 261/400, 6: 3/80, 7: 7/200, 8: 13/400, 9: 3/100, 10: 11/400, 11: 1/40, 12: 7/100, 13: 1/50, 14: 7/400, ' +
        '15: 3/200, 16: 1/80, 17: 1/100, 18: 3/400, 19: 1/200, 20: 1/400',
      mean: '377/100',
    });
    expect(distribution(fight, 'suffered')).toEqual({
      table:
        '0: 39/100, 2: 17/400, 3: 9/200, 4: 367/4000, 5: 373/8000, 6: 17/400, 7: 1/25, 8: 3/80, 9: 7/200, 10: 13/400, ' +
        '11: 3/100, 12: 11/400, 13: 1/40, 14: 9/400, 15: 1/50, 16: 7/400, 17: 3/200, 18: 1/80, 19: 1/100, 20: 3/400, ' +
        '21: 1/200, 22: 1/400, 23: 13/8000',
      mean: '2077/400',
    });
    expect(chanceOfBreak(fight)).toBe('3/200'); // the band; a scroll loses nothing more (dx.fumble.10)
  });

  test('dx.fumble.2 the break band comes 3 times in 200', () => {
    expect(chanceOfBreak(duel(side(16, 8, 5), side(12, 5, 2)))).toBe('3/200');
  });
});

test('dx.win.1 or.win.8v6: won, lost and tied are told apart', () => {
  const chances = { hero: ZERO, foe: ZERO, nobody: ZERO, both: ZERO };
  for (const { value, weight } of exchangeOdds(duel(side(8, 3, 1), side(6, 2, 1)), DEFAULT_RULINGS)) {
    chances[value.winner] = add(chances[value.winner], weight);
  }
  expect(showFraction(chances.hero)).toBe('227/400');
  expect(showFraction(chances.foe)).toBe('31/80');
  expect(showFraction(chances.nobody)).toBe('9/200');
  expect(showFraction(chances.both)).toBe('0');
});

describe('ties rolled again', () => {
  const fight = duel(side(8, 3, 1), side(6, 2, 1));
  const total = (odds: ReturnType<typeof settledOdds>) =>
    showFraction(odds.reduce((sum, { weight }) => add(sum, weight), ZERO));

  test('dx.win.2 ruling tieRule: reroll leaves no tie, and the rest sums to 1', () => {
    for (const creatureFumbles of [false, true]) {
      const odds = settledOdds(fight, { ...DEFAULT_RULINGS, tieRule: 'reroll', creatureFumbles });
      expect(odds.some(({ value }) => value.again)).toBe(false);
      expect(total(odds)).toBe('1');
    }
  });

  test('dx.win.2 a fumble drawn before the reroll is kept: break comes a little more often than by an unkept one', () => {
    // A tie with a 20 is (20, 18): one pair of 400; its break, 3/10, then stands whatever follows.
    const rulings = { ...DEFAULT_RULINGS, tieRule: 'reroll' } as const;
    const breaks = settledOdds(fight, rulings).filter(({ value }) => value.fumble === 'break');
    const chance = breaks.reduce((sum, { weight }) => add(sum, weight), ZERO);
    // 17 ties of 400 count for nothing; of the other 383, 20 hold the hero's 20, of which one is the kept tie.
    expect(showFraction(chance)).toBe(showFraction(fraction(20 * 3, 383 * 10)));
  });
});
