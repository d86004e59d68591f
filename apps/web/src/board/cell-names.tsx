import { type Board, cellName, type LegendEntry, type Scene } from '@arbitre/kernel';
import { memo } from 'preact/compat';
import { layoutOf } from './layout.ts';

interface Props {
  readonly board: Board;
  readonly ground: Scene['ground'];
  readonly legend: Readonly<Record<string, LegendEntry>>;
}

/**
 * Names in the corner of each square, at the head of each hexagon; none in walls, and on large boards only every fifth
 * column and row.
 */
export const CellNames = memo(function CellNames({ board, ground, legend }: Props) {
  const layout = layoutOf(board);
  const every = board.size > 600 ? 5 : 1;
  const cells = Array.from({ length: board.size }, (_, cell) => cell).filter(
    (cell) =>
      (cell % board.columns) % every === 0 &&
      Math.floor(cell / board.columns) % every === 0 &&
      legend[ground[cell] ?? '']?.tone !== 'wall',
  );
  const [dx, dy] = board.grid === 'square' ? [layout.inner - 3, 8 - layout.inner] : [0, 6 - layout.inner];
  return (
    <g class={`cell-names ${board.grid}`}>
      {cells.map((cell) => {
        const { x, y } = layout.centre(cell);
        return (
          <text key={cell} x={x + dx} y={y + dy}>
            {cellName(board, cell)}
          </text>
        );
      })}
    </g>
  );
});
