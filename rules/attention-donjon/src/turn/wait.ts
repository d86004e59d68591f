import { type Card, isHigher, JOKER, rankOf } from '../initiative/card.ts';
import { drawCards } from '../initiative/draw.ts';
import { JOKER_USES } from '../initiative/joker.ts';
import { boundTo } from '../effect/effect.ts';
import { lostCards } from '../initiative/multiple-initiative.ts';
import { checkEvent } from '../adventure/event.ts';
import { hasTalent } from './figure.ts';
import type { FrameOf } from '../play/frame.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { seatOf } from './seat.ts';
import { type State, theFigure } from '../play/state.ts';
import { listed, type Resolver, takesCard } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';

type Wait = FrameOf<'wait'>;

/** Why a hero may not wait: only before the turn has begun (ad.wait.1), and not with a free initiative (ad.joker.9). Groups are never asked. */
export function waitRefusal({ figure: who, begun, card }: FrameOf<'turn'>): Refusal | null {
  if (begun) return refuse('already-begun', { who });
  return card === JOKER ? refuse('free-initiative-cannot-wait', { who }) : null;
}

/** Attendre, as often as one likes (ad.wait.10): a new card is drawn and compared with the current one (ad.wait.2); Prémonitions draws one more. */
export function startWait(unfolding: Unfolding, turn: FrameOf<'turn'>): void {
  const { figure: hero, card } = turn;
  unfolding.close();
  const cards = drawCards(unfolding, hero, hasTalent(theFigure(unfolding.state, hero), 'premonitions') ? 2 : 1, 'wait');
  if (card === null || cards.length === 0) return;
  unfolding.open({ kind: 'wait', hero, former: card, cards });
}

const cardChoice = takesCard<'wait'>((_state, { cards }) => cards);
const jokerChoice = listed<'wait'>(() => JOKER_USES); // ad.wait.9
const choiceOf = ({ cards }: Wait) => (cards.length > 1 ? cardChoice : jokerChoice);

export const waitResolver: Resolver<'wait'> = {
  asks(state, { hero, cards }) {
    if (cards.length === 1 && cards[0] !== JOKER) return null;
    return { seat: seatOf(state, theFigure(state, hero)), kind: cards.length > 1 ? 'wait-card' : 'joker' };
  },
  candidates: (state, frame) => choiceOf(frame).candidates(state, frame),
  refusal(state, frame, command) {
    if (command.do === 'act') return refuse('not-begun', { who: frame.hero });
    return choiceOf(frame).refusal(state, frame, command);
  },
  take(unfolding, frame, command) {
    const { hero, former, cards } = frame;
    switch (command.do) {
      case 'take': {
        const card = cards.find((one) => one === command.card) ?? former;
        const surplus = cards.toSpliced(cards.indexOf(card), 1);
        unfolding.happens({ is: 'card-chosen', by: hero, card, surplus });
        return unfolding.replace({ ...frame, cards: [card] });
      }
      case 'keep': {
        unfolding.happens({ is: 'joker-kept', hero });
        const drawn = drawCards(unfolding, hero, 1, 'wait');
        return drawn.length === 0 ? unfolding.close() : unfolding.replace({ ...frame, cards: drawn });
      }
      default:
        unfolding.happens({ is: 'joker-free', hero, surplus: [former] });
        return unfolding.close();
    }
  },
  advance(unfolding, frame) {
    unfolding.close();
    const [card] = frame.cards;
    if (card !== undefined) settle(unfolding, frame, card);
  },
};

/** Lost, or moved to the place of the new card (ad.wait.3, ad.wait.7); then its event, in every case (ad.wait.8). */
function settle(unfolding: Unfolding, { hero, former }: Wait, card: Card): void {
  if (losesInitiative(unfolding.state, former, card)) {
    // ad.wait.5: nothing more in that turn; ad.wait.6: and nothing else but the effects bound to it
    unfolding.happens({ is: 'initiative-lost', hero, card, cards: lostCards(unfolding.state, hero, [former, card]) });
    const ids = boundTo(unfolding.state.effects, hero);
    if (ids.length > 0) unfolding.happens({ is: 'effects-end', ids, why: 'lost' }); // ad.effect.7
  } else {
    unfolding.happens({ is: 'turn-moved', hero, from: former, to: card, next: isLevel(unfolding.state, former, card) });
  }
  checkEvent(unfolding, hero, card);
}

/** ad.wait.4: higher in the order of turns; by rank alone if the table says so. */
export function losesInitiative(
  { rulings, suits }: Pick<State, 'rulings' | 'suits'>,
  former: Card,
  drawn: Card,
): boolean {
  return (
    isHigher(drawn, former, suits) && !(rulings.waitComparison === 'rank-only' && rankOf(former) === rankOf(drawn))
  );
}

/** Under rank-only an equal rank plays next, before every remaining card. */
function isLevel({ rulings }: State, former: Card, drawn: Card): boolean {
  return rulings.waitComparison === 'rank-only' && rankOf(former) === rankOf(drawn);
}
