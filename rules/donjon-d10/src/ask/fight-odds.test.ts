import {
  add,
  endings,
  type Fraction,
  fraction,
  multiply,
  SeededChance,
  showFraction,
  subtract,
  toDecimal,
  ONE,
} from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { describe, expect, test } from 'vitest';
import type { Side } from '../combat/damage.ts';
import type { Duel } from '../combat/opposed-roll.ts';
import { exchangeOdds } from './exchange-odds.ts';
import { type FightPhase, type FightWay, fightLength, fightOdds } from './fight-odds.ts';
import { DEFAULT_RULINGS } from '../rulings.ts';

const side = (value: number, damage: number, atk: number, armour: number): Side => ({
  value,
  damage,
  atk,
  armour,
  magic: false,
});

/** One phase for the whole duel, as the oracles have it: the break band is ignored. */
function endlessDuel(hero: Side, foe: Side): FightPhase {
  const duel: Duel = { hero, foe, charisma: 0, fragile: true, sheltered: false, flight: false, kept: null };
  return exchangeOdds(duel, DEFAULT_RULINGS).map(({ value, weight }) => {
    return { weight: weight.n * (40_000n / weight.d), dealt: value.dealt, suffered: value.suffered, next: 0 };
  });
}

function exactly(found: Fraction | null): Fraction {
  if (found === null) throw new Error('the fight ends');
  return found;
}

describe('duels to 0 PV, the break band ignored', () => {
  test('dx.roll.1 or.duel.start: a new warrior against a giant rat', () => {
    const chance = fightOdds([endlessDuel(side(1, 3, 1, 2), side(0, 1, 0, 0))], 13, 3);
    expect(toDecimal(exactly(chance), 12)).toBe('0.886503633093');
  });

  test('dx.win.1 or.duel.mid: 25 PV, value 8, against 12 PV, value 6', () => {
    const chance = fightOdds([endlessDuel(side(8, 3, 0, 1), side(6, 2, 0, 1))], 25, 12);
    expect(toDecimal(exactly(chance), 12)).toBe('0.906174439570');
  });

  test('dx.hp.5 or.duel.scrolls: the exact fraction', () => {
    const chance = exactly(fightOdds([endlessDuel(side(3, 6, 0, 1), side(6, 2, 0, 1))], 13, 6));
    expect(showFraction(chance)).toBe('178658003087798251141/302225723873833631750');
    expect(toDecimal(chance, 12)).toBe('0.591140955170');
  });
});

describe('against the kernel’s own solver', () => {
  /** The same process, state by state. */
  function naive(phases: readonly FightPhase[], heroPv: number, foePv: number): Fraction {
    interface At {
      readonly phase: number;
      readonly hero: number;
      readonly foe: number;
    }
    const found = endings<At, 'won' | 'lost'>(
      { phase: 0, hero: heroPv, foe: foePv },
      ({ phase, hero, foe }) => `${phase} ${hero} ${foe}`,
      ({ phase, hero, foe }) =>
        (phases[phase] ?? []).map(({ weight, dealt, suffered, next }) => {
          const [left, other] = [hero - suffered, foe - dealt];
          if (left <= 0) return { weight: Number(weight), to: { end: 'lost' } };
          if (next === 'hit' || other <= 0) return { weight: Number(weight), to: { end: 'won' } };
          return { weight: Number(weight), to: { state: { phase: next, hero: left, foe: other } } };
        }),
    );
    if (found === null) throw new Error('the fight ends');
    return found.get('won') ?? subtract(ONE, found.get('lost') ?? fraction(0));
  }

  /** Exchanges on average, by the definition: one, then those of whatever comes next, ways that change nothing set aside. */
  function naiveLength(phases: readonly FightPhase[], phase: number, hero: number, foe: number): Fraction {
    const ways = phases[phase] ?? [];
    const changing = ways.filter(({ dealt, suffered, next }) => dealt > 0 || suffered > 0 || next !== phase);
    const weightOf = (list: readonly FightWay[]) => list.reduce((sum, { weight }) => sum + weight, 0n);
    let sum = fraction(weightOf(ways), weightOf(changing));
    for (const { weight, dealt, suffered, next } of changing) {
      if (hero - suffered <= 0 || foe - dealt <= 0 || next === 'hit') continue;
      const later = naiveLength(phases, next, hero - suffered, foe - dealt);
      sum = add(sum, multiply(fraction(weight, weightOf(changing)), later));
    }
    return sum;
  }

  test.each(Array.from({ length: dial(20) }, (_, seed) => seed))(
    'dx.roll.1 phases drawn with seed %i last as long',
    (seed) => {
      const dice = new SeededChance(1000 + seed);
      const phases = randomPhases(dice);
      const [heroPv, foePv] = [1 + dice.int(3), 1 + dice.int(3)];
      const naive = naiveLength(phases, 0, heroPv, foePv);
      expect(showFraction(exactly(fightLength(phases, heroPv, foePv)))).toBe(showFraction(naive));
    },
  );

  test('dx.roll.1 two coin throws a hit: two points take four exchanges on average', () => {
    const coin: FightPhase = [
      { weight: 1n, dealt: 1, suffered: 0, next: 0 },
      { weight: 1n, dealt: 0, suffered: 0, next: 0 },
    ];
    expect(showFraction(exactly(fightLength([coin], 5, 2)))).toBe('4');
  });

  function randomPhases(dice: SeededChance): readonly FightPhase[] {
    const count = 1 + dice.int(4);
    return Array.from({ length: count }, (_, number) => {
      const ways = Array.from({ length: 2 + dice.int(6) }, (): FightWay => {
        const ahead = dice.int(count - number);
        const next = dice.int(12) === 0 ? 'hit' : number + ahead;
        return { weight: BigInt(1 + dice.int(50)), dealt: dice.int(5), suffered: dice.int(4), next };
      });
      return [
        ...ways,
        { weight: 3n, dealt: 1, suffered: 0, next: number },
        { weight: 2n, dealt: 0, suffered: 1, next: number },
      ];
    });
  }

  test.each(Array.from({ length: dial(60) }, (_, seed) => seed))(
    'dx.roll.1 phases drawn with seed %i end alike',
    (seed) => {
      const dice = new SeededChance(seed);
      const phases = randomPhases(dice);
      const [heroPv, foePv] = [1 + dice.int(9), 1 + dice.int(12)];
      expect(showFraction(exactly(fightOdds(phases, heroPv, foePv)))).toBe(showFraction(naive(phases, heroPv, foePv)));
    },
  );

  test('dx.roll.1 a fight that nobody can hurt in has no odds', () => {
    expect(fightOdds([[{ weight: 1n, dealt: 0, suffered: 0, next: 0 }]], 5, 5)).toBeNull();
  });
});
