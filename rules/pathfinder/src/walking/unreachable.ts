import { type Cell, costTo, isDiagonal, neighbour, OFF_BOARD, wholePoints } from '@arbitre/kernel';
import { fits } from '../space/battlefield.ts';
import type { LandCommand } from '../play/command.ts';
import { chart, sideOf } from '../encounter/creature.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { Creature, State } from '../play/state.ts';
import { landSearch } from './land-search.ts';
import { landBudget } from './speed.ts';
import { cheapestWays, judgeStep, judgeWalk, onGround, walkerOf } from './walking.ts';

/**
 * Why no way leads to a destination: it takes more movement than there is; or no movement would do, for what the place itself
 * is; or for what stops one at the nearest square that can be reached.
 */
export function whyUnreachable(state: State, creature: Creature, { do: action, to }: LandCommand): Refusal {
  const have = landBudget(state, creature, action);
  const facts = { who: creature.id, at: to, have };
  const { passable } = landSearch(state, creature, action);
  const anywhere = cheapestWays(state, creature, action, passable, Number.POSITIVE_INFINITY);
  const halves = costTo(anywhere, to);
  if (halves !== undefined)
    return refuse('too-far', ['pf.speed.2', 'pf.cost.1'], { ...facts, need: wholePoints(halves) });
  const place = placeProblem(state, creature, action, to);
  if (place !== null) return place;
  const { columns } = chart(state).board;
  const nearest = nearestTo(columns, anywhere.cells, to, creature.at);
  const mover = { ...creature, ...onGround(state, creature, nearest) };
  const walk = judgeWalk(state, mover, action, straightTry(columns, nearest, to), Number.POSITIVE_INFINITY);
  if (!('code' in walk)) return refuse('too-far', ['pf.speed.2'], facts);
  const { step: _, ...reason } = walk; // a step of the straight try, not of a path anyone asked for
  return reason;
}

/** About the way in, not the place. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['corner', 'walled']);

/** What keeps one from entering a square from any side, straight sides first; null when the square itself is not at fault. */
function placeProblem(state: State, creature: Creature, action: LandCommand['do'], to: Cell): Refusal | null {
  const map = chart(state);
  const { columns } = map.board;
  const side = sideOf(state, creature);
  const walker = walkerOf(state, creature, action);
  let found: Refusal | null = null;
  for (const direction of [0, 2, 4, 6, 1, 3, 5, 7]) {
    const from = neighbour(map.board, to, direction);
    if (from === OFF_BOARD || !fits(map, from % columns, Math.floor(from / columns), side)) continue;
    const step = judgeStep(state, creature, walker, from, to, action === 'tumble');
    if (!('code' in step)) return null;
    const itself = !ON_THE_WAY.has(step.code) && step.at !== from;
    if (itself) found ??= step;
    else if (!isDiagonal(direction)) return null;
  }
  return found;
}

/** Of the squares that can be reached, the one nearest to a destination. */
function nearestTo(columns: number, cells: Iterable<Cell>, to: Cell, start: Cell): Cell {
  const away = (cell: Cell) => {
    const dx = (cell % columns) - (to % columns);
    const dy = Math.floor(cell / columns) - Math.floor(to / columns);
    return dx * dx + dy * dy;
  };
  let nearest = start;
  for (const cell of cells) if (away(cell) < away(nearest)) nearest = cell;
  return nearest;
}

/** The squares one would walk if nothing were in the way. */
function straightTry(columns: number, from: Cell, to: Cell): Cell[] {
  let x = from % columns;
  let y = Math.floor(from / columns);
  const [toX, toY] = [to % columns, Math.floor(to / columns)];
  const path: Cell[] = [];
  while (x !== toX || y !== toY) {
    x += Math.sign(toX - x);
    y += Math.sign(toY - y);
    path.push(y * columns + x);
  }
  return path;
}
