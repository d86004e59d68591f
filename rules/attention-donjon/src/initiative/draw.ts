import { cardsLeft, type Chance, type Deck, drawCard } from '@arbitre/kernel';
import type { DrawPurpose } from '../play/fact.ts';
import type { Unfolding } from '../play/unfolding.ts';
import type { Card } from './card.ts';
import { renewDeck } from './preparation.ts';

/** Draws cards from the top; an empty deck is made anew from the discards of the Round (ad.prep.4). */
export function drawCards(unfolding: Unfolding, by: string, count: number, purpose: DrawPurpose): readonly Card[] {
  const cards: Card[] = [];
  while (cards.length < count) {
    const { deck, discard } = unfolding.state;
    if (cardsLeft(deck) === 0) {
      if (discard.length === 0) break;
      renewDeck(unfolding);
    }
    const batch = drawUpTo(unfolding.state.deck, count - cards.length, unfolding.chance);
    unfolding.happens({ is: 'drew', by, cards: batch, purpose });
    cards.push(...batch);
  }
  return cards;
}

/** The top cards of a deck, as many as asked for or as there are. */
function drawUpTo(deck: Deck<Card>, count: number, chance: Chance): readonly Card[] {
  const drawn = count > 0 ? drawCard(deck, chance) : null;
  return drawn === null ? [] : [drawn.card, ...drawUpTo(drawn.deck, count - 1, chance)];
}
