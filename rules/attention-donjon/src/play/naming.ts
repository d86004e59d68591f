import { type Board, type Cell, cellName, parseCellName } from '@arbitre/kernel';

/** The cell of that name, written as the board writes it; null when there is none. */
export function cellNamed(board: Board, name: string): Cell | null {
  const cell = parseCellName(board, name);
  return typeof cell === 'number' && cellName(board, cell) === name ? cell : null;
}
