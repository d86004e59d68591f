import { type Fraction, fraction, isRefusal, roll, showFraction } from '@arbitre/kernel';
import { race, type RaceState } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { oddsNote, oddsTables } from '../words/odds.ts';
import { wilson } from './interval.ts';
import { isCertain, type Odds, odds } from './odds.ts';

/** Four squares from the end: a D6 of 4, 5 or 6 wins. */
const NEAR: RaceState = { length: 12, toll: 0, turn: 'red', at: { red: 7, blue: 4 }, reserve: { red: 1, blue: 0 } };

function oddsOf(game = race, limits = {}): Odds {
  const answer = odds(game, NEAR, 'red', { do: 'roll' }, limits);
  if (isRefusal(answer as never) && 'code' in answer) throw new Error(answer.code);
  return answer as Odds;
}

test('odds are exact fractions, outcomes that leave the same state merged', () => {
  const { figures, results, sampled } = oddsOf();
  expect(sampled).toBeUndefined();
  const [run] = figures;
  expect(run?.values.map(({ value, weight }) => [value, showFraction(weight)])).toEqual([
    [1, '1/6'],
    [2, '1/6'],
    [3, '1/6'],
    [4, '1/2'],
  ]);
  expect(showFraction(run?.mean ?? fraction(0))).toBe('3');
  expect(results).toHaveLength(4);
  expect(results.map(({ value }) => value.outcome?.winners ?? [])).toEqual([[], [], [], ['red']]);
});

test('results that come to the same state with other figures stay apart', () => {
  const measured: typeof race = {
    ...race,
    measure: (_before, [fact]) => ({ die: fact?.is === 'ran' ? fact.die : 0 }),
  };
  expect(oddsOf(measured).results).toHaveLength(6);
});

test('a command without chance is certain, a refused one is a refusal', () => {
  const dash = odds(race, NEAR, 'red', { do: 'dash' });
  expect('results' in dash && isCertain(dash)).toBe(true);
  expect(odds(race, NEAR, 'blue', { do: 'roll' })).toMatchObject({ code: 'not-your-turn' });
});

test('too many outcomes are sampled with a seed, and said to be', () => {
  const wide: typeof race = {
    ...race,
    decide(state, _seat, command, chance) {
      const half = roll(chance, 2 ** 31) <= 2 ** 30 ? 1 : 2;
      return command.do === 'roll' ? [{ is: 'ran', who: state.turn, die: half, to: state.at[state.turn] + half }] : [];
    },
  };
  const first = oddsOf(wide, { throws: 2000, seed: 5 });
  expect(first.sampled).toEqual({ throws: 2000, seed: 5 });
  expect(first).toEqual(oddsOf(wide, { throws: 2000, seed: 5 }));
  const share = first.figures[0]?.values[0]?.weight ?? fraction(0);
  const { low, high } = wilson(Number((share.n * 2000n) / share.d), 2000);
  expect(asNumber(low)).toBeLessThan(0.5);
  expect(asNumber(high)).toBeGreaterThan(0.5);
  expect(oddsNote(first, 'en')).toBe(
    'Too many outcomes to count them all: estimated on 2,000 throws (seed 5), with 95% intervals.',
  );
  expect(oddsTables(wide, NEAR, first, 'fr')[0]?.rows[0]?.chance).toMatch(
    /^\d+(,\d)?\u202f% \(\d+(,\d)?\u202f% à \d+(,\d)?\u202f%\)$/,
  );
});

test('dice too many to count are sampled at once: no outcome is walked in vain, and few are decided', () => {
  let asked = 0;
  const many: typeof race = {
    ...race,
    decide(state, _seat, _command, chance) {
      asked++;
      for (let n = 0; n < 30; n++) chance.int(6);
      return [{ is: 'ran', who: state.turn, die: 1, to: state.at[state.turn] + 1 }];
    },
  };
  const { sampled, results } = oddsOf(many);
  expect(asked).toBeLessThan((sampled?.throws ?? 0) + 20);
  expect(sampled?.throws).toBeLessThanOrEqual(10_000);
  expect(results).toHaveLength(1); // every throw has the same consequences, whatever the dice were
  expect(oddsTables(many, NEAR, oddsOf(many), 'en').map(({ heading }) => heading)).toEqual(['squares run: 1']);
});

test('outcomes with the same figures are one, though the states differ', () => {
  const apart: typeof race = {
    ...race,
    decide: (state, _seat, _command, chance) => [
      { is: 'ran', who: state.turn, die: chance.int(3), to: 8 + chance.int(3) },
    ],
    measure: () => ({ run: 1 }),
  };
  expect(oddsOf(apart).results.map(({ weight }) => showFraction(weight))).toEqual(['1']);
});

test('a limit below the number of outcomes is enough to sample', () => {
  expect(oddsOf(race, { outcomes: 5, throws: 100 }).sampled?.throws).toBe(100);
  expect(oddsOf(race, { outcomes: 6, throws: 100 }).sampled).toBeUndefined();
});

