import { type Card, isHigher, JOKER, placeOf } from '../initiative/card.ts';
import { addTurnsOf } from '../initiative/multiple-initiative.ts';
import { groupOf, type State } from '../play/state.ts';

/** A turn to come. */
export interface Scheduled {
  readonly who: string;
  readonly card: Card;
}

/**
 * The turns still to come in this Round, first to play first: cards in descending order, suits in the scenario's
 * (ad.turn.1, ad.turn.2);
 * a group's Joker before everything, in draw order (ad.joker.13).
 */
export function turnOrder(state: State): readonly Scheduled[] {
  return scheduled(state)
    .sort((a, b) => comesBefore(state, a, b))
    .map(({ who, card }) => ({ who, card }));
}

/** The first of the turns still to come. */
export function nextTurn(state: State): Scheduled | undefined {
  let first: Place | undefined;
  for (const turn of scheduled(state)) if (first === undefined || comesBefore(state, turn, first) < 0) first = turn;
  return first;
}

/** A turn to come, and whether it comes before every remaining card. */
export interface Place extends Scheduled {
  readonly next: boolean;
}

/** Every turn still to come, in the order of drawing: every character and every group gets its own (ad.turn.3). */
function scheduled(state: State): Place[] {
  const turns: Place[] = [];
  for (const who in state.hands) {
    const isHero = state.figures[who] !== undefined;
    if (!isHero && groupOf(state, who) === undefined) continue;
    addTurnsOf(turns, who, isHero, state.hands[who] ?? []);
  }
  return turns;
}

/** Negative when the first comes before the second. */
function comesBefore({ suits }: State, a: Place, b: Place): number {
  return Number(b.next) - Number(a.next) || placeOf(a.card, suits) - placeOf(b.card, suits);
}

/** A card that has been passed: its group does not play before the next Round (ad.turn.3). */
export function isPassed({ up, suits }: State, card: Card): boolean {
  return up !== null && card !== JOKER && isHigher(card, up, suits);
}
