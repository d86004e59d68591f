// Where things go in a window. The board is always in sight: what is said stands under it or beside it, whichever has room.

/** Characters across and lines down. */
export interface Room {
  readonly columns: number;
  readonly rows: number;
}

export interface Arrangement {
  /** Is there a line for the title? */
  readonly title: boolean;
  /** As much of the board as is shown. */
  readonly board: Room;
  /** Room to the right of the board, all the way down; 0 columns where there is none. */
  readonly beside: Room;
  /** Room under the board. */
  readonly under: Room;
  /** Where questions, choices and answers stand. */
  readonly pane: 'beside' | 'under';
}

/** Characters between a board and what stands beside it. */
export const GUTTER = 3;
/** Lines in which a question and its choices can be told. */
const TELLING = 9;
/** The least lines of an answer, and the least characters across in which it can be read. */
const ANSWER = { columns: 36, rows: 12 };
/** The narrowest column in which choices can be told. */
const NARROW = 20;
/** A column that is a pleasure to read; a window is wide when it has one beside the board. */
const WIDE = 60;
/** Under a board in a wide window, what happened has at least this. */
const STORY = 50;

/** Arranges a board of that size in a window; `answering`: a text is to be read, of so many lines if that is known. */
export function arrange(window: Room, board: Room, answering: boolean, lines = ANSWER.rows): Arrangement {
  const rows = Math.max(1, window.rows - 1); // the last line is for typing
  const title = rows > board.rows;
  const high = rows - (title ? 1 : 0);
  const beside = window.columns - board.columns - GUTTER;
  const under = high - board.rows;
  if (beside >= WIDE && window.columns >= 2 * WIDE)
    return besideBoard({ ...window, rows: high }, title, {
      ...board,
      columns: Math.max(board.columns, Math.min(STORY, beside - WIDE)),
    });
  if (under >= (answering ? ANSWER.rows : TELLING) || (under >= TELLING && beside < ANSWER.columns))
    return underBoard({ ...window, rows: high }, title, board);
  if (beside >= (answering ? ANSWER.columns : NARROW)) return besideBoard({ ...window, rows: high }, title, board);
  if (!answering && window.columns >= 3 * NARROW)
    return besideBoard({ ...window, rows: high }, title, { ...board, columns: window.columns - GUTTER - NARROW });
  return underBoard({ ...window, rows: high }, title, board, answering ? Math.min(lines, ANSWER.rows) : TELLING);
}

function besideBoard(window: Room, title: boolean, { columns, rows }: Room): Arrangement {
  const board = { columns, rows: Math.min(rows, window.rows) };
  return {
    title,
    board,
    beside: { columns: window.columns - columns - GUTTER, rows: window.rows },
    under: { columns, rows: window.rows - board.rows },
    pane: 'beside',
  };
}

/** A board that leaves too little under it gives way, but never vanishes. */
function underBoard(window: Room, title: boolean, { columns, rows }: Room, least = 0): Arrangement {
  const board = {
    columns: Math.min(columns, window.columns),
    rows: Math.min(rows, Math.max(Math.ceil(window.rows / 3), window.rows - least)),
  };
  return {
    title,
    board,
    beside: { columns: Math.max(0, window.columns - columns - GUTTER), rows: board.rows },
    under: { columns: window.columns, rows: window.rows - board.rows },
    pane: 'under',
  };
}
