import { expect, test } from 'vitest';
import {
  described,
  either,
  flag,
  integer,
  list,
  object,
  oneOf,
  optional,
  read,
  record,
  type Shaped,
  tagged,
  text,
} from './shape.ts';

const hero = object({
  name: text({ min: 1 }),
  hitPoints: integer({ min: 0, max: 99 }),
  class: oneOf(['warrior', 'mage']),
  alive: optional(flag()),
  bag: optional(list(text(), { max: 2 })),
});

test('a good value comes back typed', () => {
  const value = { name: 'Ada', hitPoints: 13, class: 'mage', bag: ['potion'] };
  const result = read(hero, value);
  expect(result).toEqual({ ok: true, value });
  if (result.ok) {
    const typed: Shaped<typeof hero> = result.value;
    expect(typed.class).toBe('mage');
  }
});

test('every mistake is reported: where, what was found, what was expected', () => {
  const result = read(hero, { name: '', hitPoints: 1.5, class: 'bard', bag: ['a', 'b', 'c'], nmae: 'x' });
  expect(result).toEqual({
    ok: false,
    problems: [
      {
        at: ['nmae'],
        found: 'nmae',
        expected: { kind: 'no-such-key', key: 'nmae', known: ['name', 'hitPoints', 'class', 'alive', 'bag'] },
      },
      { at: ['name'], found: '""', expected: { kind: 'text', min: 1, max: 10_000 } },
      { at: ['hitPoints'], found: '1.5', expected: { kind: 'integer', min: 0, max: 99 } },
      { at: ['class'], found: '"bard"', expected: { kind: 'one-of', values: ['warrior', 'mage'] } },
      { at: ['bag'], found: '["a","b","c"]', expected: { kind: 'list', min: 0, max: 2 } },
    ],
  });
});

test('a missing key is reported where it should stand', () => {
  const result = read(object({ size: object({ width: integer() }) }), { size: {} });
  expect(result).toEqual({
    ok: false,
    problems: [{ at: ['size'], found: '{}', expected: { kind: 'key', key: 'width' } }],
  });
});

test('variants are told apart by their tag', () => {
  const move = tagged('do', {
    roll: object({ do: oneOf(['roll']) }),
    head: object({ do: oneOf(['head']), to: oneOf(['N', 'E']) }),
  });
  expect(read(move, { do: 'head', to: 'E' })).toEqual({ ok: true, value: { do: 'head', to: 'E' } });
  expect(read(move, { do: 'fly' })).toMatchObject({
    problems: [{ at: ['do'], found: '"fly"', expected: { values: ['roll', 'head'] } }],
  });
  expect(read(move, { do: 'toString' })).toMatchObject({ ok: false });
  expect(read(move, 7)).toMatchObject({ problems: [{ at: [], found: '7', expected: { kind: 'record' } }] });
});

test('records, alternatives and nested lists carry the place of a mistake', () => {
  const shape = record(list(either(integer(), flag())));
  expect(read(shape, { a: [1, true] })).toEqual({ ok: true, value: { a: [1, true] } });
  expect(read(shape, { a: [1, 'x'] })).toMatchObject({
    problems: [{ at: ['a', 1], found: '"x"', expected: { kind: 'flag' } }],
  });
});

test('of very many mistakes the first hundred are looked for', () => {
  const wrong = Array.from({ length: 5000 }, () => 'x');
  const keyed = Object.fromEntries(wrong.map((value, index) => [`k${index}`, value]));
  const counted = (result: ReturnType<typeof read>) => (result.ok ? 0 : result.problems.length);
  expect(counted(read(list(integer()), wrong))).toBe(100);
  expect(counted(read(record(integer()), keyed))).toBe(100);
  expect(counted(read(object({}), keyed))).toBe(100);
});

test('a shape describes itself as JSON Schema', () => {
  expect(hero.schema()).toMatchObject({
    type: 'object',
    required: ['name', 'hitPoints', 'class'],
    additionalProperties: false,
    properties: { hitPoints: { type: 'integer', minimum: 0, maximum: 99 }, class: { enum: ['warrior', 'mage'] } },
  });
});

test('fields say what they are in the schema, in the language asked for, English unless told', () => {
  const shape = object(
    described(
      { rows: integer({ min: 1, max: 9 }), name: optional(text()) },
      { rows: { fr: 'Nombre de rangées', en: 'Number of rows' }, name: { fr: 'Nom', en: 'Name' } },
    ),
  );
  expect(list(shape).schema('fr')).toMatchObject({
    items: { properties: { rows: { minimum: 1, description: 'Nombre de rangées' }, name: { description: 'Nom' } } },
  });
  expect(shape.schema()).toMatchObject({ properties: { rows: { description: 'Number of rows' } }, required: ['rows'] });
  expect(read(shape, { rows: 3 })).toEqual({ ok: true, value: { rows: 3 } });
});
