import { RecordedChance } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import type { Side } from './damage.ts';
import { type Duel, type Exchange, judge, margin, opposedRoll, passes, rollsAgain } from './opposed-roll.ts';
import { DEFAULT_RULINGS, type DonjonRulings, RULINGS } from '../rulings.ts';

const side = (value: number, damage = 0, atk = 0, armour = 0, magic = false): Side => ({
  value,
  damage,
  atk,
  armour,
  magic,
});

function duel(hero: Side, foe: Side, more: Partial<Duel> = {}): Duel {
  return { hero, foe, charisma: 0, fragile: true, sheltered: false, flight: false, kept: null, ...more };
}

/** The exchange that these dice make. */
function exchange(
  fight: Duel,
  heroDie: number,
  foeDie: number,
  rulings: Partial<DonjonRulings> = {},
  fumbleDie = 0,
  foeFumbleDie = 0,
): Exchange {
  const [hero, foe] = [heroDie, foeDie];
  // A test that is not about the fumble draws "nothing" for it.
  const drawn = fumbleDie === 0 && hero === 20 && fight.kept === null ? 100 : fumbleDie;
  return judge(fight, { ...DEFAULT_RULINGS, ...rulings }, { hero, foe, fumble: drawn, foeFumble: foeFumbleDie });
}

/** Wins of either and ties over the 400 pairs of dice. */
function tally(hero: number, foe: number, rulings: Partial<DonjonRulings> = {}): readonly [number, number, number] {
  const counts = { hero: 0, foe: 0, nobody: 0, both: 0 };
  for (let a = 1; a <= 20; a++) {
    for (let b = 1; b <= 20; b++) counts[exchange(duel(side(hero), side(foe)), a, b, rulings).winner]++;
  }
  return [counts.hero, counts.foe, counts.nobody];
}

test('dx.fumble.1 judge takes the dice by name, and no D100 but the one a 20 draws', () => {
  const fight = duel(side(8, 3), side(6, 2));
  expect(judge(fight, DEFAULT_RULINGS, { hero: 20, foe: 7, fumble: 12 })).toMatchObject({ fumble: 'break' });
  expect(judge(fight, DEFAULT_RULINGS, { hero: 3, foe: 7 })).toMatchObject({ winner: 'hero', gap: 6 });
  expect(() => judge(fight, DEFAULT_RULINGS, { hero: 19, foe: 7, fumble: 12 })).toThrow('leave fumble out');
  expect(() => judge(fight, DEFAULT_RULINGS, { hero: 20, foe: 7 })).toThrow('fumble must be');
  expect(() => judge(fight, DEFAULT_RULINGS, { hero: 3, foe: 20, foeFumble: 5 })).toThrow('leave foeFumble out');
  expect(() => judge(fight, DEFAULT_RULINGS, { hero: 0, foe: 21 })).toThrow('hero must be a whole number from 1 to 20');
  const kept = { ...fight, kept: 'extra' } as const; // dx.win.2: a tie rolled again draws no second one
  expect(judge(kept, DEFAULT_RULINGS, { hero: 20, foe: 1 })).toMatchObject({ fumble: 'extra', fumbleDie: 0 });
  const fumbling = { ...DEFAULT_RULINGS, creatureFumbles: true };
  expect(judge(fight, fumbling, { hero: 2, foe: 20, foeFumble: 90 })).toMatchObject({ foeFumble: 'extra' });
});

describe('the roll', () => {
  test('dx.roll.2 one D20 each, the hero first, then the D100 of a 20: nothing more is rolled', () => {
    const plain = new RecordedChance([
      [20, 4],
      [20, 8],
    ]);
    expect(opposedRoll(duel(side(8), side(6)), DEFAULT_RULINGS, plain)).toMatchObject({
      heroDie: 5,
      foeDie: 9,
      fumbleDie: 0,
    });
    expect(plain.left).toBe(0);
    const fumbled = new RecordedChance([
      [20, 19],
      [20, 8],
      [100, 39],
    ]);
    expect(opposedRoll(duel(side(8), side(6)), DEFAULT_RULINGS, fumbled)).toMatchObject({
      fumbleDie: 40,
      fumble: 'extra',
    });
    expect(fumbled.left).toBe(0);
  });

  test('dx.roll.3 or.roll.passfail: who passes, of 8 and 6', () => {
    const counts = { both: 0, hero: 0, foe: 0, none: 0 };
    for (let a = 1; a <= 20; a++) {
      for (let b = 1; b <= 20; b++) {
        const [one, other] = [passes(8, a), passes(6, b)];
        counts[one ? (other ? 'both' : 'hero') : other ? 'foe' : 'none']++;
      }
    }
    expect(counts).toEqual({ both: 48, hero: 112, foe: 72, none: 168 });
    expect(passes(0, 1)).toBe(true); // a natural 1 is a success whatever the value
  });

  test('dx.roll.8 dx.roll.9 the margin is the value less the die, and low dice are good', () => {
    expect([margin(8, 3), margin(8, 12), margin(8, 2), margin(8, 19), margin(8, 20)]).toEqual([5, -4, 6, -11, -12]);
  });
});

