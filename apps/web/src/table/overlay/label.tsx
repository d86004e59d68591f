import { useComputed } from '@preact/signals';
import { layoutOf, type Point } from '../../board/layout.ts';
import type { Viewport } from '../../board/viewport.ts';
import type { TableModel } from '../model/table-model.ts';
import { type Box, LINE, placeFor, widthOf } from './label-place.ts';

/** A label on the board, the same size on the page whatever the zoom. */
interface Labelled extends Box {
  readonly middle: number;
  /** Units of the board a pixel. */
  readonly unit: number;
}

/** Finds room for labels on the board as it is seen now. */
export function useLabels(
  model: TableModel,
  viewport: Viewport,
): (from: Point, text: string, taken: readonly Box[]) => Labelled {
  const unit = useComputed(() => 1 / viewport.place.value.scale).value;
  const { inner, width } = layoutOf(model.scene.value.board);
  const line = LINE * unit;
  return (from, text, taken) => {
    const box = placeFor(from, widthOf(text) * unit, { taken, cell: inner, wide: width, line });
    return { ...box, middle: box.y + line / 2, unit };
  };
}

export function Label({ box: { x, y, width, unit }, text }: { readonly box: Labelled; readonly text: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`}>
      <rect width={width / unit} height={LINE} rx={7} />
      <text x={width / unit / 2} y={LINE / 2}>
        {text}
      </text>
    </g>
  );
}
