// The searches against stupid twins that share none of their code, on hundreds of small random boards.
import { describe, expect, test } from 'vitest';
import type { Board, Cell } from '../board/board.ts';
import { cellAt, columnOf, directionTo, neighbour, OFF_BOARD, rowOf, sideOf, withSides } from '../board/board.ts';
import { hexBoard } from '../board/hex.ts';
import { isDiagonal, squareBoard } from '../board/square.ts';
import { SeededChance } from '../chance/seeded.ts';
import { footprint } from './clearance.ts';
import { HALF_POINTS, halfPointBudget, wholePoints } from './half-points.ts';
import { occupied } from './occupied.ts';
import { phasedReach } from './phased.ts';
import { CLOSED, into, PhasedSearch, type PhasedStart, type Phasing, STEP_KINDS } from './phased-search.ts';
import { reach } from './reach.ts';
import type { Start } from './reach-search.ts';
import { countWatchers, safest } from './safest.ts';
import { CORNER_RULES, type StepRules } from './step-rules.ts';
import { type Steps, stepTable } from './steps.ts';
import { costTo, destinations, pathOf, type Trails } from './trail.ts';

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);

/** A random board: walls on sides (code 1), hedges that close nothing (code 2), solid cells (terrain 1). */
interface Sample {
  readonly board: Board;
  readonly solid: readonly boolean[];
  readonly surcharge: readonly number[];
  readonly rules: StepRules;
}

function sample(dice: SeededChance, grid: 'square' | 'hex', side: number): Sample {
  const columns = side + dice.int(6);
  const rows = side + dice.int(5);
  const empty = grid === 'square' ? squareBoard(columns, rows) : hexBoard(columns, rows);
  const thickets = dice.int(4);
  const sides = Array.from({ length: dice.int(empty.size) }, () => ({
    cell: dice.int(empty.size),
    direction: grid === 'square' ? 2 * dice.int(4) : dice.int(6),
    code: 1 + dice.int(2),
  }));
  const board = withSides(empty, sides);
  const solid = Array.from({ length: board.size }, () => dice.int(side === 1 ? 5 : 14) === 0);
  const surcharge = Array.from({ length: board.size }, () => (dice.int(4) < thickets ? dice.int(3) : 0));
  const dear = dice.int(5) === 0 ? 8 : 0; // steps that need all the bits there are for a cost
  const rules: StepRules = {
    side,
    straight: dear + 1 + dice.int(2),
    ...(dice.int(4) > 0 && { diagonal: dear + 1 + dice.int(3) }),
    solid: (cell) => solid.at(cell)!,
    closes: (code) => code === 1,
    corners: CORNER_RULES.at(dice.int(3))!,
    surcharge: (cell) => surcharge.at(cell)!,
  };
  return { board, solid, surcharge, rules };
}

/** What a step costs, judged from coordinates alone; undefined when it is closed. */
function naiveStep({ board, solid, surcharge, rules }: Sample, from: Cell, to: Cell): number | undefined {
  const side = rules.side!;
  const fits = (anchor: Cell) =>
    columnOf(board, anchor) + side <= board.columns && rowOf(board, anchor) + side <= board.rows;
  if (!fits(from) || !fits(to)) return undefined;
  const before = footprint(board, from, side);
  const after = footprint(board, to, side);
  if (after.some((cell) => solid[cell])) return undefined;
  const direction = directionTo(board, from, to);
  const diagonal = board.grid === 'square' && isDiagonal(direction);
  if (diagonal && rules.diagonal === undefined) return undefined;

  const columns = [...before, ...after].map((cell) => columnOf(board, cell));
  const rows = [...before, ...after].map((cell) => rowOf(board, cell));
  const swept: Cell[] = [];
  for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
    for (let column = Math.min(...columns); column <= Math.max(...columns); column++) {
      swept.push(cellAt(board, column, row));
    }
  }
  if (board.grid === 'hex') {
    if (sideOf(board, from, direction) === 1) return undefined;
  } else {
    const wallInside = swept.some((cell) =>
      [0, 2, 4, 6].some((way) => swept.includes(neighbour(board, cell, way)) && sideOf(board, cell, way) === 1),
    );
    if (wallInside) return undefined;
  }
  const beside = swept.filter((cell) => !before.includes(cell) && !after.includes(cell));
  const solids = beside.filter((cell) => solid[cell]).length;
  if (diagonal && rules.corners === 'either' && solids > 0) return undefined;
  if (diagonal && rules.corners === 'both' && solids === 2) return undefined;
  const entered = after.filter((cell) => !before.includes(cell)).map((cell) => surcharge.at(cell)!);
  return (diagonal ? rules.diagonal! : rules.straight) + Math.max(...entered);
}

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

