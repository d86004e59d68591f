import type { Consequence } from '@arbitre/kernel';
import type { Viewport } from '../../board/viewport.ts';
import { cellsPath, layoutOf } from '../../board/layout.ts';
import { mine, words } from '../../i18n/words.ts';
import { wholePercent } from '../margin/consequences.tsx';
import type { TableModel } from '../model/table-model.ts';
import { cellsOf, piecesOf } from './label-place.ts';
import { Label, useLabels } from './label.tsx';

/** Dangers that are written on the board; the others stand beside it. */
const MOST = 2;

/** Letters of a label: what is longer stands in full beside the board. */
const LONGEST = 32;

/** What the choice shown risks, where it would happen: a ring, and a label off the pieces and off one another. */
export function Dangers({ model, viewport }: { readonly model: TableModel; readonly viewport: Viewport }) {
  const place = useLabels(model, viewport);
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
  const aims = model.goals.value.flatMap(({ cells = [] }) => cells);
  const taken = [...piecesOf(model.scene.value), ...cellsOf(board, aims)];
  return (
    <g class="dangers">
      {dangers.map(({ risk, at }, index) => {
        const text = labelOf(risk);
        const box = place(layout.centre(at), text, taken);
        taken.push(box);
        return (
          <g key={index}>
            <path class="danger-ring" d={cellsPath(layout, [at], 2)} />
            <Label box={box} text={text} />
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
