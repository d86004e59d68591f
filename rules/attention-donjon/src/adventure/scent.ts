import { offer } from '../play/command.ts';
import { canAct, type Figure, hasTalent } from '../turn/figure.ts';
import type { Group } from '../turn/group.ts';
import type { FrameOf } from '../play/frame.ts';
import { groupCards } from '../initiative/group-initiative.ts';
import { isPassed } from '../turn/order.ts';
import { seatOf } from '../turn/seat.ts';
import { heroesOf, type State } from '../play/state.ts';
import { listed, type Resolver, takesCard } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';

type Scent = FrameOf<'scent'>;

/** The first hero with Odorat développé not asked yet, in seat order. */
function scenting(state: State, { asked }: Scent): Figure | undefined {
  return heroesOf(state).find((hero) => hasTalent(hero, 'keen-scent') && canAct(hero) && !asked.includes(hero.id));
}

/** Groups of the encounter that have drawn their initiative. */
function scented(state: State, { encounter }: Scent): readonly Group[] {
  return state.groups.filter((group) => group.encounter === encounter && (state.hands[group.id] ?? []).length > 0);
}

const cardChoice = takesCard<'scent'>((_state, { between }) => between?.cards ?? []);
const groupChoice = listed<'scent'>((state, frame) => [
  ...scented(state, frame).map(({ id }) => offer('cards', { do: 'scent', group: id })),
  offer('cards', { do: 'pass' }),
]);
const choiceOf = ({ between }: Scent) => (between === null ? groupChoice : cardChoice);

/** Odorat développé: once an encounter is in place, a second card for one of its groups, and the choice (ad.x.scent). */
export const scentResolver: Resolver<'scent'> = {
  asks(state, frame) {
    const smelt = state.figures[frame.asked.at(-1) ?? ''];
    if (frame.between !== null && smelt !== undefined) return { seat: seatOf(state, smelt), kind: 'scent-card' };
    const hero = scenting(state, frame);
    return hero === undefined || scented(state, frame).length === 0
      ? null
      : { seat: seatOf(state, hero), kind: 'scent' };
  },
  candidates: (state, frame) => choiceOf(frame).candidates(state, frame),
  refusal: (state, frame, command) => choiceOf(frame).refusal(state, frame, command),
  take(unfolding, frame, command) {
    if (command.do === 'take') return settle(unfolding, frame, command.card);
    const hero = scenting(unfolding.state, frame);
    if (hero === undefined) return;
    const asked = [...frame.asked, hero.id];
    if (command.do !== 'scent') {
      unfolding.happens({ is: 'passed', who: hero.id });
      return unfolding.replace({ ...frame, asked });
    }
    const { group } = command;
    const first = (unfolding.state.hands[group] ?? []).slice(0, 1).map(({ card }) => card);
    unfolding.happens({ is: 'scents', hero: hero.id, group });
    const cards = [...first, ...groupCards(unfolding, group, 1)];
    unfolding.replace({ ...frame, asked, between: { group, cards } });
  },
  advance: (unfolding) => unfolding.close(),
};

/** The other card is discarded; a card that has been passed leaves the group without a turn (ad.turn.3). */
function settle(unfolding: Unfolding, frame: Scent, taken: string): void {
  const { group, cards } = frame.between ?? { group: '', cards: [] };
  const card = cards.find((one) => one === taken);
  unfolding.replace({ ...frame, between: null });
  if (card === undefined) return;
  unfolding.happens({ is: 'card-chosen', by: group, card, surplus: cards.toSpliced(cards.indexOf(card), 1) });
  const open = (unfolding.state.hands[group] ?? []).some((slot) => slot.card === card && !slot.done);
  if (open && isPassed(unfolding.state, card)) unfolding.happens({ is: 'turn-skipped', by: group, card });
}
