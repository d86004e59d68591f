import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HERE = dirname(fileURLToPath(import.meta.url));
const REFEREE = resolve(HERE, '../../../referee/src');

/** What a package's light doors lead to, in its sources. */
const DOORS: Readonly<Record<string, string>> = {
  '@arbitre/referee/words': resolve(REFEREE, 'words/index.ts'),
  '@arbitre/referee/registry': resolve(REFEREE, 'registry.ts'),
  '@arbitre/server/options': resolve(HERE, '../../server/src/options.ts'),
};

/** Everything that is loaded with a file, before a verb is: imports and re-exports of values, not of types, not `import()`. */
function loadedWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, from = ''] of text.matchAll(/^(?:import|export)(?! type)[^;]*? from '([^']+)';/gms)) {
    if (from.startsWith('.')) loadedWith(resolve(dirname(file), from), seen);
    else if (DOORS[from] !== undefined) loadedWith(DOORS[from], seen);
    else seen.add(from);
  }
  return seen;
}

test('what starts every command loads no game, no kernel and no parser', () => {
  const loaded = loadedWith(resolve(HERE, 'main.ts'));
  const packages = [...loaded].filter((name) => !name.startsWith('/') && !name.startsWith('node:'));
  expect(packages).toEqual([]);
  expect([...loaded]).toContain(resolve(REFEREE, 'words/fr.ts'));
  const verbs = readdirSync(resolve(HERE, 'verbs')).map((name) => resolve(HERE, 'verbs', name));
  expect(verbs.filter((verb) => loaded.has(verb))).toEqual([]);
});