function naiveEdges(given: Sample): Edge[] {
  const edges: Edge[] = [];
  for (let from = 0; from < given.board.size; from++) {
    for (let to = 0; to < given.board.size; to++) {
      const cost = directionTo(given.board, from, to) >= 0 ? naiveStep(given, from, to) : undefined;
      if (cost !== undefined) edges.push({ from, to, cost });
    }
  }
  return edges;
}

/** Bellman-Ford: cheapen every edge until nothing changes. */
function naiveCosts(edges: readonly Edge[], starts: ReadonlyMap<number, number>, budget: number): Map<number, number> {
  const costs = new Map([...starts].filter(([, cost]) => cost <= budget));
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from, to, cost } of edges) {
      const total = (costs.get(from) ?? Infinity) + cost;
      if (total <= budget && total < (costs.get(to) ?? Infinity)) {
        costs.set(to, total);
        changed = true;
      }
    }
  }
  return costs;
}

function costsOf(trails: Trails): Map<Cell, number> {
  return new Map(trails.ends.map((trail) => [trails.cells.at(trail)!, trails.costs.at(trail)!]));
}

const sorted = (costs: ReadonlyMap<number, number>) => [...costs].toSorted(([a], [b]) => a - b);

/** Every trail is a chain of open steps that cost what it says. */
function expectHonestPaths(given: Sample, trails: Trails, starts: ReadonlyMap<number, number>, seed: string): void {
  for (const [trail, cell] of trails.cells.entries()) {
    const path = pathOf(trails, trail);
    expect(path.at(-1), seed).toBe(cell);
    let cost = starts.get(path.at(0)!)!;
    for (let i = 1; i < path.length; i++) cost += naiveStep(given, path.at(i - 1)!, path.at(i)!)!;
    expect(cost, seed).toBe(trails.costs[trail]);
  }
}

const KINDS = [
  ['square', 1],
  ['square', 2],
  ['square', 3],
  ['square', 4],
  ['hex', 1],
] as const;

