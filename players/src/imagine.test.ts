import { type Brain, SeededChance } from '@arbitre/kernel';
import { race, type RaceCommand, type RaceState } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { imagination, imagine } from './imagine.ts';

const START: RaceState = { length: 90, toll: 0, turn: 'red', at: { red: 0, blue: 0 }, reserve: { red: 6, blue: 3 } };

/** Dashes once, which takes no dice, and rolls ever after. */
const brain: Brain<RaceState, RaceCommand> = {
  features: () => ({}),
  proposals(view, seat) {
    const reserve = (seat === 'red' ? view.reserve.red : view.reserve.blue) ?? 0;
    return [{ command: { do: reserve > 0 ? 'dash' : 'roll' }, prior: 0, why: [] }];
  },
  turn: ({ turn, at }) => `${turn} ${at.red} ${at.blue}`,
  says: () => ({ fr: '', en: '' }),
  aims: () => ({ fr: '', en: '' }),
  tempers: {},
  yardstick: () => 0,
};

const questionWith = (game: typeof race) => ({
  game,
  brain,
  view: START,
  seat: START.turn,
  chance: new SeededChance(1),
});

test('what comes before the first dice is carried out once for all seeds', () => {
  let dashes = 0;
  const counted: typeof race = {
    ...race,
    decide(state, seat, command, dice) {
      if (command.do === 'dash') dashes++;
      return race.decide(state, seat, command, dice);
    },
  };
  const carryOut = imagination(questionWith(counted), [{ do: 'dash' }], { rounds: 3, turns: 2 });
  for (let seed = 0; seed < 10; seed++) carryOut(seed);
  expect(dashes).toBe(2); // red's and blue's
});

test('a seed leads to the same end, whatever was imagined before', () => {
  const carryOut = imagination(questionWith(race), [{ do: 'dash' }], { rounds: 3, turns: 2 });
  const ends = [1, 2, 3, 4, 5].map((seed) => carryOut(seed).at(-1)?.state ?? START);
  expect(ends).toEqual([1, 2, 3, 4, 5].map((seed) => imagine(questionWith(race), [{ do: 'dash' }], 6, seed).state));
  expect(new Set(ends.map(({ at }) => `${at.red} ${at.blue}`)).size).toBeGreaterThan(1);
});

test('what is seen at the end of each round is what so many turns lead to, and a game that is over stays as it ended', () => {
  const carryOut = imagination(questionWith(race), [], { rounds: 40, turns: 2 });
  const seen = carryOut(7).map(({ state }) => state);
  expect(seen).toHaveLength(40);
  expect(seen[2]).toEqual(imagine(questionWith(race), [], 6, 7).state);
  expect(race.outcome(seen[39] ?? START)).not.toBeNull();
  expect(seen[39]).toBe(seen[38]);
});
