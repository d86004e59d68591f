import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Board,
  type Cell,
  CLOSED,
  cellAt,
  into,
  isDiagonal,
  pathTo,
  phasedReach,
  squareBoard,
  stepCost,
  stepTable,
} from '@arbitre/kernel';

/**
 * Checks our paths against the published optimal lengths of the MovingAI grid benchmarks, where the maps lie beside the
 * project. Lengths there are in 1 and √2; whole numbers cannot hold that, but 577 / 408 is √2 to six digits, enough to
 * choose between paths of these lengths. What is compared is the true length of the path found.
 */
export function checkOptima(quick: boolean): void {
  const folder = fileURLToPath(new URL('../../../../shared/maps/', import.meta.url));
  if (!existsSync(folder)) {
    console.log('MovingAI maps: not beside the project, optimal lengths not checked');
    return;
  }
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.map'))) {
    const map = readMap(readFileSync(`${folder}${name}`, 'utf8'));
    const problems = readFileSync(`${folder}${name}.scen`, 'utf8').trim().split('\n').slice(1);
    const chosen = problems.filter((_, i) => i % (quick ? 100 : 10) === 0);
    const hit = chosen.filter((line) => isOptimal(map, line)).length;
    console.log(`MovingAI ${name}: ${hit} of ${chosen.length} published optimal lengths hit`);
  }
}

const STRAIGHT = 408;
const DIAGONAL = 577;

interface OctileMap {
  readonly board: Board;
  readonly step: (from: Cell, phase: number, direction: number) => number;
}

function readMap(text: string): OctileMap {
  const rows = text.trim().split('\n').slice(4);
  const board = squareBoard(rows[0]!.length, rows.length);
  const ground = rows.join('');
  const open = stepTable(board, { straight: 1, diagonal: 1, solid: (cell) => ground[cell] !== '.' });
  const step = (from: Cell, _: number, direction: number) =>
    stepCost(open, from, direction) === 0 ? CLOSED : into(0, isDiagonal(direction) ? DIAGONAL : STRAIGHT);
  return { board, step };
}

function isOptimal({ board, step }: OctileMap, line: string): boolean {
  const [startX = 0, startY = 0, goalX = 0, goalY = 0, published = 0] = line.split('\t').slice(4).map(Number);
  const budget = Math.ceil((published + 0.01) * STRAIGHT);
  const reached = phasedReach(board, { phases: 1, step }, [{ cell: cellAt(board, startX, startY) }], budget);
  const path = pathTo(reached, cellAt(board, goalX, goalY));
  let length = 0;
  for (let i = 1; i < path.length; i++) {
    const apart = Math.abs(path[i]! - path[i - 1]!);
    length += apart === 1 || apart === board.columns ? 1 : Math.SQRT2;
  }
  return path.length > 0 && Math.abs(length - published) < 0.001; // some are published to six digits in all
}
