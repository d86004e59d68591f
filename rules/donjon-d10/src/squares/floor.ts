import type { Creature } from '../dungeon/bestiary.ts';

/** A floor (étage) as it was when the hero entered it. What happened since is in the state. */
export interface Floor {
  /** 1 to 50; 0 is the threshold of the dungeon. */
  readonly number: number;
  /** The drawing, row by row, with the characters of `SQUARES`. */
  readonly rows: readonly string[];
  readonly start: number;
  readonly creatures: readonly Creature[];
  /** The seed it was generated from; null when a scenario drew it. */
  readonly seed: number | null;
}

/** The characters of a drawing (dx.x.squares). A creature's square is drawn `M`, a guarded exit `>`. */
export const SQUARES = {
  wall: '#',
  floor: '.',
  start: 'S',
  web: 'w',
  trap: '^',
  gold: '$',
  chest: 'C',
  fountain: '~',
  creature: 'M',
  exit: '>',
} as const;

export type SquareKind = keyof typeof SQUARES;
export const SQUARE_KINDS = Object.keys(SQUARES) as SquareKind[];

/** Where a run begins: a hall with a way down. */
export const THRESHOLD: Floor = { number: 0, rows: ['###', '#S#', '###'], start: 4, creatures: [], seed: null };

/** The floors of a dungeon: how many, and those that a scenario has drawn. */
export interface Dungeon {
  readonly last: number;
  readonly drawn: readonly Plan[];
}

/** A floor drawn by a scenario. */
export interface Plan {
  readonly floor: Floor;
  /** Squares drawn `M` without a name: a creature of the tier is drawn for each when the hero enters. */
  readonly strangers: readonly number[];
}
