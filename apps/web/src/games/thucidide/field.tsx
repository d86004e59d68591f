import { hexDistance } from '@arbitre/kernel';
import { commandRanges, type State } from '@arbitre/thucidide';
import { cellsPath, layoutOf } from '../../board/layout.ts';
import { sidesWhere } from '../../board/ground.tsx';
import type { Shown } from '../skin.ts';

/** Objectives, and in the command phase how far each chief's voice carries. */
export function Field({ model }: Shown) {
  const state = model.view.value as State; // the skin of this game only
  const { board, pieces } = model.scene.value;
  const layout = layoutOf(board);
  const { turn, victory } = state;
  const called = state.turn.activations.at(-1)?.chief;
  const ranges = turn.phase !== 'command' || model.seat.value === null ? [] : commandRanges(state, turn.side);
  const shown = ranges.filter(
    ({ chief }) => chief === (model.hand.value ?? called) || (called === undefined && model.hand.value === null),
  );
  return (
    <g>
      <path class="objective" d={cellsPath(layout, victory.objectives, 5)} />
      {victory.objectives.map((cell) => {
        const { x, y } = layout.centre(cell);
        return (
          <path
            key={cell}
            class="objective-flag"
            d="M-3 9V-9H8L5 -5L8 -1H-1V9Z"
            transform={`translate(${x + layout.inner * 0.62} ${y - layout.inner * 0.62}) scale(.8)`}
          />
        );
      })}
      {shown.map(({ chief, range }) => {
        const at = pieces.find(({ id }) => id === chief)?.at;
        if (at === undefined) return null;
        const within = (cell: number) => hexDistance(board, at, cell) <= range;
        const border = sidesWhere(
          layout,
          Array(board.size).keys(),
          (cell, direction) => within(cell) && !within(board.neighbours[cell * board.degree + direction] ?? -1),
        );
        return <path key={chief} class="command-range" d={border} />;
      })}
    </g>
  );
}
