import { JOKER } from './card.ts';
import { type Command, offer } from '../play/command.ts';
import { canAct, type Figure } from '../turn/figure.ts';
import { FRESH, type FrameOf } from '../play/frame.ts';
import { nextTurn } from '../turn/order.ts';
import { seatOf } from '../turn/seat.ts';
import { heroesOf, membersOf, type State } from '../play/state.ts';
import { listed, type Resolver } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';

type Turns = FrameOf<'turns'>;

/** Heroes who hold a free initiative and have not been asked in this window, in seat order (ad.joker.9). */
function freeHeroes(state: State, { asked }: Turns): readonly Figure[] {
  return heroesOf(state).filter(
    ({ id }) => !asked.includes(id) && (state.hands[id] ?? []).some(({ card, done }) => card === JOKER && !done),
  );
}

function isWindow(state: State): boolean {
  return nextTurn(state) !== undefined || state.rulings.freeInitiativeLastWindow; // ad.joker.11: one last window
}

function take(unfolding: Unfolding, frame: Turns, command: Command): void {
  const [hero] = freeHeroes(unfolding.state, frame);
  if (hero === undefined) return;
  if (command.do !== 'seize') {
    unfolding.happens({ is: 'passed', who: hero.id });
    return unfolding.replace({ ...frame, asked: [...frame.asked, hero.id] });
  }
  unfolding.happens({ is: 'turn-comes', by: hero.id, card: JOKER }); // ad.joker.10: and is discarded
  unfolding.replace({ ...frame, asked: [] }); // the others get the next window, before the turn this one delays
  unfolding.open({ kind: 'turn', figure: hero.id, card: JOKER, begun: false, budget: FRESH });
}

/** The next card comes up; each of several retained cards is a turn of its own (ad.multi.2, ad.multi.3). */
function advance(unfolding: Unfolding, frame: Turns): void {
  const next = nextTurn(unfolding.state);
  if (next === undefined) return finish(unfolding);
  unfolding.replace({ ...frame, asked: [] });
  unfolding.happens({ is: 'turn-comes', by: next.who, card: next.card });
  if (unfolding.state.figures[next.who] !== undefined)
    return unfolding.open({ kind: 'turn', figure: next.who, card: next.card, begun: false, budget: FRESH });
  const left = membersOf(unfolding.state, next.who)
    .filter(canAct)
    .map(({ id }) => id);
  unfolding.open({ kind: 'group', group: next.who, card: next.card, controller: null, left, delegated: false });
}

/** All turns played: free initiatives not taken are gone, and the effects come (ad.joker.11, ad.effect.9). */
function finish(unfolding: Unfolding): void {
  for (const { id } of freeHeroes(unfolding.state, { kind: 'turns', asked: [] }))
    unfolding.happens({ is: 'joker-unused', hero: id });
  unfolding.happens({ is: 'phase', phase: 'effects' });
  unfolding.replace({ kind: 'effects', pending: null, current: null });
}

export const turnsResolver: Resolver<'turns'> = {
  asks(state, frame) {
    const [hero] = freeHeroes(state, frame);
    return hero === undefined || !isWindow(state) ? null : { seat: seatOf(state, hero), kind: 'seize' };
  },
  ...listed<'turns'>(() => [offer('turn', { do: 'seize' }), offer('turn', { do: 'pass' })]),
  take,
  advance,
};
