import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGames } from '@arbitre/referee/core';
import { afterAll, expect, test } from 'vitest';
import { runHere } from '../testing/fake-shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbitre-lab-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function simulated(...args: readonly string[]) {
  const lang = args.includes('--lang') ? [] : ['--lang', 'en'];
  const words = ['simulate', 'the-spinning-mill', '--seed', '5', ...lang, ...args];
  const { code, out, err } = await runHere(words, { cwd: folder, games: await loadGames(['donjon-d10']) });
  return { code, out, errors: err };
}

test('a run is the same on one thread and on several', async () => {
  const one = await simulated('--games', '30', '--threads', '1', '--json');
  expect(one.code).toBe(0);
  const three = await simulated('--games', '30', '--threads', '3', '--json');
  expect(three.out).toBe(one.out);
  expect(JSON.parse(one.out)).toMatchObject({ game: 'donjon-d10', seed: 5, games: 30, players: {} });
});

test('shares are numbers, and sum to one', async () => {
  const { endings } = JSON.parse((await simulated('--games', '20', '--json')).out) as {
    endings: { share: number; games: number; interval: [number, number] }[];
  };
  expect(endings.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  for (const { share, interval } of endings) expect(share).toBeGreaterThanOrEqual(interval[0]);
});

test('an interrupted run goes on where it stopped, its cut line played again; another run is refused', async () => {
  const file = join(folder, 'rows.jsonl');
  const whole = await simulated('--games', '12', '--json');
  await simulated('--games', '7', '--rows', file);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -9)); // the machine went off
  expect((await simulated('--games', '12', '--rows', file, '--json')).out).toBe(whole.out);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(13);
  const other = await simulated('--games', '12', '--rows', file, '--ruling', 'reverse=never');
  expect(other.code).toBe(2);
  expect(other.errors).toContain('holds something other than this run');
  expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual(lines);
});

test('players sit down by name; a name that nobody has is said with those there are', async () => {
  const { out, code } = await simulated('--games', '2', '--player', 'soldier');
  expect(code).toBe(0);
  expect(out).toContain('(The archer: soldier)');
  const french = await simulated('--games', '2', '--player', 'soldat', '--lang', 'fr');
  expect(french.out).toContain('\u202f: soldat)');
  const { players } = JSON.parse((await simulated('--games', '2', '--player', 'soldat', '--json')).out) as {
    players: unknown;
  }; // as documentOf writes it
  expect(players).toEqual({ hero: { player: 'soldier' } });
  const wrong = await simulated('--games', '2', '--player', 'capitan');
  expect(wrong.code).toBe(2);
  expect(wrong.errors).toContain('Did you mean “captain”?');
  expect((await simulated('--games', '2', '--player', 'nobody=captain')).errors).toContain('unknown seat “nobody”');
});
