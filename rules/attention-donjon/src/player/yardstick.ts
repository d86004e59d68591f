import { canAct } from '../turn/figure.ts';
import { zoneDistances } from '../space/geometry.ts';
import { figuresOf, geometryAt, type State, zoneOfFigure } from '../play/state.ts';
import { goalZone } from './goal.ts';

/** Health against health, and how near the heroes stand to an enemy or to what they came for. Never changed. */
export function yardstick(state: State): number {
  const figures = figuresOf(state);
  const near = zoneDistances(geometryAt(state), goalZone(state));
  let sum = 0;
  for (const figure of figures) {
    if (figure.side === 'enemy') sum -= 3 * figure.health + 3;
    if (figure.side === 'ally') sum += 4 * figure.health - 2 * (near.get(zoneOfFigure(state, figure)) ?? 9);
    if (figure.side !== 'hero') continue;
    sum += 2 * figure.health + figure.heroism + (canAct(figure) ? 4 : 0);
    sum -= near.get(zoneOfFigure(state, figure)) ?? 9;
  }
  return sum;
}
