import type { Slot, State } from '../play/state.ts';
import type { Place } from '../turn/order.ts';
import { type Card, JOKER } from './card.ts';

/** Several initiative cards: draw N and keep one, or retain N and play N turns (ad.multi.1). */
export interface InitiativeCapacity {
  readonly cards: number;
  readonly family: 'choose' | 'multi-turn';
}

/** How many cards are drawn: one, unless a capacity lets several be held (ad.multi.2). */
export function cardsDrawn(capacity: InitiativeCapacity | null): number {
  return capacity?.cards ?? 1;
}

/** Is one of the cards drawn chosen, and not each of them retained? */
export function choosesOne(capacity: InitiativeCapacity | null): boolean {
  return capacity?.family === 'choose';
}

/**
 * Of all the cards a character or a group holds (ad.multi.2), each still to come is a whole turn at its place (ad.multi.3).
 * Only a hero's Joker is no card to wait for: it is seized.
 */
export function addTurnsOf(turns: Place[], who: string, isHero: boolean, hand: readonly Slot[]): void {
  for (const { card, done, next } of hand) if (!done && !(isHero && card === JOKER)) turns.push({ who, card, next });
}

/** The cards lost with the initiative: those of that turn, or by ruling every one still to come (ad.multi.4). */
export function lostCards(state: State, hero: string, own: readonly Card[]): readonly Card[] {
  if (state.rulings.multiInitiativeLoss === 'that-turn') return own;
  return (state.hands[hero] ?? []).filter(({ done }) => !done).map(({ card }) => card);
}
