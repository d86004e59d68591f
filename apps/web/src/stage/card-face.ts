import { words } from '../i18n/words.ts';

/** A playing card as it is read: its rank in the reader's letters, and its suit. */
export interface CardFace {
  readonly rank: string;
  readonly suit: string;
  readonly red: boolean;
}

const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/**
 * The face of a card by its id; a Joker has neither rank nor suit.
 *
 * @example cardFace('JC') // in French: { rank: 'V', suit: '♣', red: false }
 */
export function cardFace(card: string): CardFace {
  const [, rank = '', letter = ''] = /^(10|[2-9AJQK])([SHDC])$/.exec(card) ?? [];
  return {
    rank: words.value.stage.ranks[rank] ?? rank,
    suit: SUITS[letter] ?? '★',
    red: letter === 'H' || letter === 'D',
  };
}