describe.each(KINDS)('on %s boards, figures of side %i', (grid, side) => {
  test('reach finds the costs of Bellman-Ford, by paths that cost what they say', () => {
    for (const seed of SEEDS) {
      const dice = new SeededChance(seed);
      const given = sample(dice, grid, side);
      const starts: Start[] = Array.from({ length: 1 + dice.int(2) }, () => ({
        cell: dice.int(given.board.size),
        cost: dice.int(4),
      }));
      const budget = dice.int(5) === 0 ? Infinity : dice.int(30);
      const cheapest = new Map<number, number>();
      for (const { cell, cost = 0 } of starts) cheapest.set(cell, Math.min(cost, cheapest.get(cell) ?? Infinity));
      const reached = reach(stepTable(given.board, given.rules), starts, budget);
      const expected = naiveCosts(naiveEdges(given), cheapest, budget);
      expect(sorted(costsOf(reached)), `seed ${seed}`).toEqual(sorted(expected));
      expect(reached.costs, `seed ${seed}`).toEqual(reached.costs.toSorted((a, b) => a - b));
      expectHonestPaths(given, reached, cheapest, `seed ${seed}`);
    }
  });

  test('other figures bar every anchor that would cover them, or forbid stopping there', () => {
    for (const seed of SEEDS) {
      const dice = new SeededChance(seed);
      const given = sample(dice, grid, side);
      const barred = [dice.int(given.board.size), dice.int(given.board.size)];
      const crossed = [dice.int(given.board.size), dice.int(given.board.size)];
      const start = dice.int(given.board.size);
      const reached = reach(occupied(stepTable(given.board, given.rules), { barred, crossed }), start, 9);
      const covers = (anchor: Cell, cells: readonly Cell[]) =>
        cells.some((cell) => {
          const right = columnOf(given.board, cell) - columnOf(given.board, anchor);
          const down = rowOf(given.board, cell) - rowOf(given.board, anchor);
          return right >= 0 && right < side && down >= 0 && down < side;
        });
      const edges = naiveEdges(given).filter(({ to }) => !covers(to, barred));
      const expected = [...naiveCosts(edges, new Map([[start, 0]]), 9)].filter(([cell]) => !covers(cell, crossed));
      expect(sorted(costsOf(reached)), `seed ${seed}`).toEqual(sorted(new Map(expected)));
    }
  });

  test('a board turned upside down gives the same costs upside down', () => {
    for (const seed of SEEDS) {
      const dice = new SeededChance(seed);
      const given = sample(dice, grid, side);
      const { board, rules } = given;
      if (grid === 'hex' && board.rows % 2 === 0) continue; // the shifted rows would change places
      const flip = (cell: Cell) => cellAt(board, columnOf(board, cell), board.rows - 1 - rowOf(board, cell));
      const flipAnchor = (cell: Cell) => cellAt(board, columnOf(board, cell), board.rows - side - rowOf(board, cell));
      const ways = grid === 'square' ? [4, 3, 2, 1, 0, 7, 6, 5] : [2, 1, 0, 5, 4, 3];
      const changes = Array.from(board.sides, (code, at) => {
        const cell = Math.floor(at / board.degree);
        return { cell: flip(cell), direction: ways.at(at % board.degree)!, code };
      });
      const mirrored = withSides(board, changes);
      const mirroredRules: StepRules = {
        ...rules,
        solid: (cell) => given.solid.at(flip(cell))!,
        surcharge: (cell) => given.surcharge.at(flip(cell))!,
      };
      const start = dice.int((board.rows - side + 1) * board.columns);
      const reached = costsOf(reach(stepTable(board, rules), start, 8));
      const turned = costsOf(reach(stepTable(mirrored, mirroredRules), flipAnchor(start), 8));
      const back = new Map([...turned].map(([cell, cost]) => [flipAnchor(cell), cost]));
      expect(sorted(back), `seed ${seed}`).toEqual(sorted(reached));
    }
  });
});

describe('alternating diagonals', () => {
  test('half points floor to the costs found by searching over (cell, parity)', () => {
    for (const seed of SEEDS) {
      const dice = new SeededChance(seed);
      const side = 1 + dice.int(3);
      const drawn = sample(dice, 'square', side);
      const whole = { ...drawn, rules: { ...drawn.rules, straight: 1, diagonal: 1 } };
      const parity = dice.int(2);
      const start = dice.int(drawn.board.size);
      const speed = dice.int(9);
      const edges = naiveEdges(whole).flatMap(({ from, to, cost }) =>
        [0, 1].map((before) => {
          const diagonal = isDiagonal(directionTo(drawn.board, from, to));
          const after = diagonal ? 1 - before : before;
          return { from: 2 * from + before, to: 2 * to + after, cost: cost + (diagonal && before === 1 ? 1 : 0) };
        }),
      );
      const expected = new Map<Cell, number>();
      for (const [state, cost] of naiveCosts(edges, new Map([[2 * start + parity, 0]]), speed)) {
        const cell = Math.floor(state / 2);
        expected.set(cell, Math.min(cost, expected.get(cell) ?? Infinity));
      }
      const halves = stepTable(drawn.board, {
        ...drawn.rules,
        ...HALF_POINTS,
        surcharge: (cell) => 2 * drawn.surcharge.at(cell)!,
      });
      const reached = reach(halves, [{ cell: start, cost: parity }], halfPointBudget(speed));
      const found = new Map([...costsOf(reached)].map(([cell, cost]) => [cell, wholePoints(cost)]));
      expect(sorted(found), `seed ${seed}`).toEqual(sorted(expected));
    }
  });
});

