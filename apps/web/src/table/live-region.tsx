import { useSignalEffect, useSignal } from '@preact/signals';
import { describePiece } from './model/describe.ts';
import { cellName } from '@arbitre/kernel';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { sayCell } from './overlay/board-cursor.tsx';
import type { TableModel } from './model/table-model.ts';

interface Props {
  readonly model: TableModel;
  readonly aloud: string;
  readonly keyboard: boolean;
}

/** What a screen reader hears: the cell under the keyboard's cursor, what has just happened, whose choice it is. */
export function LiveRegion({ model, aloud, keyboard }: Props) {
  const told = useSignal(model.chapters.peek().length);
  const news = useSignal('');
  useSignalEffect(() => {
    const chapters = model.chapters.value;
    const own = model.source.game.words[settings.value.lang];
    const fresh = chapters.slice(told.peek());
    told.value = chapters.length;
    const facts = fresh.flatMap(({ moments }) => moments.map(({ fact, before }) => own.fact(fact, before)));
    const state = model.present.value;
    const decision = model.source.game.awaiting(state);
    const outcome = model.source.game.outcome(state);
    const next =
      outcome !== null ? own.outcome(outcome, state) : decision === null ? '' : own.decision(decision, state);
    news.value = [...facts, next].join(' ');
  });
  return (
    <div class="hidden-text">
      <p aria-live="polite" data-live="news">
        {news.value}
      </p>
      <p aria-live="polite" data-live="cursor">
        {keyboard && model.cursor.value !== null ? sayCell(model, model.cursor.value) : ''}
      </p>
      <p aria-live="assertive" data-live="board">
        {aloud}
      </p>
    </div>
  );
}

/** The whole board in a few sentences: its size, then each figure and where it stands. */
export function sayWholeBoard(model: TableModel): string {
  const { game } = model.source;
  const { board, pieces } = model.scene.value;
  const say = words.value.say;
  const figures = pieces.map(
    (piece) => `${cellName(board, piece.at)} : ${describePiece(game, piece, settings.value.lang)}`,
  );
  return [say.boardIs(board.columns, board.rows), ...(figures.length === 0 ? [say.nobody] : figures)].join('. ');
}
