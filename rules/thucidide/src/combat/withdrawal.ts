import { type Cell, hexDistance, neighbour, OFF_BOARD } from '@arbitre/kernel';
import { boardOf, isEdgeHex, LINK, STEP } from '../movement/field.ts';
import { mayBeForcedOff } from '../movement/off-table.ts';
import { moverOf, passageTo } from '../movement/mover.ts';
import type { Waypoint } from '../movement/move.ts';
import { type Character, onTable, type State, type Unit } from '../play/state.ts';

/** A way back from an enemy: each hex farther from him than the one before. */
export interface Withdrawal {
  readonly to: Waypoint;
  readonly path: readonly Waypoint[];
}

interface Kind {
  /** Evasion is a move over ground; a retreat and a flight are not held up by it. */
  readonly difficultHolds: boolean;
}

/**
 * Every withdrawal of 1 to `hexes` hexes from `enemy` that ends where the piece may stand, the nearest first. Never into an enemy or
 * impassable hex, through friends as in any move (th.prec.6 to th.prec.13).
 */
export function withdrawals(
  state: State,
  piece: Unit | Character,
  enemy: Cell,
  hexes: number,
  kind: Kind,
): readonly Withdrawal[] {
  const board = boardOf(state.field);
  const mover = moverOf(state, piece);
  const found: Withdrawal[] = [];
  if (!onTable(piece.at)) return found;
  const mayLeave = mayBeForcedOff(piece); // th.offtable.4, th.offtable.6
  let leaves = false;
  let front: { readonly cell: Cell; readonly path: readonly Cell[]; readonly spent: number }[] = [
    { cell: piece.at, path: [], spent: 0 },
  ];
  const seen = new Map<Cell, number>();
  while (front.length > 0) {
    const next: typeof front = [];
    for (const { cell, path, spent } of front) {
      if (spent >= hexes) continue;
      if (mayLeave && !leaves && isEdgeHex(state.field, cell)) {
        leaves = true;
        found.push({ to: 'outside', path: [...path, 'outside'] });
      }
      for (let direction = 0; direction < board.degree; direction++) {
        const to = neighbour(board, cell, direction);
        if (to === OFF_BOARD || hexDistance(board, enemy, to) <= hexDistance(board, enemy, cell)) continue;
        const step = mover.steps[cell * board.degree + direction] ?? STEP.closed;
        const passage = passageTo(state, mover, to);
        if ((step & ~LINK) === STEP.closed || (passage !== 'free' && passage !== 'pass-friend')) continue;
        const rough = kind.difficultHolds && (step & STEP.difficult) !== 0 && mover.difficult !== 'none';
        const cost = spent + (rough && mover.difficult === 'cost-2' ? 2 : 1);
        const after = rough && mover.difficult === 'stop' ? hexes : cost; // difficult ground ends an evasion
        if (cost > hexes || (seen.get(to) ?? Number.POSITIVE_INFINITY) <= after) continue;
        if (!seen.has(to) && passage === 'free') found.push({ to, path: [...path, to] });
        seen.set(to, after);
        next.push({ cell: to, path: [...path, to], spent: after });
      }
    }
    front = next;
  }
  return found;
}
