import type { Bilingual } from '../rulebook/lang.ts';
import type { Seat } from './game.ts';

/** A die as it lies: its sides, the side up (1 to `sides`), and what the game makes of it. */
export interface ShownDie {
  readonly sides: number;
  readonly shows: number;
  /** A symbol die's face: a thing of the game with a card (`face:flag`). */
  readonly face?: string;
  /** This die counts, does not, or was taken away. */
  readonly counts?: 'hit' | 'miss' | 'none';
  /** What this one does, said under it: "one element lost". */
  readonly does?: Bilingual;
}

/** A term of a sum shown beside dice: "Strength +3". */
export interface ShownTerm {
  readonly label: Bilingual;
  readonly value: number;
}

/**
 * What a fact looks and sounds like on a stage: one small vocabulary for all games. A stage plays beats one after another, a
 * terminal tells them, a screen reader speaks the fact's sentence. Beats show; they change nothing: after the last one the
 * board is the scene of the state that the fact made.
 */
export type Beat =
  /** A piece goes along cells, start left out. */
  | {
      readonly show: 'step';
      readonly piece: string;
      readonly path: readonly number[];
      readonly how?: 'walk' | 'leap' | 'fly' | 'swim' | 'climb' | 'crawl' | 'slide';
    }
  /** Dice are thrown; `target` is what must be reached, `sum` what is added. */
  | {
      readonly show: 'dice';
      readonly dice: readonly ShownDie[];
      readonly by?: string;
      readonly against?: string;
      readonly sum?: readonly ShownTerm[];
      readonly total?: number;
      readonly target?: { readonly label: Bilingual; readonly value: number };
      readonly result?: { readonly says: Bilingual; readonly good: boolean | null };
      /** A rule that made more of these dice: "advantage: swords count". */
      readonly note?: Bilingual;
    }
  /** One side's throw against the other's (opposed roll). */
  | {
      readonly show: 'duel';
      readonly sides: readonly [Duellist, Duellist];
      readonly winner: 0 | 1 | null;
      readonly margin: number;
    }
  | {
      readonly show: 'hit';
      readonly by?: string;
      readonly piece: string;
      readonly weight: 1 | 2 | 3;
      readonly how?: 'blow' | 'shot' | 'magic' | 'fire';
    }
  | {
      readonly show: 'miss';
      readonly by?: string;
      readonly piece: string;
      readonly how?: 'blow' | 'shot' | 'magic' | 'fire';
    }
  /** Strength or health changes; negative: healed. `left` is what remains. */
  | {
      readonly show: 'wound';
      readonly piece: string;
      readonly loses: number;
      readonly left?: number;
      /** What it is made of, by name, where that can be told. */
      readonly sum?: readonly ShownTerm[];
    }
  /** One link of a push, in the order of the chain. */
  | { readonly show: 'push'; readonly piece: string; readonly by?: string; readonly to: number }
  | { readonly show: 'fall'; readonly piece: string; readonly to?: number }
  | { readonly show: 'death'; readonly piece: string }
  | { readonly show: 'rout'; readonly piece: string; readonly path: readonly number[] }
  /** A state or token comes or goes: a thing of the game with a card. */
  | { readonly show: 'mark'; readonly piece: string; readonly thing: string; readonly on: boolean }
  /** A playing card is turned; null: face down. */
  | { readonly show: 'card'; readonly by?: string; readonly card: string | null }
  /** A room, a floor, a door: the place changes. */
  | { readonly show: 'place'; readonly title?: Bilingual; readonly cells?: readonly number[] }
  /** Something is gained or spent: gold, tokens, an item. */
  | {
      readonly show: 'gain';
      readonly piece?: string;
      readonly seat?: Seat;
      readonly thing: string;
      readonly amount: number;
      readonly at?: number;
    }
  /** An aim changes hands. */
  | { readonly show: 'goal'; readonly cells: readonly number[]; readonly seat: Seat | null }
  /** A turn, a phase or a round begins. */
  | { readonly show: 'turn'; readonly seat?: Seat; readonly piece?: string; readonly title: Bilingual }
  /** Nothing to see but the sentence; `aloud`: it is worth a moment of its own, though nothing grave. */
  | { readonly show: 'say'; readonly grave?: boolean; readonly aloud?: boolean };

/** One side of an opposed roll. */
export interface Duellist {
  readonly piece?: string;
  readonly die: ShownDie;
  readonly value: number;
  /** What the die was measured against, by name. */
  readonly terms: readonly ShownTerm[];
}
