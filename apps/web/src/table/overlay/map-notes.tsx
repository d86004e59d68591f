import type { Briefing } from '@arbitre/kernel';
import { layoutOf } from '../../board/layout.ts';
import { mine } from '../../i18n/words.ts';
import type { TableModel } from '../model/table-model.ts';
import { cellsOf, LINE, piecesOf, placeFor, widthOf } from './label-place.ts';

/** What a briefing writes on the map: each note beside its cell, off the pieces and off one another. */
export function MapNotes({ model, briefing }: { readonly model: TableModel; readonly briefing: Briefing }) {
  const { board } = model.scene.value;
  const layout = layoutOf(board);
  const taken = [
    ...piecesOf(model.scene.value),
    ...cellsOf(
      board,
      briefing.notes.map(({ at }) => at),
    ),
  ];
  return (
    <g class="map-notes">
      {briefing.notes.map(({ at, says }, index) => {
        const text = mine(says);
        const from = layout.centre(at);
        const box = placeFor(from, widthOf(text), layout.inner, taken, layout.width);
        taken.push(box);
        return (
          <g key={index} class="map-note">
            <line x1={from.x} y1={from.y} x2={box.x + box.width / 2} y2={box.y + LINE / 2} stroke="var(--gold)" />
            <circle cx={from.x} cy={from.y} r={4} />
            <rect x={box.x} y={box.y} width={box.width} height={LINE} rx={7} />
            <text x={box.x + box.width / 2} y={box.y + LINE / 2}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