describe('the winner', () => {
  // or.win.delta: of 400 pairs, by the difference of the values.
  const DELTA: readonly (readonly [delta: number, stronger: number, weaker: number, tie: number])[] = [
    [0, 190, 190, 20],
    [1, 209, 172, 19],
    [2, 227, 155, 18],
    [3, 244, 139, 17],
    [4, 260, 124, 16],
    [5, 275, 110, 15],
    [6, 289, 97, 14],
    [7, 302, 85, 13],
    [8, 314, 74, 12],
    [9, 325, 64, 11],
    [10, 335, 55, 10],
    [11, 344, 47, 9],
    [12, 352, 40, 8],
    [13, 359, 34, 7],
    [14, 365, 29, 6],
    [15, 370, 25, 5],
    [16, 374, 22, 4],
    [17, 377, 20, 3],
    [18, 379, 19, 2],
    [19, 380, 19, 1],
    [25, 380, 19, 1],
  ];

  test.each(DELTA)('dx.win.1 dx.crit.1 or.win.delta: %i points apart', (delta, stronger, weaker, tie) => {
    for (const base of [0, 1, 6, 16]) {
      expect(tally(base + delta, base)).toEqual([stronger, weaker, tie]);
      expect(tally(base, base + delta)).toEqual([weaker, stronger, tie]);
    }
  });

  test('dx.win.1 or.win.8v6, or.win.1v1, or.win.16v16', () => {
    expect([tally(8, 6), tally(1, 1), tally(16, 16)]).toEqual([
      [227, 155, 18],
      [190, 190, 20],
      [190, 190, 20],
    ]);
  });

  test('dx.roll.7 INT 1 against 6: a Mage wins 110 of 400, another 139, and 85 where the two are taken away', () => {
    expect([tally(1, 6)[0], tally(1 + 2, 6), tally(1 - 2, 6)[0]]).toEqual([110, [139, 244, 17], 85]);
  });

  test('dx.win.1 or.win.8v6.nocrit: without criticals, by plain comparison', () => {
    const counts = [0, 0, 0];
    for (let a = 1; a <= 20; a++) {
      for (let b = 1; b <= 20; b++) {
        const ahead = margin(8, a) - margin(6, b);
        const slot = ahead > 0 ? 0 : ahead < 0 ? 1 : 2;
        counts[slot] = (counts[slot] ?? 0) + 1;
      }
    }
    expect(counts).toEqual([229, 153, 18]);
  });

  test('dx.win.2 a tie hurts nobody', () => {
    const tie = exchange(duel(side(8, 3), side(6, 2)), 7, 5);
    expect(tie).toMatchObject({ winner: 'nobody', dealt: 0, suffered: 0 });
    expect(exchange(duel(side(8, 3), side(6, 2)), 20, 18, {}, 12)).toMatchObject({ winner: 'nobody', fumble: 'break' });
  });

  test('dx.win.2 ruling tieRule: one side may be given the tie, with a gap of 0', () => {
    const fight = duel(side(8, 3), side(6, 2, 0, 1));
    expect(exchange(fight, 7, 5, { tieRule: 'playerWins' })).toMatchObject({ winner: 'hero', gap: 0, dealt: 2 });
    expect(exchange(fight, 7, 5, { tieRule: 'creatureWins' })).toMatchObject({ winner: 'foe', gap: 0, suffered: 2 });
    expect(exchange(fight, 7, 5, { tieRule: 'reroll' })).toMatchObject({ winner: 'nobody', dealt: 0, suffered: 0 });
  });

  test('dx.crit.4 ruling tieRule covers a double 1, which is then a critical of the winner', () => {
    const fight = duel(side(8, 3), side(6, 2));
    expect(exchange(fight, 1, 1, { tieRule: 'playerWins' })).toMatchObject({
      winner: 'hero',
      critical: true,
      dealt: 8,
    });
    expect(exchange(fight, 1, 1, { tieRule: 'creatureWins' })).toMatchObject({
      winner: 'foe',
      critical: true,
      suffered: 6,
    });
  });

  test('dx.win.3 or.win.bothfail: two failures still have a winner, 90 to 66 and 12 ties of 168', () => {
    expect(exchange(duel(side(8), side(6)), 15, 18)).toMatchObject({ winner: 'hero', gap: 5 });
    const counts = { hero: 0, foe: 0, nobody: 0, both: 0 };
    for (let a = 9; a <= 20; a++) {
      for (let b = 7; b <= 20; b++) counts[exchange(duel(side(8), side(6)), a, b).winner]++;
    }
    expect(counts).toMatchObject({ hero: 90, foe: 66, nobody: 12 });
  });

  test('dx.roll.3 ruling bothFail: noDamage makes two failures a tie, whose fumble still applies', () => {
    const fight = duel(side(8, 3), side(6, 2));
    const rulings = { bothFail: 'noDamage' } as const;
    expect(exchange(fight, 15, 18, rulings)).toMatchObject({ winner: 'nobody', dealt: 0 });
    expect(exchange(fight, 8, 18, rulings)).toMatchObject({ winner: 'hero', gap: 12 });
    expect(exchange(fight, 20, 7, rulings, 10)).toMatchObject({ winner: 'nobody', fumble: 'break' });
    for (const tieRule of RULINGS.tieRule.values) {
      // Whatever a tie gives, and it is not rolled again: nobody is hurt, and that is all.
      const both = { ...DEFAULT_RULINGS, ...rulings, tieRule };
      const failed = exchange(fight, 15, 18, both);
      expect(failed).toMatchObject({ winner: 'nobody', gap: 0, dealt: 0, suffered: 0 });
      expect(rollsAgain(failed, both)).toBe(false);
      expect(exchange(duel(side(8), side(6), { flight: true }), 15, 18, both)).toMatchObject({ winner: 'hero' });
    }
    expect(exchange(duel(side(0, 3), side(6)), 1, 18, rulings)).toMatchObject({ winner: 'hero', critical: true });
  });

  test('dx.win.4 over all dice and fumbles, at most one fighter is hurt', () => {
    for (let a = 1; a <= 20; a++) {
      for (let b = 1; b <= 20; b++) {
        for (const d100 of a === 20 ? [1, 50, 100] : [0]) {
          const { dealt, suffered } = exchange(duel(side(8, 3), side(6, 2)), a, b, {}, d100);
          expect(dealt > 0 && suffered > 0).toBe(false);
        }
      }
    }
  });
});

