import { completeFloor } from '../dungeon/floor-end.ts';
import type { Journal } from '../play/journal.ts';
import type { State } from '../play/state.ts';
import { EXIT, terrainOf } from '../movement/terrain.ts';

/** dx.effect.3: the stairs end the floor at once, unless the table rules otherwise. Whoever guarded them is out. */
export function reachExit(journal: Journal): void {
  const { points, rulings } = journal.state;
  if (rulings.exitOnCross === 'optional') journal.add({ is: 'exit-reached' });
  else if (rulings.exitOnCross === 'mandatory' || points === 0) completeFloor(journal);
}

/** A move that lost its last points on the exit ends there all the same. */
export function endOnExit(journal: Journal): void {
  const { state } = journal;
  if (state.rulings.exitOnCross === 'exactStop' && isOnExit(state) && !isGuarded(state)) completeFloor(journal);
}

export function isOnExit({ floor, at, rulings }: State): boolean {
  return terrainOf(floor, rulings.cornerRule).feature[at] === EXIT;
}

/** dx.skill.6: the exit counts once its guardian, if any, is out. */
function isGuarded({ floor, at, foes, rulings }: State): boolean {
  const foe = terrainOf(floor, rulings.cornerRule).foe[at] ?? -1;
  return foe >= 0 && (foes[foe] ?? 0) > 0;
}
