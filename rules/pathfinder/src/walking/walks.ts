import { type Cell, isDiagonal, neighbour, OFF_BOARD, stepCost, type Trails } from '@arbitre/kernel';
import { chart, sideOf } from '../encounter/creature.ts';
import { landSpeed } from './speed.ts';
import type { LandAction, LandCommand } from '../play/command.ts';
import type { Creature, State } from '../play/state.ts';
import { passageThrough } from '../sharing/passage.ts';
import { anchorsMeeting } from '../sharing/occupancy.ts';
import { stepPrice } from './cost.ts';
import { stepBaseOf, diagonalsOf } from './diagonal.ts';
import { judgeLand } from './judge-land.ts';
import { asksForBalance, halfPoints } from './land.ts';
import { type LandSearch, landSearch } from './land-search.ts';
import { landProblem, moveProblem } from './mobility.ts';

/** The moves on the ground that a creature may make now, one command a destination, read off one search an action. */
export function walksOf(state: State, creature: Creature): readonly LandCommand[] {
  if (creature.conditions.prone) return mayWalk(state, creature, 'crawl') ? oneSquare(state, creature, 'crawl') : [];
  const list: LandCommand[] = [];
  if (mayWalk(state, creature, 'stride')) list.push(...strides(state, creature));
  if (mayWalk(state, creature, 'step')) list.push(...oneSquare(state, creature, 'step'));
  if (mayWalk(state, creature, 'balance')) list.push(...balances(state, creature));
  if (mayWalk(state, creature, 'tumble')) list.push(...tumbles(state, creature));
  return list;
}

/** Is the action possible at all, wherever it leads? */
export function mayWalk(state: State, creature: Creature, action: LandAction | 'leap'): boolean {
  return moveProblem(creature, action) === null && landProblem(state, creature, action) === null;
}

/** Stride: the cheapest way to every destination and, where it triggers fewer reactions, the safest. */
function strides(state: State, creature: Creature): LandCommand[] {
  const who = creature.id;
  const search = landSearch(state, creature, 'stride');
  const mayEnd = (command: LandCommand) =>
    search.steps.noStop[command.to] === 0 || !('code' in judgeLand(state, creature, command));
  const list: LandCommand[] = [];
  const shared = new Set<Cell>();
  const { cells, ends } = search.cheap;
  for (const trail of ends) {
    const to = cells[trail]!;
    if (to === creature.at) continue; // pf.trigger.5: a Stride of no square is legal, and pointless
    const command: LandCommand = { do: 'stride', who, to };
    if (mayEnd(command)) list.push(command);
    else shared.add(to);
  }
  if (search.watch.watchers.length === 0) return list;
  for (const to of saferDestinations(search)) {
    const command: LandCommand = { do: 'stride', who, to, way: 'safest' };
    if (!shared.has(to) && mayEnd(command)) list.push(command);
  }
  return list;
}

/** Destinations whose safest way is dearer than their cheapest: it triggers fewer watchers. */
function saferDestinations({ cheap, safe, steps }: LandSearch): Cell[] {
  const cost = new Int32Array(steps.board.size);
  for (const [trail, cell] of cheap.cells.entries()) cost[cell] = cheap.costs[trail]!;
  const safer: Cell[] = [];
  for (const trail of safe.ends) {
    const cell = safe.cells[trail]!;
    if (safe.costs[trail]! > cost[cell]!) safer.push(cell);
  }
  return safer;
}

/** Step and Crawl: the squares around that cost one. */
function oneSquare(state: State, creature: Creature, action: 'step' | 'crawl'): LandCommand[] {
  const who = creature.id;
  const { steps } = landSearch(state, creature, action === 'step' ? 'stride' : 'crawl');
  const list: LandCommand[] = [];
  for (let direction = 0; direction < 8; direction++) {
    const to = neighbour(steps.board, creature.at, direction);
    const halves = to === OFF_BOARD ? 0 : stepCost(steps, creature.at, direction);
    if (halves === 0) continue;
    const diagonal = isDiagonal(direction);
    const surcharge = (halves - halfPoints(diagonal, 0)) / 2;
    const base = stepBaseOf(action, diagonal, diagonalsOf(state, creature), state.rulings);
    if (stepPrice(base, surcharge) > 1) continue;
    const command: LandCommand = { do: action, who, to };
    if (steps.noStop[to] === 0 || !('code' in judgeLand(state, creature, command))) list.push(command);
  }
  return list;
}

/** Balance: what it leads to across ground that asks for it. */
function balances(state: State, creature: Creature): LandCommand[] {
  const asks = asksForBalance(chart(state), sideOf(state, creature));
  if (asks === null || !isNear(state, creature, (cell) => asks[cell] === 1)) return [];
  const search = landSearch(state, creature, 'balance');
  return endsAcross(search, (cell) => asks[cell] === 1, true);
}

/** Tumble Through: what it leads to through the space of someone whom a plain Stride could not pass. */
function tumbles(state: State, creature: Creature): LandCommand[] {
  const barred = new Set<Cell>();
  for (const other of state.creatures) {
    if (other.id === creature.id || passageThrough(state, creature, other, false).enter) continue;
    for (const anchor of anchorsMeeting(state, creature, other)) barred.add(anchor);
  }
  if (barred.size === 0 || !isNear(state, creature, (cell) => barred.has(cell))) return [];
  return endsAcross(landSearch(state, creature, 'tumble'), (cell) => barred.has(cell), false);
}

/** The ends one may stay in whose cheapest way enters (or, with `leaving`, begins on) such a square. */
function endsAcross(
  { cheap, steps, creature, action }: LandSearch,
  marked: (cell: Cell) => boolean,
  leaving: boolean,
): LandCommand[] {
  const crosses = trailsAcross(cheap, marked, leaving);
  const list: LandCommand[] = [];
  for (const trail of cheap.ends) {
    const to = cheap.cells[trail]!;
    if (crosses[trail] === 1 && to !== creature.at && steps.noStop[to] === 0)
      list.push({ do: action, who: creature.id, to });
  }
  return list;
}

function trailsAcross({ cells, previous }: Trails, marked: (cell: Cell) => boolean, leaving: boolean): Uint8Array {
  const crosses = new Uint8Array(cells.length);
  for (let trail = 0; trail < cells.length; trail++) {
    const before = previous[trail]!;
    const begun = before < 0 ? leaving && marked(cells[trail]!) : crosses[before] === 1 || marked(cells[trail]!);
    if (begun) crosses[trail] = 1;
  }
  return crosses;
}

/** Is there such a square within as many squares as the creature has Speed? A quick look before a search. */
function isNear(state: State, creature: Creature, marked: (cell: Cell) => boolean): boolean {
  const { columns, rows } = chart(state).board;
  const speed = landSpeed(state, creature);
  const x = creature.at % columns;
  const y = Math.floor(creature.at / columns);
  for (let row = Math.max(0, y - speed); row <= Math.min(rows - 1, y + speed); row++) {
    for (let column = Math.max(0, x - speed); column <= Math.min(columns - 1, x + speed); column++)
      if (marked(row * columns + column)) return true;
  }
  return false;
}