describe('critical success', () => {
  test('dx.crit.1 a 1 wins whatever the other shows', () => {
    expect(exchange(duel(side(1, 3), side(16)), 1, 2)).toMatchObject({ winner: 'hero', critical: true });
    let crits = 0;
    for (let b = 1; b <= 20; b++) if (exchange(duel(side(1), side(16)), 1, b).winner === 'hero') crits++;
    expect(crits).toBe(19);
  });

  test('dx.crit.2 its margin is 1, whatever the value', () => {
    expect(exchange(duel(side(12, 3), side(0)), 1, 20)).toMatchObject({ gap: 1, dealt: 8 });
  });

  test('dx.crit.2 ruling critGap: valueMinusOne, never below 0', () => {
    const rulings = { critGap: 'valueMinusOne' } as const;
    expect(exchange(duel(side(12, 3), side(0)), 1, 20, rulings)).toMatchObject({ gap: 11, dealt: 28 });
    expect(exchange(duel(side(0, 3), side(0)), 1, 20, rulings)).toMatchObject({ gap: 0, dealt: 6 });
  });

  test('dx.crit.4 a double 1 is a tie', () => {
    expect(exchange(duel(side(8, 3), side(6, 2)), 1, 1)).toMatchObject({ winner: 'nobody', dealt: 0, suffered: 0 });
  });

  test('dx.crit.4 ruling bothCrit: mutual, both strike', () => {
    expect(exchange(duel(side(8, 3, 0, 1), side(6, 2)), 1, 1, { bothCrit: 'mutual' })).toMatchObject({
      winner: 'both',
      dealt: 8,
      suffered: 4,
    });
  });

  test('dx.crit.5 creatures score criticals too', () => {
    const fight = duel(side(8, 3, 0, 1), side(6, 2));
    expect(exchange(fight, 10, 1)).toMatchObject({ winner: 'foe', critical: true, suffered: 4 });
    expect(exchange(fight, 2, 1, { creatureCrits: false })).toMatchObject({ winner: 'hero', gap: 1, critical: false });
    expect(exchange(fight, 1, 1, { creatureCrits: false })).toMatchObject({ winner: 'hero', critical: true });
  });

  test('dx.crit.6 a critical may deal less than a large win', () => {
    const fight = duel(side(16, 6), side(1));
    expect(exchange(fight, 2, 15)).toMatchObject({ gap: 28, dealt: 34 });
    expect(exchange(fight, 1, 15)).toMatchObject({ gap: 1, dealt: 14 });
  });
});

