import type { ConditionId } from '../effect/condition.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { automatic } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';
import type { Action } from '../turn/action.ts';
import { budgetRefusal, spend } from '../turn/budget.ts';
import { MOVE_LABEL } from '../movement/zone-move.ts';
import { type Figure, hasCondition, hasTalent } from '../turn/figure.ts';
import { traitRoll } from './stats.ts';
import { gain } from './wound.ts';

/** Why a figure cannot get out of a state: it is not in it (ad.x.states). */
function notIn(figure: Figure, state: ConditionId): Refusal | null {
  return hasCondition(figure, state) ? null : refuse('not-in-state', { who: figure.id, what: state });
}

/** Difficulty of the roll of Mental that ends a Rage or unconsciousness, and of Force that frees (ad.x.states, ad.x.struggle). */
const DIFFICULTY = 5;

function mindRoll(unfolding: Unfolding, figure: Figure, kind: 'calm' | 'wake'): void {
  unfolding.happens({ is: 'tries', figure: figure.id, what: kind, target: null });
  unfolding.open({ kind, figure: figure.id });
  unfolding.roll(traitRoll(unfolding.state, figure, 'mind', kind, DIFFICULTY));
}

/** À terre: getting up takes a movement Action (ad.x.states). */
export const stand: Action<'stand'> = {
  barred: ({ turn, figure }) => notIn(figure, 'prone') ?? budgetRefusal(figure, turn.budget, 'movement', MOVE_LABEL),
  candidates: () => [{ do: 'stand' }],
  fault: () => null,
  perform(unfolding, { figure }) {
    spend(unfolding, figure, 'movement', MOVE_LABEL);
    unfolding.happens({ is: 'state-lost', figure: figure.id, state: 'prone' });
  },
};

/** Immobilisé: getting free, a standard Action (ad.x.struggle). */
export const struggle: Action<'struggle'> = {
  barred: ({ turn, figure }) => notIn(figure, 'immobilised') ?? budgetRefusal(figure, turn.budget, 'standard'),
  candidates: () => [{ do: 'struggle' }],
  fault: () => null,
  perform(unfolding, { figure }) {
    spend(unfolding, figure, 'standard');
    unfolding.happens({ is: 'tries', figure: figure.id, what: 'struggle', target: null });
    unfolding.open({ kind: 'struggle', figure: figure.id });
    unfolding.roll(traitRoll(unfolding.state, figure, 'strength', 'struggle', DIFFICULTY));
  },
};

/** Rage: Enragé, for a bonus Action (ad.act.9, ad.x.talent). */
export const rage: Action<'rage'> = {
  candidates: () => [{ do: 'rage' }],
  fault: () => null,
  barred({ turn, figure }) {
    const who = figure.id;
    const refusal = budgetRefusal(figure, turn.budget, 'bonus');
    if (refusal !== null) return refusal;
    if (!hasTalent(figure, 'rage')) return refuse('lacks-talent', { who });
    return hasCondition(figure, 'enraged') ? refuse('already-in-state', { who, what: 'enraged' }) : null;
  },
  perform(unfolding, { figure }) {
    spend(unfolding, figure, 'bonus');
    gain(unfolding, figure.id, 'enraged');
  },
};

/** Out of a Rage: a bonus Action (ad.x.states). */
export const calm: Action<'calm'> = {
  candidates: () => [{ do: 'calm' }],
  fault: () => null,
  barred: ({ turn, figure }) => budgetRefusal(figure, turn.budget, 'bonus') ?? notIn(figure, 'enraged'),
  perform(unfolding, { figure }) {
    spend(unfolding, figure, 'bonus');
    mindRoll(unfolding, figure, 'calm');
  },
};

/** Inconscient: the whole turn goes into coming round (ad.x.states). */
export const wake: Action<'wake'> = {
  candidates: () => [{ do: 'wake' }],
  fault: () => null,
  barred: ({ turn, figure }) =>
    notIn(figure, 'unconscious') ?? (turn.budget.spent > 0 ? refuse('no-action-left', { who: figure.id }) : null),
  perform(unfolding, { figure }) {
    unfolding.update('turn', (now) => ({ ...now, budget: { ...now.budget, spent: 2 } }));
    mindRoll(unfolding, figure, 'wake');
  },
};

/** Out of a Rage with a success (ad.x.states). */
export const calmResolver = automatic<'calm'>((unfolding, { figure, rolled }) => {
  unfolding.close();
  if ((rolled?.successes ?? 0) > 0) unfolding.happens({ is: 'state-lost', figure, state: 'enraged' });
});

/** Out of what immobilises with a success (ad.x.struggle). */
export const struggleResolver = automatic<'struggle'>((unfolding, { figure, rolled }) => {
  unfolding.close();
  if ((rolled?.successes ?? 0) > 0) unfolding.happens({ is: 'state-lost', figure, state: 'immobilised' });
});

/** Inconscient: a success, and the figure is À terre instead (ad.x.states). */
export const wakeResolver = automatic<'wake'>((unfolding, { figure, rolled }) => {
  unfolding.close();
  if ((rolled?.successes ?? 0) === 0) return;
  unfolding.happens({ is: 'state-lost', figure, state: 'unconscious' });
  gain(unfolding, figure, 'prone');
});
