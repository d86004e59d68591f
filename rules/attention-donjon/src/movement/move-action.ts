import { cellNamed, nameOf } from '../play/naming.ts';
import { refuse } from '../play/refusal.ts';
import { groundOf } from '../play/state.ts';
import type { Action } from '../turn/action.ts';
import { startMove } from './dodge.ts';
import { freeStep, payStep, shiftCells, shiftFault, shiftRefusal, stepPath } from './step.ts';
import { judgeZoneMove, payZoneMove, zoneMoveCells, zoneMoveFault, zoneMoveRefusal } from './zone-move.ts';

/** Déplacement, as an Action: one of the two movements there are (ad.move.1), which every character has (ad.move.2). Precedence of ad.move.5: cannot move, off board, already moved, then the conditions. */
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
    // ad.move.15: named and checked, then paid, and only then dodged
    unfolding.update('turn', (now) => ({ ...now, budget: payZoneMove(figure, now.budget) }));
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
    unfolding.update('turn', (now) => ({ ...now, budget: payStep(figure, now.budget, free) }));
    startMove(unfolding, figure, 'shift', to, stepPath(to));
  },
};
