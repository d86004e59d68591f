import { expect, test } from 'vitest';
import { cardsLeft, drawCard, shuffled, without } from './deck.ts';
import { explore } from './explore.ts';
import { fraction } from './fraction.ts';
import { SeededChance } from './seeded.ts';

const SUITS = ['hearts', 'spades', 'diamonds', 'clubs'];

test('each card left is as likely to come next, and comes once', () => {
  const explored = explore((chance) => {
    const first = drawCard(shuffled(SUITS), chance);
    const second = first && drawCard(first.deck, chance);
    return `${first?.card} ${second?.card}`;
  }, String);
  if (!explored.exact) throw new Error('expected an exact answer');
  expect(explored.outcomes).toHaveLength(12);
  expect(new Set(explored.outcomes.map(({ weight }) => weight.d))).toEqual(new Set([fraction(1, 12).d]));
});

test('a deck runs out, and an empty one gives null', () => {
  const dice = new SeededChance(3);
  let deck = shuffled(SUITS);
  const seen: string[] = [];
  for (let drawn = drawCard(deck, dice); drawn !== null; drawn = drawCard(deck, dice)) {
    seen.push(drawn.card);
    deck = drawn.deck;
    expect(cardsLeft(deck)).toBe(4 - seen.length);
  }
  expect(seen.toSorted()).toEqual(SUITS.toSorted());
});

test('a card known to be on top is drawn next, without chance', () => {
  const drawn = drawCard(
    { top: ['joker'], rest: SUITS },
    {
      int: () => {
        throw new Error('no draw is needed');
      },
    },
  );
  expect(drawn).toEqual({ card: 'joker', deck: { top: [], rest: SUITS } });
});

test('a recorded draw is taken out again; one the deck does not hold is our own bug', () => {
  expect(without(shuffled(SUITS), 'spades').rest).toEqual(['hearts', 'diamonds', 'clubs']);
  expect(without({ top: ['joker'], rest: SUITS }, 'joker')).toEqual(shuffled(SUITS));
  expect(() => without(shuffled(SUITS), 'stars')).toThrow('does not hold the card "stars"');
});
