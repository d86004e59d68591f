import { offer } from '../play/command.ts';
import { directives } from './ai.ts';
import { FRESH, type FrameOf } from '../play/frame.ts';
import { appointedRunner } from './group.ts';
import { refuse } from '../play/refusal.ts';
import { firstSeat, runnerOf } from './seat.ts';
import type { State } from '../play/state.ts';
import type { Resolver } from '../play/resolver.ts';
import { beginTurn, endTurn } from './turn.ts';

type Group = FrameOf<'group'>;

const memberTurn = (figure: string): FrameOf<'turn'> => ({
  kind: 'turn',
  figure,
  card: null,
  begun: true,
  budget: FRESH,
});

/** Members still on the board that have not played. */
function leftOf(state: State, { left }: Group): readonly string[] {
  return left.filter((id) => state.figures[id] !== undefined);
}

/** ad.group.5, ruling: before any hero has ever played, the players decide who runs it, unless it says so itself (ad.group.6). */
function isOpen(state: State, { group }: Group): boolean {
  return (
    state.rulings.firstGroupController === 'players-choose' &&
    appointedRunner(state, group) === null &&
    state.seats.length > 1
  );
}

/** The turn of an active group: all its members, one after another, before any other turn (ad.group.3). */
export const groupResolver: Resolver<'group'> = {
  asks(state, frame) {
    if (frame.controller === null) return isOpen(state, frame) ? { seat: firstSeat(state), kind: 'controller' } : null;
    const left = leftOf(state, frame);
    if (left.length <= 1 || frame.delegated || left.every((id) => directives(state, memberTurn(id)).length === 0))
      return null;
    return { seat: frame.controller, kind: 'member' }; // ad.group.8: the order of members is left open
  },
  candidates(state, frame) {
    if (frame.controller === null) return state.seats.map((seat) => offer('group', { do: 'appoint', seat }));
    const members = leftOf(state, frame).map((figure) => offer('group', { do: 'activate', figure }));
    return [...members, offer('group', { do: 'delegate' })];
  },
  refusal(state, frame, command) {
    const { controller, group } = frame;
    if (command.do === 'appoint' && controller === null)
      return state.seats.includes(command.seat) ? null : refuse('not-asked');
    if (command.do === 'delegate' && controller !== null) return null;
    if (command.do === 'activate' && controller !== null && leftOf(state, frame).includes(command.figure)) return null;
    return controller === null ? refuse('not-asked') : refuse('against-directives', { who: group }); // ad.group.7
  },
  take(unfolding, frame, command) {
    switch (command.do) {
      case 'appoint':
        unfolding.happens({ is: 'appointed', seat: command.seat, group: frame.group });
        unfolding.replace({ ...frame, controller: command.seat });
        return beginTurn(unfolding, frame.group, command.seat, false);
      case 'activate':
        unfolding.replace({ ...frame, left: frame.left.filter((id) => id !== command.figure) });
        unfolding.happens({ is: 'activated', figure: command.figure });
        return unfolding.open(memberTurn(command.figure));
      default:
        unfolding.happens({ is: 'delegated', seat: frame.controller ?? firstSeat(unfolding.state) });
        return unfolding.replace({ ...frame, delegated: true });
    }
  },
  advance(unfolding, frame) {
    if (frame.controller === null) {
      const controller = runnerOf(unfolding.state, frame.group); // ad.group.4: settled when the turn starts
      unfolding.replace({ ...frame, controller });
      return beginTurn(unfolding, frame.group, controller, false);
    }
    const [next, ...left] = leftOf(unfolding.state, frame);
    if (next !== undefined) {
      unfolding.replace({ ...frame, left });
      return unfolding.open(memberTurn(next));
    }
    unfolding.close();
    endTurn(unfolding, frame.group, frame.card);
  },
};
