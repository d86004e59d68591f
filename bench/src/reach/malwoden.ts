import { type Cell, columnOf, rowOf } from '@arbitre/kernel';
import { Pathfinding } from 'malwoden';
import type { Contestant } from './contestant.ts';
import type { Course } from './course.ts';

/** The one library with a query for reach. It asks what each step costs, and is answered as its users would. */
export const malwoden: Contestant = {
  name: 'malwoden',
  note: 'RangeFinder, same rule: edges, walls, corners and terrain looked at in its callback, step by step',
  prepare: (given) => {
    const { steps, budget, board } = given;
    const finder = new Pathfinding.RangeFinder({ topology: 'eight', getTerrainCallback: stepCosts(given) });
    const compute = (start: Cell) =>
      finder.compute({ start: { x: columnOf(board, start), y: rowOf(board, start) }, maxRange: budget });
    return {
      expected: steps,
      budget,
      costs: true,
      count: (start) => compute(start).length,
      list: (start, found) => {
        for (const { x, y, r } of compute(start)) found(y * board.columns + x, r);
      },
    };
  },
};

interface Place {
  readonly x: number;
  readonly y: number;
}

function stepCosts({ metric, board, solid, surcharge }: Course): (from: Place, to: Place) => number {
  const { columns, rows } = board;
  const diagonal = metric === 'alternating' ? 3 : 1;
  const straight = metric === 'alternating' ? 2 : 1;
  return (from, to) => {
    if (to.x < 0 || to.y < 0 || to.x >= columns || to.y >= rows) return Infinity;
    const cell = to.y * columns + to.x;
    if (solid[cell] === 1) return Infinity;
    if (from.x === to.x || from.y === to.y) return straight + surcharge[cell]!;
    if (metric === 'hex') {
      // Of the diagonals of a square, a hex has the two towards which its row is shifted.
      return to.x - from.x === (from.y % 2 === 0 ? -1 : 1) ? straight + surcharge[cell]! : Infinity;
    }
    const beside = solid[from.y * columns + to.x]! + solid[to.y * columns + from.x]!;
    return beside > 0 ? Infinity : diagonal + surcharge[cell]!;
  };
}
