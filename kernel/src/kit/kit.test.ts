import { describe, expect, test } from 'vitest';
import type { Game } from '../contract/game.ts';
import { certainHarm } from './certain-harm.ts';
import { contract, explained } from './contract.ts';
import { race, type RaceCommand, type RaceFact, type RaceRefusal, type RaceState } from './race.ts';
import { wordProblems } from './words.ts';

const openings = [{ name: 'short race', scenario: { length: 12, reserves: { red: 4, blue: 2 } } }];

describe('the smallest game keeps the contract', () => {
  for (const { name, check } of contract(race, openings, { games: 40, longest: 30, limit: 100 })) test(name, check);
});

/** A race with one promise broken. */
type Broken = Partial<Game<RaceState, RaceCommand, RaceFact, RaceRefusal, (typeof openings)[0]['scenario']>>;

/** Names of the promises that the kit finds broken. */
function complaints(broken: Broken): string[] {
  return contract({ ...race, ...broken }, openings, { games: 30, longest: 30, limit: 100 }).flatMap(
    ({ name, check }) => {
      try {
        check();
        return [];
      } catch {
        return [name];
      }
    },
  );
}

describe('the kit notices', () => {
  test.each<[what: string, broken: Broken, promise: string]>([
    [
      'an offer that is refused',
      {
        offers: (_state, seat) =>
          [{ group: 'advance', command: { do: 'dash' } }].filter(() => seat !== 'nobody') as never,
      },
      'accepted',
    ],
    [
      'a command accepted though not offered',
      { offers: (state, seat) => race.offers(state, seat).slice(0, seat === 'red' ? 1 : 2) },
      'not offered is refused',
    ],
    [
      'a refusal that cites a rule nobody wrote',
      {
        decide: (state, seat, command, chance) => {
          const decided = race.decide(state, seat, command, chance);
          return Array.isArray(decided) ? decided : { code: 'race-over', rules: ['rc.nowhere.1'] };
        },
      },
      'not offered is refused',
    ],
    ['a dead end', { offers: () => [] }, 'no dead end'],
    [
      'a decide that changes the state',
      {
        decide: (state, seat, command, chance) => {
          const decided = race.decide(state, seat, command, chance);
          if (Array.isArray(decided)) (state as { turn: string }).turn = 'blue';
          return decided;
        },
      },
      'accepted',
    ],
    [
      'a fact that does not survive JSON',
      {
        evolve: (state, fact) => ({
          ...race.evolve(state, fact),
          length: fact.to === 11 ? Number.POSITIVE_INFINITY : state.length,
        }),
      },
      'fold of the facts',
    ],
    [
      'dice from nowhere',
      {
        decide: (() => {
          let hidden = 0;
          return (state, seat, command, chance) => {
            const decided = race.decide(state, seat, command, chance);
            return Array.isArray(decided)
              ? decided.map((fact) => ({ ...fact, to: Math.min(11, fact.to + (hidden++ % 2)) }))
              : decided;
          };
        })(),
      },
      'replay',
    ],
    [
      'an offer that depends on what the seat may not see',
      {
        view: (state) => ({ ...state, reserve: { red: null, blue: null } }),
        offers: (state, seat) => (state.reserve.red === null ? [] : race.offers(state, seat)),
      },
      'view tells',
    ],
    ['a seat that is told nothing of a move it sees', { redact: () => null }, 'told of each fact'],
    [
      'a sentence with a hole',
      { words: { fr: race.words.fr, en: { ...race.words.en, fact: () => 'undefined runs.' } } },
      'sentence',
    ],
    ['a command that does not read back', { writeCommand: () => 'roll' }, 'sentence'],
    ['a piece missing from the legend', { legend: {} }, 'legend'],
    ['a state that the game itself calls broken', { broken: ({ at }) => (at.red > 5 ? 'too far' : null) }, 'broken'],
    [
      'a position that sets up another state',
      { position: ({ length }) => ({ length, reserves: { red: 4, blue: 2 } }) },
      'sets up again',
    ],
    [
      'a distance that is longer on the way back',
      {
        survey: {
          distance: (_view, one) => (one === 'red' ? 1 : 2),
          sees: () => false,
          threats: () => [],
          strength: () => 0,
        },
      },
      'distance, sight, threat and strength',
    ],
    ['a fact with nothing to show', { beats: () => [] }, 'something to show'],
    ['a beat about a piece that is nowhere', { beats: () => [{ show: 'death', piece: 'green' }] }, 'something to show'],
    [
      'a choice that says nothing',
      { outlook: () => ({ tone: 'plain', buys: [], risks: [], rules: [] }) },
      'every choice has an outlook',
    ],
    [
      'a seat that is not told how to win',
      { goal: () => [{ kind: 'threat', says: { fr: 'Rouge arrive.', en: 'Red arrives.' } }] },
      'every seat a goal',
    ],
    ['a piece without a card', { card: () => null }, 'a card'],
    [
      'a game without end',
      {
        outcome: () => null,
        awaiting: (state) => ({ seats: [state.turn], kind: 'turn' }),
        decide: (state, _seat, _command, chance) => [{ is: 'ran', who: state.turn, die: chance.int(6), to: 0 }],
        offers: (state, seat) => (seat === state.turn ? [{ group: 'advance', command: { do: 'roll' } }] : []),
      },
      'end within',
    ],
  ])('%s', (_what, broken, promise) => {
    expect(complaints(broken).join('\n')).toContain(promise);
  });
});

