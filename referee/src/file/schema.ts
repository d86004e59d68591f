import type { Game, JsonSchema, Lang } from '@arbitre/kernel';
import { ENVELOPE } from './envelope.ts';

/**
 * The JSON Schema of a game's scenario and position files, for editors and other programs.
 *
 * @example schemaFor(game, 'fr')
 */
export function schemaFor(game: Game, lang: Lang = 'en'): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${game.rulebook.title[lang]} (${game.id})`,
    ...withEnvelope(game.scenario.schema(lang), envelopeOf(game, lang)),
  };
}

function envelopeOf(game: Game, lang: Lang): JsonSchema {
  const own = ENVELOPE.schema(lang)['properties'] as Readonly<Record<string, JsonSchema>>; // what `object` writes
  const rulings = Object.fromEntries(
    Object.entries(game.rulings).map(([name, { values, question }]) => [
      name,
      { enum: values, default: values[0], description: question[lang] },
    ]),
  );
  return {
    ...own,
    game: { ...own['game'], const: game.id },
    rulings: { ...own['rulings'], properties: rulings, additionalProperties: false },
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
