import { type Board, cellName } from '@arbitre/kernel';
import { memo } from 'preact/compat';
import { layoutOf } from './layout.ts';
import type { Extent } from './viewport.ts';

/** On larger boards only every fifth column and row is named. */
const MANY = 42;

/** Names of columns and rows along the edge, and nowhere else: `a`, `b`… and `1`, `2`… or `01`, `02`… on hexes. */
export const EdgeNames = memo(function EdgeNames({
  board,
  extent,
  foot = false,
}: {
  readonly board: Board;
  readonly extent: Extent;
  /** Columns are named below: plates stand above. */
  readonly foot?: boolean;
}) {
  const layout = layoutOf(board);
  const every = Math.max(board.columns, board.rows) > MANY ? 5 : 1;
  const inSight = (at: number, from: number, length: number) => at > from && at < from + length;
  const columns = Array.from({ length: board.columns }, (_, column) => column).filter((column) => column % every === 0);
  const rows = Array.from({ length: board.rows }, (_, row) => row).filter((row) => row % every === 0);
  const first = Math.max(
    0,
    rows.findIndex((row) => inSight(layout.centre(row * board.columns).y, extent.y, extent.height)),
  );
  return (
    <g class="edge-names">
      {columns.map((column) => {
        const { x } = layout.centre((rows[first] ?? 0) * board.columns + column);
        const name = partsOf(board, column)[0];
        return (
          inSight(x, extent.x, extent.width) && (
            <text
              key={`c${column}`}
              class={`column${foot ? ' foot' : ''} ${turnOf(column)}`}
              x={x}
              y={foot ? extent.y + extent.height : extent.y}
            >
              {name}
            </text>
          )
        );
      })}
      {rows.map((row) => {
        const { y } = layout.centre(row * board.columns);
        const name = partsOf(board, row * board.columns)[1];
        return (
          inSight(y, extent.y, extent.height) && (
            <text key={`r${row}`} class={turnOf(row)} x={extent.x} y={y}>
              {name}
            </text>
          )
        );
      })}
    </g>
  );
});

/** Where cells are small, every second name is shown; where they are very small, every fifth. */
function turnOf(index: number): string {
  return `${index % 2 === 1 ? 'odd' : ''} ${index % 5 === 0 ? 'fifth' : ''}`.trim();
}

function partsOf(board: Board, cell: number): readonly [string, string] {
  const name = cellName(board, cell);
  const found = /^([a-z]+|\d\d)(\d+)$/.exec(name);
  return [found?.[1] ?? name, found?.[2] ?? ''];
}
