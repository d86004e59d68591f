import type { State } from '../play/state.ts';
import type { Card } from './card.ts';

/** Several initiative cards: draw N and keep one, or retain N and play N turns (ad.multi.1). */
export interface InitiativeCapacity {
  readonly cards: number;
  readonly family: 'choose' | 'multi-turn';
}

/** The cards lost with the initiative: those of that turn, or by ruling every one still to come (ad.multi.4). */
export function lostCards(state: State, hero: string, own: readonly Card[]): readonly Card[] {
  if (state.rulings.multiInitiativeLoss === 'that-turn') return own;
  return (state.hands[hero] ?? []).filter(({ done }) => !done).map(({ card }) => card);
}
