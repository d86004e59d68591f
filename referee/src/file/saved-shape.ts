import {
  type Draw,
  either,
  flag,
  type Header,
  integer,
  list,
  object,
  oneOf,
  optional,
  type Problem,
  record,
  type Shape,
  tagged,
  text,
} from '@arbitre/kernel';
import type { Mistake } from './mistake.ts';
import type { SavedGame } from './saved-game.ts';

/** A mistake of shape. No game has a word to say here: a saved game is read before its game is known. */
export function mistakeOfShape({ at, found, expected }: Problem): Mistake {
  if (expected.kind === 'game') throw new Error('a saved game is read by shapes of the kernel alone');
  return { code: 'value', found, expected, place: at };
}

/** Any JSON, kept as it is. */
const anything: Shape<unknown> = { read: (value) => value, schema: () => ({}) };

/** The value of a key; undefined when there is no such thing. */
export function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** Something told apart by the text under `key`; all of it is kept. */
function named<K extends string>(key: K): Shape<Readonly<Record<K, string>>> {
  return {
    read(value, at, problems) {
      const part = text({ min: 1, max: 100 }).read(field(value, key), [...at, key], problems);
      return part === undefined ? undefined : (value as Readonly<Record<K, string>>); // its key has just been read
    },
    schema: () => ({ type: 'object', properties: { [key]: { type: 'string' } }, required: [key] }),
  };
}

const draw: Shape<Draw> = {
  read(value, at, problems) {
    const pair = list(integer({ min: 0 }), { min: 2, max: 2 }).read(value, at, problems);
    return pair as Draw | undefined; // two whole numbers
  },
  schema: () => ({ type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 }),
};

const MANY = { max: 10_000_000 };

const TITLE = text({ max: 4000 });

const HEADER: Shape<Header> = object({
  format: oneOf(['arbitre-game']),
  formatVersion: oneOf([1]),
  game: text({ min: 1, max: 40 }),
  rules: text({ min: 1, max: 20 }),
  rulings: record(either(either(flag(), integer()), text({ max: 100 }))),
  scenario: anything,
  title: TITLE,
  dice: tagged('kind', {
    seeded: object({ kind: oneOf(['seeded']), seed: integer({ min: 0 }) }),
    committed: object({
      kind: oneOf(['committed']),
      commitment: text(),
      nonces: record(text()),
      brought: optional(integer({ min: 0 })),
    }),
  }),
});

/** A saved game as JSON. */
export const SAVED: Shape<SavedGame> = object({
  header: HEADER,
  title: optional(object({ fr: TITLE, en: TITLE })),
  entries: list(
    object({
      seq: integer({ min: 1 }),
      seat: text({ min: 1, max: 100 }),
      command: named('do'),
      draws: list(draw, MANY),
      facts: list(named('is'), MANY),
      hash: text({ min: 1, max: 200 }),
    }),
    MANY,
  ),
  computers: optional(record(text({ min: 1, max: 100 }))),
  givenUp: optional(list(text({ min: 1, max: 100 }), { max: 100 })),
  secret: optional(text({ max: 1000 })),
});
