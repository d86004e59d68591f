import type { Consequence } from '@arbitre/kernel';
import { cellsPath, layoutOf } from '../../board/layout.ts';
import { mine, words } from '../../i18n/words.ts';
import { wholePercent } from '../margin/consequences.tsx';
import type { TableModel } from '../model/table-model.ts';
import { LINE, piecesOf, placeFor, widthOf } from './label-place.ts';

/** Dangers that are written on the board; the others stand beside it. */
const MOST = 2;

/** Letters of a label: what is longer stands in full beside the board. */
const LONGEST = 32;

/** What the choice shown risks, where it would happen: a ring, and a label off the pieces and off one another. */
export function Dangers({ model }: { readonly model: TableModel }) {
  const choice = model.shown.value;
  if (choice === null) return null;
  const { board, pieces } = model.scene.value;
  const layout = layoutOf(board);
  const where = ({ at, piece }: Consequence) => at ?? pieces.find(({ id }) => id === piece)?.at;
  const dangers = model
    .outlook(choice)
    .risks.flatMap((risk) => {
      const at = where(risk);
      return at === undefined ? [] : [{ risk, at }];
    })
    .slice(0, MOST);
  const taken = [...piecesOf(model.scene.value)];
  return (
    <g class="dangers">
      {dangers.map(({ risk, at }, index) => {
        const text = labelOf(risk);
        const from = layout.centre(at);
        const box = placeFor(from, widthOf(text), layout.inner, taken, layout.width);
        taken.push(box);
        return (
          <g key={index}>
            <path class="danger-ring" d={cellsPath(layout, [at], 2)} />
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

function labelOf({ says, chance }: Consequence): string {
  const text = chance === undefined ? mine(says) : `${wholePercent(chance)}${words.value.table.colon}${mine(says)}`;
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
