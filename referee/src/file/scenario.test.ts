import { race } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { registryOf } from '../registry.ts';
import { sayMistake } from '../words/mistakes.ts';
import { loadScenario } from './scenario.ts';

const games = registryOf(race);
const GOOD = 'game: race\nlength: 12\nreserves: {red: 2, blue: 3}\n';

function mistakes(text: string) {
  const loaded = loadScenario(text, games);
  if (loaded.ok) throw new Error('the scenario was accepted');
  return loaded.mistakes;
}

test('a scenario sets its game up, rulings completed by their defaults', () => {
  const loaded = loadScenario(`${GOOD}title: {fr: Petite course, en: Short race}\nabout: by night\n`, games);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  expect(loaded.value.game.id).toBe('race');
  expect(loaded.value.title).toEqual({ fr: 'Petite course', en: 'Short race' });
  expect(loaded.value.about).toEqual({ fr: 'by night', en: 'by night' });
  expect(loaded.value.rulings).toEqual({ dashToll: 0 });
  expect(loaded.value.content).toEqual({ length: 12, reserves: { red: 2, blue: 3 } });
  expect(loaded.value.opening).toMatchObject({ length: 12, turn: 'red' });
});

test('a ruling of the file reaches the game', () => {
  const loaded = loadScenario(`${GOOD}rulings: {dashToll: 1}\n`, games);
  expect(loaded.ok && loaded.value.opening).toMatchObject({ toll: 1 });
});

test('every mistake is reported at once, with line, column and sentence', () => {
  const found = mistakes('game: race\nlenght: 12\nreserves:\n  red: "two"\n  blue: 9\nrulings: {dashToll: 7}\n');
  expect(found.map(({ at }) => [at?.line, at?.column])).toEqual([
    [1, 1],
    [2, 1],
    [4, 8],
    [5, 9],
    [6, 21],
  ]);
  expect(found.map((mistake) => sayMistake(mistake, 'en'))).toEqual([
    'the key “length” is missing',
    'lenght: unknown key “lenght”; known keys: length, reserves; did you mean “length”?',
    'reserves › red: expected a whole number from 0 to 6, found "two"',
    'reserves › blue: expected a whole number from 0 to 6, found 9',
    'rulings › dashToll: expected 0 or 1, found 7',
  ]);
});

test('a mistake that only the game can see is said in its words', () => {
  const [mistake] = mistakes('game: race\nlength: 3\nreserves: {red: 5, blue: 1}\n');
  expect(mistake).toMatchObject({ code: 'rule', reason: 'reserve-too-long', at: { line: 3, column: 17 } });
  expect(mistake && sayMistake(mistake, 'fr')).toBe(
    'reserves › red\u202f: attendu\u202f: une réserve plus courte que la piste\u202f; trouvé\u202f: 5',
  );
});

test.each([
  ['no game', 'length: 12', 'the key “game” is missing'],
  ['unknown game', 'game: rice', 'game: unknown game "rice"; known games: race; did you mean “race”?'],
  ['a list', '- a\n- b', 'expected a mapping (key: value), found ["a","b"]'],
  ['a text', 'hello', 'expected a mapping (key: value), found "hello"'],
  ['a number for a title', `${GOOD}title: 3`, 'title: expected a mapping (key: value), found 3'],
  ['rulings that are no mapping', `${GOOD}rulings: soft`, 'rulings: expected a mapping (key: value), found "soft"'],
])('%s', (_name, text, sentence) => {
  expect(mistakes(text).map((mistake) => sayMistake(mistake, 'en'))).toContain(sentence);
});
