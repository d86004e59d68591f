import type { Cell, Steps } from '@arbitre/kernel';
import type { Course } from './course.ts';

/** Called for each cell a contestant finds, with what it costs to reach. */
export type Found = (cell: Cell, cost: number) => void;

/** A library made ready for one course: its graph built, its callbacks bound. */
export interface Ready {
  /** Answers one query and returns how many cells are in reach. This is what is timed. */
  readonly count: (start: Cell) => number;
  /** Answers one query cell by cell, to be checked. */
  readonly list: (start: Cell, found: Found) => void;
  /** The steps its answers must agree with: the course's, or the nearest rule the library can express. */
  readonly expected: Steps;
  readonly budget: number;
  /** Whether costs are checked too, or only which cells are reached. */
  readonly costs: boolean;
}

export interface Contestant {
  readonly name: string;
  /** What its answers mean where they are not the game's; printed below the table. */
  readonly note: string;
  /** null when the library cannot express the course, or would take minutes for one query. */
  readonly prepare: (course: Course) => Ready | null;
}
