import type { Outcome, Seat } from '@arbitre/kernel';
import type { Skin } from '../games/skin.ts';
import type { TableModel } from '../table/model/table-model.ts';
import type { EndStory } from './ending.ts';
import { ownSeats } from './own-seats.ts';

/** What happened, as this game tells its end. */
export function storyOf(model: TableModel, skin: Skin, outcome: Outcome): EndStory {
  const [only, ...more] = ownSeats(model);
  return skin.ending.tell({
    outcome,
    opening: model.source.opening,
    states: model.chapters.peek().map(({ after }) => after),
    last: model.present.peek(),
    seat: more.length === 0 ? (only ?? null) : null,
  });
}

/** Did these seats win? Null: nobody did, or some of them and some not. */
export function wonBy(outcome: Outcome | null, own: readonly Seat[]): boolean | null {
  if (outcome === null || own.length === 0) return null;
  const mineWon = own.some((seat) => outcome.winners.includes(seat));
  const allWon = own.every((seat) => outcome.winners.includes(seat));
  return mineWon === allWon ? mineWon : null;
}
