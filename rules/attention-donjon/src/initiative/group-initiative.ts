import { type Card, placeOf } from './card.ts';
import { drawCards } from './draw.ts';
import { settleGroupJokers } from './joker.ts';
import { cardsDrawn, choosesOne } from './multiple-initiative.ts';
import type { Group } from '../turn/group.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** Initiative cards for a group, its Jokers settled. */
export function groupCards(unfolding: Unfolding, group: string, count: number): readonly Card[] {
  return settleGroupJokers(unfolding, group, drawCards(unfolding, group, count, 'initiative'));
}

/** After the players, one group after another in the order of their arrival; captives draw nothing (ad.init.3). */
export function drawForGroups(unfolding: Unfolding): void {
  for (const group of unfolding.state.groups) if (!group.captive) drawForGroup(unfolding, group);
}

/** All its cards at once, then settled by its capacity, before the next group (ad.init.4). */
export function drawForGroup(unfolding: Unfolding, { id, initiative }: Group): void {
  const drawn = groupCards(unfolding, id, cardsDrawn(initiative));
  if (!choosesOne(initiative) || drawn.length < 2) return;
  const [best, ...surplus] = drawn.toSorted(
    (a, b) => placeOf(a, unfolding.state.suits) - placeOf(b, unfolding.state.suits),
  );
  if (best !== undefined) unfolding.happens({ is: 'card-chosen', by: id, card: best, surplus });
}
