import { cellName } from '@arbitre/kernel';
import type { ReadonlySignal } from '@preact/signals';
import { words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { sayOutlook } from '../margin/consequences.tsx';
import { describeCell } from '../model/describe.ts';
import type { TableModel } from '../model/table-model.ts';

interface Props {
  readonly model: TableModel;
  /** Does the keyboard move the cursor? A mouse needs no words. */
  readonly keyboard: ReadonlySignal<boolean>;
  readonly onFocus: (focused: boolean) => void;
}

/**
 * The board for hands without a mouse and readers without sight: a grid of which only the cell under the cursor exists.
 * The drawing shows the cursor; the live region says it.
 */
export function BoardCursor({ model, keyboard, onFocus }: Props) {
  const { board } = model.scene.value;
  const say = words.value.table;
  const cell = (keyboard.value ? model.cursor.value : model.cursor.peek()) ?? startCell(model);
  const label = keyboard.value
    ? sayCell(model, cell)
    : describeCell(model.source.game, model.scene.value, cell, settings.value.lang);
  return (
    <div
      class="cursor-grid"
      role="grid"
      aria-label={say.board}
      aria-rowcount={board.rows}
      aria-colcount={board.columns}
      aria-describedby="board-help"
    >
      <div role="row" aria-rowindex={Math.floor(cell / board.columns) + 1}>
        <div
          role="gridcell"
          class="cursor-cell-holder"
          tabIndex={0}
          aria-colindex={(cell % board.columns) + 1}
          aria-label={label}
          data-cell={cellName(board, cell)}
          onFocus={() => {
            model.cursor.value = cell;
            onFocus(true);
          }}
          onBlur={() => onFocus(false)}
        />
      </div>
      <p id="board-help" class="hidden-text">
        {say.boardHelp}
      </p>
    </div>
  );
}

export function startCell(model: TableModel): number {
  const { pieces, board } = model.scene.value;
  const piece =
    pieces.find(({ id }) => id === model.hand.value) ?? pieces.find(({ id }) => model.ready.value.has(id)) ?? pieces[0];
  return Math.min(piece?.at ?? 0, board.size - 1);
}

/** The cell, and what could be done there: what a sighted player sees when hovering it. */
export function sayCell(model: TableModel, cell: number): string {
  const { game } = model.source;
  const { lang } = settings.value;
  const own = game.words[lang];
  const say = words.value.say;
  const parts = [describeCell(game, model.scene.value, cell, lang)];
  const piece = model.pieceAt(cell);
  if (piece !== null && piece === model.hand.value) parts.push(say.pieceInHand(''));
  else if (piece !== null && model.ready.value.has(piece)) parts.push(say.ready);
  const choices = model.choicesAt(cell);
  const [only] = choices;
  if (only !== undefined) {
    const preview = model.preview(only);
    const cost = preview.cost ?? model.reach.value.ways.get(cell)?.cost;
    parts.push(
      choices.length > 1 ? say.several(choices.length) : say.offer(own.command(only.offer.command, only.state)),
      ...(cost === undefined ? [] : [words.value.table.cost(String(cost))]),
      sayOutlook(model.outlook(only)),
    );
  }
  const verdict = model.verdict.value;
  if (verdict?.is === 'refused' && verdict.cell === cell)
    parts.push(say.refused(own.refusal(verdict.refusal, model.view.value)));
  return parts.filter(Boolean).join('. ');
}
