import type { Board } from '../board/board.ts';
import type { Bilingual } from '../rulebook/lang.ts';
import type { Seat } from './game.ts';

/** The board as it stands, as plain data: enough to draw it in a terminal, in a page, or to say it aloud. */
export interface Scene {
  readonly board: Board;
  /** Kind of ground of each cell: a key of the game's legend. */
  readonly ground: readonly string[];
  readonly pieces: readonly Piece[];
  /** What lies on the sides of cells, each side once; left out when nothing does. */
  readonly edges?: readonly Edge[];
  /** What runs from cell to cell through their middles: roads, streams, a rope; left out when nothing does. */
  readonly lines?: readonly Line[];
  /** The zones of `board.zone` that have a name; the others are only outlined. */
  readonly zones?: readonly Zone[];
  /** Rooms that have a name, each with its cells, for those who paint the place. */
  readonly rooms?: readonly { readonly name: Bilingual; readonly cells: readonly number[] }[];
  /** How deep below the surface the place lies, in floors, where that shows. */
  readonly depth?: number;
}

/** A road or a stream, along neighbouring cells in order. */
export interface Line {
  /** A key of the game's legend. */
  readonly kind: string;
  readonly cells: readonly number[];
}

/** A group of cells that the rules treat as one place. */
export interface Zone {
  /** Its number in `board.zone`. */
  readonly zone: number;
  readonly name: Bilingual;
}

/** A wall, a hedge or a river on one side of a cell. */
export interface Edge {
  readonly cell: number;
  readonly direction: number;
  /** A key of the game's legend. */
  readonly kind: string;
}

/** A figure on the board. */
export interface Piece {
  readonly id: string;
  /** A key of the game's legend. */
  readonly kind: string;
  /**
   * Its own sign where boards are drawn in text: a letter and a number (`I12`), no other piece's, the same for as long as it
   * lives. Without one, pieces that look alike are numbered as they stand.
   */
  readonly label?: string;
  /** What exactly it is where its kind says less (`giant-rat`, `archer`), for those who have a picture of it. */
  readonly figure?: string;
  /** Its cell; of a figure that fills several, the top-left one. */
  readonly at: number;
  /** Cells along a side; 1 when left out. */
  readonly size?: number;
  readonly seat?: Seat;
  readonly name?: Bilingual;
  readonly hitPoints?: { readonly now: number; readonly max: number };
  /** States and tokens to show on the figure, worded by the legend. */
  readonly marks?: readonly string[];
  /** Height above the ground, in the game's own unit. */
  readonly height?: number;
}

/** The part a kind plays, for colours: each front end has its own palette. */
export type Tone =
  | 'ground'
  | 'wall'
  | 'hindrance'
  | 'danger'
  | 'treasure'
  | 'help'
  | 'goal'
  | 'friend'
  | 'foe'
  | 'mark';

/** How a kind of ground, a piece or a mark is called and drawn. */
export interface LegendEntry {
  /** One character, for drawings in text. */
  readonly glyph: string;
  readonly tone: Tone;
  readonly name: Bilingual;
}
