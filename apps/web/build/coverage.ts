import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:coverage/';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ID = /\b[a-z]{2}\.[a-z][a-z0-9]*(?:\.[a-z0-9]+)+\b/g;

/** `import coverage from 'virtual:coverage/donjon-d10'`: the files that apply each rule, and how often tests and cases name it. */
export function coverage(): Plugin {
  return {
    name: 'coverage',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(coverageOf(id.slice(PREFIX.length + 1)))}` : null,
  };
}

function coverageOf(game: string): Record<string, { code: string[]; tests: number }> {
  const covered: Record<string, { code: string[]; tests: number }> = {};
  const of = (rule: string) => (covered[rule] ??= { code: [], tests: 0 });
  for (const folder of [`rules/${game}/src`, `conformance/${game}`]) {
    if (!existsSync(`${ROOT}/${folder}`)) continue;
    for (const file of readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.(ts|json|yaml)$/.test(file) || file.startsWith('rulebook')) continue;
      const ids = readFileSync(`${ROOT}/${folder}/${file}`, 'utf8').match(ID) ?? [];
      const proof = file.endsWith('.test.ts') || /(^|\/)cases\//.test(file) || folder.startsWith('conformance');
      if (proof) for (const rule of ids) of(rule).tests++;
      else for (const rule of new Set(ids)) of(rule).code.push(file);
    }
  }
  return covered;
}
