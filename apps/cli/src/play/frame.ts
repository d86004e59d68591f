import { type Cell, cellAt, columnOf, rowOf } from '@arbitre/kernel';
import { boardLines } from '../terminal/board.ts';
import { beside, clip, padTo, widthOf, wrap } from '../terminal/text.ts';
import type { Desk } from '../verb.ts';
import { type Arrangement, arrange, GUTTER, type Room } from './arrange.ts';
import type { Answer, Standing } from './display.ts';
import { fittedMenu } from './long-menu.ts';
import { endSentences, header, sideLines, storyLines } from './screen.ts';
import { chooser, seen, viewer } from './session.ts';

/** What a window shows besides the table. */
export interface Attention {
  /** Something to read, instead of the choices. */
  readonly answering: ((desk: Desk) => Answer) | null;
  readonly page: number;
  /** Who is thinking, in words. */
  readonly thinking: string | null;
  /** A cell to keep in sight. */
  readonly focus: Cell | null;
}

/** A window full: as many lines as it has but the last, and how many pages there are to read. */
export interface Frame {
  readonly lines: readonly string[];
  readonly pages: number;
}

/** A sheet beside a board is worth showing from here on. */
const SHEET = 26;
/** Lines of what has just happened that stay above a question. */
const LATEST = 4;
/** A window in which cells may be drawn large, and what must be left beside and under them. */
const LARGE: Room = { columns: 120, rows: 36 };
const LEFT_OVER: Room = { columns: 64, rows: 10 };

/** A table in a window: the board in sight whatever is said. */
export function frameOf(standing: Standing, desk: Desk, window: Room, attention: Attention): Frame {
  const board = boardIn(window, standing, desk);
  const telling = arrange(window, board.size, false);
  const reading = arrange(window, board.size, true);
  const asked = attention.answering?.({ ...desk, width: roomOf(reading).columns }) ?? null;
  const note = asked && noteOf(asked, roomOf(telling));
  const answer = note === null ? asked : null;
  const at = answer === null ? telling : arrange(window, board.size, true, linesOf(answer, roomOf(reading)).length + 1);
  const pane = roomOf(at);
  const narrow = { ...desk, width: pane.columns };
  const { lines, pages } =
    answer === null
      ? { lines: tellingLines(standing, narrow, at, attention, note), pages: 0 }
      : pageOf(answer, attention.page, pane, narrow);
  const drawn = board.draw(at.board, answer?.highlight, attention.focus);
  const under = at.pane === 'beside' && answer === null && note === null ? underLines(standing, desk, at) : [];
  const right = at.pane === 'beside' ? lines : besideLines(standing, desk, at, at.under.rows - lines.length);
  const left = [...drawn, ...under].map((line) => padTo(line, at.board.columns));
  const table = beside(left, right, GUTTER);
  const spare = at.pane === 'under' && table.length + lines.length < window.rows - 2 ? [''] : [];
  const whole = [
    ...(at.title ? [header(standing.session, { ...desk, width: window.columns })] : []),
    ...table,
    ...(at.pane === 'under' ? [...spare, ...lines] : []),
  ];
  const rows = Math.max(1, window.rows - 1);
  const blank = Array.from({ length: Math.max(0, rows - whole.length) }, () => '');
  return { lines: [...whole.slice(0, rows).map((line) => clip(line, window.columns)), ...blank], pages };
}

/** An answer of a few words leaves the choices in sight: it stands in the place of what happened. */
function noteOf({ lines, highlight, rest = [] }: Answer, { columns }: Room): readonly string[] | null {
  const note = [...lines, ...rest].flatMap((line) => wrap(line, columns));
  return highlight === undefined && note.length <= LATEST ? note : null;
}

/** What has happened, when it is more than can be told above the question; null when it fits. */
export function longStory(
  { session, since, ...standing }: Standing,
  desk: Desk,
  window: Room,
): ((desk: Desk) => Answer) | null {
  const at = arrange(window, boardIn(window, { session, since, ...standing }, desk).size, false);
  const room = at.pane === 'beside' && at.under.rows > LATEST ? at.under : { ...roomOf(at), rows: LATEST };
  const told = (narrow: Desk): Answer => ({ lines: storyLines(session, since, narrow) });
  return told({ ...desk, width: room.columns }).lines.length > room.rows ? told : null;
}

function roomOf({ pane, beside: right, under }: Arrangement): Room {
  return pane === 'beside' ? right : under;
}

