// `npm run bench [-- NAME…] [--quick]`: installs the peers that Arbitre is compared with (users who clone it get none of them),
// builds the benchmarks and runs them.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { root } from './sources.mjs';

const bench = `${root}/bench`;

/** Runs a command to its end; its failure is ours. */
function run(command, args, cwd = root) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

const installed = `${bench}/node_modules/.package-lock.json`;
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(`${bench}/package-lock.json`).mtimeMs) {
  run('npm', ['ci', '--no-audit', '--no-fund'], bench);
}
run('npx', ['tsc', '-b', 'bench']);
if (!process.argv.includes('--build-only')) run(process.execPath, [`${bench}/dist/main.js`, ...process.argv.slice(2)]);
