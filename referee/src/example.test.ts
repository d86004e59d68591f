import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import * as kernel from '@arbitre/kernel';
import { expect, test } from 'vitest';
import * as core from './core.ts';

const EXAMPLES = ['../README.md', '../../README.md']
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  .flatMap((page) => [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, example = '']) => example));

/** What an example prints, line by line, when it is run as it is written. */
async function printedBy(example: string): Promise<readonly string[]> {
  const body = example.replaceAll(
    /^import \{(.*?)\} from '@arbitre\/(kernel|referee\/core)';$/gm,
    (_line, names: string, from: string) => `const {${names}} = ${from === 'kernel' ? 'kernel' : 'core'};`,
  );
  const printed: string[] = [];
  const log = (...words: readonly unknown[]) => printed.push(words.join(' '));
  await runInNewContext(`(async () => {${body}})()`, { core, kernel, console: { log } });
  return printed.join('\n').split('\n');
}

test.each(EXAMPLES)('an example of the README runs as it is written, and prints what it says: %#', async (example) => {
  const promised = [...example.matchAll(/^\s*\/\/> (.*)$/gm)].map(([, line = '']) => line);
  expect(promised).not.toEqual([]);
  expect(await printedBy(example)).toEqual(promised);
});
