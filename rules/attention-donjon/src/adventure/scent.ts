import { offer } from '../play/command.ts';
import { canAct, type Figure, type Group, hasTalent } from '../turn/figure.ts';
import type { FrameOf } from '../play/frame.ts';
import { groupCards } from '../initiative/group-initiative.ts';
import { isPassed } from '../initiative/order.ts';
import { seatOf } from '../turn/seat.ts';
import { heroesOf, type State } from '../play/state.ts';
import type { Resolver, Table } from '../play/unfolding.ts';

type Scent = FrameOf<'scent'>;

/** The first hero with Odorat développé not asked yet, in seat order. */
function scenting(state: State, { asked }: Scent): Figure | undefined {
  return heroesOf(state).find((hero) => hasTalent(hero, 'keen-scent') && canAct(hero) && !asked.includes(hero.id));
}

/** Groups of the encounter that have drawn their initiative. */
function scented(state: State, { encounter }: Scent): readonly Group[] {
  return state.groups.filter((group) => group.encounter === encounter && (state.hands[group.id] ?? []).length > 0);
}

/** Odorat développé: once an encounter is in place, a second card for one of its groups, and the choice (ad.x.scent). */
export const scentResolver: Resolver<'scent'> = {
  choice(state, frame) {
    const { between } = frame;
    const smelt = state.figures[frame.asked.at(-1) ?? ''];
    if (between !== null && smelt !== undefined)
      return {
        seat: seatOf(state, smelt),
        kind: 'scent-card',
        offers: () => [...new Set(between.cards)].map((card) => offer('cards', { do: 'take', card })),
      };
    const hero = scenting(state, frame);
    const groups = scented(state, frame);
    if (hero === undefined || groups.length === 0) return null;
    return {
      seat: seatOf(state, hero),
      kind: 'scent',
      offers: () => [
        ...groups.map(({ id }) => offer('cards', { do: 'scent', group: id })),
        offer('cards', { do: 'pass' }),
      ],
    };
  },
  take(table, frame, command) {
    if (command.do === 'take') return settle(table, frame, command.card);
    const hero = scenting(table.state, frame);
    if (hero === undefined) return;
    const asked = [...frame.asked, hero.id];
    if (command.do !== 'scent') {
      table.emit({ is: 'passed', who: hero.id });
      return table.replace({ ...frame, asked });
    }
    const { group } = command;
    const first = (table.state.hands[group] ?? []).slice(0, 1).map(({ card }) => card);
    table.emit({ is: 'scents', hero: hero.id, group });
    const cards = [...first, ...groupCards(table, group, 1)];
    table.replace({ ...frame, asked, between: { group, cards } });
  },
  advance: (table) => table.pop(),
};

/** The other card is discarded; a card that has been passed leaves the group without a turn (ad.turn.3). */
function settle(table: Table, frame: Scent, taken: string): void {
  const { group, cards } = frame.between ?? { group: '', cards: [] };
  const card = cards.find((one) => one === taken);
  table.replace({ ...frame, between: null });
  if (card === undefined) return;
  table.emit({ is: 'card-chosen', by: group, card, surplus: cards.toSpliced(cards.indexOf(card), 1) });
  const open = (table.state.hands[group] ?? []).some((slot) => slot.card === card && !slot.done);
  if (open && isPassed(table.state, card)) table.emit({ is: 'turn-skipped', by: group, card });
}
