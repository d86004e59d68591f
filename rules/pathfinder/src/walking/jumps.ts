import { type Cell, isDiagonal, neighbour, OFF_BOARD, stepCost, wholePoints } from '@arbitre/kernel';
import { chart, sideOf } from '../encounter/creature.ts';
import { landSpeed } from './speed.ts';
import type { Order } from '../play/command.ts';
import type { Creature, State } from '../play/state.ts';
import { standingHeight, WALKABLE_RISE } from './ground.ts';
import { Flight, HIGH_JUMP, judgeJump, leapDistance, leapProblem, leapSquares, leapWays, RUN_UP } from './jumping.ts';
import { landSearch } from './land-search.ts';
import { mayWalk } from './walks.ts';
import { diagonalsOf } from './diagonal.ts';

type JumpOrder = Extract<Order, { do: 'leap' | 'long-jump' | 'high-jump' }>;

/** The jumps that a creature may make now: every Leap, then every straight run with each jump that may follow it. */
export function jumpsOf(state: State, creature: Creature): readonly JumpOrder[] {
  if (leapDistance(state, creature) === 0 || !mayWalk(state, creature, 'leap')) return [];
  const who = creature.id;
  const list: JumpOrder[] = [];
  const leap = new Flight(state, creature, diagonalsOf(state, creature));
  const farthest = leapDistance(state, creature);
  for (const to of leapSquares(state, creature)) {
    if (leapWays(state, creature, to).some((way) => leapProblem(leap, way, farthest) === null))
      list.push({ do: 'leap', who, to });
  }
  if ((state.turn?.actions ?? 0) < 2 || state.turn?.mustLeave) return list;
  for (let direction = 0; direction < 8; direction++) addRunningJumps(list, state, creature, direction);
  return list;
}

/** pf.x.jump: the run is walked square by square, and from each square of it the jump goes on in the same direction. */
function addRunningJumps(list: JumpOrder[], state: State, creature: Creature, direction: number): void {
  const { steps } = landSearch(state, creature, 'stride');
  const speed = landSpeed(state, creature);
  const before = diagonalsOf(state, creature);
  let halves = before % 2;
  let run = creature.at;
  for (let length = 1; length <= speed; length++) {
    const paid = stepCost(steps, run, direction);
    halves += paid;
    if (paid === 0 || wholePoints(halves) > speed) return;
    run = neighbour(steps.board, run, direction);
    if (length < RUN_UP || steps.noStop[run] !== 0) continue;
    const diagonals = before + (isDiagonal(direction) ? length : 0);
    addJumpsFrom(list, state, creature, run, direction, diagonals);
  }
}

function addJumpsFrom(
  list: JumpOrder[],
  state: State,
  creature: Creature,
  run: Cell,
  direction: number,
  diagonals: number,
): void {
  const who = creature.id;
  const map = chart(state);
  const side = sideOf(state, creature);
  const speed = landSpeed(state, creature);
  const there: Creature = { ...creature, at: run, z: standingHeight(map, run, side) };
  const flight = new Flight(state, there, diagonals);
  const shortest = leapDistance(state, creature);
  let to = run;
  for (let length = 1; length <= speed; length++) {
    to = neighbour(map.board, to, direction);
    if (to === OFF_BOARD || flight.hop(direction, to, WALKABLE_RISE, WALKABLE_RISE) !== null || flight.squares > speed)
      break;
    if (length >= shortest && flight.landingProblem(speed) === null) list.push({ do: 'long-jump', who, run, to });
  }
  const ledge = neighbour(map.board, run, direction);
  if (ledge === OFF_BOARD || standingHeight(map, ledge, side) <= there.z) return;
  const jump = judgeJump(state, there, [ledge], HIGH_JUMP.squares, HIGH_JUMP.critical, diagonals);
  if (!('code' in jump)) list.push({ do: 'high-jump', who, run, to: ledge });
}
