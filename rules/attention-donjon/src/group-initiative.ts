import { JOKER, placeOf } from './card.ts';
import type { Group } from './figure.ts';
import type { Table } from './table.ts';

/** All its cards at once, then settled by its capacity, before the next group (ad.init.4). */
export function drawForGroup(table: Table, group: Group): void {
  const { cards: count, family } = group.initiative ?? { cards: 1, family: 'multi-turn' };
  const drawn = [...table.draw(group.id, count, 'initiative')];
  while (table.state.rulings.groupJoker === 'redraw' && drawn.includes(JOKER)) {
    drawn.splice(drawn.indexOf(JOKER), 1); // ad.joker.13, ruling
    table.emit({ is: 'discarded', by: group.id, cards: [JOKER] });
    const again = table.draw(group.id, 1, 'initiative');
    if (again.length === 0) return;
    drawn.push(...again);
  }
  if (family === 'choose' && drawn.length > 1) {
    const [best, ...surplus] = drawn.sort((a, b) => placeOf(a, table.state.suits) - placeOf(b, table.state.suits));
    if (best !== undefined) table.emit({ is: 'card-chosen', by: group.id, card: best, surplus });
  }
}
