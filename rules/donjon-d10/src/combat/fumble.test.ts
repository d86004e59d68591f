import { describe, expect, test } from 'vitest';
import { explore } from '@arbitre/kernel';
import { fumbleConsequence, fumbleTable, rollFumble } from './fumble.ts';

describe('or.fumble.table', () => {
  test('dx.fumble.2 dx.fumble.4 dx.fumble.5 without Charisma: 30, 65 and 5 per cent', () => {
    expect(fumbleTable(0)).toEqual([30, 65, 5]);
  });

  test('dx.cha.1 dx.cha.2 each point moves one per cent to nothing, from break first: the table from 0 to 30', () => {
    for (let charisma = 0; charisma <= 30; charisma++) {
      expect(fumbleTable(charisma)).toEqual([30 - charisma, 65, 5 + charisma]);
    }
    expect(fumbleTable(16)).toEqual([14, 65, 21]);
  });

  test('dx.cha.2 past 30, from extra damage', () => {
    for (let charisma = 31; charisma <= 40; charisma++) {
      expect(fumbleTable(charisma)).toEqual([0, 95 - charisma, 5 + charisma]);
    }
  });

  test('dx.cha.3 far beyond the cap the three parts still add up to 100', () => {
    expect([60, 94, 95, 100].map(fumbleTable)).toEqual([
      [0, 35, 65],
      [0, 1, 99],
      [0, 0, 100],
      [0, 0, 100],
    ]);
    for (let charisma = 0; charisma <= 200; charisma++) {
      const [breaks, extra, nothing] = fumbleTable(charisma);
      expect(breaks + extra + nothing).toBe(100);
      expect(Math.min(breaks, extra, nothing)).toBeGreaterThanOrEqual(0);
    }
  });

  test('dx.cha.4 the worked example of the book: 5 points of Charisma', () => {
    expect(fumbleTable(5)).toEqual([25, 65, 10]);
  });
});

test('dx.fumble.6 or.fumble.d100: the bands of the D100 at Charisma 5 and 16', () => {
  const edges = (charisma: number, dice: readonly number[]) => dice.map((die) => fumbleConsequence(die, charisma));
  expect(edges(5, [1, 25, 26, 90, 91, 100])).toEqual(['break', 'break', 'extra', 'extra', 'nothing', 'nothing']);
  expect(edges(16, [1, 14, 15, 79, 80, 100])).toEqual(['break', 'break', 'extra', 'extra', 'nothing', 'nothing']);
});

test('dx.fumble.6 the odds of the draw are the percentages, by exploring it', () => {
  for (const charisma of [0, 5, 30, 40, 95]) {
    const explored = explore((chance) => fumbleConsequence(rollFumble(chance, charisma), charisma), String);
    if (!explored.exact) throw new Error('a D100 can be explored');
    const percent = new Map(
      explored.outcomes.map(({ value, weight }) => [value, Number(weight.n * 100n) / Number(weight.d)]),
    );
    const [breaks, extra, nothing] = fumbleTable(charisma);
    expect([percent.get('break') ?? 0, percent.get('extra') ?? 0, percent.get('nothing') ?? 0]).toEqual([
      breaks,
      extra,
      nothing,
    ]);
  }
});
