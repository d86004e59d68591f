// Prints the JSON of the vectors that are written to be read: `rules.yaml`, `companion.yaml`, `ledger.yaml`, with their `bodies.yaml`.
// `node conformance/pathfinder/print.mjs` writes the files; the engine's tests hold them to what is printed. Licence: MIT.
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const FILES = ['rules', 'companion', 'ledger'];
const SIDES = [
  { id: 'us', name: { fr: 'nous', en: 'us' }, heroes: true },
  { id: 'them', name: { fr: 'eux', en: 'them' } },
];
const read = (name) => parse(readFileSync(new URL(`./${name}.yaml`, import.meta.url), 'utf8'));
const bodies = read('bodies');

/** A body with what it has from the one it is like; that of a shipped stat block stays a name. */
function bodyOf(name) {
  const { like, ...own } = bodies[name];
  return like in bodies ? { ...bodyOf(like), ...own } : { ...(like && { like }), ...own };
}

/** The scenario that a vector draws: map, creatures by `like`, whose turn it is. */
function scenarioOf({ map, creatures, turn, order, round, ...more }) {
  const named = [...new Set(creatures.map(({ like }) => like))].filter((like) => like in bodies);
  const who = typeof turn === 'string' ? { who: turn } : turn;
  return {
    map: map.replace(/\n$/, ''),
    sides: SIDES,
    ...(named.length > 0 && { blocks: Object.fromEntries(named.map((like) => [like, bodyOf(like)])) }),
    creatures: creatures.map(({ id, like, ...rest }) => ({ id, block: like, ...rest })),
    ...more,
    ...(turn !== undefined && {
      encounter: { order: order ?? creatures.map(({ id }) => id), ...(round && { round }), ...(who && { turn: who }) },
    }),
  };
}

function vectorOf({ title, id, rules, rulings, ask, verdict, given, ...drawn }) {
  const { do: typed, dice, see, who, strides, list, ...scenario } = drawn;
  const asked = Object.entries({ do: typed, dice, see, who, strides, list }).filter(([, value]) => value !== undefined);
  return {
    id,
    rules,
    question: ask,
    ...(rulings && { rulings }),
    given: given ?? { scenario: scenarioOf(scenario), ...Object.fromEntries(asked) },
    verdict,
    ...(title && { note: title }),
  };
}

/** The text of one JSON file: a line a vector. */
export function printed(name) {
  const { title, vectors } = read(name);
  const head = { format: 'arbitre-conformance', formatVersion: 1, game: 'pathfinder', licence: 'MIT', title };
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  const listed = vectors.map((vector) => `    ${JSON.stringify(vectorOf(vector))}`).join(',\n');
  return `{\n${lines.join('\n')}\n  "vectors": [\n${listed}\n  ]\n}\n`;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of FILES) writeFileSync(new URL(`./${name}.json`, import.meta.url), printed(name));
}
