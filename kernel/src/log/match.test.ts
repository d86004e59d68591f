import { describe, expect, test } from 'vitest';
import { SeededChance } from '../chance/seeded.ts';
import { openingMatch, playWalk, race } from '../kit/index.ts';
import { play, rewind, undoIsFree } from './match.ts';
import { brokenLink, replay } from './replay.ts';

const openings = [{ name: 'race', scenario: { length: 30, reserves: { red: 4, blue: 2 } } }];
const walk = { opening: 0, seed: 7, picks: [0, 1, 0, 0, 1] };
const match = playWalk(race, openings, walk);

test('a refused command leaves the match as it was', () => {
  expect(play(race, match, 'red', { do: 'roll' }, new SeededChance(1))).toEqual({
    code: 'not-your-turn',
    rules: ['rc.turn.1'],
  });
  expect(match.entries).toHaveLength(5);
});

test('entries are numbered, keep their dice, and chain their hashes', () => {
  expect(match.entries.map(({ seq, command, draws }) => [seq, command.do, draws.length])).toEqual([
    [1, 'roll', 1],
    [2, 'dash', 0],
    [3, 'roll', 1],
    [4, 'roll', 1],
    [5, 'dash', 0],
  ]);
  expect(brokenLink(match.header, match.entries)).toBeNull();
});

test('undo is free until a die was cast', () => {
  expect(undoIsFree(match)).toBe(true);
  const shorter = rewind(race, match, 4);
  expect(undoIsFree(shorter)).toBe(false);
  expect(undoIsFree(rewind(race, match, 0))).toBe(false);
});

test('rewinding to the start gives the opening back', () => {
  expect(rewind(race, match, 0)).toEqual(openingMatch(race, openings, walk));
  expect(rewind(race, match, -3).entries).toEqual([]);
});

describe('a log that was changed is caught at the entry that was changed', () => {
  const tampered = (change: (entry: (typeof match.entries)[number]) => object) =>
    match.entries.map((entry) => (entry.seq === 3 ? { ...entry, ...change(entry) } : entry));
  test.each([
    ['another seat', tampered(() => ({ seat: 'blue' }))],
    ['another die', tampered(() => ({ draws: [[6, 5]] }))],
    ['another fact', tampered((entry) => ({ facts: entry.facts.map((fact) => ({ ...fact, to: 29 })) }))],
    ['another hash', tampered(() => ({ hash: '0'.repeat(64) }))],
    ['one left out', match.entries.filter(({ seq }) => seq !== 3)],
  ])('%s', (_what, entries) => {
    expect(brokenLink(match.header, entries)).toBe(3);
  });
  test('another header', () => {
    expect(brokenLink({ ...match.header, title: 'x' }, match.entries)).toBe(1);
  });
});

describe('a replay reports the first entry that changed rules would judge differently', () => {
  test('nothing differs under the same rules', () => {
    expect(replay(race, match.opening, match.entries)).toBeNull();
  });
  test('other facts', () => {
    const slower = {
      ...race,
      decide: (...asked: Parameters<typeof race.decide>) => {
        const decided = race.decide(...asked);
        return Array.isArray(decided)
          ? decided.map((fact) => (fact.is === 'dashed' ? { ...fact, to: 0 } : fact))
          : decided;
      },
    };
    expect(replay(slower, match.opening, match.entries)).toMatchObject({ kind: 'facts', seq: 2 });
  });
  test('a refusal', () => {
    const stricter = {
      ...race,
      decide: (...asked: Parameters<typeof race.decide>) =>
        asked[2].do === 'dash' ? ({ code: 'reserve-spent', rules: ['rc.dash.1'] } as const) : race.decide(...asked),
    };
    expect(replay(stricter, match.opening, match.entries)).toMatchObject({
      kind: 'refused',
      seq: 2,
      refusal: { code: 'reserve-spent' },
    });
  });
  test('other dice', () => {
    const twice = {
      ...race,
      decide: (...asked: Parameters<typeof race.decide>) => {
        asked[3].int(6);
        return race.decide(...asked);
      },
    };
    expect(replay(twice, match.opening, match.entries)).toMatchObject({ kind: 'draws', seq: 1 });
  });
});
