import {
  type Cell,
  CLOSED,
  into,
  neighbour,
  pathOf,
  type PhasedReach,
  phasedReach,
  type PhasedStart,
} from '@arbitre/kernel';
import { boardOf, LINK, STEP } from './field.ts';
import { claim, mayMove, maySetOut, settle, type Verdict, type Waypoint } from './move.ts';
import { type Mover, moverOf, stepOnto } from './mover.ts';
import { mayLeaveFrom } from './off-table.ts';
import { isRefused, refuse, type ThRefusal } from './refusal.ts';
import { entryOf, isEscorted } from './reinforcements.ts';
import { carries, links, type Road, roadsOf } from './road.ts';
import { type Character, isUnit, onTable, type State, type Unit } from './state.ts';

/** Where a piece can go, each place by its best way: one that keeps the fight if there is one, then the shortest. */
export interface Ways {
  readonly moves: readonly Verdict[];
  /** Road marches to declare beforehand, where the table rules so. */
  readonly marches: readonly Verdict[];
}

const known = new WeakMap<State, Map<string, Ways | ThRefusal>>();

/** Every place a piece can be moved to now, or why it cannot be moved. The same answers as `judgeMove` on every path. */
export function waysOf(state: State, piece: Unit | Character): Ways | ThRefusal {
  const answers = known.get(state) ?? new Map<string, Ways | ThRefusal>();
  known.set(state, answers);
  const answer = answers.get(piece.id) ?? search(state, piece);
  answers.set(piece.id, answer);
  return answer;
}

function search(state: State, piece: Unit | Character): Ways | ThRefusal {
  const refused = mayMove(state, piece) ?? maySetOut(state, piece);
  if (refused !== null) return refused;
  if (isUnit(piece) && piece.at === 'outside' && !isEscorted(state, piece)) {
    return refuse('no-escorting-chief', { piece: piece.id });
  }
  const mover = moverOf(state, piece);
  const moves = new Map<Waypoint, Verdict>();
  for (const verdict of ordinaryWays(state, mover)) keepBest(moves, verdict);
  const declared = state.rulings.roadMarchRecognised === 'when-declared' && isUnit(piece);
  const marches = new Map<Waypoint, Verdict>();
  for (const road of roadsOf(state.field, state.rulings)) {
    for (const verdict of roadMarches(state, mover, road, declared)) keepBest(declared ? marches : moves, verdict);
  }
  for (const verdict of firstRoughHex(state, mover)) keepBest(moves, verdict);
  return { moves: [...moves.values()], marches: [...marches.values()] };
}

function keepBest(best: Map<Waypoint, Verdict>, verdict: Verdict): void {
  const other = best.get(verdict.to);
  const better = other === undefined || (verdict.fight !== other.fight ? verdict.fight : verdict.cost < other.cost);
  if (better) best.set(verdict.to, verdict);
}

function longestOffRoad({ allowances }: Mover): number {
  return Math.max(...allowances.map(({ onRoad, hexes }) => (onRoad ? 0 : hexes)));
}

/** Moves on any ground, within the longest allowance off the road. */
function ordinaryWays(state: State, mover: Mover): Verdict[] {
  const budget = longestOffRoad(mover);
  const reached = explore(state, mover, budget, null);
  const verdicts = ends(reached, mover).map(({ path, cost }) => verdictOf(state, mover, path, cost, false, false));
  return [...verdicts, ...leaving(state, mover, reached, budget)];
}

/** th.road.1: moves along the road only, one hex longer. */
function roadMarches(state: State, mover: Mover, road: Road, declared: boolean): Verdict[] {
  const march = mover.allowances.find(({ onRoad }) => onRoad);
  if (march === undefined) return [];
  const reached = explore(state, mover, march.hexes, road);
  return ends(reached, mover).map(({ path, cost }) => verdictOf(state, mover, path, cost, true, declared));
}

function verdictOf(
  state: State,
  mover: Mover,
  path: Waypoint[],
  cost: number,
  onRoad: boolean,
  declared: boolean,
): Verdict {
  const claimed = claim(state, mover, { cost, onRoad, declared, rough: path.length === 1 && cost > 1 });
  if (isRefused(claimed)) throw new Error(`the search went ${cost} hexes where ${claimed.allowed} are allowed`);
  return settle(mover, path, cost, claimed.allowance, claimed.fight);
}

