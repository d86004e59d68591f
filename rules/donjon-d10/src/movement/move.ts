import { endOnExit } from '../squares/exit.ts';
import type { Fact, LostBecause } from '../play/fact.ts';
import {
  type Heading,
  type Headings,
  NO_HEADING,
  NONE,
  onlyHeading,
  startingHeadings,
  turningHeadings,
} from './headings.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { acts, enterSquare } from '../squares/square.ts';
import type { State } from '../play/state.ts';
import { type Terrain, TRAP, terrainOf, WEB } from './terrain.ts';
import { pointsAfterWeb, staysOut, tearsWeb, webDebtAfter } from '../squares/web.ts';

/** What the geometry of a move depends on: where the hero is, with how many points, along which heading. */
export type Walker = Pick<State, 'rulings' | 'floor' | 'used' | 'at' | 'diagonal' | 'points' | 'heading'>;

/**
 * The headings that may be chosen now: to start with (dx.move.3), afresh for each roll (dx.move.13), or to turn to at a wall
 * (dx.move.6), in the family of the die all along (dx.dir.3).
 */
export function headingChoices(walker: Walker): Headings {
  const open = terrainOf(walker.floor, walker.rulings.cornerRule).open[walker.at] ?? NONE;
  const { heading, diagonal, rulings } = walker;
  if (heading === NO_HEADING) return startingHeadings(open, diagonal, rulings);
  return turningHeadings(open, heading, diagonal, rulings);
}

/** Starts the move: asks for a heading, or takes the only one there is. */
export function setOff(unfolding: Unfolding): void {
  const { rulings } = unfolding.state;
  const only = onlyHeading(headingChoices(unfolding.state));
  if (only !== NO_HEADING && !rulings.passAllowed) travel(unfolding, only);
}

/** Ruling `passAllowed`: the hero does not move; the roll, if it was made, is spent on nothing. */
export function stayPut(unfolding: Unfolding): void {
  const { points, turns } = unfolding.state;
  unfolding.happens({ is: 'passed', turns: points > 0 ? turns : turns + 1 });
}

/** dx.effect.3: goes on with the move that a square had interrupted. */
export function resume(unfolding: Unfolding): void {
  const { state } = unfolding;
  if (!isUnderWay(state)) return;
  if (state.heading === NO_HEADING) setOff(unfolding);
  else travel(unfolding, state.heading);
}

/** dx.move.5: nothing but death, an exit, a combat or a lack of headings comes between the hero and its last point. */
function isUnderWay({ stage, combat, pause, points }: State): boolean {
  return points > 0 && combat === null && pause === null && stage === 'floor';
}

/** Moves along a heading, and along those forced after it, until someone must choose or the move is over. */
export function travel(unfolding: Unfolding, chosen: Heading): void {
  let heading = chosen;
  while (heading !== NO_HEADING) {
    const { state } = unfolding;
    const terrain = terrainOf(state.floor, state.rulings.cornerRule);
    const run = straightOn(state, terrain, heading);
    const { squares, points } = run;
    const at = squares[squares.length - 1];
    if (at !== undefined || heading !== state.heading) unfolding.happens(run);
    if (at !== undefined && acts(terrain, state.used, at)) {
      enterSquare(unfolding, squares[squares.length - 2] ?? state.at);
      if (!isUnderWay(unfolding.state)) return; // otherwise dx.effect.3: same heading, points left
    } else {
      if (points === 0) return; // dx.move.8: with no point left, a wall ahead is not hit
      heading = beforeObstacle(unfolding, terrain, heading);
    }
  }
}

/** A straight run of squares. */
export type Run = Extract<Fact, { is: 'moved' }>;

/**
 * The straight run of dx.move.4: a point per square, until they are spent, the way is barred (dx.move.11) or a square acts. dx.move.12
 * follows from it: a diagonal step keeps the colour of the square, straight moves have an even number of steps.
 */
export function straightOn(walker: Walker, terrain: Terrain, heading: Heading): Run {
  const { open, feature } = terrain;
  const { rulings, used } = walker;
  const step = terrain.step[heading] ?? 0;
  const squares: number[] = [];
  let torn: readonly number[] = NOTHING_TORN;
  let { at, points } = walker;
  let webDebt = 0;
  while (points > 0 && ((open[at] ?? NONE) >> heading) & 1) {
    const next = at + step;
    const code = feature[next] ?? 0;
    const web = code === WEB && !used.includes(next);
    if (web && staysOut(points, rulings)) break;
    at = next;
    squares.push(next);
    if (web) {
      webDebt = webDebtAfter(points, rulings);
      if (tearsWeb(points, rulings)) torn = [...torn, next];
      points = pointsAfterWeb(points);
    } else {
      points -= 1; // dx.move.2: straight or diagonal alike
      if (code >= TRAP && acts(terrain, used, next)) break;
    }
  }
  return { is: 'moved', heading, squares, points, webDebt, torn };
}

const NOTHING_TORN: readonly number[] = [];

/** Points are left and the hero cannot go straight on: the heading it must take, `NO_HEADING` if asked or stopped. */
function beforeObstacle(unfolding: Unfolding, { open }: Terrain, heading: Heading): Heading {
  const { at, points, rulings } = unfolding.state;
  const wall = !(((open[at] ?? NONE) >> heading) & 1);
  if (wall && rulings.wallHitCost > 0) {
    unfolding.happens({ is: 'wall-paid', at, points: points - rulings.wallHitCost }); // dx.move.9: free by default
  }
  const choices = wall && unfolding.state.points > 0 ? headingChoices(unfolding.state) : NONE;
  if (choices !== NONE) return onlyHeading(choices); // dx.move.6: a single way is taken without asking
  losePoints(unfolding, wall ? 'dead-end' : 'web-ahead'); // dx.move.7; dx.web.3: a web one will not enter
  endOnExit(unfolding);
  return NO_HEADING;
}

/** The points left are lost and the move is over: dx.move.7 at a dead end, dx.move.10 with no heading to start along. */
export function losePoints(unfolding: Unfolding, why: LostBecause): void {
  const { points } = unfolding.state;
  if (points > 0) unfolding.happens({ is: 'points-lost', points, why });
}
