import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { format } from 'node:util';
import { loadGames, loadScenario } from '@arbitre/referee/core';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { BLOCKS, type Block } from './documents/blocks.ts';
import { root } from './sources.mjs';

const GAMES = ['attention-donjon', 'donjon-d10', 'pathfinder', 'thucidide'];

/** Its example needs a server: a test of apps/server runs it. */
const SERVED = 'apps/protocol/README.md';
/** Starts a server itself, and prints nothing. */
const SERVING = 'apps/server/README.md';

const isProgram = ({ language, info }: Block) => (language === 'ts' || language === 'js') && !info.startsWith('cut=');
const EXAMPLES = BLOCKS.filter((block) => isProgram(block) && block.page !== SERVED);
const CUT = BLOCKS.filter(({ info }) => info.startsWith('cut='));
const SCENARIOS = BLOCKS.filter(({ page, language }) => language === 'yaml' && page.startsWith('docs/'));

/** What stands in a block and is neither a program, nor a command, nor a scenario: for whom it is, and who has tried it. */
const OTHERS: Readonly<Record<string, string>> = {
  nginx: 'docs/operating.md: played through by hand, as the page says',
  ini: 'docs/operating.md: a unit file, written from its manual, as the page says',
  sql: 'docs/operating.md: partitions, written from the manual, as the page says',
  text: 'a drawing',
  '': 'a drawing, or what is sent to and fro',
};

test('every block is a program, a command, a scenario or one of the few that somebody else runs', () => {
  for (const { page, line, language, info, code } of BLOCKS) {
    const known =
      ['ts', 'js', 'sh', 'console', 'yaml'].includes(language) || info.startsWith('cut=') || language in OTHERS;
    expect(known, `${page}:${line} ${language}`).toBe(true);
    if (language === '' || language === 'text')
      expect(code, `${page}:${line} shows a command that is not run: call the block sh or console`).not.toMatch(
        /^\s*(\$ )?(npm|npx|arbitre|node) /m,
      );
  }
});

test.each(EXAMPLES.filter(({ page }) => page !== SERVING))('$page:$line says what it prints', ({ code }) => {
  expect(code).toMatch(/^\s*\/\/> /m);
});

test.each([...new Set(CUT.map(({ info }) => info.slice('cut='.length)))])(
  '%s stands on its page whole: whoever copies the blocks has the file, which is tested',
  (file) => {
    const blocks = CUT.filter(({ info }) => info === `cut=${file}`).map(({ code }) => code);
    expect(blocks.join('\n')).toBe(readFileSync(`${root}/${file}`, 'utf8'));
  },
);

test.each(SCENARIOS)('$page:$line is a scenario that loads', async ({ code }) => {
  const loaded = loadScenario(code, await loadGames());
  expect(loaded.ok ? [] : loaded.mistakes).toEqual([]);
});

const FOLDER = `${root}/.arbitre/examples`;

function fileOf({ page, line }: Block): string {
  return `${FOLDER}/${page.replaceAll(/[^a-z0-9]/gi, '-')}-${line}.ts`;
}

describe('the programs of the documents', () => {
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

  test('are strictly typed', () => {
    const { stdout, status } = spawnSync('npx', ['tsc', '-p', FOLDER], { cwd: root, encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  test.each(EXAMPLES.filter(({ page }) => page !== SERVING))(
    '$page:$line runs as it is written and prints what it says',
    async (example) => {
      const promised = [...example.code.matchAll(/^\s*\/\/> ?(.*)$/gm)].map(([, said = '']) => said);
      const printed: string[] = [];
      vi.spyOn(console, 'log').mockImplementation((...words: readonly unknown[]) => {
        printed.push(...format(...words).split('\n'));
      });
      await import(/* @vite-ignore */ fileOf(example));
      expect(printed).toEqual(promised);
    },
  );

  test.each(EXAMPLES.filter(({ page }) => page === SERVING))('$page:$line starts a server and stops it', ({ code }) => {
    const program = code
      .replace("port: '8080'", `port: '0', data: '${FOLDER}/data', log: 'silent'`)
      .replace("'arbitre-backup.jsonl'", `'${FOLDER}/backup.jsonl'`);
    const ran = spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root, encoding: 'utf8' });
    expect([ran.stderr, ran.status]).toEqual(['', 0]);
    expect(readFileSync(`${FOLDER}/backup.jsonl`, 'utf8')).not.toBe('');
  });

  test('are where they are promised', () => {
    const pages = new Set(EXAMPLES.map(({ page }) => page));
    for (const page of [
      'README.md',
      'kernel/README.md',
      'referee/README.md',
      'docs/en/start/developer.md',
      ...GAMES.map((game) => `rules/${game}/README.md`),
    ])
      expect(pages, page).toContain(page);
  });
});
