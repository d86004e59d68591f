import { pick } from '@arbitre/kernel';
import type { Acting } from './action.ts';
import { actionOffers, actionRefusal, perform } from './actions.table.ts';
import { directives } from './ai.ts';
import { offer } from '../play/command.ts';
import { fadingAt } from '../effect/effect.ts';
import { FRESH, type FrameOf } from '../play/frame.ts';
import { refuse } from '../play/refusal.ts';
import { seatOf } from './seat.ts';
import { type State, theFigure } from '../play/state.ts';
import { listed, type Resolver } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { rollDice } from '../adventure/trait.ts';
import { renewedBy } from '../movement/reaction.ts';
import { startWait, waitRefusal } from './wait.ts';

type Turn = FrameOf<'turn'>;

/** A turn begins: effects bound to its start fade, Reactions are renewed as the table reads "per turn" (ad.effect.6, ad.react.1). */
export function beginTurn(unfolding: Unfolding, who: string, seat: string, isHero: boolean): void {
  const { state } = unfolding;
  const ids = fadingAt(state.effects, who, 'start');
  if (ids.length > 0) unfolding.happens({ is: 'effects-end', ids, why: 'turn' });
  const renewed = renewedBy(state, who, isHero);
  unfolding.happens({ is: 'turn-begins', by: who, seat, hero: isHero, renewed });
}

/** A turn is over: effects bound to its end fade, before any window or other turn (ad.effect.6). */
export function endTurn(unfolding: Unfolding, who: string, card: Turn['card']): void {
  const ids = fadingAt(unfolding.state.effects, who, 'end');
  unfolding.happens({ is: 'turn-ends', by: who, card });
  if (ids.length > 0) unfolding.happens({ is: 'effects-end', ids, why: 'turn' });
}

const ACT = offer('turn', { do: 'act' });
const WAIT = offer('turn', { do: 'wait' });
const END = offer('turn', { do: 'end' });

const isDelegated = (state: State) => state.stack.some((frame) => frame.kind === 'group' && frame.delegated);

const acting = (state: State, turn: Turn): Acting => ({ state, turn, figure: theFigure(state, turn.figure) });

/** The choices of a member are those its directives leave open; a hero's come from the table of Actions. */
const directed = listed<'turn'>((state, turn) => [
  ...directives(state, turn).map((command) => offer('group', command)),
  offer('group', { do: 'delegate' }),
]);

/** The turn of a hero, or of one member of a group. */
export const turnResolver: Resolver<'turn'> = {
  asks(state, turn) {
    if (turn.reaction) return null;
    const figure = theFigure(state, turn.figure);
    if (figure.group === null) return { seat: seatOf(state, figure), kind: turn.begun ? 'actions' : 'act-or-wait' }; // ad.turn.4
    if (isDelegated(state) || directives(state, turn).length <= 1) return null;
    return { seat: seatOf(state, figure), kind: 'directive' };
  },
  candidates(state, turn) {
    if (theFigure(state, turn.figure).group !== null) return directed.candidates(state, turn);
    if (!turn.begun) return waitRefusal(turn) === null ? [ACT, WAIT] : [ACT];
    return [...actionOffers(acting(state, turn)), END]; // ad.act.12: the turn ends when the player wants
  },
  offers: (state, turn) => turnResolver.candidates(state, turn),
  refusal(state, turn, command) {
    const who = turn.figure;
    if (theFigure(state, who).group !== null)
      return directed.refusal(state, turn, command) === null ? null : refuse('against-directives', { who });
    if (command.do === 'wait') return waitRefusal(turn);
    if (turn.begun) {
      if (command.do === 'end') return null;
      if (command.do === 'act') return refuse('already-begun', { who });
      return actionRefusal(acting(state, turn), command);
    }
    return command.do === 'act' ? null : refuse('not-begun', { who });
  },
  take(unfolding, turn, command) {
    const figure = theFigure(unfolding.state, turn.figure);
    switch (command.do) {
      case 'act':
        return act(unfolding, turn);
      case 'wait':
        return startWait(unfolding, turn);
      case 'end':
        unfolding.close();
        return endTurn(unfolding, figure.id, turn.card);
      case 'delegate':
        unfolding.update('group', (group) => ({ ...group, delegated: true }));
        return unfolding.happens({ is: 'delegated', seat: seatOf(unfolding.state, figure) });
      default:
        return perform(unfolding, acting(unfolding.state, turn), command);
    }
  },
  advance(unfolding, turn) {
    const commands = turn.reaction ? [] : directives(unfolding.state, turn);
    if (commands.length === 0) return unfolding.close();
    perform(unfolding, acting(unfolding.state, turn), pick(unfolding.chance, commands));
  },
};

/** The hero acts: two Actions, or two dice to pay them with (ad.act.1, ad.move.3). */
function act(unfolding: Unfolding, turn: Turn): void {
  const hero = theFigure(unfolding.state, turn.figure);
  beginTurn(unfolding, hero.id, seatOf(unfolding.state, hero), true);
  const dice = unfolding.state.rulings.actionDice ? rollDice(unfolding.chance, 2) : null;
  if (dice !== null) unfolding.happens({ is: 'action-dice', figure: hero.id, dice });
  unfolding.replace({ ...turn, begun: true, budget: { ...FRESH, dice } });
}
