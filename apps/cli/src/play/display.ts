import type { Cell } from '@arbitre/kernel';
import { boardLines } from '../terminal/board.ts';
import { wrap } from '../terminal/text.ts';
import type { Desk } from '../verb.ts';
import type { ChoiceGroup } from './choices.ts';
import { screen } from './screen.ts';
import { seen, type Session } from './session.ts';

/** A table as it stands: the game, what may be chosen, and how many entries of its log were told before. */
export interface Standing {
  readonly session: Session;
  readonly groups: readonly ChoiceGroup[];
  readonly since: number;
}

/** What is answered to a question: lines, and perhaps a board with cells to look at between them. */
export interface Answer {
  readonly lines: readonly string[];
  readonly highlight?: ReadonlyMap<Cell, string>;
  readonly rest?: readonly string[];
}

/** An answer is worded for the room it gets. */
export type Answering = (desk: Desk) => Answer;

/** How a table is shown: painted in place in a window, or written down line after line. */
export interface Display {
  /** The table afresh. */
  table(standing: Standing, desk: Desk): void;
  answer(standing: Standing, desk: Desk, answering: Answering): void;
  /** Someone is thinking: the table as it stands meanwhile. */
  thinking(standing: Standing, desk: Desk, who: string): void;
  /** A line was typed, and its answer may take a moment: the table stays in sight. */
  heard(): void;
  /** Turns the page of a long answer, or puts it away after its last; false when there is none. */
  turn(by: 1 | -1): boolean;
  /** A cell of a board larger than the window, to look at. */
  look(cell: Cell): void;
  /** The table is left; `standing` when the game has just ended, and its last sight should stay. */
  close(standing: Standing | null, desk: Desk): void;
}

/** Line after line: for a pipe, or a terminal that cannot do better. */
export const transcript: Display = {
  table({ session, groups, since }, desk) {
    desk.print(...screen(session, groups, since, desk));
  },
  answer({ session }, desk, answering) {
    const { lines, highlight, rest = [] } = answering(desk);
    const drawn = highlight === undefined ? [] : ['', ...boardLines(session.game, seen(session), desk, { highlight })];
    const wrapped = (each: readonly string[]) => each.flatMap((line) => wrap(line, desk.width));
    desk.print(...wrapped(lines), ...drawn, ...wrapped(rest), '');
  },
  thinking: () => undefined,
  heard: () => undefined,
  turn: () => false,
  look: () => undefined,
  close: () => undefined,
};
