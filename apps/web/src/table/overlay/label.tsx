import { layoutOf, type Point } from '../../board/layout.ts';
import type { Extent, Viewport } from '../../board/viewport.ts';
import type { TableModel } from '../model/table-model.ts';
import { LINE, placeFor, roomOf, shared, widthOf } from './label-place.ts';

/** A label on the board, the same size on the page whatever the zoom. */
export interface Labelled extends Extent {
  readonly text: string;
  /** Units of the board a pixel. */
  readonly unit: number;
}

/** Finds room for labels on the board as it is seen now; where there is no label, nobody follows the board's moves. */
export function labelsOf(
  model: TableModel,
  viewport: Viewport,
): (from: Point, text: string, taken: readonly Extent[]) => Labelled {
  const { board } = model.scene.value;
  const { inner } = layoutOf(board);
  return (from, text, taken) => {
    const unit = 1 / viewport.place.value.scale;
    const within = shared(roomOf(board), viewport.visible());
    const box = placeFor(from, widthOf(text) * unit, { taken, cell: inner, within, line: LINE * unit });
    return { ...box, text, unit };
  };
}

export function Label({ label: { x, y, width, unit, text } }: { readonly label: Labelled }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`}>
      <rect width={width / unit} height={LINE} rx={7} />
      <text x={width / unit / 2} y={LINE / 2}>
        {text}
      </text>
    </g>
  );
}