describe('critical failure', () => {
  const losing = duel(side(8, 3, 0, 1), side(6, 2));

  test('dx.fumble.1 a 20 draws one consequence, a tie or a win notwithstanding', () => {
    expect(exchange(losing, 20, 3, {}, 30)).toMatchObject({ fumble: 'break' });
    expect(exchange(losing, 20, 3, {}, 31)).toMatchObject({ fumble: 'extra' });
    expect(exchange(losing, 20, 3, {}, 96)).toMatchObject({ fumble: 'nothing' });
    expect(exchange(losing, 19, 3)).toMatchObject({ fumble: null });
  });

  test('dx.fumble.4 one more damage, after armour, the floor at 0 and the doubling; only when losing', () => {
    expect(exchange(duel(side(8, 3, 0, 20), side(6, 2)), 20, 5, {}, 50)).toMatchObject({ winner: 'foe', suffered: 1 });
    expect(exchange(duel(side(8, 3), side(6, 1)), 20, 1, {}, 50)).toMatchObject({ critical: true, suffered: 5 }); // 2 × 2 + 1
    expect(exchange(duel(side(16, 3), side(2)), 20, 10, {}, 50)).toMatchObject({ winner: 'hero', suffered: 0 });
    expect(exchange(losing, 20, 18, {}, 50)).toMatchObject({ winner: 'nobody', suffered: 0 });
  });

  test('dx.fumble.4 ruling fumbleDamageWhen: always, even on a tie or a win', () => {
    const rulings = { fumbleDamageWhen: 'always' } as const;
    expect(exchange(losing, 20, 18, rulings, 50)).toMatchObject({ winner: 'nobody', suffered: 1 });
    expect(exchange(duel(side(16, 3), side(2)), 20, 10, rulings, 50)).toMatchObject({
      winner: 'hero',
      dealt: 7,
      suffered: 1,
    });
  });

  test('dx.fumble.5 the last band changes nothing', () => {
    expect(exchange(losing, 20, 5, {}, 99).suffered).toBe(exchange(losing, 20, 5, {}, 1).suffered);
  });

  test('dx.fumble.3 ruling breakTiming: beforeDamage counts the weapon for 0, the value unchanged', () => {
    const winning = duel(side(16, 3), side(2));
    expect(exchange(winning, 20, 10, {}, 5)).toMatchObject({ dealt: 7 });
    expect(exchange(winning, 20, 10, { breakTiming: 'beforeDamage' }, 5)).toMatchObject({ dealt: 4, heroValue: 16 });
    const scroll = { ...winning, fragile: false };
    expect(exchange(scroll, 20, 10, { breakTiming: 'beforeDamage' }, 5)).toMatchObject({ dealt: 7 });
  });

  test('dx.fumble.8 a creature’s 20 has no consequence of its own', () => {
    expect(exchange(losing, 5, 20)).toMatchObject({ winner: 'hero', gap: 17, foeFumble: null });
    const chance = new RecordedChance([
      [20, 4],
      [20, 19],
    ]);
    opposedRoll(losing, DEFAULT_RULINGS, chance); // no D100 is asked for
    expect(chance.left).toBe(0);
  });

  test('dx.fumble.8 ruling creatureFumbles: same table without Charisma, its D100 after the hero’s', () => {
    const rulings = { ...DEFAULT_RULINGS, creatureFumbles: true };
    const dice = new RecordedChance([
      [20, 19],
      [20, 19],
      [100, 99],
      [100, 40],
    ]);
    const both = opposedRoll({ ...losing, charisma: 16 }, rulings, dice);
    expect(both).toMatchObject({ fumble: 'nothing', fumbleDie: 100, foeFumble: 'extra', foeFumbleDie: 41 });
    expect(exchange(losing, 5, 20, { creatureFumbles: true }, 0, 50)).toMatchObject({ dealt: 21 }); // 17 + 3 + 1
    expect(exchange(duel(side(2, 3), side(16, 2)), 19, 20, { creatureFumbles: true }, 0, 50)).toMatchObject({
      winner: 'foe',
      dealt: 0,
    });
    const early = { creatureFumbles: true, breakTiming: 'beforeDamage' } as const;
    expect(exchange(duel(side(2, 3), side(16, 2)), 19, 20, early, 0, 5)).toMatchObject({ winner: 'foe', suffered: 13 });
  });

  test('dx.fumble.9 a fumble can still win, and the D100 is rolled all the same', () => {
    const chance = new RecordedChance([
      [20, 19],
      [20, 9],
      [100, 0],
    ]);
    const won = opposedRoll(duel(side(16, 3), side(2)), DEFAULT_RULINGS, chance);
    expect(won).toMatchObject({ winner: 'hero', gap: 4, fumble: 'break', dealt: 7 });
    expect(chance.left).toBe(0);
  });

  test('dx.fumble.9 ruling fumbleAutoLoses: a 20 loses, with a gap of at least 1', () => {
    const rulings = { fumbleAutoLoses: true } as const;
    expect(exchange(duel(side(16, 3), side(2, 2)), 20, 10, rulings, 99)).toMatchObject({
      winner: 'foe',
      gap: 1,
      suffered: 3,
    });
    expect(exchange(duel(side(1, 3), side(9, 2)), 20, 5, rulings, 99)).toMatchObject({ winner: 'foe', gap: 23 });
    const both = { ...rulings, creatureFumbles: true };
    expect(exchange(duel(side(1, 3), side(9, 2)), 15, 20, both, 0, 99)).toMatchObject({
      winner: 'hero',
      gap: 1,
      dealt: 4,
    });
    expect(exchange(duel(side(1, 3), side(9, 2)), 20, 20, both, 99, 99)).toMatchObject({ winner: 'foe', gap: 8 });
  });
});

