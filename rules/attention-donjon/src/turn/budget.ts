import type { ConditionId } from '../effect/condition.ts';
import { conditionOf } from '../effect/condition.ts';
import type { Figure } from './figure.ts';
import { hasCondition, hasTalent } from './figure.ts';
import type { Budget } from '../play/frame.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** The four types an Action can be of (ad.act.2). */
export const ACTION_KINDS = ['movement', 'standard', 'bonus', 'complex'] as const;
/** What an Action is: a movement, standard, bonus or complex one (ad.act.2). */
export type ActionKind = (typeof ACTION_KINDS)[number];

/** Two Actions, fewer in some states (ad.act.1). */
export function actionsOf(figure: Figure): number {
  return figure.conditions.reduce(
    (actions, id: ConditionId) => Math.min(actions, conditionOf(id).actions ?? actions),
    2,
  );
}

/** Why this turn cannot pay for such an Action; null when it can. What a turn may hold follows (ad.act.6, ad.act.7). */
export function budgetRefusal(figure: Figure, budget: Budget, kind: ActionKind, label = 1): Refusal | null {
  const cost = kind === 'complex' ? 2 : 1; // ad.act.5
  const who = figure.id;
  if (kind === 'movement' && budget.moving > 0) return null; // ad.move.13: the movement Action under way goes on
  if (kind === 'standard' && budget.standard) return refuse('standard-used', { who }); // ad.act.3
  if (kind === 'bonus' && budget.bonus) return refuse('bonus-used', { who }); // ad.act.4
  if (hasCondition(figure, 'prone') && (kind === 'standard' || kind === 'complex'))
    return refuse('state-forbids', { who, what: 'prone' });
  if (hasCondition(figure, 'broken-ribs')) {
    const clash =
      (kind === 'movement' && (budget.movements > 0 || budget.standard)) ||
      (kind === 'standard' && budget.movements > 0);
    if (clash) return refuse('state-forbids', { who, what: 'broken-ribs' });
  }
  if (kind === 'complex' && budget.spent > 0) return refuse('complex-needs-both', { who }); // ad.act.11
  if (budget.spent + cost > actionsOf(figure))
    return refuse(kind === 'complex' ? 'complex-needs-both' : 'no-action-left', { who });
  if (budget.dice === null) return null;
  const best = Math.max(0, ...budget.dice);
  return best >= label && budget.dice.length >= cost ? null : refuse('die-too-low', { who, count: label }); // ad.move.3
}

/** The budget once such an Action is paid: with action dice, by the lowest die that reaches the label. */
export function pay(figure: Figure, budget: Budget, kind: ActionKind, label = 1): Budget {
  const going = { ...budget, moving: 0 };
  if (kind === 'complex')
    return { ...going, spent: 2, standard: true, bonus: true, dice: budget.dice === null ? null : [] };
  if (kind === 'movement' && budget.moving > 0) return { ...budget, moving: budget.moving - 1 };
  return {
    ...going,
    spent: budget.spent + 1,
    standard: budget.standard || kind === 'standard',
    bonus: budget.bonus || kind === 'bonus',
    movements: budget.movements + (kind === 'movement' ? 1 : 0),
    moving: kind === 'movement' ? Math.max(0, figure.profile.movement - 1) : 0,
    dice: budget.dice === null ? null : withoutDie(budget.dice, label),
  };
}

/** The turn under way pays for such an Action. */
export function spend(unfolding: Unfolding, figure: Figure, kind: ActionKind, label = 1): void {
  unfolding.update('turn', (turn) => ({ ...turn, budget: pay(figure, turn.budget, kind, label) }));
}

function withoutDie(dice: readonly number[], label: number): readonly number[] {
  const paying = dice.filter((die) => die >= label).sort((a, b) => a - b)[0];
  const at = paying === undefined ? -1 : dice.indexOf(paying);
  return dice.filter((_, index) => index !== at);
}

/** Pas de côté: a step of this turn is free in a turn with a shot (ad.x.talent); what was paid for it comes back. */
export function withShot(figure: Figure, budget: Budget): Budget {
  const refunded = hasTalent(figure, 'side-step') && !budget.sideStepped && budget.steps > 0;
  return refunded ? { ...budget, shot: true, sideStepped: true, spent: budget.spent - 1 } : { ...budget, shot: true };
}
