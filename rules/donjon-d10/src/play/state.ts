import type { Creature } from '../dungeon/bestiary.ts';
import type { Dungeon, Floor } from '../squares/floor.ts';
import type { Consequence } from '../combat/fumble.ts';
import type { Heading } from '../movement/headings.ts';
import type { Hero } from '../hero/hero.ts';
import type { DonjonRulings } from '../rulings.ts';
import type { Means } from '../combat/means.ts';

/**
 * Where a run stands. `creation`: a class is to be chosen; `threshold`: the first floor is ahead; `floor`: on a floor;
 * `camp`: the floor is completed, before the rest; `market`: rested, the merchant is there; then the two endings.
 */
export const STAGES = ['creation', 'threshold', 'floor', 'camp', 'market', 'won', 'lost'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * A run at one moment. On a floor, what is awaited follows from the fields: an exchange while there is a combat, an
 * answer while there is a `pause`, a heading while points are left, and otherwise the next roll.
 */
export interface State {
  readonly rulings: DonjonRulings;
  readonly dungeon: Dungeon;
  readonly stage: Stage;
  readonly floor: Floor;
  readonly hero: Hero;
  readonly pv: number;
  /** The hero's cell. */
  readonly at: number;
  /** Cells whose feature is used up (dx.effect.4), in the order it happened. */
  readonly used: readonly number[];
  /** PV left to each creature of the floor; 0 once it is out. */
  readonly foes: readonly number[];

  /** dx.web.3: points owed to a web, 0 or 1. */
  readonly webDebt: number;
  /** The last roll. */
  readonly die: number;
  /** dx.dir.4: what the die says, whatever points are left. */
  readonly diagonal: boolean;
  /** Movement points left; 0 between two moves. */
  readonly points: number;
  /** dx.move.13: the heading of the move under way, `NO_HEADING` before its first choice. */
  readonly heading: Heading;
  /** `exit`: leave the floor or go on? `reroll`: the die must be rolled again. */
  readonly pause: 'exit' | 'reroll' | null;
  /** Why the last roll ended before its points were spent on squares; null when it did not. */
  readonly cutShort: CutShort | null;
  readonly combat: Combat | null;

  readonly turns: number;
  readonly slain: number;
  /** Weapons broken and spells forgotten. */
  readonly losses: number;
  /** Times the hero fell and started its floor again (ruling `deathMode`). */
  readonly falls: number;
  /** The sheet the floor was entered with, where a fall goes back to it. */
  readonly entry: Hero | null;
}

/** What takes points from a move: the debt of a web may take the only one (dx.web.3). */
export const CUT_SHORT = ['no-direction', 'dead-end', 'web-ahead', 'combat', 'web-debt'] as const;
export type CutShort = (typeof CUT_SHORT)[number];

/** A fight under way. */
export interface Combat {
  /** Number of the creature on the floor. */
  readonly foe: number;
  /** The square the hero came from, where flight leads. */
  readonly from: number;
  /** Exchanges fought so far. */
  readonly exchanges: number;
  /** Armour that scrolls have added for this combat. */
  readonly ward: number;
  /** The creature's own weapon is broken (ruling `creatureFumbles`). */
  readonly disarmed: boolean;
  /** A tie to be rolled again, with what was declared and the fumble it keeps (ruling `tieRule`). */
  readonly again: { readonly means: Means; readonly fumble: Consequence | null } | null;
}

/** The creature fought. */
export function foeOf(state: State, combat: Combat): Creature {
  const foe = state.floor.creatures[combat.foe];
  if (foe === undefined)
    throw new Error(`the floor has ${state.floor.creatures.length} creatures, no number ${combat.foe}`);
  return foe;
}
