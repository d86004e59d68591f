import {
  type Cell,
  columnOf,
  directionTo,
  neighbour,
  OFF_BOARD,
  rememberLast,
  rowOf,
  SQUARE_DX,
  SQUARE_DY,
} from '@arbitre/kernel';
import { fits, terrainAt } from '../space/battlefield.ts';
import { chart, senseOf, sideOf, spaceOf } from '../encounter/creature.ts';
import { landSpeed } from './speed.ts';
import { stepBase, diagonalsOf } from './diagonal.ts';
import { restingFloor, standingHeight, WALKABLE_RISE } from './ground.ts';
import { stayProblem, stayTest } from '../sharing/sharing.ts';
import { barredAt } from '../sharing/occupancy.ts';
import type { Space } from '../space/space.ts';
import { type Refusal, refuse, refuseStay } from '../play/refusal.ts';
import { passesBetween } from '../speeds/squeeze.ts';
import type { Creature, CreatureId, Spot, State } from '../play/state.ts';
import { surchargeOf } from './terrain.ts';
import { judgeWalk } from './walking.ts';

/** pf.x.leap: units of height an ordinary vertical Leap gains. */
export const LEDGE = 3;
/** pf.x.jump: units a high jump gains on a success and on a critical success, and squares it goes at most. */
export const HIGH_JUMP = { success: 5, critical: 8, squares: 2 };
/** Squares a run-up must have. */
export const RUN_UP = 2;

/** pf.x.leap: squares a Leap covers; 0 when the creature is too slow to Leap. */
export function leapDistance(state: State, creature: Creature): number {
  const speed = landSpeed(state, creature);
  return speed >= 6 ? 3 : speed >= 3 ? 2 : 0;
}

/** The squares a Leap might lead to, row by row. */
export function leapSquares(state: State, creature: Creature): Cell[] {
  const farthest = leapDistance(state, creature);
  const { columns, size } = chart(state).board;
  const squares: Cell[] = [];
  for (let dy = -farthest; dy <= farthest; dy++) {
    for (let dx = -farthest; dx <= farthest; dx++) {
      const x = (creature.at % columns) + dx;
      const to = creature.at + dy * columns + dx;
      if ((dx !== 0 || dy !== 0) && x >= 0 && x < columns && to >= 0 && to < size) squares.push(to);
    }
  }
  return squares;
}

/** A jump that the rules allow: the spots it passes, the last one where it lands. */
export interface Jump {
  readonly path: readonly Spot[];
  readonly squares: number;
}

/**
 * pf.terrain.6: a jump has a distance, not a cost, measured with the turn's diagonal count; the terrain flown over does not
 * matter. Walls, higher ground and the bodies of those who do not let one pass do.
 */
export function judgeLeap(state: State, creature: Creature, to: Cell): Jump | Refusal {
  const farthest = leapDistance(state, creature);
  const facts = { who: creature.id, at: to };
  if (farthest === 0)
    return refuse('too-slow', ['pf.speed.3', 'pf.x.leap'], { ...facts, need: 3, have: landSpeed(state, creature) });
  if (to === creature.at) return refuse('not-adjacent', ['pf.x.leap'], facts);
  let best: Refusal | null = null;
  const flight = new Flight(state, creature, diagonalsOf(state, creature));
  for (const way of leapWays(state, creature, to)) {
    const problem = leapProblem(flight, way, farthest);
    if (problem === null) return flight.land(farthest);
    if (best === null || best.code === 'too-far') best = problem;
  }
  return best ?? refuse('too-far', ['pf.x.leap', 'pf.terrain.6'], { ...facts, have: farthest });
}

/** Why a Leap along that way is refused; null when it is not, the flight then being where it lands. */
export function leapProblem(flight: Flight, way: readonly Cell[], farthest: number): Refusal | null {
  flight.restart();
  for (const at of way) {
    const problem = flight.goOn(at, way.length === 1 ? LEDGE : WALKABLE_RISE, LEDGE);
    if (problem !== null) return problem;
  }
  return flight.landingProblem(farthest);
}

/** The shortest ways from here to a square: straight steps and diagonals in both orders. */
export function leapWays(state: State, creature: Creature, to: Cell): Cell[][] {
  const { board } = chart(state);
  const dx = columnOf(board, to) - columnOf(board, creature.at);
  const dy = rowOf(board, to) - rowOf(board, creature.at);
  const long = Math.max(Math.abs(dx), Math.abs(dy));
  if (long > 3) return [];
  const diagonal = Math.min(Math.abs(dx), Math.abs(dy));
  const step = { x: Math.sign(dx), y: Math.sign(dy) };
  const straight = Math.abs(dx) >= Math.abs(dy) ? { x: step.x, y: 0 } : { x: 0, y: step.y };
  const [across, along] = [step.y * board.columns + step.x, straight.y * board.columns + straight.x];
  const diagonalsFirst: Cell[] = [];
  const diagonalsLast: Cell[] = [];
  let [one, other] = [creature.at, creature.at];
  for (let n = 0; n < long; n++) {
    diagonalsFirst.push((one += n < diagonal ? across : along));
    diagonalsLast.push((other += n < long - diagonal ? along : across));
  }
  return diagonal === 0 || diagonal === long ? [diagonalsFirst] : [diagonalsFirst, diagonalsLast];
}