/** The board of a table: how large it is drawn whole, and as much of it as there is room for. */
function boardIn(window: Room, { session, groups }: Standing, desk: Desk) {
  const { game } = session;
  const state = seen(session);
  const sizeOf = (lines: readonly string[]): Room => ({
    columns: Math.max(0, ...lines.map(widthOf)),
    rows: lines.length,
  });
  const large = sizeOf(boardLines(game, state, { ...desk, width: Infinity }, { spacious: true }));
  const spacious =
    window.columns >= LARGE.columns &&
    window.rows >= LARGE.rows &&
    large.columns + LEFT_OVER.columns <= window.columns &&
    large.rows + LEFT_OVER.rows <= window.rows;
  const drawing = { spacious, width: spacious ? Infinity : window.columns };
  const size = spacious ? large : sizeOf(boardLines(game, state, desk, drawing));
  const { board, pieces } = game.scene(state);
  return {
    size,
    draw(room: Room, highlight: ReadonlyMap<Cell, string> | undefined, focus: Cell | null): readonly string[] {
      const middle = cellAt(board, Math.floor(board.columns / 2), Math.floor(board.rows / 2));
      const actors = new Set(groups.flatMap(({ choices }) => choices.map(({ piece }) => piece)));
      const acting = pieces.filter(({ id }) => actors.has(id));
      const own = pieces.filter(({ seat }) => seat === viewer(session));
      const lit = [...(highlight?.keys() ?? [])];
      const cells = lit.length > 0 ? lit : (acting.length > 0 ? acting : own).map((piece) => piece.at);
      const mean = (part: (cell: Cell) => number) =>
        Math.round(cells.reduce((sum, cell) => sum + part(cell), 0) / cells.length);
      const around =
        focus ??
        (cells.length === 0
          ? middle
          : cellAt(
              board,
              mean((cell) => columnOf(board, cell)),
              mean((cell) => rowOf(board, cell)),
            ));
      return boardLines(game, state, desk, {
        ...drawing,
        ...(highlight && { highlight }),
        window: { ...room, around },
      });
    },
  };
}

/** What happened last, the question, the choices; and beside a board, what else there is room for. */
function tellingLines(
  standing: Standing,
  desk: Desk,
  at: Arrangement,
  { thinking }: Attention,
  note: readonly string[] | null,
): readonly string[] {
  const { session, groups } = standing;
  const { rows } = roomOf(at);
  const elsewhere = at.pane === 'beside' && at.under.rows > 1;
  const story = note ?? (elsewhere ? [] : storyLines(session, standing.since, desk));
  const asked = thinking === null ? endSentences(session, desk) : [thinking];
  const question = asked.flatMap((sentence) => wrap(desk.paint.bold(sentence), desk.width));
  const seat = thinking === null ? chooser(session) : null;
  const most = rows - question.length - Math.min(LATEST, story.length);
  const state = seen(session);
  const menu = seat === null ? [] : fittedMenu(session.game, state, seat, groups, desk, most);
  const left = rows - question.length - menu.length;
  const told = [...latest(story, left, desk), ...(story.length > 0 && story.length < left ? [''] : [])];
  const lines = [...told, ...question, ...menu];
  const side = at.pane === 'beside' ? sideLines(session, groups, desk, true) : [];
  const spare = rows - lines.length - 1;
  return spare < Math.min(3, side.length) ? lines : [...lines, '', ...side.slice(0, spare)];
}

/** The end of a story that is too long. */
function latest(story: readonly string[], most: number, { paint }: Desk): readonly string[] {
  if (story.length <= most) return story;
  return most < 2 ? story.slice(story.length - Math.max(0, most)) : [paint.dim('…'), ...story.slice(1 - most)];
}

/** To the right of a board that has its choices under it: sheet and legend; they may go on below the board where lines are to spare. */
function besideLines(
  { session, groups }: Standing,
  desk: Desk,
  { beside: { columns, rows } }: Arrangement,
  spare: number,
): readonly string[] {
  if (columns < SHEET) return [];
  const narrow = { ...desk, width: columns };
  const full = sideLines(session, groups, narrow);
  const most = rows + Math.max(0, spare - 1);
  const side = full.length <= most ? full : sideLines(session, groups, narrow, true);
  return side.length <= most ? side : [...side.slice(0, rows - 1), desk.paint.dim(desk.words.play.legendShows)];
}

/** Under a board that has its choices beside it: what has happened. */
function underLines({ session, since }: Standing, desk: Desk, { under }: Arrangement): readonly string[] {
  if (under.rows < 2) return [];
  return ['', ...latest(storyLines(session, since, { ...desk, width: under.columns }), under.rows - 1, desk)];
}

/** An answer as the lines it takes. */
function linesOf({ lines, rest = [] }: Answer, { columns }: Pick<Room, 'columns'>): readonly string[] {
  const parted = rest.length > 0 && rest[0] !== '' ? [''] : [];
  return [...lines, ...parted, ...rest].flatMap((line) => wrap(line, columns));
}

/** One page of an answer, and a line that says what the Enter key does. */
function pageOf({ lines, rest = [] }: Answer, page: number, { columns, rows }: Room, { words, paint }: Desk) {
  const all = linesOf({ lines, rest }, { columns });
  const each = Math.max(1, rows - 1);
  const pages = Math.max(1, Math.ceil(all.length / each));
  const shown = all.slice(page * each, (page + 1) * each);
  const foot = wrap(words.play.page(page + 1, pages), columns)[0] ?? '';
  return { lines: [...shown, paint.dim(foot)], pages };
}
