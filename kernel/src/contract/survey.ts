import type { Seat } from './game.ts';

/** Where one enemy could strike in its next turn, each cell as if someone stood there. */
export interface Threat {
  /** The piece of the scene. */
  readonly piece: string;
  /** In the order of the board. */
  readonly cells: readonly number[];
}

/**
 * What whoever writes a player asks of a position first, by the same names in every game. Pieces are those of the scene, and a
 * piece that is not on it is nowhere: no distance reaches it, nobody sees it, it has no strength. Answered from a view.
 */
export interface Survey<State> {
  /** How far apart two pieces stand, as the game counts: squares, hexes, zones. Infinity: nothing leads from the one to the other. */
  distance(view: State, one: string, other: string): number;
  /** Does the first see the second well enough to shoot or strike at it? Everything is seen where the book says nothing of sight. */
  sees(view: State, one: string, other: string): boolean;
  /** Where each enemy of a seat could strike in its next turn. */
  threats(view: State, seat: Seat): readonly Threat[];
  /**
   * How much fight is left in a piece: the points it can still lose times those that a blow of it is expected to take, which is what it
   * would yet do if each blow cost it one; 0 in a piece that is out of the fight. Sides are compared by their sums, within one game.
   */
  strength(view: State, piece: string): number;
}
