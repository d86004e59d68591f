import { type Fraction, showFraction } from '@arbitre/kernel';
import {
  forecastTable,
  intervalOf,
  judge,
  type Odds,
  oddsNote,
  oddsTables,
  odds as oddsOf,
  sayVerdict,
} from '@arbitre/referee/core';
import { oddsLines } from '../terminal/odds.ts';
import { verdictLines } from '../terminal/verdict.ts';
import type { Verb } from '../verb.ts';
import { askCommand, askPosition } from './ask.ts';

export const odds: Verb = async (desk, asked) => {
  const { lang } = desk;
  const position = await askPosition(desk, asked);
  const { game, state } = position;
  const { seat, command } = askCommand(asked, position);
  const answer = oddsOf(game, state, seat, command);
  if (!('results' in answer)) {
    const verdict = judge(game, state, seat, command, lang);
    if (desk.json) desk.document(verdict);
    else desk.print(...verdictLines(sayVerdict(game, state, verdict, lang), false, desk));
    return 1;
  }
  const forecasts = game.forecast(state, seat, command);
  if (desk.json) {
    desk.document({
      exact: answer.sampled === undefined,
      ...(answer.sampled && { sampled: answer.sampled }),
      figures: answer.figures.map(({ name, values, mean }) => ({
        name,
        label: game.words[lang].measure(name),
        mean: showFraction(mean),
        values: values.map(({ value, weight }) => ({ value, ...chance(weight, answer) })),
      })),
      results: answer.results.map(({ value, weight }) => ({ ...chance(weight, answer), ...value })),
      forecasts: forecasts.map(({ assuming, endings }) => ({
        assuming,
        endings: endings.map(({ ending, weight }) => ({ ending, ...chance(weight, {}) })),
      })),
    });
    return 0;
  }
  const tables = [...oddsTables(game, state, answer, lang), ...forecasts.map((one) => forecastTable(game, one, lang))];
  const note = oddsNote(answer, lang);
  const lines = tables.length === 0 ? [desk.words.nothingMeasured] : oddsLines(tables, desk);
  desk.print(game.words[lang].command(command, state), '', ...lines);
  if (note !== null && tables.length > 0) desk.print('', desk.paint.dim(note));
  return 0;
};

/** A share as programs want it: exact, as a number, and with its interval when it was estimated. */
function chance(weight: Fraction, { sampled }: Pick<Odds, 'sampled'>) {
  const interval = sampled && intervalOf(weight, sampled.throws);
  return {
    chance: showFraction(weight),
    share: asNumber(weight),
    ...(interval && { interval: [asNumber(interval.low), asNumber(interval.high)] }),
  };
}

/** Six digits: enough to sort by, without the noise of the last bits. */
function asNumber({ n, d }: Fraction): number {
  return Number((n * 2_000_000n + d) / (2n * d)) / 1_000_000;
}
