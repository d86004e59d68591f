import type { Briefing } from '@arbitre/kernel';
import { layoutOf, type Point } from '../../board/layout.ts';
import { mine } from '../../i18n/words.ts';
import type { TableModel } from '../model/table-model.ts';

/** Units of the board: a line of a note, and what a letter takes of it. */
const LINE = 26;
const LETTER = 8.2;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What a briefing writes on the map: each note beside its cell, off the pieces and off one another. */
export function MapNotes({ model, briefing }: { readonly model: TableModel; readonly briefing: Briefing }) {
  const { board, pieces } = model.scene.value;
  const layout = layoutOf(board);
  const taken: Box[] = pieces.map(({ at }) => {
    const { x, y } = layout.centre(at);
    return { x: x - layout.inner, y: y - layout.inner, width: 2 * layout.inner };
  });
  return (
    <g class="map-notes">
      {briefing.notes.map(({ at, says }, index) => {
        const text = mine(says);
        const from = layout.centre(at);
        const box = placeFor(from, text.length * LETTER + 20, layout.inner, taken, layout.width);
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

/** Tried right, left, below, above, then farther away; the first that lies on nothing. */
function placeFor(from: Point, width: number, cell: number, taken: readonly Box[], wide: number): Box {
  for (let far = 1.2; far < 6; far += 0.8) {
    const tries = [
      { x: from.x + cell * far, y: from.y - LINE / 2 },
      { x: from.x - cell * far - width, y: from.y - LINE / 2 },
      { x: from.x - width / 2, y: from.y + cell * far },
      { x: from.x - width / 2, y: from.y - cell * far - LINE },
    ];
    const free = tries.find(
      ({ x, y }) =>
        x > -cell && x + width < wide + cell && !taken.some((box) => overlaps(box, { x, y, width }, 2 * cell)),
    );
    if (free !== undefined) return { ...free, width };
  }
  return { x: from.x - width / 2, y: from.y + cell, width };
}

function overlaps(one: Box, other: Box, tall: number): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + LINE && other.y < one.y + tall;
}
