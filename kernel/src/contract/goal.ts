import type { Bilingual } from '../rulebook/lang.ts';
import type { Seat } from './game.ts';

/** A way to win (or what must not happen), with how far along it is. */
export interface Goal {
  /** One short sentence: "Hold both ends of the bridge." */
  readonly says: Bilingual;
  /** `threat`: this ends the game against the seat. */
  readonly kind: 'win' | 'threat';
  /** Counted progress; `says` names the unit. */
  readonly progress?: { readonly now: number; readonly of: number };
  /** Cells it is about, to be marked with a standard. */
  readonly cells?: readonly number[];
}

/** A note drawn on the map of a briefing. */
export interface MapNote {
  readonly at: number;
  readonly says: Bilingual;
}

/** What a player is told before the first turn. */
export interface Briefing {
  /** Who you are: "You lead the blue army: two infantry lines and a cavalry." */
  readonly you: Bilingual;
  /** The story in two or three sentences. */
  readonly story?: Bilingual;
  /** Who stands against you, seat by seat; a game without opponents says what resists. */
  readonly against: readonly { readonly seat?: Seat; readonly says: Bilingual }[];
  /** How a turn goes, in three to five short lines. */
  readonly turn: readonly Bilingual[];
  /** Usual length: turns (or rounds, floors), as the game counts them. */
  readonly length?: Bilingual;
  readonly notes: readonly MapNote[];
}
