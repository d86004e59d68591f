import { completeFloor } from '../dungeon/floor-end.ts';
import type { Unfolding } from '../play/unfolding.ts';
import type { State } from '../play/state.ts';
import { EXIT, terrainOf } from '../movement/terrain.ts';

/** dx.effect.3: the stairs end the floor at once, unless the table rules otherwise. Whoever guarded them is out. */
export function reachExit(unfolding: Unfolding): void {
  const { points, rulings } = unfolding.state;
  if (rulings.exitOnCross === 'optional') unfolding.happens({ is: 'exit-reached' });
  else if (rulings.exitOnCross === 'mandatory' || points === 0) completeFloor(unfolding);
}

/** A move that lost its last points on the exit ends there all the same. */
export function endOnExit(unfolding: Unfolding): void {
  const { state } = unfolding;
  if (state.rulings.exitOnCross === 'exactStop' && isOnExit(state) && !isGuarded(state)) completeFloor(unfolding);
}

export function isOnExit({ floor, at, rulings }: State): boolean {
  return terrainOf(floor, rulings.cornerRule).feature[at] === EXIT;
}

/** dx.skill.6: the exit counts once its guardian, if any, is out. */
function isGuarded({ floor, at, foes, rulings }: State): boolean {
  const foe = terrainOf(floor, rulings.cornerRule).foe[at] ?? -1;
  return foe >= 0 && (foes[foe] ?? 0) > 0;
}