/** Judges a jump along a way: room in the air, room to land, distance. `rise`: units of height it can gain at its end. */
export function judgeJump(
  state: State,
  creature: Creature,
  way: readonly Cell[],
  farthest: number,
  rise: number,
  diagonals = diagonalsOf(state, creature),
): Jump | Refusal {
  const flight = new Flight(state, creature, diagonals);
  for (const at of way) {
    const problem = flight.goOn(at, way.length === 1 ? rise : WALKABLE_RISE, rise);
    if (problem !== null) return problem;
  }
  return flight.land(farthest);
}

/** A jump judged square by square: the spots it has passed, and how far that is. */
export class Flight {
  readonly #state: State;
  readonly #creature: Creature;
  readonly #air: JumpAir;
  readonly #start: number;
  readonly #cells: Cell[] = [];
  readonly #heights: number[] = [];
  #from: Cell;
  #diagonals: number;
  #squares = 0;

  constructor(state: State, creature: Creature, diagonals: number) {
    this.#state = state;
    this.#creature = creature;
    this.#air = airFor(state, creature);
    this.#start = diagonals;
    this.#from = creature.at;
    this.#diagonals = diagonals;
  }

  get squares(): number {
    return this.#squares;
  }

  /** Back where it began, to judge another jump from there. */
  restart(): void {
    this.#cells.length = 0;
    this.#heights.length = 0;
    this.#from = this.#creature.at;
    this.#diagonals = this.#start;
    this.#squares = 0;
  }

