import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * What the web table weighs (gzip) and how fast it answers in a real Chromium. The measuring is done by Playwright beside the
 * page's own end-to-end tests, on the built page and the real server; this only runs it.
 */
export function benchWeb(): void {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  console.log('web: the built page in Chromium');
  const run = spawnSync('npx', ['playwright', 'test', '--config', 'e2e/measure.config.ts'], {
    cwd: `${root}apps/web`,
    encoding: 'utf8',
  });
  const lines = run.stdout.split('\n').filter((line) => /^ {2}\S.* {2,}\S/.test(line));
  console.log(lines.join('\n'));
  if (run.status !== 0) throw new Error(`the page could not be measured:\n${run.stdout}\n${run.stderr}`);
}