describe('phased', () => {
  test('told by tables, the search finds the same trails in the same order as told by a function', () => {
    for (const seed of SEEDS) {
      const dice = new SeededChance(seed);
      const { board } = sample(dice, dice.int(2) === 0 ? 'square' : 'hex', 1);
      const phases = 1 + dice.int(4);
      const cheapest = dice.int(2);
      const draw = (length: number, below: number) => Uint8Array.from({ length }, () => dice.int(below));
      const steps = draw(board.size * board.degree, STEP_KINDS);
      const answers = Int32Array.from({ length: phases * STEP_KINDS }, () =>
        dice.int(3) === 0 ? CLOSED : into(dice.int(phases), cheapest + dice.int(3)),
      );
      const standing = draw(board.size, 8);
      const passages = draw(8, 4);
      const closedFrom = 1 + dice.int(3);
      const home = dice.int(board.size + 1) - 1;
      const starts: PhasedStart[] = [{ cell: Math.max(0, home) }, { cell: dice.int(board.size), cost: dice.int(3) }];
      const budget = dice.int(9);
      const byTable = new PhasedSearch();
      const tables = { phases, steps, answers, standing, passages, closedFrom, home, cheapest };
      const count = byTable.exploreTable(board, tables, starts, budget);
      const passageOf = (cell: Cell) => (cell === home ? 0 : passages.at(standing.at(cell)!)!);
      const byFunction = new PhasedSearch();
      byFunction.explore(
        board,
        {
          phases,
          cheapest,
          step: (from, phase, direction, to) =>
            passageOf(to) >= closedFrom
              ? CLOSED
              : answers.at(phase * STEP_KINDS + steps.at(from * board.degree + direction)!)!,
          mayStop: (cell) => passageOf(cell) === 0,
        },
        starts,
        budget,
      );
      const told = (search: PhasedSearch) => [
        [search.cells, search.costs, search.phases, search.previous].map((list) => [...list.subarray(0, search.count)]),
        [...search.ends.subarray(0, search.stops)],
      ];
      expect(count, `seed ${seed}`).toBe(byFunction.count);
      expect(told(byTable), `seed ${seed}`).toEqual(told(byFunction));
    }
  });

  test('a search over (cell, phase) finds the costs of Bellman-Ford over the pairs', () => {
    for (const seed of SEEDS) {
      const dice = new SeededChance(seed);
      const { board } = sample(dice, dice.int(2) === 0 ? 'square' : 'hex', 1);
      const phases = 1 + dice.int(4);
      const least = dice.int(3);
      const answers = Array.from({ length: board.size * phases * board.degree }, () =>
        dice.int(3) === 0 ? CLOSED : into(dice.int(phases), least + dice.int(4)),
      );
      const noStop = Array.from({ length: board.size * phases }, () => dice.int(3) === 0);
      const phasing: Phasing = {
        phases,
        step: (from, phase, direction) => answers.at((from * phases + phase) * board.degree + direction)!,
        mayStop: (cell, phase) => !noStop[cell * phases + phase],
        ...(dice.int(2) === 0 && { cheapest: least }),
      };
      const starts: PhasedStart[] = Array.from({ length: 1 + dice.int(2) }, () => ({
        cell: dice.int(board.size),
        phase: dice.int(phases),
        cost: dice.int(3),
      }));
      const budget = dice.int(12);
      const reached = phasedReach(board, phasing, starts, budget);

      const edges: Edge[] = [];
      answers.forEach((answer, at) => {
        const state = Math.floor(at / board.degree);
        const to = neighbour(board, Math.floor(state / phases), at % board.degree);
        if (to === OFF_BOARD || answer === CLOSED) return;
        edges.push({ from: state, to: to * phases + (answer % 64), cost: Math.floor(answer / 64) });
      });
      const cheapest = new Map<number, number>();
      for (const { cell, phase = 0, cost = 0 } of starts) {
        const state = cell * phases + phase;
        cheapest.set(state, Math.min(cost, cheapest.get(state) ?? Infinity));
      }
      const expected = naiveCosts(edges, cheapest, budget);
      const states = reached.cells.map((cell, trail) => cell * phases + reached.phases.at(trail)!);
      const found = new Map(states.map((state, trail) => [state, reached.costs.at(trail)!]));
      expect(found.size, `seed ${seed}`).toBe(states.length);
      expect(sorted(found), `seed ${seed}`).toEqual(sorted(expected));

      const stops = new Map<Cell, number>();
      for (const [state, cost] of expected) {
        const cell = Math.floor(state / phases);
        if (!noStop[state]) stops.set(cell, Math.min(cost, stops.get(cell) ?? Infinity));
      }
      expect(sorted(costsOf(reached)), `seed ${seed}`).toEqual(sorted(stops));

      for (const [trail, before] of reached.previous.entries()) {
        const [from, to] = [states[before], states.at(trail)!];
        const step = edges.some((edge) => {
          return (
            edge.from === from && edge.to === to && edge.cost === reached.costs.at(trail)! - reached.costs.at(before)!
          );
        });
        expect(before < 0 ? cheapest.get(to) === reached.costs[trail] : step, `seed ${seed}`).toBe(true);
      }
    }
  });
});

