import type { Consequence } from '@arbitre/kernel';
import type { Extent, Viewport } from '../../board/viewport.ts';
import { cellsPath, layoutOf } from '../../board/layout.ts';
import { mine, words } from '../../i18n/words.ts';
import { wholePercent } from '../margin/consequences.tsx';
import type { TableModel } from '../model/table-model.ts';
import { cellsOf, piecesOf } from './label-place.ts';
import { Label, type Labelled, labelsOf } from './label.tsx';

/** Dangers that are written on the board; the others stand beside it. */
const MOST = 2;

interface Danger {
  readonly at: number;
  readonly label: Labelled;
}

/** What is on the board for labels to keep off: pieces, and what the goals are about. */
function takenOf(model: TableModel): readonly Extent[] {
  const scene = model.scene.value;
  const aims = model.goals.value.flatMap(({ cells = [] }) => cells);
  return [...piecesOf(scene), ...cellsOf(scene.board, aims)];
}

/** The dangers of the choice shown that are written on the board, and a place for one more label. */
export function dangersOf(model: TableModel, viewport: Viewport) {
  const place = labelsOf(model, viewport);
  const choice = model.shown.value;
  const { board, pieces } = model.scene.value;
  const layout = layoutOf(board);
  const where = ({ at, piece }: Consequence) => at ?? pieces.find(({ id }) => id === piece)?.at;
  const taken = [...takenOf(model)];
  const placed = (at: number, text: string): Labelled => {
    const label = place(layout.centre(at), text, taken);
    taken.push(label);
    return label;
  };
  const dangers = (choice === null ? [] : model.outlook(choice).risks)
    .flatMap((risk) => {
      const at = where(risk);
      return at === undefined ? [] : [{ risk, at }];
    })
    .slice(0, MOST)
    .map(({ risk, at }): Danger => ({ at, label: placed(at, labelOf(risk)) }));
  return { dangers, placed };
}

/** What the choice shown risks, where it would happen: a ring, and a label off the pieces and off one another. */
export function Dangers({ model, viewport }: { readonly model: TableModel; readonly viewport: Viewport }) {
  const { dangers } = dangersOf(model, viewport);
  const layout = layoutOf(model.scene.value.board);
  return (
    <g class="dangers">
      {dangers.map(({ at, label }, index) => (
        <g key={index}>
          <path class="danger-ring" d={cellsPath(layout, [at], 2)} />
          <Label label={label} />
        </g>
      ))}
    </g>
  );
}

function labelOf({ says, chance }: Consequence): string {
  return chance === undefined ? mine(says) : `${wholePercent(chance)}${words.value.table.colon}${mine(says)}`;
}
