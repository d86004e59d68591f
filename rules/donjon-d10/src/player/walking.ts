import type { Proposal } from '@arbitre/kernel';
import { goingOn, legAlong, waysOn } from '../ask/legs.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import { headingName, type Heading } from '../movement/headings.ts';
import type { Walker } from '../movement/move.ts';
import { CHEST, EXIT, FOUNTAIN, GOLD, type Terrain, terrainOf, TRAP, WEB } from '../movement/terrain.ts';
import type { Command } from '../play/command.ts';
import type { State } from '../play/state.ts';
import { fightWorth } from './fight.ts';
import { standingWorth } from './strolls.ts';

/** Turns of a floor after which one stops gathering. */
const PATIENCE = 45;

/** What a point of the survey is worth in thousandths of a win: a piece of gold is three points. */
const THOUSANDTHS = 4;

/** What a turn is worth: nothing in the book, a little to whoever waits. */
const TURN = 0.4;

/** What each square of the floor is worth to the hero who walks over it, and where the way down is. */
interface Wishes {
  readonly terrain: Terrain;
  readonly worth: Float64Array;
  readonly exit: number;
  /** What would be left behind by leaving now. */
  readonly left: number;
  /** Squares from each cell to the nearest wish, or to the exit when there is none. */
  readonly far: Int16Array;
  /** What it is worth to end a move on each cell. */
  readonly standing: Float64Array;
}

/** Hit points are rounded up for a survey, so that a scratch does not ask for a new one. */
const ROUGH = 3;

/** Surveys of a floor, by what they depend on: a plan carried out in thought comes back to the same few again and again. */
const surveys = new WeakMap<State['floor'], Map<string, Wishes>>();
const MOST_SURVEYS = 200;

export function wishesOf(state: State): Wishes {
  const { floor, hero, used, foes, rulings } = state;
  const pv = Math.min(heroMaximum(hero, rulings), ROUGH * Math.ceil(state.pv / ROUGH));
  const key = `${pv} ${used.join()} ${foes.join()} ${patient(state)} ${JSON.stringify({ ...hero, gold: 0 })}`; // gold opens no door
  let known = surveys.get(floor);
  if (known === undefined || known.size >= MOST_SURVEYS) surveys.set(floor, (known = new Map()));
  const found = known.get(key);
  if (found !== undefined) return found;
  const wishes = survey({ ...state, pv }); // of nothing but what the key tells
  known.set(key, wishes);
  return wishes;
}

/** Is there still time to gather? The book sets no limit; a player's patience does. */
function patient(state: State): boolean {
  return state.turns < PATIENCE * Math.max(1, state.floor.number) || state.turns < 3 * PATIENCE;
}

function survey(state: State): Wishes {
  const { floor, foes, used, hero, rulings } = state;
  const terrain = terrainOf(floor, rulings.cornerRule);
  const { feature, foe, size } = terrain;
  const worth = new Float64Array(size);
  const most = heroMaximum(hero, rulings);
  const wanted: number[] = [];
  let left = 0;
  let exit = -1;
  for (let cell = 0; cell < size; cell++) {
    const code = feature[cell];
    if (code === EXIT) exit = cell;
    const number = foe[cell] ?? -1;
    if (number >= 0 && (foes[number] ?? 0) > 0 && code !== EXIT) {
      const odds = fightWorth(state, number);
      const gold = (floor.creatures[number]?.gold ?? 0) * 0.25;
      worth[cell] = gold - 600 * (1 - odds); // a fight that hurts is a fight to avoid
    } else if (!used.includes(cell)) worth[cell] = squareWorth(state, code, most);
    if (code === WEB) worth[cell] = -0.5;
    const value = worth[cell] ?? 0;
    if (value > 0.8 && code !== EXIT) {
      wanted.push(cell);
      left += value;
    }
  }
  if (!patient(state)) left = 0;
  const goals = left > 0 ? wanted : exit >= 0 ? [exit] : wanted;
  const far = distances(terrain, goals);
  const cost = worth.slice();
  if (left > 0 && exit >= 0) cost[exit] = -4 * left;
  const stops = new Set(exit >= 0 ? [...goals, exit] : goals);
  const standing = standingWorth(floor, rulings, cost, stops, far, TURN);
  return { terrain, worth, exit, left, far, standing };
}

function squareWorth({ floor, dungeon, pv, hero }: State, code: number | undefined, most: number): number {
  const { potions } = hero;
  const last = floor.number === dungeon.last; // no merchant comes after it
  switch (code) {
    case CHEST:
      return pv <= 8 ? 2 : last ? 3 : 10;
    case GOLD:
      return last ? 0 : 3;
    case FOUNTAIN:
      return pv >= most ? -0.2 : 4 + (12 * Math.min(most - pv, most / 4)) / most + (potions < 2 ? 2 : 0);
    case TRAP:
      return pv <= 6 ? -60 : -4;
    default:
      return 0;
  }
}

/** King's moves from every open cell to the nearest goal. */
function distances({ open, step, size }: Terrain, goals: readonly number[]): Int16Array {
  const far = new Int16Array(size).fill(99);
  const queue = [...goals];
  for (const goal of goals) far[goal] = 0;
  for (let next = 0; next < queue.length; next++) {
    const cell = queue[next] ?? 0;
    for (let heading = 0; heading < 8; heading++) {
      if (!(((open[cell] ?? 0) >> heading) & 1)) continue;
      const beyond = cell + (step[heading] ?? 0);
      if ((far[beyond] ?? 0) <= (far[cell] ?? 0) + 1) continue;
      far[beyond] = (far[cell] ?? 0) + 1;
      queue.push(beyond);
    }
  }
  return far;
}

/** The headings that may be taken, by the best way each leads to. */
export function walking(state: State, headings: readonly Heading[]): readonly Proposal<Command>[] {
  const wishes = wishesOf(state);
  return headings.map((heading) => {
    const prior = follow(state, state, heading, wishes, new Set(), 0);
    const why = prior > 500 ? ['exit'] : prior > 4 ? ['gather'] : prior < -20 ? ['least-bad'] : ['approach'];
    return { command: { do: 'head', heading: headingName(heading) }, prior: prior * THOUSANDTHS, why };
  });
}

/** The best that comes of taking a heading: what the leg meets, then the best turn at its wall, then where it ends. */
function follow(
  state: State,
  walker: Walker,
  heading: Heading,
  wishes: Wishes,
  met: ReadonlySet<number>,
  turns: number,
): number {
  const leg = legAlong(walker, heading);
  const seen = new Set(met);
  let sum = 0;
  for (const cell of leg.squares) {
    if (seen.has(cell)) continue;
    seen.add(cell);
    if (cell === wishes.exit) {
      const guarded = wishes.terrain.foe[cell] ?? -1;
      const alive = guarded >= 0 && (state.foes[guarded] ?? 0) > 0;
      const odds = alive ? fightWorth(state, guarded) : 1;
      const leaving = 30 - wishes.left * (4 + 40 * (1 - odds));
      if (leg.end === 'exit' || leg.end === 'combat') return sum + leaving;
      sum += leaving - 30;
    } else sum += wishes.worth[cell] ?? 0;
  }
  const on = goingOn(leg);
  const ways = on === null || turns > 6 ? [] : waysOn(on);
  if (on === null || ways.length === 0) return sum + (wishes.standing[leg.last.at] ?? 0) - (leg.webDebt > 0 ? 1 : 0);
  let best = Number.NEGATIVE_INFINITY;
  for (const way of ways) best = Math.max(best, follow(state, on, way, wishes, seen, turns + 1));
  return sum + best;
}
