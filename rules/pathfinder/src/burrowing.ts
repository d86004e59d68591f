import { OFF_BOARD } from '@arbitre/kernel';
import { squaresOf, terrainAt } from './battlefield.ts';
import { chart, spaceOf } from './creature.ts';
import { stepBase } from './diagonal.ts';
import { standingHeight } from './ground.ts';
import type { Creature, Spot, State } from './state.ts';
import { isDiagonalMove, type Move3, type StepPrice } from './move3.ts';

/**
 * pf.burrow.1: one step through loose ground, wholly under it, or up to its surface. Stone and water are no way. Up and
 * down cost as along. The ground closes behind (pf.burrow.3): nothing here changes the map.
 */
export function burrowStep(
  state: State,
  creature: Creature,
  from: Spot,
  to: Spot,
  move: Move3,
  double: boolean,
): StepPrice {
  const map = chart(state);
  const space = spaceOf(state, creature, to);
  const squares = squaresOf(map, space.x, space.y, space.side);
  if (squares.includes(OFF_BOARD)) return { code: 'off-the-map', rules: ['pf.geom.5'], at: to.at };
  const surface = standingHeight(map, to.at, space.side);
  for (const cell of squares) {
    const { stone, water, blocking, height } = terrainAt(map, cell);
    const covered = to.z + 5 * space.side <= height;
    const loose = stone === undefined && water === undefined && blocking === undefined;
    if (!loose || !(covered || to.z === surface)) return { code: 'not-earth', rules: ['pf.burrow.1'], at: cell };
  }
  const wasAbove = from.z === standingHeight(map, from.at, space.side);
  if (wasAbove && to.z === surface) return { code: 'not-earth', rules: ['pf.burrow.1', 'pf.special.5'], at: to.at };
  return 2 * stepBase(isDiagonalMove(move), double ? 1 : 0);
}
