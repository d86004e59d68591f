import { cellNamed, nameOf } from '../play/naming.ts';
import type { Budget } from '../play/frame.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { groundOf, type State } from '../play/state.ts';
import type { Action } from '../turn/action.ts';
import { type ActionKind, budgetRefusal, pay } from '../turn/budget.ts';
import { MOVE_LABEL, maxZoneMoves } from './allowance.ts';
import { canMove, type Figure, hasCondition, hasTalent } from '../turn/figure.ts';
import { startMove } from './dodge.ts';
import { shiftCells, shiftFault } from './shift.ts';
import { judgeZoneMove, zoneMoveCells, zoneMoveFault } from './zone-move.ts';

/** Why this turn allows no zone move at all (ad.move.2, ad.move.12, ad.act.13). */
export function zoneMoveRefusal(state: State, figure: Figure, budget: Budget): Refusal | null {
  if (!canMove(figure) || hasCondition(figure, 'broken-leg')) return refuse('cannot-move', { who: figure.id });
  if (budget.zoneMoves >= maxZoneMoves(state, figure))
    return refuse('already-moved', { who: figure.id, count: maxZoneMoves(state, figure) });
  return budgetRefusal(figure, budget, 'movement', MOVE_LABEL);
}

/** Why this turn allows no placement step at all; only Actions limit them (ad.step.7). */
export function shiftRefusal(figure: Figure, budget: Budget): Refusal | null {
  if (!canMove(figure)) return refuse('cannot-move', { who: figure.id });
  if (freeStep(figure, budget)) return null;
  return budgetRefusal(figure, budget, shiftKind(figure), MOVE_LABEL);
}

/** A broken leg makes a step a complex Action: longer ones come from a capacity or the surroundings (ad.act.10, ad.x.states). */
export function shiftKind(figure: Figure): ActionKind {
  return hasCondition(figure, 'broken-leg') ? 'complex' : 'movement';
}

/** Pas de côté, after the shot (ad.x.talent). */
export function freeStep(figure: Figure, budget: Budget): boolean {
  return hasTalent(figure, 'side-step') && budget.shot && !budget.sideStepped;
}

/** Déplacement, as an Action: one of the two movements there are (ad.move.1). Precedence of ad.move.5: cannot move, off board, already moved, then the conditions. */
export const zoneMove: Action<'zoneMove'> = {
  barred: ({ state, turn, figure }) => zoneMoveRefusal(state, figure, turn.budget),
  candidates({ state, figure }) {
    const ground = groundOf(state);
    return zoneMoveCells(ground, figure.at).map((to) => ({ do: 'zoneMove', to: nameOf(ground.geometry, to) }));
  },
  fault({ state, figure }, { to: name }) {
    const ground = groundOf(state);
    const to = cellNamed(ground.geometry, name);
    return to === null ? refuse('unknown-cell', { what: name }) : zoneMoveFault(ground, figure.at, to);
  },
  perform(unfolding, { state, figure }, { to: name }) {
    const ground = groundOf(state);
    const to = cellNamed(ground.geometry, name) ?? figure.at;
    const judged = judgeZoneMove(ground, figure.at, to);
    if ('code' in judged) return;
    unfolding.update('turn', (now) => ({
      ...now,
      budget: { ...pay(figure, now.budget, 'movement', MOVE_LABEL), zoneMoves: now.budget.zoneMoves + 1 },
    }));
    startMove(unfolding, figure, 'zoneMove', to, judged.path);
  },
};

/** Pas de placement, as an Action. */
export const shift: Action<'shift'> = {
  barred: ({ turn, figure }) => shiftRefusal(figure, turn.budget),
  candidates({ state, figure }) {
    const ground = groundOf(state);
    return shiftCells(ground, figure.at).map((to) => ({ do: 'shift', to: nameOf(ground.geometry, to) }));
  },
  fault({ state, figure }, { to: name }) {
    const ground = groundOf(state);
    const to = cellNamed(ground.geometry, name);
    return to === null ? refuse('unknown-cell', { what: name }) : shiftFault(ground, figure.at, to);
  },
  perform(unfolding, { state, turn, figure }, { to: name }) {
    const to = cellNamed(groundOf(state).geometry, name) ?? figure.at;
    const free = freeStep(figure, turn.budget);
    unfolding.update('turn', (now) => ({
      ...now,
      budget: free
        ? { ...now.budget, sideStepped: true }
        : { ...pay(figure, now.budget, shiftKind(figure), MOVE_LABEL), steps: now.budget.steps + 1 },
    }));
    startMove(unfolding, figure, 'shift', to, [to]);
  },
};
