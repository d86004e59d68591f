import { freeHeroes, loseFreeInitiatives, seizeInitiative } from './joker.ts';
import { type Command, offer } from '../play/command.ts';
import { canAct } from '../turn/figure.ts';
import { FRESH, type FrameOf } from '../play/frame.ts';
import { nextTurn } from '../turn/order.ts';
import { seatOf } from '../turn/seat.ts';
import { membersOf, type State } from '../play/state.ts';
import { listed, type Resolver } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';

type Turns = FrameOf<'turns'>;

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
  seizeInitiative(unfolding, frame, hero.id);
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

/** All turns played: free initiatives not taken are gone, and the effects come (ad.effect.9). */
function finish(unfolding: Unfolding): void {
  loseFreeInitiatives(unfolding);
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
