import { effect } from '@preact/signals';
import type { TableModel } from './model/table-model.ts';

/** Milliseconds the computer thinks before it is said: a quick one goes on with what happens. */
const A_MOMENT = 600;

/** Says that the computer thinks once it has done so for a moment. Returns how to stop. */
export function noteThinking(model: TableModel): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    clearTimeout(timer);
    const [seat] = model.decision.value?.seats ?? [];
    if (seat === undefined || model.playhead.value !== null || !model.source.isBot(seat)) model.thinking.value = false;
    else timer = setTimeout(() => (model.thinking.value = true), A_MOMENT);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
