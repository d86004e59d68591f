import type { Fact } from '../play/fact.ts';
import type { DonjonRulings } from '../rulings.ts';
import type { State } from '../play/state.ts';
import { terrainOf, WEB } from '../movement/terrain.ts';

/** dx.web.1: a web (toile d'araignée) costs one point more than another square. dx.web.5: each one does. */
export const WEB_COST = 2;

type WebRule = Pick<DonjonRulings, 'webRule'>;

/** dx.web.3, ruling `webRule`: with a single point left, does the hero stay out of the web ahead? */
export function staysOut(points: number, { webRule }: WebRule): boolean {
  return points < WEB_COST && webRule === 'stopBefore';
}

/** dx.web.2: the points left after entering; what is missing cannot be paid now. */
export function pointsAfterWeb(points: number): number {
  return Math.max(0, points - WEB_COST);
}

/** dx.web.3: the point still owed by a hero that entered the web with `points`. */
export function webDebtAfter(points: number, { webRule }: WebRule): number {
  return points < WEB_COST && webRule === 'debt' ? 1 : 0;
}

/** dx.web.4: a web stays, unless the table tears it once its extra point is paid. */
export function tearsWeb(points: number, { webPersists }: Pick<DonjonRulings, 'webPersists'>): boolean {
  return !webPersists && points >= WEB_COST;
}

/** dx.web.1: the webs of a run whose extra point was paid on the spot; one entered with the last point is not (dx.web.3). */
export function websPaid(
  { floor, rulings, used, points }: State,
  run: Pick<Extract<Fact, { is: 'moved' }>, 'squares' | 'points'>,
): readonly number[] {
  const { feature } = terrainOf(floor, rulings.cornerRule);
  const extra = points - run.points - run.squares.length;
  return run.squares.filter((cell) => feature[cell] === WEB && !used.includes(cell)).slice(0, extra);
}
