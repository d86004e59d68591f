import {
  type Cell,
  CLOSED,
  directionTo,
  halfPointBudget,
  into,
  isDiagonal,
  pathOf,
  phasedReach,
  type Phasing,
  type Reach,
  reach,
  safest,
  type SafeReach,
  stepCost,
  type Steps,
} from '@arbitre/kernel';
import type { LandAction } from '../play/command.ts';
import { chart, senseOf, sideOf, spaceOf } from '../encounter/creature.ts';
import { landBudget } from './speed.ts';
import { stepPrice } from './cost.ts';
import { diagonalsOf, isFixedMove, stepBase, stepBaseOf } from './diagonal.ts';
import { standingHeight } from './ground.ts';
import {
  asksForBalance,
  balanceDC,
  halfPoints,
  isStepProblem,
  type LandStep,
  landStep,
  landTable,
  type Walker,
} from './land.ts';
import { passageThrough } from '../sharing/passage.ts';
import { stayProblem } from '../sharing/sharing.ts';
import { amongOthers, newlyEnters } from '../sharing/occupancy.ts';
import { terrainAt } from '../space/battlefield.ts';
import { type Refusal, refuse, refuseStay, refuseStep } from '../play/refusal.ts';
import type { RuleId } from '../rulebook/index.ts';
import { overlaps } from '../space/space.ts';
import { barsStep } from './terrain.ts';
import type { Creature, Spot, State } from '../play/state.ts';
import type { WatchMap } from '../reactions/watch.ts';

/** A step of a judged path. */
export interface JudgedStep {
  readonly to: Cell;
  readonly cost: number;
  readonly diagonal: boolean;
  readonly surcharge: number;
  readonly rules: readonly RuleId[];
}

/** A path on the ground that the rules allow, priced. */
export interface Walk {
  readonly path: readonly Cell[];
  readonly steps: readonly JudgedStep[];
  readonly cost: number;
  /** Diagonals of the turn once it is walked. */
  readonly diagonals: number;
  /** It ends in a space that must be left at once (pf.through.4). */
  readonly mustLeave: boolean;
}

/** How a creature walks when it uses an action of that name. */
export function walkerOf(
  state: State,
  creature: Creature,
  action: LandAction | 'follow',
  surface?: Walker['surface'],
): Walker {
  return {
    side: sideOf(state, creature),
    sense: senseOf(state, creature),
    surface: surface ?? (action === 'balance' ? 'normal' : 'refused'),
    crawling: action === 'crawl',
    rulings: state.rulings,
  };
}

/**
 * Judges a path on the ground, square by square: the one place that says whether a walk is legal. Reasons come in the order
 * of pf.cost.1: geometry, corner, terrain, occupant, cost, end.
 */
export function judgeWalk(
  state: State,
  creature: Creature,
  action: LandAction,
  path: readonly Cell[],
  budget = landBudget(state, creature, action),
): Walk | Refusal {
  const walker = walkerOf(state, creature, action);
  const steps: JudgedStep[] = [];
  let here = creature.at;
  let diagonals = diagonalsOf(state, creature);
  let cost = 0;
  for (const [index, to] of path.entries()) {
    const step = judgeStep(state, creature, walker, here, to, action === 'tumble');
    if ('code' in step) return { ...step, step: index };
    const paid = stepPrice(stepBaseOf(action, step.diagonal, diagonals, state.rulings), step.surcharge);
    cost += paid;
    if (cost > budget) return { ...tooFar(state, creature, action, to, cost, budget, step), step: index };
    if (action === 'step' && barsStep(step.surcharge)) {
      return refuse('difficult-step', ['pf.terrain.9'], { who: creature.id, at: to, step: index });
    }
    steps.push({ to, cost: paid, diagonal: step.diagonal, surcharge: step.surcharge, rules: rulesOf(step) });
    if (step.diagonal) diagonals++;
    here = to;
  }
  const mustLeave = judgeEnd(state, creature, action, here);
  if (typeof mustLeave !== 'boolean') return mustLeave;
  return { path, steps, cost, diagonals, mustLeave };
}

/** One step among the others: the ground first, then who stands there (pf.through.6). */
export function judgeStep(
  state: State,
  creature: Creature,
  walker: Walker,
  from: Cell,
  to: Cell,
  tumbling: boolean,
): LandStep | Refusal {
  const map = chart(state);
  const direction = directionTo(map.board, from, to);
  if (direction < 0) return refuse('not-adjacent', ['pf.geom.5'], { who: creature.id, at: to });
  const step = landStep(map, walker, from, direction);
  if (isStepProblem(step)) return refuseStep(step, creature.id);
  const there = spaceOf(state, creature, onGround(state, creature, to));
  let surcharge = step.surcharge;
  for (const other of state.creatures) {
    if (other.id === creature.id || !overlaps(spaceOf(state, other), there)) continue;
    const through = passageThrough(state, creature, other, tumbling);
    if (!through.enter) {
      return refuse('unwilling', [through.rule, 'pf.through.6'], { who: creature.id, other: other.id, at: to });
    }
    if (newlyEnters(from, to, walker.side, map.board.columns, spaceOf(state, other))) {
      surcharge = Math.max(surcharge, through.surcharge);
    }
  }
  return { ...step, surcharge };
}

/** The spot of a body that stands on the ground there. */
export function onGround(state: State, creature: Creature, at: Cell): Spot {
  return { at, z: standingHeight(chart(state), at, sideOf(state, creature)) };
}

