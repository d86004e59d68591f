import type { Bilingual } from './lang.ts';

/** `dx.web.2`: book, topic, number or name. Stable: a rule may be reworded, never renumbered. */
export type RuleId = `${string}.${string}`;

/** One rule as we read it, in our own words. */
export interface Rule {
  /** The heading of the book under which it stands. */
  readonly heading: Bilingual;
  /** What it says, in our words. */
  readonly text: Bilingual;
  /** Where the book is silent or ambiguous: the reading we chose, and why. */
  readonly reading?: Bilingual;
  /** A worked example, drawing included. */
  readonly example?: Bilingual;
  /** Not in the book: our own proposal, so that the game can be played to its end. Said wherever it is cited. */
  readonly companion?: true;
}

/** Every rule of a book. The ids are the keys, so that an unknown id does not compile. */
export interface Rulebook<Id extends RuleId = RuleId> {
  readonly title: Bilingual;
  /** What the book is and to whom it is owed. */
  readonly credit: Bilingual;
  readonly rules: Readonly<Record<Id, Rule>>;
}

/** The ids of a book, as a type. */
export type RuleIdOf<B> = B extends Rulebook<infer Id> ? Id : never;

/** Writes a rulebook down; the keys of `rules` become the only ids that code may cite. */
export function defineRulebook<const Id extends RuleId>(book: Rulebook<Id>): Rulebook<Id> {
  return book;
}
