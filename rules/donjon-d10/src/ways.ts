import { type Heading, NO_HEADING, NONE } from './headings.ts';
import { acts, headingChoices, straightOn, type Walker } from './move.ts';
import type { State } from './state.ts';
import { EXIT, type Terrain, terrainOf } from './terrain.ts';

/**
 * A straight leg as it can be foreseen: what squares do on the way is left to the dice, creatures are supposed beaten and
 * traps survived.
 */
export interface Leg {
  readonly heading: Heading;
  readonly squares: readonly number[];
  readonly points: number;
  readonly webDebt: number;
  /** `wall` and `asked` leave points to spend; the others end the move. */
  readonly end: 'spent' | 'wall' | 'web-ahead' | 'exit' | 'combat';
  /** The walker at the end of the leg, what was met on it used up. */
  readonly then: Walker;
}

/** Where a heading leads, up to the next wall or the end of the move. */
export function legAlong(walker: Walker, heading: Heading): Leg {
  const terrain = terrainOf(walker.floor, walker.rulings.cornerRule);
  const squares: number[] = [];
  let then = walker;
  for (;;) {
    const run = straightOn(then, terrain, heading);
    squares.push(...run.squares);
    const at = run.squares.at(-1) ?? then.at;
    const met = run.squares.length > 0 && acts(terrain, then.used, at);
    const used = met || run.torn.length > 0 ? [...then.used, ...run.torn, ...(met ? [at] : [])] : then.used;
    then = { ...then, at, used, points: run.points, heading };
    const end = endOf(then, terrain, met, heading);
    if (end !== null) return { heading, squares, points: run.points, webDebt: run.webDebt, end, then };
  }
}

/** Why a leg is over; null when the square just met lets the hero go on. */
function endOf({ at, points, rulings }: Walker, terrain: Terrain, met: boolean, heading: Heading): Leg['end'] | null {
  const feature = terrain.feature[at];
  const stopped = met && (terrain.foe[at] ?? -1) >= 0 && (rulings.combatEndsMove || rulings.exchangesPerTurn === 'one');
  if (met && feature === EXIT && (stopped || points === 0 || rulings.exitOnCross !== 'exactStop')) return 'exit';
  if (stopped && points > 0) return 'combat';
  if (points === 0) return 'spent';
  if (!(((terrain.open[at] ?? NONE) >> heading) & 1)) return 'wall';
  return met ? null : 'web-ahead';
}

/** The headings to choose from where a leg ended at a wall, the cost of hitting it paid; none when the move is over. */
export function turnsAfter(leg: Leg): { readonly walker: Walker; readonly headings: readonly Heading[] } {
  const points = leg.then.points - leg.then.rulings.wallHitCost;
  const walker = { ...leg.then, points };
  return { walker, headings: points > 0 ? headingsOf(walker) : [] };
}

/** The headings that a walker may choose from, as a list. */
export function headingsOf(walker: Walker): readonly Heading[] {
  const choices = headingChoices(walker);
  return ALL.filter((heading) => (choices >> heading) & 1);
}

const ALL: readonly Heading[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** The walker that a state has, or would have after a roll. */
export function walkerAfter(state: State, die: number): Walker {
  const { rulings, floor, used, at } = state;
  const pays = state.webDebt > 0 && die > 0;
  return { rulings, floor, used, at, diagonal: die % 2 === 1, points: pays ? die - 1 : die, heading: NO_HEADING };
}
