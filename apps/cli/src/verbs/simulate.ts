import { randomInt } from 'node:crypto';
import { type Fraction, type Game, type Outcome, showFraction } from '@arbitre/kernel';
import {
  sayDecimal,
  sayList,
  sayNumber,
  sayPercent,
  simulate as playMany,
  type Spread,
  summarise,
  type Summary,
} from '@arbitre/referee/core';
import { openScenario } from '../files/position.ts';
import { columns, wrap } from '../terminal/text.ts';
import type { Desk, Verb } from '../verb.ts';

const MOST_GAMES = 2 ** 20;

export const simulate: Verb = async (desk, asked) => {
  const { lang, words, paint } = desk;
  const games = asked.number('games', { min: 1, max: MOST_GAMES }) ?? 100;
  const seed = asked.number('seed', { min: 0, max: 2 ** 32 - 1 }) ?? randomInt(2 ** 32);
  const { game, opening, title } = await openScenario(asked.words[0] ?? '', asked.texts('ruling'), desk);
  const summary = summarise(watched(playMany(game, opening, { games, seed }), progressBar(desk, games)));
  if (desk.json) {
    desk.document({
      game: game.id,
      games,
      seed,
      endings: summary.endings.map(({ outcome, games: count, share, interval }) => ({
        kind: outcome?.kind ?? null,
        winners: outcome?.winners ?? [],
        games: count,
        share: showFraction(share),
        interval: [showFraction(interval.low), showFraction(interval.high)],
      })),
      commands: plain(summary.commands),
      score: Object.fromEntries(Object.entries(summary.score).map(([name, spread]) => [name, plain(spread)])),
    });
    return 0;
  }
  const row = (label: string, { least, median, most, mean }: Spread) => [
    `  ${label}`,
    ...[least, median, most].map((value) => sayNumber(value, lang)),
    sayDecimal(mean, lang),
  ];
  desk.print(
    paint.bold(title?.[lang] ?? game.rulebook.title[lang]),
    words.simulated(games, `${seed}`),
    '',
    ...endingLines(game, opening, summary, desk),
    '',
    ...columns([
      ['', ...words.spread].map((heading) => paint.dim(heading)),
      row(words.commands, summary.commands),
      ...Object.entries(summary.score).map(([name, spread]) => row(game.words[lang].measure(name), spread)),
    ]),
  );
  return 0;
};

/** Each ending with its share and, under it, the first game that ended so. */
function endingLines(game: Game, opening: unknown, { endings }: Summary, desk: Desk): readonly string[] {
  const { lang, words, paint, width } = desk;
  const percent = (share: Fraction) => sayPercent(share, lang);
  const lines = columns(
    endings.map(({ outcome, games, share, interval }) => [
      `  ${endingName(game, opening, outcome, desk)}`,
      sayNumber(games, lang),
      percent(share),
      paint.dim(words.interval(percent(interval.low), percent(interval.high))),
    ]),
  );
  return endings.flatMap(({ outcome, example }, n) => {
    const told = outcome === null ? [] : [words.forExample(game.words[lang].outcome(outcome, example.end))];
    return [
      lines[n] ?? '',
      ...told.flatMap((text) => wrap(`    ${text}`, width, '    ')).map((line) => paint.dim(line)),
    ];
  });
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

function* watched<T>(games: Iterable<T>, tick: (done: number) => void): Generator<T> {
  let done = 0;
  for (const one of games) {
    tick(++done);
    yield one;
  }
}

function plain({ mean, ...spread }: Spread) {
  return { ...spread, mean: showFraction(mean) };
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
