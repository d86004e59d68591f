import { type Card, JOKER, placeOf } from './card.ts';
import { drawCards } from './draw.ts';
import type { Group } from '../turn/figure.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** Initiative cards for a group; by ruling its Jokers are drawn again (ad.joker.13). */
export function groupCards(unfolding: Unfolding, group: string, count: number): readonly Card[] {
  const drawn = [...drawCards(unfolding, group, count, 'initiative')];
  while (unfolding.state.rulings.groupJoker === 'redraw' && drawn.includes(JOKER)) {
    drawn.splice(drawn.indexOf(JOKER), 1);
    unfolding.happens({ is: 'discarded', by: group, cards: [JOKER] });
    const again = drawCards(unfolding, group, 1, 'initiative');
    if (again.length === 0) return drawn;
    drawn.push(...again);
  }
  return drawn;
}

/** All its cards at once, then settled by its capacity, before the next group (ad.init.4). */
export function drawForGroup(unfolding: Unfolding, group: Group): void {
  const { cards: count, family } = group.initiative ?? { cards: 1, family: 'multi-turn' };
  const drawn = groupCards(unfolding, group.id, count);
  if (family !== 'choose' || drawn.length < 2) return;
  const [best, ...surplus] = drawn.toSorted(
    (a, b) => placeOf(a, unfolding.state.suits) - placeOf(b, unfolding.state.suits),
  );
  if (best !== undefined) unfolding.happens({ is: 'card-chosen', by: group.id, card: best, surplus });
}