/** Tries every path that visits no cell twice; keeps for each cell the fewest watchers, then the least cost. */
function naiveSafest(
  given: Sample,
  start: Cell,
  budget: number,
  reacting: (from: Cell, to: Cell) => number,
): Map<Cell, string> {
  const edges = naiveEdges(given);
  const best = new Map<Cell, readonly [count: number, cost: number]>();
  const walk = (path: readonly Cell[], cost: number, triggered: number) => {
    const here = path.at(-1)!;
    const count = countWatchers(triggered);
    const [fewest, least] = best.get(here) ?? [Infinity, Infinity];
    if (count < fewest || (count === fewest && cost < least)) best.set(here, [count, cost]);
    for (const edge of edges) {
      if (edge.from !== here || path.includes(edge.to) || cost + edge.cost > budget) continue;
      walk([...path, edge.to], cost + edge.cost, triggered | reacting(here, edge.to));
    }
  };
  walk([start], 0, 0);
  return new Map([...best].map(([cell, [count, cost]]) => [cell, `${count} watchers, cost ${cost}`]));
}

describe.each([
  ['square', 1],
  ['square', 2],
  ['hex', 1],
] as const)('safest on %s boards, side %i', (grid, side) => {
  test('the fewest watchers, then the least cost, as found by trying every path', () => {
    for (const seed of SEEDS) {
      const dice = new SeededChance(seed);
      const large = sample(dice, grid, side);
      if (large.board.size > 20) continue; // trying every path takes for ever on more
      const { board } = large;
      const perStep = dice.int(2) === 0;
      const bits = () => (dice.int(3) === 0 ? 0 : (1 << dice.int(5)) | (dice.int(4) === 0 ? 1 << 31 : 0));
      const watchers = Int32Array.from({ length: perStep ? board.size * board.degree : board.size }, bits);
      const reacting = (from: Cell, to: Cell) =>
        watchers.at(perStep ? from * board.degree + directionTo(board, from, to) : from)!;
      const start = dice.int(board.size);
      const budget = 2 + dice.int(5);
      const reached = safest(stepTable(board, large.rules), start, budget, watchers);
      const found = new Map(
        reached.ends.map((trail) => {
          const path = pathOf(reached, trail);
          const triggered = path.slice(1).reduce((set, cell, i) => set | reacting(path.at(i)!, cell), 0);
          expect(triggered, `seed ${seed}`).toBe(reached.triggered[trail]);
          return [reached.cells.at(trail)!, `${countWatchers(triggered)} watchers, cost ${reached.costs[trail]}`];
        }),
      );
      const expected = naiveSafest(large, start, budget, reacting);
      const byCell = (costs: ReadonlyMap<Cell, string>) => [...costs].toSorted(([a], [b]) => a - b);
      expect(byCell(found), `seed ${seed}`).toEqual(byCell(expected));
      expectHonestPaths(large, reached, new Map([[start, 0]]), `seed ${seed}`);
    }
  });
});

test('with nobody watching, the safest ways are the cheapest', () => {
  for (const seed of SEEDS) {
    const dice = new SeededChance(seed);
    const { board, rules } = sample(dice, 'square', 1);
    const steps: Steps = stepTable(board, rules);
    const start = dice.int(board.size);
    const safe = safest(steps, start, 9, new Int32Array(board.size));
    const cheap = reach(steps, start, 9);
    expect(new Set(destinations(safe)), `seed ${seed}`).toEqual(new Set(destinations(cheap)));
    for (const cell of destinations(safe)) expect(costTo(safe, cell), `seed ${seed}`).toBe(costTo(cheap, cell));
  }
});
