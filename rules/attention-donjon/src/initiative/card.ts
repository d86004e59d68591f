import type { Rulings } from '../rulings.ts';

/** Highest first (ad.turn.1). */
export const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export type Rank = (typeof RANKS)[number];

/** Cœur, Pique, Carreau, Trèfle. */
export const SUITS = ['H', 'S', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

export const JOKER = 'JK';

/** `QS` is the queen of spades, `10H` the ten of hearts, `JK` either Joker. */
export type Card = `${Rank}${Suit}` | typeof JOKER;

/** The Deck d'exploration, whole: 52 cards and two Jokers (ad.prep.1). */
export const FULL_DECK: readonly Card[] = [
  ...RANKS.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`)),
  JOKER,
  JOKER,
];

/** What is printed on each card; a Joker has neither rank nor suit (ad.joker.12). */
const PRINTED: ReadonlyMap<Card, { readonly rank: Rank; readonly suit: Suit; readonly height: number }> = new Map(
  RANKS.flatMap((rank, height) => SUITS.map((suit) => [`${rank}${suit}`, { rank, suit, height }] as const)),
);

export function suitOf(card: Card): Suit | null {
  return PRINTED.get(card)?.suit ?? null;
}

export function rankOf(card: Card): Rank | null {
  return PRINTED.get(card)?.rank ?? null;
}

export function isCard(text: string): text is Card {
  return (FULL_DECK as readonly string[]).includes(text);
}

/** The four suits, highest first. */
export type SuitOrder = readonly Suit[];

/** The order of suits in force: the scenario's, or the table's (ad.turn.2). */
export function suitOrderOf(rulings: Rulings, scenario: SuitOrder | undefined): SuitOrder {
  if (rulings.suitOrder === 'from-scenario') return scenario ?? SUITS;
  return SUITS.toSorted((a, b) => rulings.suitOrder.indexOf(a) - rulings.suitOrder.indexOf(b));
}

/** Its place in the full order, 0 for the card that plays first; Jokers come before everything (ad.joker.13). */
export function placeOf(card: Card, suits: SuitOrder): number {
  const printed = PRINTED.get(card);
  if (printed === undefined) return -1;
  return printed.height * SUITS.length + suits.indexOf(printed.suit); // ad.turn.1, ad.turn.2
}

/** Does the first card play before the second? */
export function isHigher(a: Card, b: Card, suits: SuitOrder): boolean {
  return placeOf(a, suits) < placeOf(b, suits);
}
