import type { State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { type Card, FULL_DECK, JOKER } from './card.ts';

/** Préparation: the next Round begins with a deck rebuilt and shuffled whole, not only the cards that return (ad.prep.2). */
export function prepare(unfolding: Unfolding): void {
  unfolding.happens({ is: 'round-begins', round: unfolding.state.round + 1, deck: rebuiltDeck(unfolding.state) });
}

/** The deck of a new Round: all 54 cards (ad.prep.1) but the kept Jokers and those set aside (ad.prep.3). */
export function rebuiltDeck(state: State): readonly Card[] {
  const deck = [...FULL_DECK];
  const kept = Object.values(state.jokers).reduce((sum, count) => sum + count, 0);
  const out: Card[] = [...Array.from({ length: kept }, (): Card => JOKER), ...state.withheld];
  for (const card of out) deck.splice(deck.indexOf(card), 1);
  return deck;
}

/** A card drawn does not return before the next Preparation: only when the deck is exhausted are the discards of the Round shuffled (ad.prep.4). */
export function renewDeck(unfolding: Unfolding): void {
  unfolding.happens({ is: 'reshuffled', cards: unfolding.state.discard });
}
