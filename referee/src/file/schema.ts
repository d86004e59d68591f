import type { Game, JsonSchema } from '@arbitre/kernel';
import { ENVELOPE } from './envelope.ts';

/**
 * The JSON Schema of a game's scenario and position files, for editors and other programs.
 *
 * @example schemaFor(game)
 */
export function schemaFor(game: Game): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${game.rulebook.title.en} (${game.id})`,
    ...withEnvelope(game.scenario.schema(), envelopeOf(game)),
  };
}

function envelopeOf(game: Game): JsonSchema {
  const { properties } = ENVELOPE.schema();
  const rulings = Object.fromEntries(
    Object.entries(game.rulings).map(([name, { values, question }]) => [
      name,
      { enum: values, default: values[0], description: question.en },
    ]),
  );
  return {
    ...(properties as JsonSchema), // what `object` writes
    game: { const: game.id },
    rulings: { type: 'object', properties: rulings, additionalProperties: false },
  };
}

/** An object gets the referee's keys beside its own; an alternative, each of its branches. */
function withEnvelope(schema: JsonSchema, envelope: JsonSchema): JsonSchema {
  for (const key of ['oneOf', 'anyOf']) {
    const branches = schema[key];
    if (Array.isArray(branches)) return { [key]: branches.map((branch: JsonSchema) => withEnvelope(branch, envelope)) };
  }
  const { properties = {}, required = [] } = schema as { properties?: JsonSchema; required?: readonly string[] };
  return { ...schema, properties: { ...envelope, ...properties }, required: ['game', ...required] };
}
