import { batch } from '@preact/signals';
import type { ShownGame } from './shown-game.ts';

/** Shows the game after so many entries; the last one is the present. */
export function seek(model: ShownGame, chapter: number): void {
  const all = model.chapters.value.length;
  model.playhead.value = chapter >= all ? null : { chapter: Math.max(0, chapter), moment: 0 };
}

/** The log plays by itself from here, or stops where it is; from the beginning when it stands at its end. */
export function toggleRun(model: ShownGame): void {
  batch(() => {
    if (!model.running.value && model.playhead.value === null) seek(model, 0);
    model.running.value = !model.running.value;
  });
}
