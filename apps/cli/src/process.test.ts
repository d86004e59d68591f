import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@arbitre/referee/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedScenarios } from './files/shipped.ts';

/** The program as it is installed: built by `tsc -b`, which the test command of the repository runs first. */
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const FIRST =
  (await shippedScenarios()).find(({ name }) => GAME_IDS.some((id) => name.startsWith(`${id}/`)))?.name ?? '';

let cwd: string;

beforeAll(() => {
  if (!existsSync(MAIN)) throw new Error('build first: npx tsc -b');
  cwd = mkdtempSync(join(tmpdir(), 'arbitre-process-'));
});

afterAll(() => rmSync(cwd, { recursive: true, force: true }));

function arbitre(args: readonly string[], input = '') {
  const env = { PATH: process.env['PATH'], XDG_STATE_HOME: cwd };
  return spawnSync(process.execPath, [MAIN, ...args], { cwd, env, input, encoding: 'utf8' });
}

test('an unknown verb, a missing file: exit 2, one line, no trace', () => {
  for (const args of [['gudge'], ['check', 'nowhere.yaml', '--lang', 'fr'], ['play', 'nowhere.yaml']]) {
    const { status, stderr, stdout } = arbitre(args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).not.toContain('    at ');
  }
});

test('a reader that closes the pipe early is not a failure', async () => {
  const child = spawn('bash', ['-c', `"${process.execPath}" "${MAIN}" rules . | head -1; exit "\${PIPESTATUS[0]}"`], {
    cwd,
  });
  const [code, err] = await new Promise<[number | null, string]>((resolve) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('close', (status) => resolve([status, said]));
  });
  expect([code, err]).toEqual([0, '']);
});

test('a game plays from a pipe, by its short name, and the log it leaves verifies', () => {
  const input = `${'1\n'.repeat(12)}? 1\nundo\nquit\n`;
  const played = arbitre(['play', FIRST, '--seed', '11', '--save', 'piped.json', '--lang', 'fr'], input);
  expect([played.status, played.stderr]).toEqual([0, '']);
  expect(played.stdout).not.toContain('\u001b');
  const verified = arbitre(['verify', 'piped.json']);
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  const resumed = arbitre(['play', '--resume', 'piped.json'], '1\n');
  expect([resumed.status, resumed.stderr]).toEqual([0, '']);
});

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)('stopped by %s, a game is kept', async (signal) => {
  const file = join(cwd, `${signal}.json`);
  const child = spawn(process.execPath, [MAIN, 'play', FIRST, '--seed', '5', '--save', file], { cwd });
  const shown = () => new Promise((resolve) => child.stdout.once('data', resolve));
  await shown();
  child.stdin.write('1\n');
  await shown();
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  expect(await closed).toBe(0);
  expect(arbitre(['verify', file]).status).toBe(0);
});

test('killed in the middle of saving again and again, the file is always a whole game', async () => {
  const file = join(cwd, 'kept.json');
  expect(arbitre(['play', FIRST, '--seed', '1', '--save', file], '1\nsave\nquit\n').status).toBe(0);
  for (let round = 0; round < 5; round++) {
    const child = spawn(process.execPath, [MAIN, 'play', '--resume', file], { cwd, stdio: ['pipe', 'pipe', 'ignore'] });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.stdin.on('error', () => {});
    child.stdin.write('1\nsave\n'.repeat(20));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('close', resolve));
    expect(arbitre(['replay', file]).status, readFileSync(file, 'utf8')).toBe(0);
  }
});

test('nothing but what was asked for is written', () => {
  const before = readdirSync(cwd);
  writeFileSync(join(cwd, 'bad.yaml'), 'game: [');
  for (const verb of ['check', 'offers', 'play', 'simulate', 'perft'])
    expect(arbitre([verb, 'bad.yaml']).status).toBe(2);
  expect(new Set(readdirSync(cwd))).toEqual(new Set([...before, 'bad.yaml']));
});

test('a game is not begun over another, nor where it could not be kept', () => {
  writeFileSync(join(cwd, 'other.json'), '{}');
  const over = arbitre(['play', FIRST, '--save', 'other.json', '--lang', 'en'], '1\n');
  expect([over.status, over.stderr]).toEqual([
    2,
    'other.json: this file exists already; arbitre play --resume other.json goes on with it, another name keeps it\n',
  ]);
  expect(readFileSync(join(cwd, 'other.json'), 'utf8')).toBe('{}');
  expect(arbitre(['play', FIRST, '--save', 'other.json/game.json'], '1\n').status).toBe(2);
});