describe('around the roll', () => {
  test('dx.x.ranged a sheltered hero suffers nothing from a creature that wins, fumble included', () => {
    const fight = duel(side(8, 3), side(6, 2), { sheltered: true });
    expect(exchange(fight, 20, 5, {}, 50)).toMatchObject({ winner: 'foe', suffered: 0 });
    expect(exchange(fight, 20, 18, { fumbleDamageWhen: 'always' }, 50)).toMatchObject({
      winner: 'nobody',
      suffered: 1,
    });
    expect(exchange(fight, 1, 1, { bothCrit: 'mutual' })).toMatchObject({ dealt: 8, suffered: 0 });
  });

  test('dx.x.flee an equal margin or a 1 gets away, and flight hurts nobody else', () => {
    const flight = duel(side(8), side(6, 2), { flight: true, fragile: false });
    expect(exchange(flight, 7, 5)).toMatchObject({ winner: 'hero', dealt: 0 });
    expect(exchange(flight, 1, 1)).toMatchObject({ winner: 'hero', dealt: 0, suffered: 0 });
    expect(exchange(flight, 1, 1, { bothCrit: 'mutual' })).toMatchObject({ winner: 'hero', suffered: 0 });
    expect(exchange(flight, 8, 5)).toMatchObject({ winner: 'foe', gap: 1, suffered: 3 });
    expect(exchange(flight, 2, 1)).toMatchObject({ winner: 'foe', critical: true });
  });
});
