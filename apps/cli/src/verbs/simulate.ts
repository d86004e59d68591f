import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type Fraction, fraction, type Game, type Outcome, toDecimal } from '@arbitre/kernel';
import {
  isShipped,
  loadBrain,
  sayDecimal,
  sayList,
  sayNumber,
  sayPercent,
  type Scenario,
  type Spread,
  summarise,
  type Summary,
  wilson,
} from '@arbitre/referee/core';
import { openScenario } from '../files/position.ts';
import { type PlayNth, type Row, rowOf, type Run, seatedAt, type Seating } from '../lab/games.ts';
import { Rows } from '../lab/rows.ts';
import { measureName } from '../names.ts';
import { sayPlayer, seatingOf } from '../lab/seating.ts';
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
  else await printReport(report, desk);
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

async function printReport({ scenario, run, games, summary, play }: Report, desk: Desk): Promise<void> {
  const { lang, words, paint } = desk;
  const { game, opening, title } = scenario;
  const row = (label: string, { least, median, most, mean }: Spread) => [
    `  ${label}`,
    ...[least, median, most].map((value) => sayNumber(value, lang)),
    sayDecimal(mean, lang),
  ];
  desk.print(
    paint.bold(title?.[lang] ?? game.rulebook.title[lang]),
    words.simulated(games, `${run.seed}`, await sayPlayers(game, opening, run.players, desk)),
    '',
    ...endingLines(game, opening, summary, play, desk),
    '',
    ...columns([
      ['', ...words.spread].map((heading) => paint.dim(heading)),
      row(words.commands, summary.commands),
      ...Object.entries(summary.score).map(([name, spread]) => row(measureName(game, opening, name, desk), spread)),
    ]),
  );
}

/** “Red: captain, Blue: soldier; the others at random”; null when everyone plays at random. */
async function sayPlayers(
  game: Game,
  opening: unknown,
  players: Seating,
  { lang, words }: Desk,
): Promise<string | null> {
  const brain = await loadBrain(game.id);
  const seats = Object.entries(players);
  if (seats.length === 0) return null;
  const colon = lang === 'fr' ? '\u202f:' : ':';
  const told = seats.map(
    ([seat, { player, character }]) =>
      `${game.words[lang].seat(seat, opening)}${colon} ${sayPlayer(character === undefined ? player : `${player}/${character}`, brain, lang)}`,
  );
  const others = game.seats(opening).length > seats.length ? `; ${words.othersAtRandom}` : '';
  return `${told.join(', ')}${others}`;
}

/** Who wins how often; under it, the first game that ended so. Several ways to the same winners are told one below the other. */
function endingLines(
  game: Game,
  opening: unknown,
  { endings, games: all }: Summary<number>,
  play: PlayNth,
  desk: Desk,
): readonly string[] {
  const { lang, words, paint, width } = desk;
  const percent = (share: Fraction) => sayPercent(share, lang);
  const named = endings.map((ending) => ({ ...ending, name: endingName(game, opening, ending.outcome, desk) }));
  const groups = [...new Set(named.map(({ name }) => name))].map((name) => {
    const ways = named.filter((ending) => ending.name === name);
    return { name, ways, games: ways.reduce((sum, way) => sum + way.games, 0) };
  });
  groups.sort((a, b) => b.games - a.games);
  const heads = columns(
    groups.map(({ name, games }) => {
      const { low, high } = wilson(games, all);
      const interval = paint.dim(words.interval(percent(low), percent(high)));
      return [`  ${name}`, sayNumber(games, lang), percent(fraction(games, all)), interval];
    }),
  );
  return groups.flatMap(({ ways }, n) => [
    heads[n] ?? '',
    ...ways.flatMap(({ outcome, example, games }) => {
      if (outcome === null) return [];
      const told = game.words[lang].outcome(outcome, play(example.end).end);
      const line = ways.length === 1 ? words.forExample(told) : `${sayNumber(games, lang)} × ${told}`;
      return wrap(`    ${line}`, width, '    ').map((one) => paint.dim(one));
    }),
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
