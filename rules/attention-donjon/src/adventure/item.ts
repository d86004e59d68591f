import { type Refusal, refuse } from '../play/refusal.ts';
import type { Action } from '../turn/action.ts';
import { budgetRefusal, spend } from '../turn/budget.ts';
import { type Figure, hasCondition, usableHands } from '../turn/figure.ts';
import { equip as worn, isItem, itemOf } from './equipment.ts';
import { heal } from './wound.ts';

/** Why that object is not at hand: it is not carried. */
function notCarried(figure: Figure, item: string): Refusal | null {
  return isItem(item) && figure.gear.carried.includes(item)
    ? null
    : refuse('not-carried', { who: figure.id, what: item });
}

const isUsable = (item: string) => isItem(item) && itemOf(item).use !== undefined;
export const isWearable = (item: string) => isItem(item) && itemOf(item).slot !== 'bag';

/** A potion, a gum or an antidote is used up: a standard Action (ad.x.gear). */
export const use: Action<'use'> = {
  barred: ({ turn, figure }) => budgetRefusal(figure, turn.budget, 'standard'),
  candidates: ({ figure }) => [...new Set(figure.gear.carried)].map((item) => ({ do: 'use', item })),
  fault: ({ figure }, { item }) =>
    notCarried(figure, item) ?? (isUsable(item) ? null : refuse('not-usable', { who: figure.id, what: item })),
  perform(unfolding, { figure }, { item }) {
    spend(unfolding, figure, 'standard');
    if (!isItem(item)) return;
    const { id, gear, profile } = figure;
    const carried = gear.carried.toSpliced(gear.carried.indexOf(item), 1);
    unfolding.happens({ is: 'gear-changed', figure: id, item, how: 'used', gear: { ...gear, carried } });
    const { heals = 0, cures } = itemOf(item).use ?? {};
    heal(unfolding, id, heals, profile.health);
    if (cures !== undefined && hasCondition(figure, cures))
      unfolding.happens({ is: 'state-lost', figure: id, state: cures });
  },
};

/** S'équiper d'un objet: a carried object is put on, for a bonus Action (ad.x.gear). */
export const equip: Action<'equip'> = {
  barred: ({ turn, figure }) => budgetRefusal(figure, turn.budget, 'bonus'),
  candidates: ({ figure }) => [...new Set(figure.gear.carried)].map((item) => ({ do: 'equip', item })),
  fault: ({ figure }, { item }) =>
    notCarried(figure, item) ?? (isWearable(item) ? null : refuse('not-wearable', { who: figure.id, what: item })),
  perform(unfolding, { figure }, { item }) {
    spend(unfolding, figure, 'bonus');
    if (!isItem(item)) return;
    const gear = worn(figure.gear, item, usableHands(figure));
    unfolding.happens({ is: 'gear-changed', figure: figure.id, item, how: 'equipped', gear });
  },
};
