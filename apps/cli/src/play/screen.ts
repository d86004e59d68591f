import { capital, type SheetLine } from '@arbitre/kernel';
import { sayNumber } from '@arbitre/referee/words';
import { measureName } from '../names.ts';
import { boardLines, legendLines } from '../terminal/board.ts';
import { beside, columns, fold, glossed, padTo, widthOf, wrap } from '../terminal/text.ts';
import type { Desk } from '../verb.ts';
import type { ChoiceGroup } from './choices.ts';
import { menuLines } from './long-menu.ts';
import { chooser, plansOf, seen, type Session, viewer, winnersByGivingUp } from './session.ts';
import { ASKING, storyOf } from './story.ts';

/** The least room that a sheet needs beside the board. */
const SHEET = 30;
const GAP = 4;

/** The whole table: whose game, the board with its sheet and legend, what just happened, what may be done. */
export function screen(session: Session, groups: readonly ChoiceGroup[], since: number, desk: Desk): readonly string[] {
  const { game } = session;
  const state = seen(session);
  const seat = chooser(session);
  const ends = endSentences(session, desk);
  const story = storyLines(session, since, desk);
  const under = [
    '',
    ...story,
    ...(story.length > 0 ? [''] : []),
    ...ends.flatMap((sentence) => wrap(desk.paint.bold(sentence), desk.width)),
  ];
  const menu = seat === null ? [] : menuLines(game, state, seat, groups, desk);
  return [header(session, desk), '', ...tableLines(session, groups, desk), ...under, ...menu, ''];
}

/** What has happened since, what the machine was about first, without what the question will say again. */
export function storyLines(session: Session, since: number, desk: Desk): readonly string[] {
  const ends = endSentences(session, desk);
  const episodes = storyOf(session.game, session.match, desk, viewer(session), since, ASKING);
  const told = episodes.flatMap((episode, n) =>
    n === episodes.length - 1 ? toldOnce(episode.told, ends) : episode.told,
  );
  return [...(episodes.length > 0 ? planSentences(session, desk) : []), ...told].flatMap((sentence) =>
    wrap(sentence, desk.width, '  '),
  );
}

/** What the machine was about, as it would explain it. */
function planSentences(session: Session, { lang, words }: Desk): readonly string[] {
  const { game, match } = session;
  return plansOf(session).map(({ seat, plan }) =>
    words.play.plan(capital(game.words[lang].seat(seat, match.state)), plan[lang]),
  );
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
export function endSentences(session: Session, { lang, words }: Pick<Desk, 'lang' | 'words'>): readonly string[] {
  const { game } = session;
  const state = seen(session);
  const decision = game.awaiting(state);
  const outcome = game.outcome(state);
  return [
    ...(outcome === null ? givenUpSentences(session, { lang, words }) : [game.words[lang].outcome(outcome, state)]),
    ...(decision === null || chooser(session) === null ? [] : [game.words[lang].decision(decision, state)]),
  ];
}

/** Who gave up, and who wins by it. */
function givenUpSentences(session: Session, { lang, words }: Pick<Desk, 'lang' | 'words'>): readonly string[] {
  const { game, match, givenUp } = session;
  if (givenUp.length === 0) return [];
  const named = (some: readonly string[]) => some.map((seat) => game.words[lang].seat(seat, match.state)).join(', ');
  return [capital(words.play.gaveUp(named(givenUp), named(winnersByGivingUp(session))))];
}

/** What was told last without the sentences that what follows says again (“Combat phase.”, then “Turn 1, Blue: combat phase.”). */
function toldOnce(story: readonly string[], then: readonly string[]): readonly string[] {
  const words = (text: string) => ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  const said = words(then.join(' '));
  return story.filter((sentence) => !said.includes(words(sentence)));
}

/** The figures of a game that is over, each with its name. */
export function scoreLines(session: Session, desk: Desk): readonly string[] {
  const { game } = session;
  const { lang, paint } = desk;
  const score = Object.entries(game.outcome(seen(session))?.score ?? {});
  return columns(
    score.map(([name, value]) => [
      `  ${paint.dim(measureName(game, seen(session), name, desk))}`,
      sayNumber(value, lang),
    ]),
  );
}

/** Whose game it is, and how far it has come. */
export function header({ match, title: titles }: Session, { lang, words, paint, width }: Desk): string {
  const { dice } = match.header;
  const title = titles[lang];
  const where = words.play.moment(match.entries.length, dice.kind === 'seeded' ? `${dice.seed}` : '—');
  return padTo(paint.bold(title), Math.max(widthOf(title) + 2, width - widthOf(where))) + paint.dim(where);
}

/** The board, with the sheet and the legend beside it where there is room, else below. */
export function tableLines(session: Session, groups: readonly ChoiceGroup[], desk: Desk): readonly string[] {
  const { game } = session;
  const state = seen(session);
  const board = boardLines(game, state, desk);
  const room = desk.width - Math.max(...board.map(widthOf)) - GAP;
  const wide = room >= SHEET;
  const width = wide ? room : desk.width;
  const side = sideLines(session, groups, { ...desk, width });
  if (wide) return beside(board, ['', ...side], GAP);
  const across = Math.max(...board.map(widthOf));
  const { columns: window = across } = desk.shell.output;
  const narrow = across > window ? wrap(desk.paint.warn(desk.words.play.narrow(across, window)), desk.width) : [];
  return [...board, ...narrow, '', ...side];
}

/** What stands beside a board: the sheet of whoever looks, then the legend. */
export function sideLines(
  session: Session,
  groups: readonly ChoiceGroup[],
  desk: Desk,
  brief = false,
): readonly string[] {
  const { game } = session;
  const state = seen(session);
  const sheet = sheetLines(game.words[desk.lang].sheet(state, viewer(session)), desk.width, desk);
  const legend = legendLines(game, state, desk.width, desk, typedIn(session, groups), brief);
  return [...sheet, ...(sheet.length > 0 ? [''] : []), ...legend];
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
