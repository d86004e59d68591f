import { type Board, type Cell, type Command, parseCellName, type Seat } from '@arbitre/kernel';
import {
  forecastTable,
  isCertain,
  judge,
  odds,
  oddsNote,
  oddsTables,
  sayVerdict,
  type Verdict,
} from '@arbitre/referee/core';
import { oddsLines } from '../terminal/odds.ts';
import { ruleBrief, ruleCard } from '../terminal/rule-card.ts';
import { wrap } from '../terminal/text.ts';
import { verdictLines } from '../terminal/verdict.ts';
import type { Desk } from '../verb.ts';
import type { Answer } from './display.ts';
import type { Session } from './session.ts';

/** How many outcomes a preview walks before it samples: it must come at once. */
const LIMITS = { outcomes: 5000, throws: 2000 };

/** Rows of a figure: the screen must stay in sight. `arbitre odds` prints them all. */
const MOST_ROWS = 8;

/** What a command would do, drawn and counted; or why it may not be done, with the rule in full. */
export function preview({ game, match }: Session, seat: Seat, command: Command, desk: Desk): Answer {
  const { lang, paint } = desk;
  const state = game.view(match.state, seat);
  const verdict = judge(game, state, seat, command, lang);
  const label = paint.bold(game.words[lang].command(command, state));
  if (!verdict.legal) {
    const rules = verdict.because.flatMap((rule) => ['', ...ruleCard(game, rule, desk, match.header.rulings)]);
    return { lines: [label, ...refusalLines(verdict, desk), ...rules] };
  }
  const said = verdictLines(sayVerdict(game, state, verdict, lang), true, desk);
  const counted = odds(game, state, seat, command, LIMITS);
  const forecasts = game.forecast(state, seat, command).map((forecast) => forecastTable(game, forecast, lang));
  const tables = 'results' in counted && !isCertain(counted) ? oddsTables(game, state, counted, lang, MOST_ROWS) : [];
  const note = 'results' in counted ? oddsNote(counted, lang) : null;
  const highlight = pathOn(game.scene(state).board, verdict.path ?? []);
  return {
    lines: [label, ...said],
    ...(highlight.size > 0 && { highlight }),
    rest: [
      ...[...tables, ...forecasts].flatMap((table) => ['', ...oddsLines([table], desk)]),
      ...(note === null ? [] : ['', paint.dim(note)]),
    ],
  };
}

/** Why a command that was tried is refused: the sentence, then what each rule says. */
export function refusedLines({ game, match }: Session, seat: Seat, command: Command, desk: Desk): readonly string[] {
  const verdict = judge(game, game.view(match.state, seat), seat, command, desk.lang);
  return [...refusalLines(verdict, desk), ...verdict.because.flatMap((rule) => ruleBrief(game, rule, desk))];
}

function refusalLines({ refusals }: Verdict, { paint, width }: Desk): readonly string[] {
  return [...new Set(refusals.map(({ text }) => text))].flatMap((text) => wrap(paint.bad(text), width));
}

/** The steps of a path, numbered on its cells. */
function pathOn(board: Board, path: readonly string[]): ReadonlyMap<Cell, string> {
  const cells = path.map((name) => parseCellName(board, name)).filter((cell) => typeof cell === 'number');
  return new Map(cells.map((cell, step) => [cell, `${step + 1}`]));
}
