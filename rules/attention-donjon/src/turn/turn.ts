import { pick } from '@arbitre/kernel';
import { actionOffers, actionRefusal } from './action.ts';
import { directives } from './ai.ts';
import { JOKER } from '../initiative/card.ts';
import { offer } from '../play/command.ts';
import { fadingAt } from '../effect/effect.ts';
import { FRESH, type FrameOf } from '../play/frame.ts';
import { perform } from './perform.ts';
import { refuse } from '../play/refusal.ts';
import { seatOf } from './seat.ts';
import { figuresOf, membersOf, type State, theFigure } from '../play/state.ts';
import type { Resolver, Table } from '../play/unfolding.ts';
import { rollDice } from '../adventure/trait.ts';
import { startWait } from './wait.ts';

type Turn = FrameOf<'turn'>;

/** A turn begins: effects bound to its start fade, Reactions are renewed as the table reads "per turn" (ad.effect.6, ad.react.1). */
export function beginTurn(table: Table, who: string, seat: string, isHero: boolean): void {
  const { state } = table;
  const ids = fadingAt(state.effects, who, 'start');
  if (ids.length > 0) table.emit({ is: 'effects-end', ids, why: 'turn' });
  const { reactionLimit } = state.rulings;
  const own = isHero ? [who] : membersOf(state, who).map(({ id }) => id);
  const renewed =
    reactionLimit === 'per-round' ? [] : reactionLimit === 'per-own-turn' ? own : figuresOf(state).map(({ id }) => id);
  table.emit({ is: 'turn-begins', by: who, seat, hero: isHero, renewed });
}

/** A turn is over: effects bound to its end fade, before any window or other turn (ad.effect.6). */
export function endTurn(table: Table, who: string, card: Turn['card']): void {
  const ids = fadingAt(table.state.effects, who, 'end');
  table.emit({ is: 'turn-ends', by: who, card });
  if (ids.length > 0) table.emit({ is: 'effects-end', ids, why: 'turn' });
}

const isMember = (state: State, { figure }: Turn) => theFigure(state, figure).group !== null;

const isDelegated = (state: State) => state.stack.some((frame) => frame.kind === 'group' && frame.delegated);

/** The turn of a hero, or of one member of a group. */
export const turnResolver: Resolver<'turn'> = {
  choice(state, turn) {
    const figure = theFigure(state, turn.figure);
    const seat = seatOf(state, figure);
    if (turn.reaction) return null;
    if (figure.group !== null) {
      const commands = directives(state, turn);
      if (commands.length <= 1 || isDelegated(state)) return null;
      return {
        seat,
        kind: 'directive',
        offers: () => [...commands.map((command) => offer('group', command)), offer('group', { do: 'delegate' })],
      };
    }
    if (turn.begun) return { seat, kind: 'actions', offers: () => actionOffers(state, turn) };
    // ad.turn.4: wait or act; a free initiative has no card to wait with (ad.joker.9)
    const wait = turn.card === JOKER ? [] : [offer('turn', { do: 'wait' })];
    return { seat, kind: 'act-or-wait', offers: () => [offer('turn', { do: 'act' }), ...wait] };
  },
  take(table, turn, command) {
    const figure = theFigure(table.state, turn.figure);
    switch (command.do) {
      case 'act':
        return act(table, turn);
      case 'wait':
        return startWait(table, turn);
      case 'end':
        table.pop();
        return endTurn(table, figure.id, turn.card);
      case 'delegate':
        table.update('group', (group) => ({ ...group, delegated: true }));
        return table.emit({ is: 'delegated', seat: seatOf(table.state, figure) });
      default:
        return perform(table, turn, command);
    }
  },
  advance(table, turn) {
    const commands = turn.reaction ? [] : directives(table.state, turn);
    if (commands.length === 0) return table.pop();
    perform(table, turn, pick(table.chance, commands));
  },
  refuse(state, turn, command) {
    if (isMember(state, turn)) return refuse('against-directives', { who: turn.figure });
    if (turn.begun) return actionRefusal(state, turn, command);
    if (command.do === 'wait') return refuse('free-initiative-cannot-wait', { who: turn.figure });
    return refuse('not-begun', { who: turn.figure });
  },
};

/** The hero acts: two Actions, or two dice to pay them with (ad.act.1, ad.move.3). */
function act(table: Table, turn: Turn): void {
  const hero = theFigure(table.state, turn.figure);
  beginTurn(table, hero.id, seatOf(table.state, hero), true);
  const dice = table.state.rulings.actionDice ? rollDice(table.chance, 2) : null;
  if (dice !== null) table.emit({ is: 'action-dice', figure: hero.id, dice });
  table.replace({ ...turn, begun: true, budget: { ...FRESH, dice } });
}
