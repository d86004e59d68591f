import { layoutOf, type Point } from '../../board/layout.ts';
import type { Extent, Viewport } from '../../board/viewport.ts';
import type { TableModel } from '../model/table-model.ts';
import { heightOf, linesOf, placeFor, roomOf, shared, widthOf } from './label-place.ts';

/** A label on the board, the same size on the page whatever the zoom. */
export interface Labelled extends Extent {
  readonly lines: readonly string[];
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
    const lines = linesOf(text);
    const width = Math.max(...lines.map(widthOf)) * unit;
    const box = placeFor(from, width, { taken, cell: inner, within, line: heightOf(lines.length) * unit });
    return { ...box, lines, unit };
  };
}

/** Pixels from one line of a label to the next. */
const NEXT = 17;

export function Label({ label: { x, y, width, height, unit, lines } }: { readonly label: Labelled }) {
  const [across, down] = [width / unit, height / unit];
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`}>
      <rect width={across} height={down} rx={7} />
      {lines.map((line, index) => (
        <text key={index} x={across / 2} y={down / 2 + (index - (lines.length - 1) / 2) * NEXT}>
          {line}
        </text>
      ))}
    </g>
  );
}