/**
 * The phase of the search is what the piece must remember of its way: how many difficult hexes a woodsman has crossed as
 * open ground, and last, that it has entered difficult ground and must stop there.
 */
function explore(state: State, mover: Mover, budget: number, road: Road | null): PhasedReach {
  const board = boardOf(state.field);
  const { steps, passage, woodsman, difficult } = mover;
  const stop = woodsman + 1;
  const start = mover.piece.at;
  const from: PhasedStart[] = onTable(start) ? [{ cell: start }] : entrances(state, mover, road);
  return phasedReach(
    board,
    {
      phases: woodsman + 2,
      step(cell, phase, direction, to) {
        const step = steps[cell * board.degree + direction] ?? STEP.closed;
        if (phase === stop || (step & ~LINK) === STEP.closed) return CLOSED;
        if (road !== null && ((step & LINK) === 0 || (road !== 'network' && !links(state.field, road, cell, to))))
          return CLOSED;
        const through = passage(to);
        if (through === 'enemy' || through === 'friend') return CLOSED;
        if ((step & STEP.difficult) === 0 || difficult === 'none') return into(phase, 1);
        if (phase < woodsman) return into(phase + 1, 1);
        return difficult === 'stop' ? into(stop, 1) : into(phase, 2);
      },
      mayStop: (cell) => passage(cell) === 'free',
    },
    from,
    budget,
  );
}

/** th.reinf.2, th.reinf.5: the first hex of an entry is the first hex on the table, and uses one of the capacity. */
function entrances(state: State, mover: Mover, road: Road | null): PhasedStart[] {
  const { difficult, woodsman } = mover;
  return (entryOf(state, mover.piece)?.hexes ?? []).flatMap((cell) => {
    const step = stepOnto(state, mover, cell);
    const through = mover.passage(cell);
    if ((step & ~LINK) === STEP.closed || through === 'enemy' || through === 'friend') return [];
    if (road !== null && !carries(boardOf(state.field), state.field, state.rulings, road, 'outside', cell, mover.steps))
      return [];
    const rough = (step & STEP.difficult) !== 0 && difficult !== 'none';
    if (!rough) return [{ cell, cost: 1 }];
    if (woodsman > 0) return [{ cell, cost: 1, phase: 1 }];
    return [difficult === 'stop' ? { cell, cost: 1, phase: woodsman + 1 } : { cell, cost: 2 }];
  });
}

/** The paths a piece may end on, its own hex left out. */
function ends(reached: PhasedReach, mover: Mover): { path: Cell[]; cost: number }[] {
  return Array.from(reached.ends)
    .map((trail) => ({ path: pathFrom(reached, trail, mover), cost: reached.costs[trail] ?? 0 }))
    .filter(({ path }) => path.length > 0);
}

function pathFrom(reached: PhasedReach, trail: number, mover: Mover): Cell[] {
  const path = pathOf(reached, trail);
  return onTable(mover.piece.at) ? path.slice(1) : path;
}

/** th.prec.11, cost-2: a piece may always enter one difficult hex, even when it costs more than it has. */
function firstRoughHex(state: State, mover: Mover): Verdict[] {
  if (mover.difficult !== 'cost-2' || longestOffRoad(mover) !== 1 || mover.woodsman > 0) return [];
  const { at } = mover.piece;
  const board = boardOf(state.field);
  const cells = onTable(at)
    ? Array.from(
        { length: board.degree },
        (_, direction) => [neighbour(board, at, direction), mover.steps[at * board.degree + direction] ?? 0] as const,
      )
    : (entryOf(state, mover.piece)?.hexes ?? []).map((cell) => [cell, stepOnto(state, mover, cell)] as const);
  return cells
    .filter(([cell, step]) => (step & STEP.difficult) !== 0 && mover.passage(cell) === 'free')
    .map(([cell]) => verdictOf(state, mover, [cell], 2, false, false));
}

/** Leaving the table costs one hex from the edge and ends the move. */
function leaving(state: State, mover: Mover, reached: PhasedReach, budget: number): Verdict[] {
  const stop = mover.woodsman + 1;
  for (const [trail, cell] of reached.cells.entries()) {
    const cost = (reached.costs[trail] ?? 0) + 1;
    if (cost > budget || reached.phases[trail] === stop || !mayLeaveFrom(state, mover.piece, cell)) continue;
    return [verdictOf(state, mover, [...pathFrom(reached, trail, mover), 'outside'], cost, false, false)];
  }
  return [];
}
