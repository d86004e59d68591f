import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:coverage/';
const RULES = fileURLToPath(new URL('../../../rules', import.meta.url));
const ID = /\b[a-z]{2}\.[a-z][a-z0-9]*(?:\.[a-z0-9]+)+\b/g;

/** `import coverage from 'virtual:coverage/donjon-d10'`: the files that apply each rule, and how many tests name it. */
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
  const files = readdirSync(`${RULES}/${game}/src`, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files) {
    if (!file.endsWith('.ts') || file.startsWith('rulebook')) continue;
    const text = readFileSync(`${RULES}/${game}/src/${file}`, 'utf8');
    if (file.endsWith('.test.ts')) {
      for (const [, title = ''] of text.matchAll(/\b(?:test|it)(?:\.each\([^)]*\))?\(\s*[`'"]([^\n]*)/g)) {
        for (const rule of new Set(title.match(ID))) of(rule).tests++;
      }
    } else for (const rule of new Set(text.match(ID))) of(rule).code.push(file);
  }
  return covered;
}
