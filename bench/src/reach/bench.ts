import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Cell, ReachSearch } from '@arbitre/kernel';
import { type CTwin, compileTwin } from './c-twin.ts';
import { checkAnswers, digestOf } from './check.ts';
import type { Contestant, Ready } from './contestant.ts';
import { type Course, course, METRICS } from './course.ts';
import { malwoden } from './malwoden.ts';
import { checkOptima } from './moving-ai.ts';
import { ngraph, pathfinding } from './one-by-one.ts';
import { kernel, publicReach } from './ours.ts';
import { rot } from './rot.ts';

const OURS = [kernel, publicReach] as const;
const LIBRARIES = [malwoden, rot, ngraph, pathfinding] as const;
const CONTESTANTS = [...OURS, ...LIBRARIES];

/** Every cell within a budget, by us, by a C twin and by the libraries people use; prints a table. */
export function benchReach(quick: boolean): void {
  const twin = compileTwin();
  console.log(
    'Reach: every cell within a budget. Microseconds a query, medians; × is the time over that of the C twin, best/kernel that of the fastest library over ours.',
  );
  console.log(typeof twin === 'string' ? twin : `C: ${twin.compiler}`);
  console.log(
    ['malwoden', 'rot-js', 'ngraph.path', 'pathfinding'].map((name) => `${name} ${versionOf(name)}`).join(', '),
  );
  console.log(row(['rule', 'map', 'budget', 'cells', 'C', ...CONTESTANTS.map(({ name }) => name), 'best/kernel']));
  for (const metric of METRICS) {
    for (const side of [64, 512]) {
      for (const points of [6, 12, 60]) {
        const queries = (points === 60 ? 500 : 4000) / (quick ? 10 : 1);
        console.log(race(course(metric, side, points, queries), typeof twin === 'string' ? null : twin, quick));
      }
    }
  }
  console.log(
    'Each row has thousands of distinct starts (hundreds at 60); the slow answer as many of them as fit in a moment.',
  );
  for (const { name, note } of CONTESTANTS) console.log(`  ${name}: ${note}`);
  if (typeof twin !== 'string') twin.close();
  checkOptima(quick);
}

/** Times everyone on one course, taking turns, and checks that they agree. */
function race(given: Course, twin: CTwin | null, quick: boolean): string {
  const runners = CONTESTANTS.map((contestant) => enter(contestant, given, quick));
  const expected = digestOf(given.steps, given.budget, given.starts);
  const cTimes: number[] = [];
  for (let round = 0; round < (quick ? 3 : 7); round++) {
    const taken = twin?.run(given);
    if (taken !== undefined && taken.digest !== expected) throw new Error('the C twin and the kernel disagree');
    if (taken !== undefined) cTimes.push(taken.nanoseconds / 1000 / given.starts.length);
    for (const runner of runners) if (runner !== null) runner.times.push(time(runner));
  }
  const c = cTimes.length > 0 ? median(cTimes) : null;
  const medians = runners.map((runner) => (runner === null ? Infinity : median(runner.times)));
  const best = Math.min(...medians.slice(OURS.length));
  return row([
    given.metric,
    `${given.side}×${given.side}`,
    `${given.points}`,
    `${meanReach(given)}`,
    c === null ? '-' : micro(c),
    ...medians.map((taken) => (taken === Infinity ? '-' : against(taken, c))),
    (best / medians[0]!).toFixed(0),
  ]);
}

/** A contestant on a course, with the queries it answers in each round. */
interface Runner {
  readonly ready: Ready;
  readonly starts: readonly Cell[];
  readonly times: number[];
}

/** Prepares a contestant, checks some of its answers, warms it up, and gives it as many queries as it answers in a moment. */
function enter(contestant: Contestant, given: Course, quick: boolean): Runner | null {
  const ready = contestant.prepare(given);
  if (ready === null) return null;
  checkAnswers(contestant.name, ready, given, quick ? 2 : 10);
  const moment = quick ? 20 : 100;
  const before = performance.now();
  let queries = 0;
  while (queries < given.starts.length && performance.now() - before < moment) ready.count(given.starts[queries++]!);
  return { ready, starts: given.starts.slice(0, queries), times: [] };
}

/** Microseconds a query. */
function time({ ready, starts }: Runner): number {
  const before = performance.now();
  let cells = 0;
  for (const start of starts) cells += ready.count(start);
  if (cells < starts.length) throw new Error('a start is always within reach');
  return ((performance.now() - before) * 1000) / starts.length;
}

function meanReach({ steps, budget, starts }: Course): number {
  const search = new ReachSearch();
  return Math.round(starts.reduce((sum, start) => sum + search.explore(steps, start, budget), 0) / starts.length);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

function micro(value: number): string {
  return value.toFixed(value < 100 ? 2 : 0);
}

function against(value: number, c: number | null): string {
  return c === null ? micro(value) : `${micro(value)} ×${(value / c).toFixed(value / c < 10 ? 2 : 0)}`;
}

const WIDTHS = [12, 8, 7, 6, 9, 15, 15, 17, 17, 17, 17, 13];

function row(cells: readonly string[]): string {
  return cells.map((cell, i) => (i === 0 ? cell.padEnd(WIDTHS[i]!) : cell.padStart(WIDTHS[i]!))).join('');
}

function versionOf(name: string): string {
  const require = createRequire(import.meta.url);
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      const text = readFileSync(`${folder}/${name}/package.json`, 'utf8');
      return String((JSON.parse(text) as { version: unknown }).version);
    } catch {
      // not in this folder
    }
  }
  return '(version unknown)';
}
