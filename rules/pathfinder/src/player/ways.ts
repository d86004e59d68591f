import { type Cell, halfPointBudget, pricedSteps, reach, type Steps } from '@arbitre/kernel';
import { chart, isHeldInPlace, spaceOf } from '../encounter/creature.ts';
import type { Creature, Spot, State } from '../play/state.ts';
import { distance, isWithinReach, type Space } from '../space/space.ts';
import { halfPoints, isStepProblem, landStep, landTable, type StepProblem, type Walker } from '../walking/land.ts';
import { speedOf } from '../walking/speed.ts';
import { walkerOf } from '../walking/walking.ts';
import { standingHeight } from '../walking/ground.ts';

/** Squares of walking beyond which a place counts as out of the way. */
const FAR = 60;
/** Where no walk leads. */
const NO_WAY = 30_000;

const fields = new WeakMap<Steps, Map<Cell, Int16Array>>();

/** What a step that asks for hands or balance counts as, in half squares, where there is no other way. */
const HARD: Readonly<Partial<Record<StepProblem['code'], number>>> = {
  slope: 10,
  'needs-balance': 12,
  cliff: 15,
};

const hardTables = new WeakMap<Steps, Steps>();

/** The steps of a walker, and those it could only make by climbing or balancing, which count many times as much. */
function hardTable(state: State, walker: Walker, table: Steps): Steps {
  const map = chart(state);
  let found = hardTables.get(table);
  if (found === undefined) {
    found = pricedSteps(map.board, walker.side, (from, direction) => {
      const step = landStep(map, walker, from, direction);
      return isStepProblem(step) ? (HARD[step.code] ?? 0) : halfPoints(step.diagonal, step.surcharge);
    });
    hardTables.set(table, found);
  }
  return found;
}

/** Half squares that a body like that walks from a square to every other over the bare map, whoever stands in between; `hard`: climbing and balancing too. */
export function walkField(state: State, creature: Creature, from: Cell, hard = false): Int16Array {
  const walker = walkerOf(state, creature, 'stride');
  const plain = landTable(chart(state), walker);
  const table = hard ? hardTable(state, walker, plain) : plain;
  let known = fields.get(table);
  if (known === undefined) fields.set(table, (known = new Map<Cell, Int16Array>()));
  let field = known.get(from);
  if (field === undefined) {
    field = new Int16Array(table.board.size).fill(NO_WAY);
    const { cells, costs } = reach(table, from, halfPointBudget(hard ? 4 * FAR : FAR));
    for (const [trail, cell] of cells.entries()) field[cell] = Math.min(field[cell]!, costs[trail] ?? NO_WAY);
    known.set(from, field);
  }
  return field;
}

/** A creature about to move from some place: what its ways depend on, looked up once. */
export interface Mover {
  readonly body: Space;
  readonly flies: boolean;
  /** Squares that one move action gives; 0: it goes nowhere. */
  readonly speed: number;
  /** Half squares to every other square on foot; null: it does not walk. */
  readonly field: Int16Array | null;
}

export function moverFrom(state: State, creature: Creature, from: Spot, hard = false): Mover {
  const [wings, legs] = [speedOf(state, creature, 'fly'), speedOf(state, creature, 'land') ?? 0];
  const flies = wings !== undefined;
  const walks = !flies && creature.stance === 'ground' && legs > 0;
  return {
    body: spaceOf(state, creature, from),
    flies,
    speed: isHeldInPlace(creature) ? 0 : Math.max(wings ?? 0, legs),
    field: walks ? walkField(state, creature, from.at, hard) : null,
  };
}

/** Squares of movement before it has that body within its reach; Infinity: no way on foot or wing. */
export function wayToReach(state: State, { body, flies, field }: Mover, far: number, target: Space): number {
  if (isWithinReach(body, target, far, state.rulings)) return 0;
  if (flies) return Math.max(1, distance(body, target) - far);
  if (field === null) return Infinity;
  const map = chart(state);
  const { columns, rows } = map.board;
  const { side } = body;
  const right = Math.min(columns - side, target.x + target.side - 1 + far);
  const bottom = Math.min(rows - side, target.y + target.side - 1 + far);
  let least = NO_WAY;
  for (let y = Math.max(0, target.y - far - side + 1); y <= bottom; y++) {
    for (let x = Math.max(0, target.x - far - side + 1); x <= right; x++) {
      const anchor = y * columns + x;
      const cost = field[anchor]!;
      if (cost >= least) continue;
      const there = { x, y, side, z: standingHeight(map, anchor, side) };
      if (isWithinReach(there, target, far, state.rulings)) least = cost;
    }
  }
  return least === NO_WAY ? Infinity : least / 2;
}

/** Move actions that so many squares take. */
export function movesFor({ speed }: Mover, squares: number): number {
  if (squares === 0) return 0;
  return speed === 0 ? Infinity : Math.ceil(squares / speed);
}
