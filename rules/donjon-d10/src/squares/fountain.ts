import { heroMaximum, recovered } from '../hero/hit-points.ts';
import type { State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** dx.x.fountain: the PV it gives back, a quarter of the maximum, never above it. */
function fountainHealing({ hero, pv, rulings }: State): number {
  const maximum = heroMaximum(hero, rulings);
  return recovered(pv, Math.floor(maximum / 4), maximum);
}

/** dx.x.fountain: once; a fountain is used up even at full PV (dx.effect.4). */
export function drinkAtFountain(unfolding: Unfolding): void {
  const { state } = unfolding;
  unfolding.happens({ is: 'fountain-drunk', at: state.at, healed: fountainHealing(state) });
}
