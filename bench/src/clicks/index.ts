import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * How many presses whole scenarios take at the web table: played by hand on the table without its pixels, beside the table's
 * own tests, which hold the limits; this only runs them and prints their figures.
 */
export function benchClicks(): void {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  console.log('clicks: presses of a hand with a mouse, mean');
  const run = spawnSync('npx', ['vitest', 'run', 'apps/web/src/table/clicks', '--reporter=verbose'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const lines = run.stdout.split('\n').filter((line) => /\(at most [\d.]+\)$/.test(line));
  console.log(lines.join('\n'));
  if (run.status !== 0) throw new Error(`the presses could not be counted:\n${run.stdout}\n${run.stderr}`);
}
