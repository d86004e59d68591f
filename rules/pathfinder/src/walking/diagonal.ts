import type { LandAction } from '../play/command.ts';
import type { Creature, State } from '../play/state.ts';
import type { Rulings } from '../rulings.ts';

/**
 * Squares of movement for a step before any surcharge. pf.diag.1: the diagonals of a turn count 1, 2, 1, 2…; pf.diag.2: straight
 * steps (pf.cost.2: always 1) neither change nor reset the count.
 *
 * @example stepBase(true, 3) // 2: the fourth diagonal of the turn (pf.diag.3: counted over all its actions)
 */
export function stepBase(diagonal: boolean, diagonalsTaken: number): number {
  return diagonal && diagonalsTaken % 2 === 1 ? 2 : 1;
}

/** pf.diag.3: diagonal steps of the turn so far, over all its actions; pf.diag.4: none outside one's own turn. */
export function diagonalsOf(state: State, creature: Creature): number {
  return state.turn?.who === creature.id ? state.turn.diagonals : 0;
}

/** pf.diag.5: Step and Crawl go one square. */
export function isFixedMove(action: LandAction): boolean {
  return action === 'step' || action === 'crawl';
}

/** pf.diag.5: a diagonal that counts 2 does not fit a move of one square, unless the referee lets it count 1 there. */
export function stepBaseOf(
  action: LandAction,
  diagonal: boolean,
  diagonalsTaken: number,
  { fixedMoveDiagonal }: Pick<Rulings, 'fixedMoveDiagonal'>,
): number {
  return fixedMoveDiagonal === 'free' && isFixedMove(action) ? 1 : stepBase(diagonal, diagonalsTaken);
}
