import { type Cell, columnOf, rowOf } from '@arbitre/kernel';
import { Path } from 'rot-js';
import type { Contestant, Found } from './contestant.ts';

/**
 * All edges cost 1 and corners may be cut. It searches backwards from one target: asked for the way from a place off the map,
 * it floods everything passable (asked for a real place it would stop there and lose the neighbours of that cell);
 * then each cell's way is walked for its length. Cells beyond the budget are made impassable to spare it the whole map.
 */
export const rot: Contestant = {
  name: 'rot-js',
  note: 'Dijkstra with every step at 1 and corners cut: it knows no terrain costs; checked against that rule',
  prepare: ({ metric, plain, points, board, solid }) => {
    if (metric === 'alternating') return null;
    const hex = metric === 'hex';
    const list = (start: Cell, found: Found) => {
      const [column, row] = [columnOf(board, start), rowOf(board, start)];
      // Its hexes stand on every other column of a wider map.
      const x = (c: number, r: number) => (hex ? 2 * c + (r % 2) : c);
      const isOpen = (px: number, py: number) => {
        const c = hex ? (px - (py & 1)) / 2 : px;
        if (py < 0 || py >= board.rows || c < 0 || c >= board.columns) return false;
        return Math.abs(c - column) <= points && Math.abs(py - row) <= points && solid[py * board.columns + c] === 0;
      };
      const paths = new Path.Dijkstra(x(column, row), row, isOpen, { topology: hex ? 6 : 8 });
      paths.compute(-9, -9, () => {});
      for (let r = Math.max(0, row - points); r <= Math.min(board.rows - 1, row + points); r++) {
        for (let c = Math.max(0, column - points); c <= Math.min(board.columns - 1, column + points); c++) {
          let cells = 0;
          paths.compute(x(c, r), r, () => cells++);
          if (cells > 0 && cells - 1 <= points) found(r * board.columns + c, cells - 1);
        }
      }
    };
    return {
      expected: plain,
      budget: points,
      costs: true,
      list,
      count: (start) => {
        let count = 0;
        list(start, () => count++);
        return count;
      },
    };
  },
};
