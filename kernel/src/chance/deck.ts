import type { Chance } from './chance.ts';

/**
 * A shuffled pile of cards. Its order is decided only when a card is drawn: a card drawn at random from those left is
 * exactly the top card of a shuffled pile, and nothing hidden lies in the state for a view to leak.
 */
export interface Deck<Card> {
  /** Cards whose place is known (put back on top, looked at): the first is drawn next. */
  readonly top: readonly Card[];
  /** The others, in an order that means nothing. */
  readonly rest: readonly Card[];
}

/**
 * A deck in an order that nobody knows yet.
 *
 * @example drawCard(shuffled(['ace', 'king']), chance)?.card
 */
export function shuffled<Card>(cards: readonly Card[]): Deck<Card> {
  return { top: [], rest: cards };
}

/**
 * How many cards can still be drawn.
 *
 * @example cardsLeft(shuffled(['ace', 'king'])) // 2
 */
export function cardsLeft<Card>(deck: Deck<Card>): number {
  return deck.top.length + deck.rest.length;
}

/** The top card and the deck without it; null when there is none. */
export function drawCard<Card>(deck: Deck<Card>, chance: Chance): { card: Card; deck: Deck<Card> } | null {
  const known = deck.top[0];
  if (known !== undefined) return { card: known, deck: { ...deck, top: deck.top.slice(1) } };
  if (deck.rest.length === 0) return null;
  const at = chance.int(deck.rest.length);
  const card = deck.rest[at];
  if (card === undefined) return null;
  return { card, deck: { ...deck, rest: [...deck.rest.slice(0, at), ...deck.rest.slice(at + 1)] } };
}

/** The deck once this card has left it, as the fold of a recorded draw needs it. */
export function without<Card>(
  deck: Deck<Card>,
  card: Card,
  same: (a: Card, b: Card) => boolean = Object.is,
): Deck<Card> {
  const known = deck.top[0];
  if (known !== undefined && same(known, card)) return { ...deck, top: deck.top.slice(1) };
  const at = deck.rest.findIndex((other) => same(other, card));
  if (at < 0) throw new Error(`the deck does not hold the card ${JSON.stringify(card)}`);
  return { ...deck, rest: [...deck.rest.slice(0, at), ...deck.rest.slice(at + 1)] };
}
