import { type Cell, columnOf, directionTo, neighbour, OFF_BOARD, rowOf, SQUARE_DX, SQUARE_DY } from '@arbitre/kernel';
import { fits, terrainAt } from '../space/battlefield.ts';
import { chart, landSpeed, senseOf, sideOf, spaceOf } from '../encounter/creature.ts';
import { stepBase } from './diagonal.ts';
import { restingFloor, standingHeight, WALKABLE_RISE } from './ground.ts';
import { passageThrough, stayProblem } from '../sharing/occupancy.ts';
import { type Refusal, refuse, refuseStay } from '../play/refusal.ts';
import { overlaps } from '../space/space.ts';
import { passesBetween } from '../speeds/squeeze.ts';
import type { Creature, Spot, State } from '../play/state.ts';
import { surchargeOf } from './terrain.ts';
import { diagonalsOf, judgeWalk } from './walking.ts';

/** pf.x.leap: units of height an ordinary vertical Leap gains. */
export const LEDGE = 3;
/** pf.x.jump: units a high jump gains on a success and on a critical success. */
export const HIGH_JUMP = { success: 5, critical: 8 };
/** Squares a run-up must have. */
const RUN_UP = 2;

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
  const ways = leapWays(state, creature, to);
  let best: Jump | Refusal = refuse('too-far', ['pf.x.leap', 'pf.terrain.6'], { ...facts, have: farthest });
  for (const way of ways) {
    const jump = judgeJump(state, creature, way, farthest, LEDGE);
    if (!('code' in jump)) return jump;
    if (!('code' in best) || best.code === 'too-far') best = jump;
  }
  return best;
}

/** The shortest ways from here to a square: straight steps and diagonals in both orders. */
function leapWays(state: State, creature: Creature, to: Cell): Cell[][] {
  const { board } = chart(state);
  const dx = columnOf(board, to) - columnOf(board, creature.at);
  const dy = rowOf(board, to) - rowOf(board, creature.at);
  const long = Math.max(Math.abs(dx), Math.abs(dy));
  if (long > 3) return [];
  const diagonal = Math.min(Math.abs(dx), Math.abs(dy));
  const step = { x: Math.sign(dx), y: Math.sign(dy) };
  const straight = Math.abs(dx) >= Math.abs(dy) ? { x: step.x, y: 0 } : { x: 0, y: step.y };
  const moves = [
    ...Array.from({ length: diagonal }, () => step),
    ...Array.from({ length: long - diagonal }, () => straight),
  ];
  return [moves, [...moves].reverse()].map((order) => {
    let cell = creature.at;
    return order.map(({ x, y }) => (cell += y * board.columns + x));
  });
}

/** Judges a jump along a way: room in the air, room to land, distance. `rise`: units of height it can gain at its end. */
export function judgeJump(
  state: State,
  creature: Creature,
  way: readonly Cell[],
  farthest: number,
  rise: number,
): Jump | Refusal {
  const map = chart(state);
  const side = sideOf(state, creature);
  let diagonals = diagonalsOf(state, creature);
  let squares = 0;
  let from = creature.at;
  const path: Spot[] = [];
  for (const [index, at] of way.entries()) {
    const facts = { who: creature.id, at };
    const direction = directionTo(map.board, from, at);
    if (direction < 0) return refuse('not-adjacent', ['pf.geom.5'], facts);
    const x = columnOf(map.board, at);
    const y = rowOf(map.board, at);
    if (x + side > map.board.columns || y + side > map.board.rows) return refuse('off-the-map', ['pf.geom.5'], facts);
    if (!fits(map, x, y, side)) return refuse('blocked', ['pf.geom.5'], facts);
    const last = index === way.length - 1;
    const ground = standingHeight(map, at, side);
    const up = ground - creature.z;
    if (up > (last && way.length === 1 ? rise : WALKABLE_RISE))
      return refuse('too-high', ['pf.x.leap'], { ...facts, need: up, have: rise });
    const spot = { at, z: Math.max(creature.z, ground) };
    const space = spaceOf(state, creature, spot);
    const move = { dx: SQUARE_DX[direction] ?? 0, dy: SQUARE_DY[direction] ?? 0, dz: 0 };
    const squeezed = passesBetween(state, space, move, spot.z);
    if (squeezed !== null) return refuse(squeezed.code, squeezed.rules, facts);
    const barred = state.creatures.find(
      (other) =>
        other.id !== creature.id &&
        overlaps(spaceOf(state, other), space) &&
        !passageThrough(state, creature, other, false).enter,
    );
    if (barred !== undefined)
      return refuse('unwilling', ['pf.through.2', 'pf.through.6'], { ...facts, other: barred.id });
    const diagonal = direction % 2 === 1;
    squares += stepBase(diagonal, diagonals);
    if (diagonal) diagonals++;
    path.push(spot);
    from = at;
  }
  const end = path.at(-1);
  if (end === undefined) return refuse('not-adjacent', ['pf.x.leap'], { who: creature.id });
  if (state.rulings.jumpLanding === 'surcharge')
    squares += surchargeOf(terrainAt(map, end.at), 'land', senseOf(state, creature));
  if (squares > farthest) {
    return refuse('too-far', ['pf.x.leap', 'pf.terrain.6'], {
      who: creature.id,
      at: end.at,
      need: squares,
      have: farthest,
    });
  }
  const landing = landingSpot(state, creature, end);
  const problem = stayProblem(state, creature, spaceOf(state, creature, landing));
  if (problem !== null) return refuseStay(problem, creature.id, end.at);
  if (terrainAt(map, end.at).slope !== undefined)
    return refuse('slope', ['pf.slope.1'], { who: creature.id, at: end.at });
  return { path, squares };
}

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
  const after: State = {
    ...state,
    creatures: state.creatures.map((one) => (one.id === creature.id ? there : one)),
    turn: state.turn === null ? null : { ...state.turn, diagonals: walk.diagonals },
  };
  if (high && (flight.cells.length !== 1 || standingHeight(chart(state), to, sideOf(state, creature)) <= there.z)) {
    return refuse('no-edge', ['pf.x.jump'], facts);
  }
  const farthest = high ? 2 : landSpeed(state, creature);
  const jump = judgeJump(after, there, flight.cells, farthest, high ? HIGH_JUMP.critical : LEDGE);
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