test('odds are told as tables in the language asked for', () => {
  expect(oddsTables(race, NEAR, oddsOf(), 'fr')).toMatchObject([
    {
      heading: 'cases parcourues (moyenne 3)',
      rows: [
        { label: '1', chance: '1/6 (16,7\u202f%)' },
        { label: '2', chance: '1/6 (16,7\u202f%)' },
        { label: '3', chance: '1/6 (16,7\u202f%)' },
        { label: '4', chance: '1/2 (50\u202f%)' },
      ],
    },
    { heading: 'La partie se termine\u202f: Rouge gagne. 1/2 (50\u202f%)', rows: [] },
  ]);
  expect(oddsNote(oddsOf(), 'en')).toBeNull();
});

test('where no figure tells the results apart, they are told in sentences', () => {
  const plain: typeof race = { ...race, measure: () => ({}) };
  expect(oddsTables(plain, NEAR, oddsOf(plain), 'en').at(-1)).toMatchObject({
    heading: '4 different results:',
    rows: [
      { label: 'for example: Red rolls 4 and runs.', chance: '1/2 (50%)' },
      { label: 'Red rolls 1 and runs.', chance: '1/6 (16.7%)' },
      { label: 'Red rolls 2 and runs.', chance: '1/6 (16.7%)' },
      { label: 'Red rolls 3 and runs.', chance: '1/6 (16.7%)' },
    ],
  });
  expect(oddsTables(plain, NEAR, oddsOf(plain), 'fr').at(-1)?.rows[0]?.label).toMatch(/^par exemple\u202f: Rouge /);
});

test('a result is told as an example where other dice lead to it by other facts, and only there', () => {
  const examples = (game: typeof race, limits = {}) =>
    oddsOf(game, limits).results.map(({ value: { facts, example } }) => [
      facts.map((fact) => ('die' in fact ? fact.die : null)),
      example,
    ]);
  expect(examples(race)).toEqual([
    [[1], false],
    [[2], false],
    [[3], false],
    [[4], true], // 5 and 6 win as well
  ]);
  const untold: typeof race = {
    ...race,
    decide: (state, _seat, _command, chance) => [{ is: 'dashed', who: state.turn, to: chance.int(4) < 2 ? 8 : 9 }],
  };
  expect(oddsOf(untold).results.map(({ value }) => value.example)).toEqual([false, false]); // no die is told
  const cut: typeof race = {
    ...race,
    decide(state, _seat, _command, chance) {
      const die = chance.int(6, [1, 4, 5]) + 1; // 1, 2 to 4, 5, 6
      return [{ is: 'ran', who: state.turn, die, to: die === 1 ? 8 : die < 5 ? 9 : die + 5 }];
    },
  };
  expect(examples(cut)).toEqual([
    [[1], false],
    [[2], true],
    [[5], false],
    [[6], false],
  ]);
  expect(examples(race, { outcomes: 5, throws: 100 }).every(([, example]) => example)).toBe(true); // who knows
});

test('a long figure is banded on request, 0 by itself, and nothing is lost', () => {
  const far: RaceState = { ...NEAR, length: 40 };
  const wide: typeof race = {
    ...race,
    decide: (state, _seat, _command, chance) => [{ is: 'ran', who: state.turn, die: 1, to: 7 + chance.int(20) }],
  };
  const counted = odds(wide, far, 'red', { do: 'roll' });
  if ('code' in counted) throw new Error(counted.code);
  const rows = oddsTables(wide, far, counted, 'en', 8)[0]?.rows ?? [];
  expect(rows.map(({ label, chance }) => `${label}: ${chance}`)).toEqual([
    '0: 1/20 (5%)',
    '1–3: 3/20 (15%)',
    '4–6: 3/20 (15%)',
    '7–9: 3/20 (15%)',
    '10–12: 3/20 (15%)',
    '13–15: 3/20 (15%)',
    '16–18: 3/20 (15%)',
    '19: 1/20 (5%)',
  ]);
});

test('what happens once at most is one line, what never happens is none', () => {
  const measured: typeof race = {
    ...race,
    measure: (_before, [fact]) => ({ six: fact?.is === 'ran' && fact.die === 6 ? 1 : 0, never: 0 }),
  };
  const tables = oddsTables(measured, NEAR, oddsOf(measured), 'en').map(({ heading }) => heading);
  expect(tables).toEqual(['squares run: 1/6 (16.7%)', 'The game ends: Red wins. 1/2 (50%)']);
});

// Wilson's own published bounds: 3 of 20 is 5.24 % to 36.04 %.
test('the Wilson interval of 3 in 20 is the published one, and stays within 0 and 1', () => {
  expect(asNumber(wilson(3, 20).low)).toBeCloseTo(0.0524, 3);
  expect(asNumber(wilson(3, 20).high)).toBeCloseTo(0.3604, 3);
  expect(showFraction(wilson(0, 50).low)).toBe('0');
  expect(showFraction(wilson(50, 50).high)).toBe('1');
  expect(asNumber(wilson(0, 50).high)).toBeCloseTo(0.0713, 3);
});

function asNumber({ n, d }: Fraction): number {
  return Number(n) / Number(d);
}
