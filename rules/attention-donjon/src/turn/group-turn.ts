import { offer } from '../play/command.ts';
import { directives } from './ai.ts';
import { FRESH, type FrameOf } from '../play/frame.ts';
import { refuse } from '../play/refusal.ts';
import { firstSeat, runnerOf } from './seat.ts';
import { groupOf } from '../play/state.ts';
import type { Resolver } from '../play/unfolding.ts';
import { beginTurn, endTurn } from './turn.ts';

const memberTurn = (figure: string): FrameOf<'turn'> => ({
  kind: 'turn',
  figure,
  card: null,
  begun: true,
  budget: FRESH,
});

/** The turn of an active group: all its members, one after another, before any other turn (ad.group.3). */
export const groupResolver: Resolver<'group'> = {
  choice(state, frame) {
    const left = frame.left.filter((id) => state.figures[id] !== undefined);
    if (frame.controller === null) {
      // ad.group.5, ruling: before any hero has ever played, the players decide
      const open =
        state.rulings.firstGroupController === 'players-choose' &&
        state.lastPlayer === null &&
        (groupOf(state, frame.group)?.controller ?? null) === null;
      if (!open || state.seats.length < 2) return null;
      return {
        seat: firstSeat(state),
        kind: 'controller',
        offers: () => state.seats.map((seat) => offer('group', { do: 'appoint', seat })),
      };
    }
    if (left.length <= 1 || frame.delegated || left.every((id) => directives(state, memberTurn(id)).length === 0))
      return null;
    return {
      seat: frame.controller,
      kind: 'member',
      offers: () => [
        ...left.map((figure) => offer('group', { do: 'activate', figure })),
        offer('group', { do: 'delegate' }),
      ],
    };
  },
  take(table, frame, command) {
    switch (command.do) {
      case 'appoint':
        table.emit({ is: 'appointed', seat: command.seat, group: frame.group });
        table.replace({ ...frame, controller: command.seat });
        return beginTurn(table, frame.group, command.seat, false);
      case 'activate':
        table.replace({ ...frame, left: frame.left.filter((id) => id !== command.figure) });
        table.emit({ is: 'activated', figure: command.figure });
        return table.push(memberTurn(command.figure));
      default:
        table.emit({ is: 'delegated', seat: frame.controller ?? firstSeat(table.state) });
        return table.replace({ ...frame, delegated: true });
    }
  },
  advance(table, frame) {
    if (frame.controller === null) {
      const controller = runnerOf(table.state, frame.group); // ad.group.4: settled when the turn starts
      table.replace({ ...frame, controller });
      return beginTurn(table, frame.group, controller, false);
    }
    const [next, ...left] = frame.left.filter((id) => table.state.figures[id] !== undefined);
    if (next !== undefined) {
      table.replace({ ...frame, left });
      return table.push(memberTurn(next));
    }
    table.pop();
    endTurn(table, frame.group, frame.card);
  },
  refuse: (_state, { group }) => refuse('against-directives', { who: group }),
};
