// The whole proof, as `npm test` and CI run it: format, build, types of the tests, lint, layers, tests, rule coverage.
// Ends with a line `N passed, N failed` that counts tests and checks alike; exit 1 if anything failed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { root } from './sources.mjs';

const results = `${root}/.arbitre/tests.json`;
const browserResults = `${root}/.arbitre/browser.json`;
mkdirSync(`${root}/.arbitre`, { recursive: true });
rmSync(results, { force: true });
rmSync(browserResults, { force: true });

let passed = 0;
let failed = 0;
/** What failed, said again at the very end: a log may be read from its tail. */
const failures = [];

function fail(what) {
  failed++;
  failures.push(what);
}

/** All specs of a playwright suite, those of the suites within it too. */
function specs(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specs)];
}

/** Runs one check; shows what it printed only when it failed (or when asked). */
function check(name, command, args, { show = false, env = {} } = {}) {
  const started = Date.now();
  const run = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...env },
    stdio: show ? 'inherit' : 'pipe',
  });
  const good = run.status === 0;
  if (good) passed++;
  else fail(name);
  console.log(`${good ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (!good && !show) console.log(`${run.stdout ?? ''}${run.stderr ?? ''}${run.error ?? ''}`);
  return good;
}

check('formatted (biome)', 'npx', ['biome', 'format', '.']);
const built = check('builds, strictly typed (tsc, vite)', 'npm', ['run', 'build']);
if (built) check('benchmarks build, their peers installed apart', 'node', ['scripts/bench.mjs', '--build-only']);
check('tests are strictly typed (tsc)', 'npx', ['tsc', '-p', 'tsconfig.test.json']);
check('no lint (oxlint, type-aware)', 'npx', [
  'oxlint',
  '--type-aware',
  '--deny-warnings',
  'kernel',
  'rules',
  'players',
  'referee',
  'apps',
  'bench',
  'scripts',
  'conformance',
  'examples',
]);
check('imports point down, the core is pure', 'node', ['scripts/layers.mjs']);
if (built) {
  check('tests', 'npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`], {
    show: true,
    env: { ARBITRE_DIAL: process.env.ARBITRE_DIAL ?? '1' },
  });
  if (existsSync(results)) {
    check('every rule is cited and proven', 'node', ['scripts/coverage.mjs', '--quiet', '--results', results], {
      show: true,
    });
    const report = JSON.parse(readFileSync(results, 'utf8'));
    passed += report.numPassedTests;
    for (const file of report.testResults) {
      if (file.status === 'failed' && file.message) fail(`${file.name.replace(`${root}/`, '')}: ${file.message}`);
      for (const test of file.assertionResults) {
        if (test.status === 'passed') continue; // a test that did not run has not passed
        fail(
          `${file.name.replace(`${root}/`, '')}: ${test.fullName} (${test.status})\n${test.failureMessages.join('\n')}`,
        );
      }
    }
    if (report.numTotalTests === 0) fail('no test was found');
  } else fail('the tests left no report');
}
if (built) {
  const reporter = { PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults };
  check(
    'the table in a real browser (playwright)',
    'npm',
    ['run', 'e2e', '-w', 'apps/web', '--', '--reporter=list,json'],
    {
      show: true,
      env: reporter,
    },
  );
  if (existsSync(browserResults)) {
    const { stats, suites } = JSON.parse(readFileSync(browserResults, 'utf8'));
    passed += stats.expected;
    for (const spec of suites.flatMap(specs)) {
      for (const test of spec.tests) {
        if (test.status === 'expected') continue;
        const errors = test.results.flatMap((result) => result.errors.map((error) => error.message));
        fail(`${spec.file}: ${spec.title} (${test.status})\n${errors.join('\n')}`);
      }
    }
  } else fail('the browser left no report');
}

if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((what) => `✗ ${what}`).join('\n')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
