import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type Fraction, type Game, type Outcome, toDecimal } from '@arbitre/kernel';
import {
  isShipped,
  sayDecimal,
  sayList,
  sayNumber,
  sayPercent,
  type Scenario,
  type Spread,
  summarise,
  type Summary,
} from '@arbitre/referee/core';
import { openScenario } from '../files/position.ts';
import { type PlayNth, type Row, rowOf, type Run, seatedAt, type Seating } from '../lab/games.ts';
import { Rows } from '../lab/rows.ts';
import { seatingOf } from '../lab/seating.ts';
import { playOnThreads } from '../lab/threads.ts';
import { columns, wrap } from '../terminal/text.ts';
import type { Desk, Verb } from '../verb.ts';

const MOST_GAMES = 2 ** 20;

/** Games that are worth a thread of their own: starting one takes as long as some of them. */
const WORTH_A_THREAD = 50;

export const simulate: Verb = async (desk, asked) => {
  const { shell } = desk;
  const games = asked.number('games', { min: 1, max: MOST_GAMES }) ?? 100;
  const seed = asked.number('seed', { min: 0, max: 2 ** 32 - 1 }) ?? randomInt(2 ** 32);
  const threads = asked.number('threads', { min: 1, max: 256 });
  const scenario = await openScenario(asked.words[0] ?? '', asked.texts('ruling'), desk);
  const { game, opening, rulings } = scenario;
  const players = await seatingOf(asked.texts('player'), game, opening);
  const content = scenario.content as object; // a scenario that was set up is a mapping
  const run: Run = { game: game.id, rules: game.version, rulings, content, seed, players };
  const file = asked.text('rows');
  const kept = file === undefined ? null : new Rows(resolve(shell.cwd, file), run);
  const play = await seatedAt(scenario, run);
  const rows = await playAll(run, play, { games, threads, kept, tick: progressBar(desk, games) });
  const summary = summarise(rows.map(({ n, ...row }) => ({ seed: n, ...row, end: n })));
  const report = { scenario, run, games, summary, play };
  if (desk.json) desk.document(documentOf(report));
  else printReport(report, desk);
  return 0;
};

interface Report {
  readonly scenario: Scenario;
  readonly run: Run;
  readonly games: number;
  /** Of each example, its number: it is played again to be told. */
  readonly summary: Summary<number>;
  readonly play: PlayNth;
}

/** Every game of the run, in order, whatever played them: kept rows, threads, or this thread. */
async function playAll(
  run: Run,
  play: PlayNth,
  options: {
    readonly games: number;
    readonly threads: number | undefined;
    readonly kept: Rows | null;
    readonly tick: (done: number) => void;
  },
): Promise<readonly Row[]> {
  const { games, kept, tick } = options;
  const rows: (Row | undefined)[] = Array.from({ length: games });
  for (const row of kept?.rows ?? []) if (row.n < games) rows[row.n] = row;
  const missing = rows.flatMap((row, n) => (row === undefined ? [n] : []));
  let done = games - missing.length;
  const tell = (row: Row) => {
    rows[row.n] = row;
    kept?.add(row);
    tick(++done);
  };
  const threads = options.threads ?? Math.min(availableParallelism(), Math.ceil(missing.length / WORTH_A_THREAD));
  if (threads > 1 && isShipped(run.game)) await playOnThreads(run, missing, threads, tell);
  else for (const n of missing) tell(rowOf(n, play(n)));
  return rows.filter((row) => row !== undefined);
}

/** For programs: plain numbers, and everything the run depends on. */
function documentOf({ scenario: { game, title }, run, games, summary }: Report): unknown {
  const { content: _, ...settings } = run;
  return {
    ...settings,
    game: game.id,
    ...(title === undefined ? {} : { title }),
    games,
    endings: summary.endings.map(({ outcome, games: count, share, interval, example }) => ({
      kind: outcome?.kind ?? null,
      winners: outcome?.winners ?? [],
      games: count,
      share: number(share),
      interval: [number(interval.low), number(interval.high)],
      example: example.end,
    })),
    commands: plain(summary.commands),
    score: Object.fromEntries(Object.entries(summary.score).map(([name, spread]) => [name, plain(spread)])),
  };
}

