import { rerollOf } from '../effect/effect.ts';
import { refuse } from '../play/refusal.ts';
import { geometryAt, heroesOf } from '../play/state.ts';
import { areAdjacent } from '../space/geometry.ts';
import type { Action } from '../turn/action.ts';
import { budgetRefusal, spend } from '../turn/budget.ts';
import { hasTalent } from '../turn/figure.ts';

/** Bénédiction: a hero within touch may reroll the lowest die of one roll before the Round ends (ad.x.benediction). */
export const benediction: Action<'benediction'> = {
  barred({ turn, figure }) {
    const refusal = budgetRefusal(figure, turn.budget, 'bonus');
    return refusal ?? (hasTalent(figure, 'benediction') ? null : refuse('lacks-talent', { who: figure.id }));
  },
  candidates: ({ state }) => heroesOf(state).map(({ id }) => ({ do: 'benediction', target: id })),
  fault({ state, figure }, { target: id }) {
    const target = state.figures[id];
    if (target === undefined) return refuse('unknown-figure', { what: id });
    if (target.group !== null) return refuse('not-a-hero', { who: id, rules: ['ad.x.benediction'] });
    if (!areAdjacent(geometryAt(state), figure.at, target.at)) return refuse('not-adjacent', { who: id });
    return rerollOf(state.effects, id) === undefined ? null : refuse('already-blessed', { who: id });
  },
  perform(unfolding, { figure }, { target }) {
    spend(unfolding, figure, 'bonus');
    const { nextEffect: id } = unfolding.state;
    const effect = { id, bearer: target, what: 'reroll', value: 1, until: { rounds: 1 } } as const;
    unfolding.happens({ is: 'effect-begins', effect }); // until the end of the Round
  },
};
