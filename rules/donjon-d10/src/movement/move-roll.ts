import type { Fact } from '../play/fact.ts';
import { familyOf, type Headings, isDiagonal, NONE } from './headings.ts';
import type { Floor } from '../squares/floor.ts';
import type { DonjonRulings } from '../rulings.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { losePoints, resume, type Walker } from './move.ts';
import { actAgain } from '../squares/square.ts';
import type { State } from '../play/state.ts';
import { terrainOf } from './terrain.ts';

/** dx.move.1: the roll comes first, every decision after it. */
export function moveRoll(unfolding: Unfolding): void {
  const { state, chance } = unfolding;
  unfolding.happens(rollOf(state, chance.int(10)));
  if (unfolding.state.points === 0) return;
  if (!hasWay(unfolding.state)) {
    const { floor, at, diagonal } = unfolding.state;
    const instead = withoutWay(openFrom(floor, at, state.rulings), diagonal, state.rulings);
    if (instead === 'forfeit') return losePoints(unfolding, 'no-direction');
    unfolding.happens({ is: 'no-direction', instead });
    if (instead === 'reroll') return;
  }
  if (state.rulings.effectOnStartSquare) actAgain(unfolding); // dx.effect.1: not by default
  resume(unfolding);
}

/** dx.move.2: one D10 gives both the family of headings and the points. `face` counts from 0. */
export function rollOf(state: State, face: number): Extract<Fact, { is: 'rolled' }> {
  const { rulings, webDebt } = state;
  const die = rulings.d10Zero === 'ten' ? face + 1 : face;
  const pays = webDebt > 0 && die > 0; // dx.web.3: the first point clears the debt, before anything else
  return {
    is: 'rolled',
    die,
    diagonal: isDiagonal(die), // dx.dir.4: the number shown, not the points left
    points: pays ? die - 1 : die,
    webDebt: pays ? 0 : webDebt,
    torn: pays && !rulings.webPersists ? state.at : -1,
    turns: state.pause === 'reroll' ? state.turns : state.turns + 1,
  };
}

/** Is any heading of the rolled family open? */
export function hasWay({ floor, at, diagonal, rulings }: Walker): boolean {
  return isAnyOpen(openFrom(floor, at, rulings), diagonal);
}

/** The same, of the headings that are open from a square. */
export function isAnyOpen(open: Headings, diagonal: boolean): boolean {
  return (open & familyOf(diagonal)) !== NONE;
}

export function openFrom(floor: Floor, at: number, { cornerRule }: DonjonRulings): Headings {
  return terrainOf(floor, cornerRule).open[at] ?? NONE;
}

/** dx.move.10: what becomes of a roll that has no open heading. */
export function withoutWay(
  open: Headings,
  diagonal: boolean,
  { noDirection }: DonjonRulings,
): 'forfeit' | 'reroll' | 'switch' {
  if (noDirection === 'forfeit' || !isAnyOpen(open, !diagonal)) return 'forfeit';
  return noDirection === 'reroll' ? 'reroll' : 'switch';
}