function number(share: Fraction): number {
  return Number(toDecimal(share, 9));
}

function printReport({ scenario, run, games, summary, play }: Report, desk: Desk): void {
  const { lang, words, paint } = desk;
  const { game, opening, title } = scenario;
  const row = (label: string, { least, median, most, mean }: Spread) => [
    `  ${label}`,
    ...[least, median, most].map((value) => sayNumber(value, lang)),
    sayDecimal(mean, lang),
  ];
  desk.print(
    paint.bold(title?.[lang] ?? game.rulebook.title[lang]),
    words.simulated(games, `${run.seed}`, sayPlayers(game, opening, run.players, desk)),
    '',
    ...endingLines(game, opening, summary, play, desk),
    '',
    ...columns([
      ['', ...words.spread].map((heading) => paint.dim(heading)),
      row(words.commands, summary.commands),
      ...Object.entries(summary.score).map(([name, spread]) => row(game.words[lang].measure(name), spread)),
    ]),
  );
}

/** “Red: captain, Blue: random”; null when everyone plays at random. */
function sayPlayers(game: Game, opening: unknown, players: Seating, { lang }: Desk): string | null {
  const seats = Object.entries(players);
  if (seats.length === 0) return null;
  const colon = lang === 'fr' ? '\u202f:' : ':';
  return sayList(
    seats.map(
      ([seat, { player, character }]) =>
        `${game.words[lang].seat(seat, opening)}${colon} ${player}${character === undefined ? '' : `, ${character}`}`,
    ),
    lang,
  );
}

/** Each ending with its share and, under it, the first game that ended so. */
function endingLines(
  game: Game,
  opening: unknown,
  { endings }: Summary<number>,
  play: PlayNth,
  desk: Desk,
): readonly string[] {
  const { lang, words, paint, width } = desk;
  const percent = (share: Fraction) => sayPercent(share, lang);
  const examples = endings.map(({ outcome, example }) =>
    outcome === null ? null : game.words[lang].outcome(outcome, play(example.end).end),
  );
  const winners = endings.map(({ outcome }) => endingName(game, opening, outcome, desk));
  // Endings of several kinds with the same winners are told apart by the game's own first sentence.
  const names = winners.map((name, n) => {
    const alone = winners.filter((other) => other === name).length === 1;
    return alone ? name : (/^[^.!?]+/.exec(examples[n] ?? '')?.[0].trim() ?? name);
  });
  const lines = columns(
    endings.map(({ games, share, interval }, n) => [
      `  ${names[n] ?? ''}`,
      sayNumber(games, lang),
      percent(share),
      paint.dim(words.interval(percent(interval.low), percent(interval.high))),
    ]),
  );
  return examples.flatMap((told, n) => [
    lines[n] ?? '',
    ...(told === null ? [] : wrap(`    ${words.forExample(told)}`, width, '    ').map((line) => paint.dim(line))),
  ]);
}

/** Who wins, whatever the details: an ending stands for many games. */
function endingName(game: Game, state: unknown, outcome: Outcome | null, { lang, words }: Desk): string {
  if (outcome === null) return words.unfinished;
  const { winners } = outcome;
  const seats = game.seats(state);
  if (winners.length === 0) return words.nobodyWins;
  if (seats.length > 1 && winners.length === seats.length) return words.everyoneWins;
  return words.victory(
    sayList(
      winners.map((seat) => game.words[lang].seat(seat, state)),
      lang,
    ),
  );
}

function plain({ mean, ...spread }: Spread) {
  return { ...spread, mean: number(mean) };
}

/** A bar on the error stream, for people only; it goes when the work is done. */
function progressBar({ shell: { errors } }: Desk, total: number): (done: number) => void {
  if (!errors.isTTY) return () => {};
  const width = 30;
  let shown = -1;
  return (done) => {
    const filled = Math.floor((done * width) / total);
    if (done === total) errors.write('\r\x1b[K');
    else if (filled !== shown) errors.write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${total}`);
    shown = filled;
  };
}
