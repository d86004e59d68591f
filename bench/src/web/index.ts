import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What was measured, and its figures. */
type Figures = ReadonlyMap<string, string>;

/**
 * What the web table weighs (gzip) and how fast it answers in a real Chromium. The measuring is done by Playwright beside the
 * page's own end-to-end tests, on the built page and the real server; this only runs it: here and, taking turns, in another
 * clone that has been built, when there is one to compare with.
 */
export function benchWeb(quick: boolean, against: string | null): void {
  const here = fileURLToPath(new URL('../../../', import.meta.url));
  const there = against === null ? null : resolve(against);
  if (there !== null && !existsSync(`${there}/apps/web/dist/index.html`))
    throw new Error(`${there} is no clone of Arbitre with its page built: run \`npm ci\` in it`);
  console.log(`web: the built page in Chromium${there === null ? '' : ', and the one it is compared with'}`);
  const checkouts = there === null ? [here] : [here, there];
  const rounds = Array.from({ length: quick || there === null ? 1 : 2 }, () => checkouts.map(measured));
  for (const what of rounds[0]?.[0]?.keys() ?? []) {
    const columns = checkouts.map((_, at) => rounds.map((round) => round[at]?.get(what) ?? '—').join(' · '));
    const [ours, theirs] = columns;
    console.log(`  ${what.padEnd(56)}  ${ours}${theirs === undefined ? '' : `  (before: ${theirs})`}`);
  }
}

/** One round in a checkout: the lines it prints, by what each says it measures. */
function measured(root: string): Figures {
  const run = spawnSync('npx', ['playwright', 'test', '--config', 'e2e/measure.config.ts'], {
    cwd: `${root}/apps/web`,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`the page of ${root} could not be measured:\n${run.stdout}\n${run.stderr}`);
  const lines = run.stdout.matchAll(/^ {2}(\S.*?) {2,}(\S.*)$/gm);
  return new Map([...lines].map(([, what = '', figures = '']) => [what, figures.replaceAll(/ {2,}/g, ' ')]));
}
