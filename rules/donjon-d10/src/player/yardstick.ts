import { heroMaximum } from '../hero/hit-points.ts';
import { EXIT, terrainOf } from '../movement/terrain.ts';
import type { State } from '../play/state.ts';

/** Health, floors behind one, what the pack is worth, and how near the way down is. Never changed. */
export function yardstick(state: State): number {
  const { floor, hero, pv, foes, at, rulings } = state;
  const { feature, columns } = terrainOf(floor, rulings.cornerRule);
  const exit = feature.indexOf(EXIT);
  const far =
    exit < 0
      ? 0
      : Math.max(
          Math.abs((exit % columns) - (at % columns)),
          Math.abs(Math.floor(exit / columns) - Math.floor(at / columns)),
        );
  const foe = foes.reduce((sum, left) => sum + left, 0);
  return (
    100 * floor.number + (60 * pv) / heroMaximum(hero, rulings) + 0.2 * hero.gold + 2 * hero.potions - foe - 0.5 * far
  );
}
