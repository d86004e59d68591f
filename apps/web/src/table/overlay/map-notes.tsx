import type { Briefing } from '@arbitre/kernel';
import { layoutOf } from '../../board/layout.ts';
import { mine } from '../../i18n/words.ts';
import type { TableModel } from '../model/table-model.ts';
import type { Viewport } from '../../board/viewport.ts';
import { cellsOf, piecesOf } from './label-place.ts';
import { Label, labelsOf } from './label.tsx';

/** What a briefing writes on the map: each note beside its cell, off the pieces and off one another. */
export function MapNotes({
  model,
  briefing,
  viewport,
}: {
  readonly model: TableModel;
  readonly briefing: Briefing;
  readonly viewport: Viewport;
}) {
  const place = labelsOf(model, viewport);
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
        const from = layout.centre(at);
        const label = place(from, mine(says), taken);
        taken.push(label);
        return (
          <g key={index} class="map-note">
            <line
              x1={from.x}
              y1={from.y}
              x2={label.x + label.width / 2}
              y2={label.y + label.height / 2}
              stroke="var(--gold)"
            />
            <circle cx={from.x} cy={from.y} r={4} />
            <Label label={label} />
          </g>
        );
      })}
    </g>
  );
}
