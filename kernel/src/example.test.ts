import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import * as kernel from './index.ts';
import * as kit from './kit/index.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const EXAMPLES = [...README.matchAll(/```ts\n(.*?)```/gs)].map(([, example = '']) => example);

/** What an example prints, line by line, when it is run as it is written. */
function printedBy(example: string): readonly string[] {
  const body = example.replaceAll(
    /^import \{(.*?)\} from '@arbitre\/kernel(\/kit)?';$/gm,
    (_line, names: string, within?: string) => `const {${names}} = ${within === undefined ? 'kernel' : 'kit'};`,
  );
  const printed: string[] = [];
  const log = (...words: readonly unknown[]) => printed.push(words.map(String).join(' '));
  runInNewContext(`{${body}}`, { kernel, kit, console: { log } });
  return printed.join('\n').split('\n');
}

test.each(EXAMPLES)('an example of the README runs as it is written, and prints what it says: %#', (example) => {
  const promised = [...example.matchAll(/^\/\/> (.*)$/gm)].map(([, line = '']) => line);
  expect(promised).not.toEqual([]);
  expect(printedBy(example)).toEqual(promised);
});

test('every name the README tells of is one the kernel exports', () => {
  const told = [...README.matchAll(/`([a-z]\w*[A-Z]?\w*)`/g)].map(([, name = '']) => name);
  const exported = { ...kernel, ...kit };
  const missing = told.filter((name) => !(name in exported) && !OTHER_WORDS.has(name));
  expect(missing).toEqual([]);
});

/** Words set as code that are not exports. */
const OTHER_WORDS = new Set(['unknown', 'evolve', 'decide', 'c4']);
