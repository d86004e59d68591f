import { effect } from '@preact/signals';
import { settings } from '../../settings.ts';
import { changedCells } from './describe.ts';
import type { TableModel } from './table-model.ts';

/** How long one fact stays before the next. */
const BEAT = 260;

/**
 * Shows what has just happened fact by fact, as long as the board changes more than once: a push goes link by link, a
 * bouncing move wall by wall. Returns how to stop.
 */
export function playBack(model: TableModel): () => void {
  const { game } = model.source;
  let seen = model.chapters.peek().length;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: { chapter: number; moment: number }[] = [];

  const next = () => {
    const head = queue.shift() ?? null;
    model.playhead.value = head;
    model.playing.value = head !== null;
    timer = head === null ? undefined : setTimeout(next, BEAT);
  };

  const stopWatching = effect(() => {
    const chapters = model.chapters.value;
    const fresh = chapters.slice(seen);
    const from = seen;
    seen = chapters.length;
    if (!settings.peek().motion || fresh.length === 0 || fresh.length > 6) return;
    if (model.playhead.peek() !== null && !model.playing.peek()) return; // someone is looking at the past: leave them there
    const beats = fresh.flatMap(({ moments }, index) =>
      moments.flatMap(({ before, after }, moment) =>
        changedCells(game.scene(before), game.scene(after)).length > 0
          ? [{ chapter: from + index, moment: moment + 1 }]
          : [],
      ),
    );
    if (beats.length < 2 || beats.length > 24) return;
    queue.push(...beats);
    clearTimeout(timer);
    next();
  });

  return () => {
    stopWatching();
    clearTimeout(timer);
    queue = [];
    model.playhead.value = null;
    model.playing.value = false;
  };
}
