import { object, tagged, oneOf } from '@arbitre/kernel';
import { race } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { schemaFor } from './schema.ts';

test('the schema of a game holds the keys of the referee beside its own', () => {
  expect(schemaFor(race)).toMatchObject({
    type: 'object',
    properties: {
      game: { const: 'race' },
      title: { anyOf: [{ type: 'string' }, { type: 'object' }] },
      rulings: { properties: { dashToll: { enum: [0, 1], default: 0 } }, additionalProperties: false },
      length: { type: 'integer', minimum: 2, maximum: 99 },
    },
    required: ['game', 'length', 'reserves'],
    additionalProperties: false,
  });
});

test('a game whose file takes several forms gets the keys in each', () => {
  const scenario = tagged('as', { a: object({ as: oneOf(['a']) }), b: object({ as: oneOf(['b']) }) });
  const { oneOf: branches } = schemaFor({ ...race, scenario });
  expect(branches).toMatchObject([
    { required: ['game', 'as'], properties: { game: { const: 'race' }, as: { enum: ['a'] } } },
    { required: ['game', 'as'], properties: { game: { const: 'race' }, as: { enum: ['b'] } } },
  ]);
});
