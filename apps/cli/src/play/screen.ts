import type { SheetLine } from '@arbitre/kernel';
import { sayNumber } from '@arbitre/referee/words';
import { boardLines, legendLines } from '../terminal/board.ts';
import { beside, columns, fold, glossed, padTo, widthOf, wrap } from '../terminal/text.ts';
import type { Desk } from '../verb.ts';
import type { ChoiceGroup } from './choices.ts';
import { menuLines, shortMenu } from './long-menu.ts';
import { chooser, seen, type Session, viewer } from './session.ts';
import { storyOf } from './story.ts';

/** The least room that a sheet needs beside the board. */
const SHEET = 30;
const GAP = 4;
/** The least lines that a menu needs, however low the window. */
const LEAST_MENU = 9;
/** The least lines of a menu under a board that fills the window. */
const FEWEST_CHOICES = 3;

/** The whole table: whose game, the board with its sheet and legend, what just happened, what may be done. */
export function screen(session: Session, groups: readonly ChoiceGroup[], since: number, desk: Desk): readonly string[] {
  const { game } = session;
  const state = seen(session);
  const seat = chooser(session);
  const ends = endSentences(session, desk);
  const episodes = storyOf(game, session.match, desk, viewer(session), since);
  const story = episodes
    .flatMap(({ told }, n) => (n === episodes.length - 1 ? toldOnce(told, ends) : told))
    .flatMap((sentence) => wrap(sentence, desk.width, '  '));
  const under = [
    '',
    ...story,
    ...(story.length > 0 ? [''] : []),
    ...ends.flatMap((sentence) => wrap(desk.paint.bold(sentence), desk.width)),
  ];
  const menu = (most?: number) => (seat === null ? [] : menuLines(game, state, seat, groups, desk, most));
  const whole = [...header(session, desk), ...tableLines(session, groups, desk), ...under, ...menu(), ''];
  const { rows } = desk.shell.output;
  if (rows === undefined || whole.length < rows) return whole;
  const low = [...header(session, desk), ...tableLines(session, groups, desk, true), ...under];
  if (low.length + LEAST_MENU + 2 <= rows) return [...low, ...menu(rows - low.length - 2), ''];
  // Too low for everything: what may scroll away comes first, then the board and, right under it, the question and its answers.
  const board = boardLines(game, state, desk);
  const question = ends.flatMap((sentence) => wrap(desk.paint.bold(sentence), desk.width));
  const left = rows - board.length - question.length - 2;
  return [
    ...header(session, desk),
    ...story,
    desk.paint.dim(desk.words.play.moreOnAsking),
    ...board,
    ...question,
    ...(seat === null ? [] : fitted(menu(left), left, () => shortMenu(groups, desk, Math.max(FEWEST_CHOICES, left)))),
  ];
}

/** Lines that fit, else fewer that do. */
function fitted(lines: readonly string[], most: number, shorter: () => readonly string[]): readonly string[] {
  return lines.length <= most ? lines : shorter();
}

/** What every sign on the board stands for, in full. */
export function fullLegend(session: Session, groups: readonly ChoiceGroup[], desk: Desk): readonly string[] {
  return legendLines(session.game, seen(session), desk.width, desk, typedIn(session, groups));
}

/** Commands as they may be typed now, or were: a figure that goes by its id does so all along. */
function typedIn({ game, match }: Session, groups: readonly ChoiceGroup[]): readonly string[] {
  const offered = groups.flatMap(({ choices }) => choices.map((choice) => choice.typed));
  return [...offered, ...match.entries.map(({ command }) => game.writeCommand(command))];
}

/** How the game ended, or whose choice it is. */
export function endSentences(session: Session, { lang }: Pick<Desk, 'lang'>): readonly string[] {
  const { game } = session;
  const state = seen(session);
  const decision = game.awaiting(state);
  const outcome = game.outcome(state);
  return [
    ...(outcome === null ? [] : [game.words[lang].outcome(outcome, state)]),
    ...(decision === null || chooser(session) === null ? [] : [game.words[lang].decision(decision, state)]),
  ];
}

/** What was told last without the sentences that what follows says again (“Combat phase.”, then “Turn 1, Blue: combat phase.”). */
function toldOnce(story: readonly string[], then: readonly string[]): readonly string[] {
  const words = (text: string) => ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  const said = words(then.join(' '));
  return story.filter((sentence) => !said.includes(words(sentence)));
}

/** The figures of a game that is over, each with its name. */
export function scoreLines(session: Session, { lang, paint }: Desk): readonly string[] {
  const { game } = session;
  const score = Object.entries(game.outcome(seen(session))?.score ?? {});
  return columns(
    score.map(([name, value]) => [`  ${paint.dim(game.words[lang].measure(name))}`, sayNumber(value, lang)]),
  );
}

function header({ match, title: titles }: Session, { lang, words, paint, width }: Desk): readonly string[] {
  const { dice } = match.header;
  const title = titles[lang];
  const where = words.play.moment(match.entries.length, dice.kind === 'seeded' ? `${dice.seed}` : '—');
  return [padTo(paint.bold(title), Math.max(widthOf(title) + 2, width - widthOf(where))) + paint.dim(where), ''];
}

/** The board, with the sheet and the legend beside it where there is room, else below. */
export function tableLines(
  session: Session,
  groups: readonly ChoiceGroup[],
  desk: Desk,
  brief = false,
): readonly string[] {
  const { game } = session;
  const state = seen(session);
  const board = boardLines(game, state, desk);
  const room = desk.width - Math.max(...board.map(widthOf)) - GAP;
  const wide = room >= SHEET;
  const width = wide ? room : desk.width;
  const sheet = sheetLines(game.words[desk.lang].sheet(state, viewer(session)), width, desk);
  const side = [
    ...sheet,
    ...(sheet.length > 0 ? [''] : []),
    ...legendLines(game, state, width, desk, typedIn(session, groups), brief),
  ];
  if (wide) return beside(board, ['', ...side], GAP);
  const across = Math.max(...board.map(widthOf));
  const { columns: window = across } = desk.shell.output;
  const narrow = across > window ? wrap(desk.paint.warn(desk.words.play.narrow(across, window)), desk.width) : [];
  return [...board, ...narrow, '', ...side];
}

/** Labels in one column, values beside them; a long value goes on under itself. */
function sheetLines(sheet: readonly SheetLine[], width: number, { paint }: Desk): readonly string[] {
  return glossed(
    sheet.map(({ label, value }) => [paint.dim(label), value]),
    width,
  );
}

/** All that has happened, as whoever looks may be told it. */
export function wholeStory(session: Session, desk: Pick<Desk, 'lang'>): readonly string[] {
  return storyOf(session.game, session.match, desk, viewer(session)).flatMap(({ told }) => told);
}
