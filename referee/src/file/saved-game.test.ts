import { type Match, play, SeededChance } from '@arbitre/kernel';
import { race } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { startMatch } from '../log/start.ts';
import { registryOf } from '../registry.ts';
import { sayMistake } from '../words/mistakes.ts';
import { loadMatch, looksSaved, saveMatch } from './saved-game.ts';
import { loadScenario } from './scenario.ts';

const games = registryOf(race);

/** Four commands of a seeded race. */
function played(): Match {
  const loaded = loadScenario('game: race\nlength: 30\nreserves: {red: 2, blue: 3}\n', games);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  let match = startMatch(loaded.value, { kind: 'seeded', seed: 7 }, 'en');
  const dice = new SeededChance(7);
  for (const [seat, command] of [
    ['red', 'roll'],
    ['blue', 'dash'],
    ['red', 'roll'],
    ['blue', 'roll'],
  ] as const) {
    const next = play(loaded.value.game, match, seat, { do: command }, dice);
    if (!('match' in next)) throw new Error(next.code);
    match = next.match;
  }
  return match;
}

function said(text: string, registry = games): readonly string[] {
  const loaded = loadMatch(text, registry);
  if (loaded.ok) throw new Error('the file was accepted');
  return loaded.mistakes.map((mistake) => sayMistake(mistake, 'en'));
}

const text = saveMatch(played());

test('a saved game opens as it was', () => {
  const loaded = loadMatch(text, games);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  expect(loaded.value.game).toBe(race);
  expect(loaded.value.match).toEqual(played());
});

test('the secret of committed dice is kept once published, and where the dice were brought from', () => {
  const dice = { kind: 'committed', commitment: 'abc', nonces: { red: 'n' }, brought: 0 } as const;
  const { header } = played();
  const loaded = loadMatch(saveMatch({ header: { ...header, dice }, entries: [], secret: '5ec2e7' }), games);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  expect(loaded.value.secret).toBe('5ec2e7');
  expect(loaded.value.match.header.dice).toEqual(dice);
});

test('a title in both languages stands beside the header, which is hashed and keeps one', () => {
  const match = played();
  const load = (title?: { fr: string; en: string }) => {
    const loaded = loadMatch(saveMatch({ ...match, ...(title && { title }) }), games);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
    return loaded.value;
  };
  const both = { fr: 'La course', en: match.header.title };
  expect(load(both).title).toEqual(both);
  expect(load(both).match).toEqual(match);
  const once = { fr: match.header.title, en: match.header.title };
  expect(load().title).toEqual(once);
  expect(saveMatch({ ...match, title: once })).toBe(text);
  expect(load({ fr: 'Une autre', en: 'Another' }).title).toEqual(once); // not this game's
});

test('a saved game is told from a scenario, even when it is damaged', () => {
  expect(looksSaved(text)).toBe(true);
  expect(looksSaved(text.slice(0, 200))).toBe(true);
  expect(looksSaved('{"game": "race", "length": 12}')).toBe(false);
  expect(looksSaved('game: race')).toBe(false);
});

test('an old game with no entry opens', () => {
  expect(loadMatch(saveMatch({ ...played(), entries: [] }), games).ok).toBe(true);
});

test.each([0.1, 0.3, 0.5, 0.7, 0.9, 0.99])('a file cut at %s of its length is said to be truncated', (share) => {
  expect(said(text.slice(0, Math.floor(text.length * share)))).toEqual(['the file is cut short: its end is missing']);
});

test('a cut anywhere is never accepted and never called anything worse than truncated', () => {
  for (let end = 1; end < text.trimEnd().length; end++) {
    const loaded = loadMatch(text.slice(0, end), games);
    expect(loaded.ok ? 'accepted' : loaded.mistakes[0]?.code, `cut at ${end}`).toBe('truncated');
  }
});

test.each([
  ['', 'the file is empty'],
  ['{"a": 1,}', 'this is not JSON, and a saved game is'],
  ['game: race', 'this is not JSON, and a saved game is'],
  ['\u0000\u0001', 'this is not a text file'],
  ['{"a": 1}', 'this is JSON, but not a game saved by Arbitre'],
  ['[1, 2]', 'this is JSON, but not a game saved by Arbitre'],
  ['null', 'this is JSON, but not a game saved by Arbitre'],
])('%j is refused: %s', (input, sentence) => {
  expect(said(input)).toEqual([sentence]);
});

test('a mistake of JSON has its position', () => {
  const loaded = loadMatch('{\n  "a": 1,\n  b: 2\n}', games);
  expect(loaded).toMatchObject({ mistakes: [{ code: 'not-json', at: { line: 3, column: 3 } }] });
});

test('the first entry that was tampered with is named', () => {
  const match = played();
  const entries = match.entries.map((entry) => (entry.seq === 3 ? { ...entry, draws: [[6, 5]] as const } : entry));
  expect(said(saveMatch({ ...match, entries }))).toEqual([
    'entry 3 is not what was recorded: its hash does not follow from what comes before',
  ]);
});

test('an entry taken out of the middle breaks the chain there', () => {
  const match = played();
  expect(said(saveMatch({ ...match, entries: match.entries.filter(({ seq }) => seq !== 2) }))[0]).toContain('entry 2');
});

test('a header changed afterwards breaks the chain at the first entry', () => {
  const match = played();
  expect(said(saveMatch({ ...match, header: { ...match.header, title: 'Another' } }))[0]).toContain('entry 1');
});

test('a game of an unknown kind, or of another format, is refused', () => {
  expect(said(text, registryOf())[0]).toContain('unknown game "race"');
  expect(said(text.replace('"formatVersion": 1', '"formatVersion": 2'))).toEqual([
    'the file is in format 2 of saved games; this version of Arbitre reads format 1',
  ]);
});

test('a game saved under another major version of the rules is refused, under another minor one it opens', () => {
  expect(said(text, registryOf({ ...race, version: '2.0' }))).toEqual([
    'the game was saved under version 1.0 of the rules, whose facts version 2.0 cannot read',
  ]);
  expect(loadMatch(text, registryOf({ ...race, version: '1.9' })).ok).toBe(true);
});

test('a scenario that the rules no longer accept is said with what is wrong in it', () => {
  const header = { ...played().header, scenario: { length: 1, reserves: { red: 2, blue: 3 } } };
  expect(said(saveMatch({ header, entries: [] }))).toEqual([
    'the scenario that the game was started with is not valid under today’s rules:',
    'length: expected a whole number from 2 to 99, found 1',
  ]);
});

test('entries that are not entries are refused with their place', () => {
  const broken = text.replace('"seq":2,', '"seq":"two",');
  expect(said(broken)).toEqual(['entries › 2 › seq: expected a whole number of at least 1, found "two"']);
});

test('facts that the rules cannot read are refused, not thrown', () => {
  const fragile = {
    ...race,
    evolve: () => {
      throw new TypeError('no such fact');
    },
  };
  expect(said(text, registryOf(fragile))).toEqual(['entry 1 records something that the rules cannot read']);
});
