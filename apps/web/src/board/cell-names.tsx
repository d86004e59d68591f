import { type Board, cellName } from '@arbitre/kernel';
import { memo } from 'preact/compat';
import { layoutOf } from './layout.ts';

/** Names in the corner of each cell; on large boards only every fifth column and row. */
export const CellNames = memo(function CellNames({ board }: { readonly board: Board }) {
  const layout = layoutOf(board);
  const every = board.size > 600 ? 5 : 1;
  const cells = Array.from({ length: board.size }, (_, cell) => cell).filter(
    (cell) => (cell % board.columns) % every === 0 && Math.floor(cell / board.columns) % every === 0,
  );
  return (
    <g class="cell-names">
      {cells.map((cell) => {
        const { x, y } = layout.centre(cell);
        return (
          <text key={cell} x={x - layout.inner + 3} y={y - layout.inner + 8}>
            {cellName(board, cell)}
          </text>
        );
      })}
    </g>
  );
});
