import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blocksOf } from './documents/blocks.ts';
import { root } from './sources.mjs';

const LIBRARIES = [
  'kernel',
  'rules/attention-donjon',
  'rules/donjon-d10',
  'rules/pathfinder',
  'rules/thucidide',
  'players',
  'referee',
  'apps/protocol',
  'apps/server',
];
const PACKAGES = [...LIBRARIES, 'apps/web', 'apps/cli'];

let folder: string;
const tarballs = new Map<string, string>();

/** Runs a command to its end; what it printed is shown when it fails. */
function ran(
  command: string,
  args: readonly string[],
  cwd: string,
): { readonly stdout: string; readonly stderr: string } {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return { stdout, stderr };
}

function run(command: string, args: readonly string[], cwd: string): string {
  return ran(command, args, cwd).stdout;
}

/** What the installation of the tarballs complained of. */
let complaints = '';

/** Packs every workspace and installs the tarballs in an empty folder, as a developer would from a registry. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbitre-packages-'));
  const packed = join(folder, 'tarballs');
  mkdirSync(packed);
  run('npm', ['pack', '--workspaces', '--pack-destination', packed], root); // as docs/en/start/developer.md says
  for (const workspace of PACKAGES) {
    const { name, version } = manifestOf(workspace);
    tarballs.set(workspace, join(packed, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`));
  }
  expect(
    readdirSync(packed)
      .map((file) => join(packed, file))
      .sort(),
  ).toEqual([...tarballs.values()].sort());
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const quietly = ['--no-audit', '--no-fund', '--ignore-scripts'];
  complaints = ran('npm', ['install', ...quietly, ...tarballs.values()], folder).stderr;
  cpSync(join(root, 'examples'), join(folder, 'examples'), { recursive: true });
}, 1_200_000); // on a busy machine npm takes its time

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function manifestOf(workspace: string): { readonly name: string; readonly version: string } {
  return JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as { name: string; version: string }; // every package has both
}

function nameOf(workspace: string): string {
  return manifestOf(workspace).name;
}

describe.each(PACKAGES)('the package of %s', (workspace) => {
  const installed = () => join(folder, 'node_modules', nameOf(workspace));

  test('brings its licence and a README', () => {
    for (const file of ['LICENSE', 'README.md']) expect(existsSync(join(installed(), file)), file).toBe(true);
  });

  test('is fit to publish (publint)', async () => {
    const { messages } = await publint({ pkgDir: installed(), strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  test('brings no test and no test helper, and maps that lead to a source', () => {
    const files = readdirSync(installed(), { recursive: true, encoding: 'utf8' }).filter(
      (file) => !file.includes('node_modules'),
    );
    expect(files.filter((file) => /\.test\./.test(file))).toEqual([]);
    for (const file of files.filter((name) => /dist\/.*\.(js|d\.ts)\.map$/.test(name) && workspace !== 'apps/web')) {
      const { sources } = JSON.parse(readFileSync(join(installed(), file), 'utf8')) as { sources: readonly string[] }; // a source map
      for (const source of sources)
        expect(existsSync(join(installed(), file, '..', source)), `${file} → ${source}`).toBe(true);
    }
  });
});

test.each(LIBRARIES)('the types of %s resolve as they should (attw)', (workspace) => {
  run('npx', ['attw', tarballs.get(workspace) ?? '', '--profile', 'esm-only', '--no-emoji', '--no-color'], root);
});

test('everything that is installed works on the oldest Node we promise', () => {
  expect(complaints).not.toContain('EBADENGINE');
  expect(complaints).not.toMatch(/deprecated|ERESOLVE/);
});

test('the examples run on the installed packages', () => {
  const printed = (file: string) => run(process.execPath, [join('examples', file)], folder);
  expect(printed('moves-and-odds.mjs')).toContain('damage dealt: 5.7');
  expect(printed('bot-match.mjs')).toMatch(/^Blue: .+ \(.+\)\n/);
  expect(printed('reach-page/main.js')).toContain('1 0 # · · · · ·');
});

test('the programs of “a working bot in half an hour” run on the installed packages, as whoever copies them runs them', () => {
  const programs = blocksOf('docs/en/start/developer.md').filter(({ language }) => /^[jt]s$/.test(language));
  expect(programs).toHaveLength(3);
  for (const { line, code } of programs) {
    writeFileSync(join(folder, `${line}.mjs`), code);
    const promised = [...code.matchAll(/^\s*\/\/> ?(.*)$/gm)].map(([, said = '']) => said);
    expect(
      run(process.execPath, [`${line}.mjs`], folder)
        .trimEnd()
        .split('\n'),
    ).toEqual(promised);
  }
});

test('the game of “add a game” compiles on the installed packages and is played', () => {
  const game = join(folder, 'examples/hexapawn');
  run('npx', ['tsc', '-p', game, '--typeRoots', join(root, 'node_modules/@types')], root);
  const { stdout } = spawnSync(process.execPath, ['dist/main.js'], {
    cwd: game,
    encoding: 'utf8',
    input: 'move a3 b2\n',
  });
  expect(stdout).toContain('There is nothing to take there.\nhp.take.1 — Taking');
});

test.each(['moves-and-odds', 'bot-match'])('the program %s bundles into files that run on their own', (name) => {
  const out = join(folder, 'bundled', name);
  const entry = join('examples', `${name}.mjs`);
  const config = join(folder, `${name}.config.mjs`);
  const settings = { ssr: { noExternal: true }, build: { ssr: entry, outDir: out } };
  writeFileSync(config, `export default ${JSON.stringify(settings)};`);
  run('npx', ['vite', 'build', folder, '--config', config, '--logLevel', 'warn'], root);
  const scripts = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file));
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file))).length, 0);
  console.log(`${name}, bundled: ${(bytes / 1000).toFixed(0)} kB compressed in ${scripts.length} files`);
  expect(bytes).toBeLessThan(1_500_000);
});

test('the page of the examples bundles, and stays small', () => {
  run(
    'npx',
    ['vite', 'build', join(folder, 'examples/reach-page'), '--outDir', join(folder, 'page'), '--logLevel', 'warn'],
    root,
  );
  const scripts = readdirSync(join(folder, 'page/assets')).filter((name) => name.endsWith('.js'));
  const bytes = scripts.map((name) => gzipSync(readFileSync(join(folder, 'page/assets', name))).length);
  const total = bytes.reduce((sum, size) => sum + size, 0);
  console.log(`a page with reach(): ${(total / 1000).toFixed(1)} kB compressed`);
  for (const workspace of PACKAGES) {
    console.log(`${nameOf(workspace)}: ${(statSync(tarballs.get(workspace) ?? '').size / 1000).toFixed(0)} kB packed`);
  }
  expect(total).toBeLessThan(6_000); // nothing but what reach() needs: no package has side effects
});

test('the installed command is the whole product: it judges, simulates, opposes, plays, and serves the table in the browser and the site', async () => {
  const main = join(folder, 'node_modules/arbitre/bin/arbitre.mjs');
  const arbitre = (...args: readonly string[]) => ran(process.execPath, [main, ...args], folder);
  for (const [said, ...args] of [
    ['arbitre', 'help'],
    ['Legal', 'judge', 'the-duel', '--do', 'roll'],
    ['games', 'simulate', 'the-duel', '--games', '2', '--player', 'soldier'],
    ['pair', 'match', 'soldier', 'random', 'the-duel', '--pairs', '1'],
    ['Saved', 'play', 'the-duel', '--seed', '1', '--save', 'played.json'],
  ] as const) {
    const input =
      args[0] === 'play'
        ? spawnSync(process.execPath, [main, ...args], { cwd: folder, encoding: 'utf8', input: '1\nquit\n' })
        : arbitre(...args);
    expect([input.stderr, input.stdout], args.join(' ')).toEqual(['', expect.stringContaining(said)]);
  }
  const server = spawn(
    process.execPath,
    [main, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', join(folder, 'data')],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  try {
    const address = await new Promise<string>((found, failed) => {
      let said = '';
      const hear = (chunk: Buffer) => {
        said += chunk.toString();
        const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
        if (address !== undefined) found(address);
      };
      server.stdout.on('data', hear);
      server.stderr.on('data', hear);
      server.on('exit', () => failed(new Error(`it ended before it served:\n${said}`)));
    });
    for (const [at, said] of [
      ['/', '<title>'],
      ['/docs/', 'href="fr/index.html"'],
      ['/docs/en/index.html', '<h1>A referee for tabletop tactics</h1>'],
      ['/docs/en/start/developer.html', 'A working bot in half an hour'],
    ] as const) {
      const page = await fetch(`${address}${at}`);
      expect([at, page.status, await page.text()]).toEqual([at, 200, expect.stringContaining(said)]);
    }
  } finally {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
  }
});
