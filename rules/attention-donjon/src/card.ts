import type { Rulings } from './rulings.ts';

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

/** A Joker has no suit (ad.joker.12). */
export function suitOf(card: Card): Suit | null {
  return SUITS.find((suit) => card.endsWith(suit)) ?? null;
}

/** A Joker has no rank. */
export function rankOf(card: Card): Rank | null {
  return RANKS.find((rank) => SUITS.some((suit) => card === `${rank}${suit}`)) ?? null;
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
  const rank = rankOf(card);
  const suit = suitOf(card);
  if (rank === null || suit === null) return -1;
  return RANKS.indexOf(rank) * SUITS.length + suits.indexOf(suit); // ad.turn.1, ad.turn.2
}

/** Does the first card play before the second? */
export function isHigher(a: Card, b: Card, suits: SuitOrder): boolean {
  return placeOf(a, suits) < placeOf(b, suits);
}
