import type { Cell } from '@arbitre/kernel';

/** What a cell is made of. `void` is off the board: not there, or not revealed yet (ad.space.10). */
export const GROUNDS = [
  'void',
  'floor',
  'solid',
  'cover',
  'lava',
  'precipice',
  'trap',
  'switch',
  'brazier',
  'exit',
] as const;
export type Ground = (typeof GROUNDS)[number];

/** Cells that act on whoever ends a movement in them (ad.space.11). */
export const EFFECT_GROUNDS = ['lava', 'precipice', 'trap', 'switch'] as const satisfies readonly Ground[];
export type EffectGround = (typeof EFFECT_GROUNDS)[number];

export function isEffectGround(ground: Ground): ground is EffectGround {
  return (EFFECT_GROUNDS as readonly Ground[]).includes(ground);
}

/** Filled by a statue, a pillar, a tree, a brazier (ad.space.9). */
export function isSolidGround(ground: Ground): boolean {
  return ground === 'solid' || ground === 'brazier';
}

/** North, east, south, west: the directions of a square board that cross a side. */
export type SideDirection = 0 | 2 | 4 | 6;

/** One side of one cell. */
export interface Side {
  readonly cell: Cell;
  readonly direction: SideDirection;
}

export const DOOR_STATES = ['closed', 'open', 'unexplored', 'dead-end'] as const;

/** Porte. `unexplored`: nothing is revealed behind; `dead-end`: there never will be. */
export interface Door extends Side {
  readonly id: string;
  readonly state: (typeof DOOR_STATES)[number];
}

/** The revealed board, as plain data: what `geometryOf` works on. Immutable and shared. */
export interface Plan {
  readonly columns: number;
  readonly rows: number;
  /** Per cell. */
  readonly ground: readonly Ground[];
  /** The name of the zone of each cell, '' where there is none (ad.space.4). */
  readonly zones: readonly string[];
  readonly walls: readonly Side[];
  readonly doors: readonly Door[];
  /** Cells joined by a ladder or a portal: adjacent for every rule (ad.space.6). */
  readonly links: readonly (readonly [Cell, Cell])[];
  /** The doors that each switch works, by the name of its cell. */
  readonly switches: Readonly<Record<string, readonly string[]>>;
}

/** An empty table. */
export function emptyPlan(columns: number, rows: number): Plan {
  const size = columns * rows;
  return {
    columns,
    rows,
    ground: Array.from({ length: size }, () => 'void'),
    zones: Array.from({ length: size }, () => ''),
    walls: [],
    doors: [],
    links: [],
    switches: {},
  };
}

export function withDoor(plan: Plan, id: string, state: Door['state']): Plan {
  return { ...plan, doors: plan.doors.map((door) => (door.id === id ? { ...door, state } : door)) };
}

export function withGround(plan: Plan, cell: Cell, ground: Ground): Plan {
  return { ...plan, ground: plan.ground.with(cell, ground) };
}
