import { areAdjacent } from '../src/space/geometry.ts';
import { isEmpty, isSolid } from '../src/space/ground.ts';
import type { PushGround } from '../src/push/push.ts';

/**
 * The naive twin of `pushChains`: looks at every cell of the board for each link, keeps those that obey the rules as
 * written. For tests and benchmarks.
 */
export function naiveChains(board: PushGround, start: number, aggressor: number): number[][] {
  const { geometry } = board;
  const all = geometry.plan.ground.map((_, cell) => cell);
  const found: number[][] = [];
  const allowed = (target: number, source: number, moved: readonly number[]) =>
    all.filter(
      (cell) =>
        areAdjacent(geometry, target, cell) &&
        cell !== source &&
        !areAdjacent(geometry, source, cell) &&
        !isSolid(board, cell) &&
        !moved.includes(cell) &&
        !board.immovable(board.held.get(cell) ?? ''),
    );
  const go = (target: number, source: number, moved: readonly number[], chain: readonly number[]) => {
    const here = allowed(target, source, moved);
    const anyFree = here.some((cell) => isEmpty(board, cell));
    for (const cell of here) {
      if (isEmpty(board, cell)) found.push([...chain, cell]);
      else if (!anyFree) go(cell, target, [...moved, cell], [...chain, cell]);
    }
  };
  go(start, aggressor, [aggressor, start], []);
  return found;
}
