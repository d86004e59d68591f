import { effect } from '@preact/signals';
import type { TableModel } from './model/table-model.ts';

/** Milliseconds between what was shown last and what the table does by itself: long enough to be seen. */
const BREATH = 120;

/** Takes what is no choice by itself, once what happened has been shown. Returns how to stop. */
export function takeForced(model: TableModel): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    clearTimeout(timer);
    const forced = model.forced.value;
    if (forced === null || model.busy.value || model.playing.value) return;
    timer = setTimeout(() => {
      if (model.forced.peek() === forced && !model.busy.peek()) void model.play(forced);
    }, BREATH);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
