import { type Board, type Cell, parseCellName } from '@arbitre/kernel';

/** The cell of that name, or null. */
export function cellNamed(board: Board, name: string): Cell | null {
  const cell = parseCellName(board, name);
  return typeof cell === 'number' ? cell : null;
}
