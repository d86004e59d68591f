import type { Bilingual } from '../rulebook/lang.ts';
import type { RuleId } from '../rulebook/rulebook.ts';

/**
 * Something one can point at: a piece of the scene, a cell (its ground and what lies there), or a thing that stands on no
 * board (`class:mage`, `item:sword`, `order:charge`, `face:flag`, `state:prone`), named by the game.
 */
export type Pointed = { readonly piece: string } | { readonly cell: number } | { readonly thing: string };

/** A figure of a card: "Armour class", "18". */
export interface CardFigure {
  readonly label: Bilingual;
  readonly value: Bilingual;
}

/** What something is, its figures, what it does. Whole sentences for people, no codes. */
export interface Card {
  readonly title: Bilingual;
  /** What sort of thing it is: "heavy infantry", "difficult ground". */
  readonly sort?: Bilingual;
  /** Whom or what to draw: a key of the legend, or a figure of a piece. */
  readonly figure?: string;
  readonly figures: readonly CardFigure[];
  /** What it does, a sentence each, the most useful first. */
  readonly does: readonly Bilingual[];
  /** Things this card speaks of, each with a card of its own. */
  readonly things?: readonly string[];
  readonly rules: readonly RuleId[];
}