  /** Goes on to the next square, which may be `most` units higher than the start; `rise` is what a refusal then tells. */
  goOn(at: Cell, most: number, rise: number): Refusal | null {
    const direction = directionTo(chart(this.#state).board, this.#from, at);
    if (direction < 0) return refuse('not-adjacent', ['pf.geom.5'], { who: this.#creature.id, at });
    return this.hop(direction, at, most, rise);
  }

  /** The same, to the square that is next in that direction. */
  hop(direction: number, at: Cell, most: number, rise: number): Refusal | null {
    const { id, z } = this.#creature;
    const { solid, ground, closed } = this.#air.ahead(this.#from, direction, at, z);
    if (solid !== null) return solid;
    if (ground - z > most) return refuse('too-high', ['pf.x.leap'], { who: id, at, need: ground - z, have: rise });
    if (closed !== null) return closed;
    const diagonal = direction % 2 === 1;
    this.#squares += stepBase(diagonal, this.#diagonals);
    if (diagonal) this.#diagonals++;
    this.#cells.push(at);
    this.#heights.push(Math.max(z, ground));
    this.#from = at;
    return null;
  }

  /** Comes down where it is: near enough, and with room to stand. */
  land(farthest: number): Jump | Refusal {
    const problem = this.landingProblem(farthest);
    if (problem !== null) return problem;
    return {
      path: this.#cells.map((at, i) => ({ at, z: this.#heights[i] ?? 0 })),
      squares: this.#squares + this.#toll(),
    };
  }

  /** Why it cannot come down where it is; null when it can. */
  landingProblem(farthest: number): Refusal | null {
    const state = this.#state;
    const creature = this.#creature;
    const who = creature.id;
    const at = this.#cells.at(-1);
    if (at === undefined) return refuse('not-adjacent', ['pf.x.leap'], { who });
    const squares = this.#squares + this.#toll();
    if (squares > farthest)
      return refuse('too-far', ['pf.x.leap', 'pf.terrain.6'], { who, at, need: squares, have: farthest });
    const z = this.#heights.at(-1) ?? 0;
    const landing = spaceOf(state, creature, landingSpot(state, creature, { at, z }));
    const problem = this.#air.mayStay(landing) ? null : stayProblem(state, creature, landing);
    if (problem !== null) return refuseStay(problem, who, at);
    return terrainAt(chart(state), at).slope === undefined ? null : refuse('slope', ['pf.slope.1'], { who, at });
  }

  /** Squares that landing on rough ground adds, where the ruling says so. */
  #toll(): number {
    if (this.#state.rulings.jumpLanding !== 'surcharge') return 0;
    const terrain = terrainAt(chart(this.#state), this.#from);
    return surchargeOf(terrain, 'land', senseOf(this.#state, this.#creature));
  }
}

/** What a jumper meets on its way into a square: matter first, then the height of the ground, then corners and bodies. */
interface Ahead {
  readonly solid: Refusal | null;
  readonly ground: number;
  readonly closed: Refusal | null;
}

/** The air around one jumper: what each hop meets and where it may come down, looked at once whatever jump passes there. */
class JumpAir {
  readonly mayStay: (space: Space) => boolean;
  readonly #state: State;
  readonly #jumper: Creature;
  readonly #side: number;
  readonly #known = new Map<number, Ahead>();

  constructor(state: State, jumper: Creature) {
    this.mayStay = stayTest(state, jumper);
    this.#state = state;
    this.#jumper = jumper;
    this.#side = sideOf(state, jumper);
  }

  /** From one square to the next that way, for a jumper whose feet began at height `z`. */
  ahead(from: Cell, direction: number, at: Cell, z: number): Ahead {
    const key = ((z + 8192) * 65_536 + from) * 8 + direction;
    let ahead = this.#known.get(key);
    if (ahead === undefined) this.#known.set(key, (ahead = this.#look(direction, at, z)));
    return ahead;
  }

  #look(direction: number, at: Cell, z: number): Ahead {
    const map = chart(this.#state);
    const side = this.#side;
    const facts = { who: this.#jumper.id, at };
    const x = columnOf(map.board, at);
    const y = rowOf(map.board, at);
    const off = x + side > map.board.columns || y + side > map.board.rows;
    if (off) return { solid: refuse('off-the-map', ['pf.geom.5'], facts), ground: 0, closed: null };
    if (!fits(map, x, y, side)) return { solid: refuse('blocked', ['pf.geom.5'], facts), ground: 0, closed: null };
    const ground = standingHeight(map, at, side);
    const space = { x, y, side, z: Math.max(z, ground) };
    const squeezed = passesBetween(this.#state, space, MOVES[direction]!, space.z);
    if (squeezed !== null) return { solid: null, ground, closed: refuse(squeezed.code, squeezed.rules, facts) };
    const barred = barredAt(this.#state, this.#jumper, space);
    if (barred === undefined) return { solid: null, ground, closed: null };
    const closed = refuse('unwilling', ['pf.through.2', 'pf.through.6'], { ...facts, other: barred.id });
    return { solid: null, ground, closed };
  }
}

const airs = rememberLast<State, Map<CreatureId, JumpAir>>(() => new Map());

function airFor(state: State, jumper: Creature): JumpAir {
  const known = airs(state);
  let air = known.get(jumper.id);
  if (air === undefined) known.set(jumper.id, (air = new JumpAir(state, jumper)));
  return air;
}

/** One square each way, by direction. */
const MOVES = SQUARE_DX.map((dx, direction) => ({ dx, dy: SQUARE_DY[direction] ?? 0, dz: 0 }));

/** Where a jumper comes to rest: the ground, or what it falls to. */
function landingSpot(state: State, creature: Creature, { at, z }: Spot): Spot {
  const floor = restingFloor(chart(state), spaceOf(state, creature, { at, z }));
  return { at, z: floor.height };
}

/** A running jump as declared: the run-up, the direction it goes on in, and how far. */
export interface RunningJump {
  readonly run: readonly Cell[];
  readonly way: readonly Cell[];
  readonly squares: number;
}

/**
 * pf.x.jump: a run of at least 2 squares in one of the eight directions, then the jump in that same direction, at most Speed
 * squares long. A high jump goes one square further, up onto a ledge.
 */
export function judgeRunningJump(
  state: State,
  creature: Creature,
  run: Cell,
  to: Cell,
  high: boolean,
): RunningJump | Refusal {
  const facts = { who: creature.id, at: to };
  const approach = straightLine(state, creature.at, run);
  const flight = straightLine(state, run, to);
  if (approach === null || approach.cells.length < RUN_UP)
    return refuse('no-run-up', ['pf.x.jump'], { ...facts, need: RUN_UP });
  if (flight === null || flight.direction !== approach.direction) return refuse('no-run-up', ['pf.x.jump'], facts);
  const walk = judgeWalk(state, creature, 'stride', approach.cells);
  if ('code' in walk) return walk;
  if (walk.mustLeave) return refuse('occupied', ['pf.through.3'], { who: creature.id, at: run });
  const there: Creature = { ...creature, at: run, z: standingHeight(chart(state), run, sideOf(state, creature)) };
  if (high && (flight.cells.length !== 1 || standingHeight(chart(state), to, sideOf(state, creature)) <= there.z)) {
    return refuse('no-edge', ['pf.x.jump'], facts);
  }
  const farthest = high ? HIGH_JUMP.squares : landSpeed(state, creature);
  const rise = high ? HIGH_JUMP.critical : LEDGE;
  const jump = judgeJump(state, there, flight.cells, farthest, rise, walk.diagonals);
  if ('code' in jump) return jump;
  return { run: approach.cells, way: flight.cells, squares: jump.squares };
}

/** The cells of a straight line in one of the eight directions, the start left out; null when it is none. */
export function straightLine(
  state: State,
  from: Cell,
  to: Cell,
): { readonly direction: number; readonly cells: Cell[] } | null {
  const { board } = chart(state);
  const dx = columnOf(board, to) - columnOf(board, from);
  const dy = rowOf(board, to) - rowOf(board, from);
  if ((dx === 0 && dy === 0) || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return null;
  const direction = SQUARE_DX.findIndex((x, i) => x === Math.sign(dx) && SQUARE_DY[i] === Math.sign(dy));
  const cells: Cell[] = [];
  for (let cell = neighbour(board, from, direction); cell !== OFF_BOARD; cell = neighbour(board, cell, direction)) {
    cells.push(cell);
    if (cell === to) return { direction, cells };
  }
  return null;
}
