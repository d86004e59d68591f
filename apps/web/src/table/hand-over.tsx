import { useSignal, useSignalEffect } from '@preact/signals';
import type { Seat } from '@arbitre/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { SeatToken } from './margin/question.tsx';
import type { TableModel } from './model/table-model.ts';

/** On a screen that several people share: the turn has passed to another seat, whose player says when ready. */
export function HandOver({ model }: { readonly model: TableModel }) {
  const to = useSignal<Seat | null>(null);
  const last = useSignal<Seat | null>(model.seat.peek());
  const ready = useRef<HTMLButtonElement>(null);
  useSignalEffect(() => {
    const seat = model.seat.value;
    if (seat === null || seat === last.peek()) return;
    if (last.peek() !== null && settings.peek().handOver && model.turnPassed()) to.value = seat;
    last.value = seat;
  });
  useEffect(() => ready.current?.focus(), [to.value]);
  if (to.value === null || model.source.mine.value.length < 2) return null;
  const { game, seats } = model.source;
  const say = words.value.table;
  return (
    <div class="hand-over" role="dialog" aria-modal="true" aria-label={say.handOver}>
      <SeatToken seats={seats} seat={to.value} size={72} />
      <h2>{say.handOverTo(game.words[settings.value.lang].seat(to.value, model.view.value))}</h2>
      <button type="button" ref={ready} class="button go" onClick={() => (to.value = null)}>
        {say.ready}
      </button>
    </div>
  );
}
