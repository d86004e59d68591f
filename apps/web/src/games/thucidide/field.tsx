import { hexDistance } from '@arbitre/kernel';
import { commandRanges, type State } from '@arbitre/thucidide';
import { cellsPath, layoutOf, sidesWhere } from '../../board/layout.ts';
import type { Shown } from '../skin.ts';

/** In the command phase, how far each chief's voice carries. */
export function Field({ model }: Shown) {
  const state = model.view.value as State; // the skin of this game only
  const { board, pieces } = model.scene.value;
  const layout = layoutOf(board);
  const { turn } = state;
  const called = state.turn.activations.at(-1)?.chief;
  const ranges = turn.phase !== 'command' || model.seat.value === null ? [] : commandRanges(state, turn.side);
  const shown = ranges.filter(
    ({ chief }) => chief === (model.hand.value ?? called) || (called === undefined && model.hand.value === null),
  );
  return (
    <g>
      {shown.map(({ chief, range }) => {
        const at = pieces.find(({ id }) => id === chief)?.at;
        if (at === undefined) return null;
        const within = (cell: number) => hexDistance(board, at, cell) <= range;
        const cells = [...Array(board.size).keys()].filter(within);
        const border = sidesWhere(
          layout,
          cells,
          (cell, direction) => !within(board.neighbours[cell * board.degree + direction] ?? -1),
        );
        return (
          <g key={chief} class="command-range">
            <path class="command-ground" d={cellsPath(layout, cells)} />
            <path d={border} />
          </g>
        );
      })}
    </g>
  );
}