test('a promise that a game cannot keep is listed with its reason, and must then really be broken', () => {
  const name = 'no state is broken';
  const excused = (game: typeof race) =>
    contract(game, openings, { games: 30, cannot: { [name]: 'by nature' } }).find((one) => one.name.endsWith(name));
  const broken = excused({ ...race, broken: () => 'always' });
  expect(broken?.name).toBe('race cannot promise this (by nature): no state is broken');
  expect(() => broken?.check()).not.toThrow();
  expect(() => excused(race)?.check()).toThrow('keeps this promise after all');
});

test('holes in sentences are found', () => {
  expect(wordProblems('')).toBe('nothing is said');
  expect(wordProblems('The hero loses NaN points.')).toBe('a value is missing');
  expect(wordProblems('The {name} runs.')).toBe('a placeholder was left');
  expect(wordProblems('Le héros court.')).toBeNull();
});

describe('certain harm', () => {
  const setup = race.setup({ length: 12, reserves: { red: 4, blue: 2 } }, {});
  if (!setup.ok) throw new Error('the race sets up');
  const trial = {
    openings: [setup.value],
    commands: 60,
    harmed: (before: RaceState, after: RaceState, seat: string) => (after.turn === before.turn ? [] : [seat]),
  };
  const says = { fr: 'perd son tour', en: 'loses its turn' };
  const telling = (piece: string | undefined) => ({
    ...race,
    outlook: () => ({ tone: 'risky' as const, buys: [], risks: [{ says, ...(piece && { piece }) }], rules: [] }),
  });

  test('that no outlook names is found, and counted', () => {
    const found = certainHarm(telling(undefined), trial);
    expect(found).toMatchObject({ asked: 60, explored: 60 });
    expect(found.certain).toBeGreaterThan(0);
    expect(found.unannounced).toHaveLength(found.certain);
    expect(found.unannounced[0]).toMatch(/^game 0, (red|blue): .+ harms (red|blue)$/);
  });

  test('that is named for another piece is not announced; for the right one it is', () => {
    const red = certainHarm(telling('red'), trial);
    expect(red.unannounced.length).toBeGreaterThan(0);
    for (const one of red.unannounced) expect(one).toContain('harms blue');
  });
});

test('every offer is asked about where a game says so, and one that keeps silent is found', () => {
  let asked = 0;
  const outlook = () => ({
    tone: 'plain' as const,
    buys: [{ says: { fr: 'court', en: 'runs' } }],
    risks: [],
    rules: [],
  });
  const counting = { ...race, outlook: () => (asked++, outlook()) };
  const { name, check } = explained(counting, openings, { games: 30, longest: 30 });
  expect(name).toMatch(/offer by offer$/);
  check();
  expect(asked).toBeGreaterThan(30);
  const silent = { ...race, outlook: () => ({ ...outlook(), buys: [] }) };
  expect(explained(silent, openings, { games: 30, longest: 30 }).check).toThrow('Property failed');
});