function tooFar(
  state: State,
  creature: Creature,
  action: LandAction,
  at: Cell,
  need: number,
  have: number,
  step: LandStep,
): Refusal {
  const facts = { who: creature.id, at, need, have };
  if (action === 'step' && barsStep(step.surcharge)) return refuse('difficult-step', ['pf.terrain.9'], facts);
  if (isFixedMove(action)) return refuse('too-far', ['pf.diag.5'], facts);
  const rules: RuleId[] = ['pf.speed.2', 'pf.cost.1'];
  if (step.diagonal && diagonalsOf(state, creature) % 2 === 1) rules.push('pf.diag.3');
  return refuse('too-far', rules, facts);
}

function rulesOf({ diagonal, surcharge }: LandStep): RuleId[] {
  const base: RuleId = diagonal ? 'pf.diag.1' : 'pf.cost.2';
  if (surcharge === 0) return [base];
  return [base, surcharge === 1 ? 'pf.terrain.3' : 'pf.terrain.4'];
}

/** pf.through.3 and pf.through.4: may it end there, and must it then leave at once? */
function judgeEnd(state: State, creature: Creature, action: LandAction, end: Cell): boolean | Refusal {
  const spot = onGround(state, creature, end);
  const problem = stayProblem(state, creature, spaceOf(state, creature, spot));
  if (problem === null) return false;
  if (action === 'tumble') return false; // it fails before the space it cannot leave (pf.x.tumble)
  const refused = refuseStay(problem, creature.id, end);
  if (problem.code !== 'occupied' || state.turn === null) return refused;
  if (state.turn.mustLeave || state.turn.actions < 2) {
    return { ...refused, rules: [...refused.rules, 'pf.through.4'] };
  }
  return true; // whether it then can is judged with everything it could do next: see judge-land.ts
}

/** The table a Stride searches: the ground, then the others on it. */
export function strideSteps(state: State, creature: Creature, action: LandAction = 'stride'): Steps {
  const table = landTable(chart(state), walkerOf(state, creature, action));
  return amongOthers(state, creature, table, action === 'tumble');
}

/** Everywhere a walk of that action can go, each by its cheapest way. */
export function cheapestWays(
  state: State,
  creature: Creature,
  action: LandAction,
  steps: Steps,
  budget = landBudget(state, creature, action),
): Reach {
  const start = [{ cell: creature.at, cost: diagonalsOf(state, creature) % 2 }];
  return reach(steps, start, halfPointBudget(budget));
}

/** Everywhere a walk can go, each by the way that fewest can react to, then the cheapest. */
export function safestWays(
  state: State,
  creature: Creature,
  action: LandAction,
  steps: Steps,
  watch: WatchMap,
): SafeReach {
  const start = [{ cell: creature.at, cost: diagonalsOf(state, creature) % 2 }];
  return safest(steps, start, halfPointBudget(landBudget(state, creature, action)), watch.bits);
}

/**
 * The cheapest way that ends on the other parity of the diagonal count than `path` does, or none: where leaving a shared space
 * hangs on the count (pf.through.4, pf.diag.3), it may be the only one.
 */
export function otherWay(state: State, creature: Creature, action: LandAction, path: readonly Cell[]): readonly Cell[] {
  const to = path.at(-1) ?? creature.at;
  const { columns } = chart(state).board;
  let diagonals = diagonalsOf(state, creature);
  for (const [index, cell] of path.entries()) {
    const from = path[index - 1] ?? creature.at;
    if (from % columns !== cell % columns && Math.abs(from - cell) > 1) diagonals++;
  }
  const starts = [{ cell: creature.at, phase: diagonalsOf(state, creature) % 2 }];
  const reached = phasedReach(
    chart(state).board,
    alternating(strideSteps(state, creature, action)),
    starts,
    landBudget(state, creature, action),
  );
  const trail = reached.cells.findIndex((cell, index) => cell === to && reached.phases[index] !== diagonals % 2);
  return trail < 0 ? [] : pathOf(reached, trail).slice(1);
}

/** Steps as a search by (square, parity of the diagonal count) asks for them. */
export function alternating(steps: Steps): Phasing {
  return {
    phases: 2,
    step: (from, phase, direction) => {
      const halves = stepCost(steps, from, direction);
      if (halves === 0) return CLOSED;
      const diagonal = isDiagonal(direction);
      const surcharge = (halves - halfPoints(diagonal, 0)) / 2;
      return into(diagonal ? 1 - phase : phase, stepBase(diagonal, phase) + surcharge);
    },
  };
}

/** pf.narrow.1: the highest Balance DC among the squares a path enters or leaves; null when none asks for it. */
export function pathBalanceDC(state: State, creature: Creature, path: readonly Cell[]): number | null {
  const map = chart(state);
  const side = sideOf(state, creature);
  const asks = asksForBalance(map, side);
  if (asks === null) return null;
  let highest: number | null = null;
  for (const anchor of [creature.at, ...path]) {
    if (asks[anchor] !== 1) continue;
    for (let i = 0; i < side * side; i++) {
      const dc = balanceDC(terrainAt(map, anchor + Math.floor(i / side) * map.board.columns + (i % side)));
      if (dc !== null && (highest === null || dc > highest)) highest = dc;
    }
  }
  return highest;
}

/** Destinations of a search with their trails, for callers that list them. */
export function listEnds(
  reached: Reach,
): readonly { readonly to: Cell; readonly halves: number; readonly trail: number }[] {
  return Array.from(reached.ends, (trail) => ({
    to: reached.cells[trail] ?? 0,
    halves: reached.costs[trail] ?? 0,
    trail,
  }));
}
