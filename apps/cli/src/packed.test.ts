import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedScenarios } from './files/shipped.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

let folder: string;
let main: string;

/** Packs a copy of the package (others may be running this one), and unpacks it where `npm install` would. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbitre-packed-'));
  for (const part of ['apps/cli/package.json', 'apps/cli/pack.mjs', 'apps/cli/dist', 'scenarios', 'LICENSE-CONTENT.md'])
    cpSync(join(ROOT, part), join(folder, 'repository', part), { recursive: true });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, 'arbitre'), { recursive: true });
  const packed = spawnSync('npm', ['pack', '--pack-destination', folder], {
    cwd: join(folder, 'repository/apps/cli'),
    encoding: 'utf8',
  });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error(`npm pack made nothing: ${packed.stderr}`);
  spawnSync('tar', ['-xzf', join(folder, tarball), '--strip-components=1', '-C', join(modules, 'arbitre')]);
  symlinkSync(join(ROOT, 'node_modules/@arbitre'), join(modules, '@arbitre'));
  main = join(modules, 'arbitre/dist/main.js');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function arbitre(args: readonly string[], input = '') {
  const env = { PATH: process.env['PATH'], XDG_STATE_HOME: folder };
  return spawnSync(process.execPath, [main, ...args], { cwd: folder, env, input, encoding: 'utf8' });
}

test('the package holds every scenario, and what is owed to their authors', async () => {
  const shipped = join(folder, 'node_modules/arbitre/dist/scenarios');
  for (const { name } of await shippedScenarios()) expect(existsSync(join(shipped, `${name}.yaml`)), name).toBe(true);
  expect(existsSync(join(shipped, 'LICENSE-CONTENT.md'))).toBe(true);
});

test('packing leaves nothing behind', () => {
  expect(existsSync(join(folder, 'repository/apps/cli/dist/main.js'))).toBe(true);
  expect(existsSync(join(folder, 'repository/apps/cli/dist/scenarios'))).toBe(false);
});

test('installed, play lists the scenarios and plays one; a folder of that name nearby is not taken for ours', () => {
  mkdirSync(join(folder, 'scenarios'));
  const menu = arbitre(['play'], 'quit\n');
  expect([menu.status, menu.stderr]).toEqual([0, '']);
  expect(menu.stdout).toContain('First steps');
  const played = arbitre(['play', 'the-duel', '--seed', '1', '--save', 'game.json'], '1\n1\nquit\n');
  expect([played.status, played.stderr]).toEqual([0, '']);
  expect(arbitre(['verify', 'game.json']).status).toBe(0);
});
