import { effect } from '@preact/signals';
import { mine, words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import type { TableModel } from './model/table-model.ts';

/** Says outside the page that it is one's turn: in the tab's title, and by a notification where that was allowed. */
export function signalTurns(model: TableModel): () => void {
  const before = document.title;
  let mineBefore = model.seat.peek() !== null;
  const stop = effect(() => {
    const say = words.value.table;
    const title = mine(model.source.title);
    const yours = model.seat.value !== null && model.source.seats.length > 1;
    document.title = yours ? `● ${say.yourTurnIn(title)}` : `${title} · ${words.value.brand.name}`;
    if (yours && !mineBefore && document.hidden && settings.peek().notify) notify(say.yourTurnIn(title));
    mineBefore = yours;
  });
  return () => {
    stop();
    document.title = before;
  };
}

function notify(text: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const shown = new Notification(text, { tag: 'arbitre' });
  shown.addEventListener('click', () => {
    focus();
    shown.close();
  });
}

/** Asks the browser for leave to notify; true when it was given. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
}
