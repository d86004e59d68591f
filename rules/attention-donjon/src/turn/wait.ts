import { type Card, isHigher, JOKER, rankOf } from '../initiative/card.ts';
import { type Command, offer } from '../play/command.ts';
import { boundTo } from '../effect/effect.ts';
import { checkEvent } from '../adventure/event.ts';
import { hasTalent } from './figure.ts';
import type { FrameOf } from '../play/frame.ts';
import { refuse } from '../play/refusal.ts';
import { seatOf } from './seat.ts';
import { type State, theFigure } from '../play/state.ts';
import type { Resolver, Table } from '../play/unfolding.ts';

type Wait = FrameOf<'wait'>;

/** Attendre, as often as one likes (ad.wait.10): a new card is drawn and compared with the current one (ad.wait.2); Prémonitions draws one more. */
export function startWait(table: Table, turn: FrameOf<'turn'>): void {
  const { figure: hero, card } = turn;
  table.pop();
  const cards = table.draw(hero, hasTalent(theFigure(table.state, hero), 'premonitions') ? 2 : 1, 'wait');
  if (card === null || cards.length === 0) return;
  table.push({ kind: 'wait', hero, former: card, cards });
}

export const waitResolver: Resolver<'wait'> = {
  choice(state, { hero, cards }) {
    const seat = seatOf(state, theFigure(state, hero));
    if (cards.length > 1)
      return {
        seat,
        kind: 'wait-card',
        offers: () => [...new Set(cards)].map((card) => offer('cards', { do: 'take', card })),
      };
    if (cards[0] !== JOKER) return null;
    return { seat, kind: 'joker', offers: () => [offer('cards', { do: 'keep' }), offer('cards', { do: 'free' })] }; // ad.wait.9
  },
  take(table, frame, command: Command) {
    const { hero, former, cards } = frame;
    switch (command.do) {
      case 'take': {
        const card = cards.find((one) => one === command.card) ?? former;
        const surplus = cards.toSpliced(cards.indexOf(card), 1);
        table.emit({ is: 'card-chosen', by: hero, card, surplus });
        return table.replace({ ...frame, cards: [card] });
      }
      case 'keep': {
        table.emit({ is: 'joker-kept', hero });
        const drawn = table.draw(hero, 1, 'wait');
        return drawn.length === 0 ? table.pop() : table.replace({ ...frame, cards: drawn });
      }
      default:
        table.emit({ is: 'joker-free', hero, surplus: [former] });
        return table.pop();
    }
  },
  advance(table, frame) {
    table.pop();
    const [card] = frame.cards;
    if (card !== undefined) settle(table, frame, card);
  },
  refuse: (_state, { hero }, command) => (command.do === 'act' ? refuse('not-begun', { who: hero }) : null),
};

/** Lost, or moved to the place of the new card (ad.wait.3, ad.wait.7); then its event, in every case (ad.wait.8). */
function settle(table: Table, { hero, former }: Wait, card: Card): void {
  if (losesInitiative(table.state, former, card)) {
    const others =
      table.state.rulings.multiInitiativeLoss === 'whole-round' ? pending(table.state, hero) : [former, card]; // ad.multi.4
    table.emit({ is: 'initiative-lost', hero, card, cards: others });
    const ids = boundTo(table.state.effects, hero);
    if (ids.length > 0) table.emit({ is: 'effects-end', ids, why: 'lost' }); // ad.effect.7
  } else {
    table.emit({ is: 'turn-moved', hero, from: former, to: card, next: isLevel(table.state, former, card) });
  }
  checkEvent(table, hero, card);
}

/** ad.wait.4: higher in the order of turns; by rank alone if the table says so. */
export function losesInitiative({ rulings, suits }: State, former: Card, drawn: Card): boolean {
  return (
    isHigher(drawn, former, suits) && !(rulings.waitComparison === 'rank-only' && rankOf(former) === rankOf(drawn))
  );
}

/** Under rank-only an equal rank plays next, before every remaining card. */
function isLevel({ rulings }: State, former: Card, drawn: Card): boolean {
  return rulings.waitComparison === 'rank-only' && rankOf(former) === rankOf(drawn);
}

function pending(state: State, hero: string): readonly Card[] {
  return (state.hands[hero] ?? []).filter(({ done }) => !done).map(({ card }) => card);
}
