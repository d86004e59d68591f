import { refuse } from '../play/refusal.ts';
import { geometryAt, groupOf, membersOf, type State } from '../play/state.ts';
import { areAdjacent } from '../space/geometry.ts';
import type { Action } from '../turn/action.ts';
import { budgetRefusal, spend } from '../turn/budget.ts';
import type { Figure } from '../turn/figure.ts';
import { seatOf } from '../turn/seat.ts';

function isBeside(state: State, hero: Figure, group: string): boolean {
  const geometry = geometryAt(state);
  return membersOf(state, group).some(({ at }) => areAdjacent(geometry, hero.at, at));
}

/** Freeing a captive group next to the hero: a standard Action; it then follows that hero's player (ad.group.6). */
export const release: Action<'release'> = {
  barred: ({ turn, figure }) => budgetRefusal(figure, turn.budget, 'standard'),
  candidates: ({ state }) =>
    state.groups.filter(({ captive }) => captive).map(({ id }) => ({ do: 'release', group: id })),
  fault({ state, figure }, { group: id }) {
    const group = groupOf(state, id);
    if (group === undefined) return refuse('unknown-figure', { what: id });
    if (!group.captive) return refuse('not-captive', { who: id });
    return isBeside(state, figure, id) ? null : refuse('not-adjacent', { who: id });
  },
  perform(unfolding, { figure }, { group }) {
    spend(unfolding, figure, 'standard');
    unfolding.happens({ is: 'group-freed', group, hero: figure.id, seat: seatOf(unfolding.state, figure) });
  },
};
