import { type Cell, halfPointBudget, pricedSteps, reach, type Steps } from '@arbitre/kernel';
import { chart, isHeldInPlace, spaceOf } from '../encounter/creature.ts';
import type { Creature, CreatureId, Spot, State } from '../play/state.ts';
import type { Chart } from '../space/battlefield.ts';
import { distance, isWithinReach, type Space } from '../space/space.ts';
import { halfPoints, isStepProblem, landStep, landTable, type StepProblem, type Walker } from '../walking/land.ts';
import { speedOf } from '../walking/speed.ts';
import { walkerOf } from '../walking/walking.ts';
import { standingHeight } from '../walking/ground.ts';

/** Squares of walking beyond which a place counts as out of the way. */
const FAR = 60;
/** Where no walk leads. */
const NO_WAY = 30_000;

/** The walks from one square to all others, by body and ground; what was asked of them is kept. */
export interface WalkField {
  /** Half squares to every square of the map. */
  readonly halves: Int16Array;
  /** Half squares before a body has another within reach, by that other's side, height and the reach, then by its square; −1: not asked yet. */
  readonly reaching: Map<number, Int16Array>;
}

const fields = new WeakMap<Steps, Map<Cell, WalkField>>();

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
export function walkField(state: State, creature: Creature, from: Cell, hard = false): WalkField {
  const walker = walkerOf(state, creature, 'stride');
  const plain = landTable(chart(state), walker);
  const table = hard ? hardTable(state, walker, plain) : plain;
  let known = fields.get(table);
  if (known === undefined) fields.set(table, (known = new Map<Cell, WalkField>()));
  let field = known.get(from);
  if (field === undefined) {
    const halves = new Int16Array(table.board.size).fill(NO_WAY);
    const { cells, costs } = reach(table, from, halfPointBudget(hard ? 4 * FAR : FAR));
    for (const [trail, cell] of cells.entries()) halves[cell] = Math.min(halves[cell]!, costs[trail] ?? NO_WAY);
    field = { halves, reaching: new Map<number, Int16Array>() };
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
  /** Its walks from there; null: it does not walk. */
  readonly field: WalkField | null;
}

/** What was last asked of the creature of each name. */
const movers = new Map<
  CreatureId,
  { readonly creature: Creature; readonly in: State; readonly from: Map<number, Mover> }
>();

/** A creature as it is, about to move from some place; worked out once for each place. */
export function moverFrom(state: State, creature: Creature, from: Spot, hard = false): Mover {
  let known = movers.get(creature.id);
  if (known?.creature !== creature || !isSameScene(known.in, state))
    movers.set(creature.id, (known = { creature, in: state, from: new Map<number, Mover>() }));
  const key = 2 * (from.at + chart(state).board.size * (from.z + DEEPEST)) + (hard ? 1 : 0);
  let mover = known.from.get(key);
  if (mover === undefined) known.from.set(key, (mover = freshMover(state, creature, from, hard)));
  return mover;
}

/** Units below the zero of the map that no spot lies under. */
const DEEPEST = 1000;

/** Are map, stat blocks and rulings the same? What is known of a creature in the one then holds in the other. */
export function isSameScene(one: State, other: State): boolean {
  return one.field === other.field && one.blocks === other.blocks && one.rulings === other.rulings;
}

function freshMover(state: State, creature: Creature, from: Spot, hard: boolean): Mover {
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
  if (flies)
    return isReachedFromTheAir(state, body.side, far, target) ? Math.max(1, distance(body, target) - far) : Infinity;
  if (field === null) return Infinity;
  const { columns, size } = chart(state).board;
  const key = ((target.z + DEEPEST) * 16 + target.side) * 16 + far;
  let asked = field.reaching.get(key);
  if (asked === undefined) field.reaching.set(key, (asked = new Int16Array(size).fill(-1)));
  const at = target.y * columns + target.x;
  let halves = asked[at]!;
  if (halves < 0) asked[at] = halves = halvesToReach(state, body.side, field, far, target);
  return halves === NO_WAY ? Infinity : halves / 2;
}

/** What was asked of bodies in the air, by the map they are above. */
const airs = new WeakMap<Chart, Map<number, boolean>>();

/** Does a body of that side find room in the air within its reach of the other? A great one does not come down into a narrow ravine. */
function isReachedFromTheAir(state: State, side: number, far: number, target: Space): boolean {
  if (side === 1) return true;
  const map = chart(state);
  let known = airs.get(map);
  if (known === undefined) airs.set(map, (known = new Map<number, boolean>()));
  const place = (target.z + DEEPEST) * map.board.size + target.y * map.board.columns + target.x;
  const key = ((place * 16 + target.side) * 16 + side) * 16 + far;
  let reached = known.get(key);
  if (reached === undefined) {
    reached = false;
    for (const stand of standsAround(map, side, far, target))
      reached ||= isWithinReach({ ...stand, z: Math.max(stand.z, target.z) }, target, far, state.rulings);
    known.set(key, reached);
  }
  return reached;
}

/** The cheapest of the squares from which a body of that side reaches the other. */
function halvesToReach(state: State, side: number, { halves }: WalkField, far: number, target: Space): number {
  let least = NO_WAY;
  for (const there of standsAround(chart(state), side, far, target)) {
    const cost = halves[there.anchor]!;
    if (cost < least && isWithinReach(there, target, far, state.rulings)) least = cost;
  }
  return least;
}

/** Every place on the ground for a body of that side that is near enough to the other, heights left out. */
function* standsAround(
  map: Chart,
  side: number,
  far: number,
  { x: column, y: row, side: width }: Space,
): Generator<Space & { readonly anchor: Cell }> {
  const { columns, rows } = map.board;
  const right = Math.min(columns - side, column + width - 1 + far);
  const bottom = Math.min(rows - side, row + width - 1 + far);
  for (let y = Math.max(0, row - far - side + 1); y <= bottom; y++) {
    for (let x = Math.max(0, column - far - side + 1); x <= right; x++) {
      const anchor = y * columns + x;
      yield { x, y, side, z: standingHeight(map, anchor, side), anchor };
    }
  }
}

/** Move actions that so many squares take. */
export function movesFor({ speed }: Mover, squares: number): number {
  if (squares === 0) return 0;
  return speed === 0 ? Infinity : Math.ceil(squares / speed);
}
