import { fold, type Seat, type SheetLine } from '@arbitre/kernel';
import { sayFacts } from '@arbitre/referee/core';
import { boardLines, legendLines } from '../terminal/board.ts';
import { beside, padTo, widthOf, wrap } from '../terminal/text.ts';
import type { Desk } from '../verb.ts';
import { type ChoiceGroup, choiceLines } from './choices.ts';
import type { Session } from './session.ts';

/** The least room that a sheet needs beside the board. */
const SHEET = 30;
const GAP = 4;

/** The whole table: whose game, the board with its sheet and legend, what just happened, what may be done. */
export function screen(
  session: Session,
  seat: Seat | null,
  groups: readonly ChoiceGroup[],
  since: number,
  desk: Desk,
): readonly string[] {
  const { game, match } = session;
  const { lang, paint, width } = desk;
  const words = game.words[lang];
  const decision = game.awaiting(match.state);
  const outcome = game.outcome(match.state);
  const story = storyLines(session, since, desk);
  return [
    ...header(session, desk),
    ...tableLines(session, seat, groups, desk),
    '',
    ...story,
    ...(story.length > 0 ? [''] : []),
    ...(outcome === null ? [] : [paint.bold(words.outcome(outcome, match.state))]),
    ...(decision === null || seat === null ? [] : wrap(paint.bold(words.decision(decision, match.state)), width)),
    ...(seat === null ? [] : choiceLines(game, match.state, seat, groups, desk)),
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
function tableLines(
  { game, match }: Session,
  seat: Seat | null,
  groups: readonly ChoiceGroup[],
  desk: Desk,
): readonly string[] {
  const { state } = match;
  const board = boardLines(game, state, desk);
  const room = desk.width - Math.max(...board.map(widthOf)) - GAP;
  const wide = room >= SHEET;
  const typed = groups.flatMap(({ choices }) => choices.map((choice) => choice.typed));
  const width = wide ? room : desk.width;
  const sheet = sheetLines(game.words[desk.lang].sheet(state, seat ?? game.seats(state)[0] ?? ''), width, desk);
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

/** What the entries from `since` on tell, in sentences. */
export function storyLines({ game, match }: Session, since: number, { lang, width }: Desk): readonly string[] {
  let state = match.opening;
  return match.entries.flatMap(({ seq, facts }) => {
    const before = state;
    state = fold(game, state, facts);
    if (seq <= since) return [];
    return sayFacts(game, before, facts, lang).flatMap((sentence) => wrap(sentence, width, '  '));
  });
}
