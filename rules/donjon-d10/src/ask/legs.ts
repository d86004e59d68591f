import { type Heading, type Headings, NONE } from '../movement/headings.ts';
import { headingChoices, straightOn, type Walker } from '../movement/move.ts';
import { EXIT, type Terrain, terrainOf } from '../movement/terrain.ts';
import { acts } from '../squares/square.ts';

/**
 * A straight leg of a move as it can be foreseen: what the squares do is left to the dice, creatures are supposed beaten
 * and traps survived.
 */
export interface Leg {
  readonly squares: readonly number[];
  /** Points left, those about to be lost included. */
  readonly points: number;
  readonly webDebt: number;
  /** At a `wall` the move may go on, and so it may past an exit that one need not take. The other ends are the move's. */
  readonly end: 'spent' | 'wall' | 'web-ahead' | 'exit' | 'combat';
  /** The walker at the end of the leg, what it met used up. */
  readonly last: Walker;
}

/** Where a heading leads, up to the next wall or the end of the move. */
export function legAlong(walker: Walker, heading: Heading): Leg {
  const terrain = terrainOf(walker.floor, walker.rulings.cornerRule);
  const squares: number[] = [];
  let last = walker;
  for (;;) {
    const run = straightOn(last, terrain, heading);
    squares.push(...run.squares);
    const at = run.squares.at(-1) ?? last.at;
    const met = run.squares.length > 0 && acts(terrain, last.used, at);
    const fought = met && (terrain.foe[at] ?? -1) >= 0 && !last.used.includes(at);
    const used = met || run.torn.length > 0 ? [...last.used, ...run.torn, ...(met ? [at] : [])] : last.used;
    last = walkerAt(last, at, used, run.points, heading);
    const end = endOf(last, terrain, met, fought);
    if (end !== null) return { squares, points: run.points, webDebt: run.webDebt, end, last };
  }
}

function walkerAt(
  { rulings, floor, diagonal }: Walker,
  at: number,
  used: readonly number[],
  points: number,
  heading: Heading,
): Walker {
  return { rulings, floor, diagonal, at, used, points, heading };
}

/** Why a leg is over; null when the square just met lets the hero go on. */
function endOf(walker: Walker, terrain: Terrain, met: boolean, fought: boolean): Leg['end'] | null {
  const { at, points, heading, rulings } = walker;
  const stopped = fought && (rulings.combatEndsMove || rulings.exchangesPerTurn === 'one');
  if (met && terrain.feature[at] === EXIT && (stopped || points === 0 || rulings.exitOnCross !== 'exactStop'))
    return 'exit';
  if (stopped && points > 0) return 'combat';
  if (points === 0) return 'spent';
  if (!(((terrain.open[at] ?? NONE) >> heading) & 1)) return 'wall';
  return met ? null : 'web-ahead';
}

/** The walker that chooses its way on after a leg; null when the move is over there. */
export function goingOn(leg: Leg): Walker | null {
  const { last } = leg;
  if (leg.end === 'wall') {
    const points = last.points - last.rulings.wallHitCost; // dx.move.9
    return points > 0 ? walkerAt(last, last.at, last.used, points, last.heading) : null;
  }
  return leg.end === 'exit' && last.rulings.exitOnCross === 'optional' && last.points > 0 ? last : null;
}

/** The ways on of a walker: past an exit straight on, otherwise the headings it may choose from. */
export function waysOn(walker: Walker): readonly Heading[] {
  const { open } = terrainOf(walker.floor, walker.rulings.cornerRule);
  const straightAhead = walker.heading >= 0 && ((open[walker.at] ?? NONE) >> walker.heading) & 1;
  return straightAhead ? [walker.heading] : listOf(headingChoices(walker));
}

function listOf(choices: Headings): readonly Heading[] {
  return ALL.filter((heading) => (choices >> heading) & 1);
}

const ALL: readonly Heading[] = [0, 1, 2, 3, 4, 5, 6, 7];
