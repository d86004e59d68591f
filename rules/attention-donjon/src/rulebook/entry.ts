import type { Bilingual, Rule } from '@arbitre/kernel';

/** French first, then English. */
export type Pair = readonly [fr: string, en: string];

export function both([fr, en]: Pair): Bilingual {
  return { fr, en };
}

/** What an entry may say beyond its text. */
export interface More {
  /** Our reading where the book is silent or ambiguous. */
  readonly reading?: Pair;
  readonly example?: Pair;
}

/** One rule of the book: the heading it stands under, what it says in our words, and more. */
export function entry(heading: Pair, text: Pair, more: More = {}): Rule {
  return {
    heading: both(heading),
    text: both(text),
    ...(more.reading && { reading: both(more.reading) }),
    ...(more.example && { example: both(more.example) }),
  };
}

/** A rule of the companion: from other pages of the author, or ours, so that the game can be played to its end. */
export function companion(heading: Pair, text: Pair, more: More = {}): Rule {
  return { ...entry(heading, text, more), companion: true };
}
