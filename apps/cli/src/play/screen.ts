import { fold, type SheetLine } from '@arbitre/kernel';
import { sayFacts } from '@arbitre/referee/core';
import { boardLines, legendLines } from '../terminal/board.ts';
import { beside, padTo, widthOf, wrap } from '../terminal/text.ts';
import type { Desk } from '../verb.ts';
import { type ChoiceGroup, choiceLines } from './choices.ts';
import { chooser, seen, type Session, viewer } from './session.ts';

/** The least room that a sheet needs beside the board. */
const SHEET = 30;
const GAP = 4;

/** The whole table: whose game, the board with its sheet and legend, what just happened, what may be done. */
export function screen(session: Session, groups: readonly ChoiceGroup[], since: number, desk: Desk): readonly string[] {
  const { game } = session;
  const { lang, paint, width } = desk;
  const words = game.words[lang];
  const state = seen(session);
  const seat = chooser(session);
  const decision = game.awaiting(state);
  const outcome = game.outcome(state);
  const story = storyLines(session, since, desk);
  return [
    ...header(session, desk),
    ...tableLines(session, groups, desk),
    '',
    ...story,
    ...(story.length > 0 ? [''] : []),
    ...(outcome === null ? [] : wrap(paint.bold(words.outcome(outcome, state)), width)),
    ...(decision === null || seat === null ? [] : wrap(paint.bold(words.decision(decision, state)), width)),
    ...(seat === null ? [] : choiceLines(game, state, seat, groups, desk)),
    '',
  ];
}

function header({ match, title: titles }: Session, { lang, words, paint, width }: Desk): readonly string[] {
  const { dice } = match.header;
  const title = titles[lang];
  const where = words.play.moment(match.entries.length, dice.kind === 'seeded' ? `${dice.seed}` : '—');
  return [padTo(paint.bold(title), Math.max(widthOf(title) + 2, width - widthOf(where))) + paint.dim(where), ''];
}

/** The board, with the sheet and the legend beside it where there is room, else below. */
function tableLines(session: Session, groups: readonly ChoiceGroup[], desk: Desk): readonly string[] {
  const { game } = session;
  const state = seen(session);
  const board = boardLines(game, state, desk);
  const room = desk.width - Math.max(...board.map(widthOf)) - GAP;
  const wide = room >= SHEET;
  const typed = groups.flatMap(({ choices }) => choices.map((choice) => choice.typed));
  const width = wide ? room : desk.width;
  const sheet = sheetLines(game.words[desk.lang].sheet(state, viewer(session)), width, desk);
  const side = [...sheet, ...(sheet.length > 0 ? [''] : []), ...legendLines(game, state, width, desk, typed)];
  return wide ? beside(board, ['', ...side], GAP) : [...board, '', ...side];
}

/** Labels in one column, values beside them; a long value goes on under itself. */
function sheetLines(sheet: readonly SheetLine[], width: number, { paint }: Desk): readonly string[] {
  const labels = Math.max(0, ...sheet.map(({ label }) => widthOf(label))) + 2;
  return sheet.flatMap(({ label, value }) => {
    const [first = '', ...rest] = wrap(value, Math.max(10, width - labels));
    return [padTo(paint.dim(label), labels) + first, ...rest.map((line) => ' '.repeat(labels) + line)];
  });
}

/** What the entries from `since` on tell whoever looks, in sentences. */
export function storyLines(session: Session, since: number, { lang, width }: Desk): readonly string[] {
  const { game, match } = session;
  const eyes = viewer(session);
  let state = match.opening;
  return match.entries.flatMap(({ seq, facts }) => {
    const before = state;
    state = fold(game, state, facts);
    if (seq <= since) return [];
    return sayFacts(game, before, facts, lang, eyes).flatMap((sentence) => wrap(sentence, width, '  '));
  });
}
