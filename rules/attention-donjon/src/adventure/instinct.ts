import { canReact } from '../movement/reaction.ts';
import { offer } from '../play/command.ts';
import { FRESH } from '../play/frame.ts';
import { refuse } from '../play/refusal.ts';
import type { Resolver } from '../play/resolver.ts';
import { heroesOf, type State } from '../play/state.ts';
import type { Acting } from '../turn/action.ts';
import { actionOffers, actionRefusal, perform } from '../turn/actions.table.ts';
import { type Figure, hasTalent } from '../turn/figure.ts';
import { seatOf } from '../turn/seat.ts';

/** The turn an Instinctif plays out of turn: a single Action. */
const outOfTurn = (state: State, figure: Figure): Acting => ({
  state,
  figure,
  turn: {
    kind: 'turn',
    figure: figure.id,
    card: null,
    begun: true,
    budget: { ...FRESH, spent: 1 },
    reaction: true,
  },
});

/** The first hero who may react and has not been asked, in seat order. */
function instinctive(state: State, asked: readonly string[]): Figure | undefined {
  return heroesOf(state).find(
    (hero) => hasTalent(hero, 'instinctive') && canReact(state, hero) && !asked.includes(hero.id),
  );
}

/** Instinctif: when an encounter has appeared, the Reaction buys one movement, bonus or standard action (ad.react.3). */
export const instinctResolver: Resolver<'instinct'> = {
  asks(state, { asked }) {
    const hero = instinctive(state, asked);
    if (hero === undefined || actionOffers(outOfTurn(state, hero)).length === 0) return null;
    return { seat: seatOf(state, hero), kind: 'instinct' };
  },
  candidates(state, { asked }) {
    const hero = instinctive(state, asked);
    const actions = hero === undefined ? [] : actionOffers(outOfTurn(state, hero));
    return [...actions, offer('reaction', { do: 'pass' })];
  },
  refusal(state, { asked }, command) {
    const hero = instinctive(state, asked);
    if (command.do === 'pass') return null;
    return hero === undefined ? refuse('not-asked') : actionRefusal(outOfTurn(state, hero), command);
  },
  take(unfolding, { asked }, command) {
    const hero = instinctive(unfolding.state, asked);
    if (hero === undefined) return;
    unfolding.replace({ kind: 'instinct', asked: [...asked, hero.id] });
    if (command.do === 'pass') return unfolding.happens({ is: 'passed', who: hero.id });
    unfolding.happens({ is: 'reacts', figure: hero.id });
    const now = outOfTurn(unfolding.state, hero);
    unfolding.open(now.turn);
    perform(unfolding, now, command);
  },
  advance(unfolding, { asked }) {
    const hero = instinctive(unfolding.state, asked);
    if (hero === undefined) return unfolding.close();
    unfolding.replace({ kind: 'instinct', asked: [...asked, hero.id] });
  },
};
