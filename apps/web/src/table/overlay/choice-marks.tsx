import { layoutOf } from '../../board/layout.ts';
import { settings } from '../../settings.ts';
import { labelOnBoard } from '../model/label.ts';
import { listedChoices, shortcutsOf } from '../model/listed.ts';
import type { TableModel } from '../model/table-model.ts';

/** Choices that only their cells tell apart carry the digit of the list on the board: ways to retreat, squares to go to. */
export function ChoiceMarks({ model }: { readonly model: TableModel }) {
  const scene = model.scene.value;
  const { game } = model.source;
  const keys = shortcutsOf(model).value;
  const alike = new Map<string, { readonly cell: number; readonly key: number }[]>();
  for (const choice of listedChoices(model)) {
    const key = keys.get(choice.typed);
    if (key === undefined || choice.at === null || scene.pieces.some(({ at }) => at === choice.at)) continue;
    const label = labelOnBoard(game, scene, choice, settings.value.lang);
    alike.set(label, [...(alike.get(label) ?? []), { cell: choice.at, key }]);
  }
  const layout = layoutOf(scene.board);
  const size = layout.inner * 0.36;
  return (
    <g class="choice-marks" aria-hidden="true">
      {[...alike.values()]
        .filter((list) => list.length > 1)
        .flat()
        .map(({ cell, key }) => {
          const { x, y } = layout.centre(cell);
          return (
            <g key={key} transform={`translate(${x} ${y})`}>
              <circle r={size} />
              <text style={{ fontSize: `${size * 1.15}px` }}>{key}</text>
            </g>
          );
        })}
    </g>
  );
}
