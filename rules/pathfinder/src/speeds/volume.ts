import { columnOf, OFF_BOARD, rowOf } from '@arbitre/kernel';
import type { VolumeAction } from '../play/command.ts';
import { burrowStep } from './burrowing.ts';
import { climbStep } from './climbing.ts';
import { squaresOf } from '../space/battlefield.ts';
import { chart, spaceOf, theCreature } from '../encounter/creature.ts';
import { speedOf } from '../walking/speed.ts';
import { flightStep } from './flight.ts';
import { isDiagonalMove, type Move3, type Step3, type StepPrice } from './step3.ts';
import { passageThrough } from '../sharing/passage.ts';
import { stayProblem } from '../sharing/sharing.ts';
import { barredAt } from '../sharing/occupancy.ts';
import { type Refusal, refuse, refuseStay } from '../play/refusal.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { Creature, Spot, State } from '../play/state.ts';
import { swimStep } from './swimming.ts';
import { KIND_OF, type MovementKind } from '../walking/movement-kind.ts';
import { diagonalsOf } from '../walking/diagonal.ts';

export interface VolumeStep {
  readonly spot: Spot;
  readonly diagonal: boolean;
  readonly halves: number;
}

/** Prices one step of a creature by that action; `double`: the next diagonal counts 2. */
export function judgeVolumeStep(
  state: State,
  creature: Creature,
  action: VolumeAction,
  from: Spot,
  to: Spot,
  double: boolean,
): VolumeStep | Refusal {
  const { board } = chart(state);
  const move: Move3 = {
    dx: columnOf(board, to.at) - columnOf(board, from.at),
    dy: rowOf(board, to.at) - rowOf(board, from.at),
    dz: to.z - from.z,
  };
  const facts = { who: creature.id, at: to.at };
  const still = move.dx === 0 && move.dy === 0 && move.dz === 0;
  if (still || Math.abs(move.dx) > 1 || Math.abs(move.dy) > 1 || Math.abs(move.dz) > 5) {
    return refuse('not-adjacent', ['pf.geom.5'], facts);
  }
  const there = spaceOf(state, creature, to);
  const squares = squaresOf(chart(state), there.x, there.y, there.side);
  if (squares.includes(OFF_BOARD)) return refuse('off-the-map', ['pf.geom.5'], facts);
  const price = priceStep(action, { state, creature, from, to, move, double, space: there, squares });
  if (typeof price !== 'number') return refuse(price.code, price.rules, { who: creature.id, at: price.at });
  const barred = barredAt(state, creature, there);
  if (barred !== undefined) {
    const { rule } = passageThrough(state, creature, theCreature(state, barred.id), false);
    return refuse('unwilling', [rule, 'pf.through.6'], { ...facts, other: barred.id });
  }
  return { spot: to, diagonal: isDiagonalMove(move), halves: price };
}

/** What the ground, the water or the air alone ask for one step, whoever is there. */
export function priceStep(action: VolumeAction, step: Step3): StepPrice {
  switch (action) {
    case 'fly':
    case 'maneuver':
      return flightStep(step, action === 'maneuver');
    case 'swim':
      return swimStep(step);
    case 'climb':
      return climbStep(step);
    case 'burrow':
      return burrowStep(step);
  }
}

/** A path in three dimensions that the rules allow. */
export interface Voyage {
  readonly path: readonly Spot[];
  readonly steps: readonly VolumeStep[];
  readonly halves: number;
  readonly diagonals: number;
}

/** Judges a path step by step against a budget in half squares, then its end. */
export function judgeVoyage(
  state: State,
  creature: Creature,
  action: VolumeAction,
  path: readonly Spot[],
  budget: number,
): Voyage | Refusal {
  const steps: VolumeStep[] = [];
  let here: Spot = creature;
  let diagonals = diagonalsOf(state, creature);
  let halves = 0;
  for (const [index, to] of path.entries()) {
    const step = judgeVolumeStep(state, creature, action, here, to, diagonals % 2 === 1);
    if ('code' in step) return { ...step, step: index };
    halves += step.halves;
    if (halves > budget) {
      const rules = SPEED_RULES[KIND_OF[action]];
      return refuse('too-far', rules, {
        who: creature.id,
        at: to.at,
        step: index,
        need: Math.ceil(halves / 2),
        have: Math.floor(budget / 2),
      });
    }
    steps.push(step);
    if (step.diagonal) diagonals++;
    here = to;
  }
  const problem = stayProblem(state, creature, spaceOf(state, creature, here));
  if (problem !== null) return refuseStay(problem, creature.id, here.at);
  return { path, steps, halves, diagonals };
}

const SPEED_RULES: Readonly<Record<MovementKind, readonly RuleId[]>> = {
  land: ['pf.speed.2'],
  fly: ['pf.enc.2', 'pf.fly.5'],
  swim: ['pf.enc.2', 'pf.swim.2'],
  climb: ['pf.enc.2', 'pf.climb.2'],
  burrow: ['pf.burrow.2'],
};

/** Half squares an action gives by Speed; undefined when the creature has no Speed of that kind. */
export function volumeBudget(state: State, creature: Creature, action: VolumeAction): number | undefined {
  const speed = speedOf(state, creature, KIND_OF[action]);
  return speed === undefined ? undefined : 2 * speed;
}
