import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { format } from 'node:util';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { root, sources } from './sources.mjs';

/** Every page of the repository that a developer reads. */
const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...sources(['docs', 'kernel', 'rules', 'players', 'referee', 'apps'], /\.md$/),
];

interface Example {
  readonly page: string;
  readonly line: number;
  readonly code: string;
}

/** The TypeScript blocks of a page that say what they print (`//> …`): those are whole programs. */
function examplesOf(page: string): readonly Example[] {
  const text = readFileSync(`${root}/${page}`, 'utf8');
  return [...text.matchAll(/```ts\n(.*?)```/gs)]
    .map(({ 1: code = '', index }) => ({ page, line: text.slice(0, index).split('\n').length + 1, code }))
    .filter(({ code }) => /^\s*\/\/> /m.test(code));
}

const GAMES = ['attention-donjon', 'donjon-d10', 'pathfinder', 'thucidide'];
/** Its example needs a server: a test of apps/server runs it. */
const SERVED = 'apps/protocol/README.md';
const EXAMPLES = PAGES.filter((page) => page !== SERVED).flatMap(examplesOf);

const FOLDER = `${root}/.arbitre/examples`;

function fileOf({ page, line }: Example): string {
  return `${FOLDER}/${page.replaceAll(/[^a-z0-9]/gi, '-')}-${line}.ts`;
}

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const example of EXAMPLES) writeFileSync(fileOf(example), `${example.code}\nexport {};\n`);
  const config = {
    extends: '../../tsconfig.test.json',
    include: ['./*.ts'],
    compilerOptions: { noUnusedLocals: true },
  };
  writeFileSync(`${FOLDER}/tsconfig.json`, JSON.stringify(config));
});
afterEach(() => vi.restoreAllMocks());

test('every example of the documents is strictly typed', () => {
  const { stdout, status } = spawnSync('npx', ['tsc', '-p', FOLDER], { cwd: root, encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test.each(EXAMPLES)('$page:$line runs as it is written and prints what it says', async (example) => {
  const promised = [...example.code.matchAll(/^\s*\/\/> ?(.*)$/gm)].map(([, said = '']) => said);
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...words: readonly unknown[]) => {
    printed.push(...format(...words).split('\n'));
  });
  await import(/* @vite-ignore */ fileOf(example));
  expect(printed).toEqual(promised);
});

test('the pages that promise examples have some', () => {
  const pages = new Set(EXAMPLES.map(({ page }) => page));
  for (const page of [
    'README.md',
    'kernel/README.md',
    'referee/README.md',
    ...GAMES.map((game) => `rules/${game}/README.md`),
  ])
    expect(pages, page).toContain(page);
});
