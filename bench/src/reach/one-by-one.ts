import { type Board, type Cell, columnOf, neighbour, rowOf, stepCost, stepTable } from '@arbitre/kernel';
import createGraph from 'ngraph.graph';
import { aStar } from 'ngraph.path';
import PathFinding from 'pathfinding';
import type { Contestant, Found } from './contestant.ts';

/** Past this many points, finding each destination by a search of its own takes these libraries minutes for one query. */
const MOST_POINTS = 12;

/** The cells that might be in reach: every step changes column and row by at most 1. */
function candidates(board: Board, start: Cell, points: number): Cell[] {
  const [column, row] = [columnOf(board, start), rowOf(board, start)];
  const cells: Cell[] = [];
  for (let r = Math.max(0, row - points); r <= Math.min(board.rows - 1, row + points); r++) {
    for (let c = Math.max(0, column - points); c <= Math.min(board.columns - 1, column + points); c++) {
      cells.push(r * board.columns + c);
    }
  }
  return cells;
}

const counting = (list: (start: Cell, found: Found) => void) => (start: Cell) => {
  let count = 0;
  list(start, () => count++);
  return count;
};

/** A graph library: the same rule, by a path to each candidate. (Its `blocked` option does not bound a search: blocked nodes are still expanded.) */
export const ngraph: Contestant = {
  name: 'ngraph.path',
  note: 'aStar, same rule: finds one path at a time, so one search for each candidate; up to 12 points',
  prepare: ({ steps, budget, points, board, solid }) => {
    if (points > MOST_POINTS) return null;
    const graph = createGraph<undefined, number>();
    for (let cell = 0; cell < board.size; cell++) graph.addNode(cell);
    for (let cell = 0; cell < board.size; cell++) {
      for (let direction = 0; direction < board.degree; direction++) {
        const cost = stepCost(steps, cell, direction);
        if (cost > 0) graph.addLink(cell, neighbour(board, cell, direction), cost);
      }
    }
    const finder = aStar(graph, {
      oriented: true,
      distance: (_from, _to, link) => link.data,
      heuristic: (from, to) => {
        const [a, b] = [Number(from.id), Number(to.id)];
        const columns = Math.abs(columnOf(board, a) - columnOf(board, b));
        return steps.cheapest * Math.max(columns, Math.abs(rowOf(board, a) - rowOf(board, b)));
      },
    });
    const list = (start: Cell, found: Found) => {
      for (const cell of candidates(board, start, points)) {
        if (solid[cell] === 1) continue;
        const path = finder.find(start, cell); // the goal comes first
        let cost = 0;
        for (let i = 1; i < path.length; i++) {
          cost += graph.getLink(path[i]!.id, path[i - 1]!.id)?.data ?? Infinity;
        }
        if (path.length > 0 && cost <= budget) found(cell, cost);
      }
    };
    return { expected: steps, budget, costs: true, list, count: counting(list) };
  },
};

/** A grid library whose steps cost 1 and √2, whatever one asks. */
export const pathfinding: Contestant = {
  name: 'pathfinding',
  note: 'AStarFinder, one search for each candidate, up to 12 points; steps cost 1 and √2 and terrain nothing: only the cells within that budget are checked',
  prepare: ({ metric, points, board, solid }) => {
    if (points > MOST_POINTS || metric !== 'square') return null;
    const finder = new PathFinding.AStarFinder({
      diagonalMovement: PathFinding.DiagonalMovement.OnlyWhenNoObstacles,
    });
    const list = (start: Cell, found: Found) => {
      const cells = candidates(board, start, points);
      const [left, top] = [columnOf(board, cells[0]!), rowOf(board, cells[0]!)];
      const rows = rowOf(board, cells.at(-1)!) - top + 1;
      const columns = columnOf(board, cells.at(-1)!) - left + 1;
      const matrix = Array.from({ length: rows }, (_, r) =>
        Array.from({ length: columns }, (__, c) => solid[(top + r) * board.columns + left + c]!),
      );
      const grid = new PathFinding.Grid(matrix);
      for (const cell of cells) {
        if (solid[cell] === 1) continue;
        const at = [columnOf(board, start) - left, rowOf(board, start) - top] as const;
        const path = finder.findPath(...at, columnOf(board, cell) - left, rowOf(board, cell) - top, grid.clone());
        if (path.length > 0 && octile(path) <= points) found(cell, 0);
      }
    };
    // 10 / 7 for √2 puts every sum of steps on the same side of 6 and of 12 points.
    const expected = stepTable(board, { straight: 7, diagonal: 10, solid: (cell) => solid[cell] === 1 });
    return { expected, budget: 7 * points, costs: false, list, count: counting(list) };
  },
};

function octile(path: readonly (readonly number[])[]): number {
  let length = 0;
  for (let i = 1; i < path.length; i++) {
    const diagonal = path[i]![0] !== path[i - 1]![0] && path[i]![1] !== path[i - 1]![1];
    length += diagonal ? Math.SQRT2 : 1;
  }
  return length;
}
