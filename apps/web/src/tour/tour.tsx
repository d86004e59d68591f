import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Tour as TourOf } from '../games/skin.ts';
import { mine, words } from '../i18n/words.ts';
import type { TableModel } from '../table/model/table-model.ts';
import './tour.css';

interface Props {
  readonly model: TableModel;
  readonly tour: TourOf;
}

/** A first game with someone at one's elbow: a few words about each part of the table, and something to try. */
export function Tour({ model, tour }: Props) {
  const at = useSignal(0);
  const card = useRef<HTMLElement>(null);
  const played = model.source.entries.value.length;
  const since = useSignal(played);
  const step = tour.steps[at.value];
  const say = words.value.tour;

  useEffect(() => {
    since.value = model.source.entries.peek().length;
    card.current?.focus();
  }, [at.value]);

  // What the step asks for was done: on to the next.
  useSignalEffect(() => {
    const until = tour.steps[at.value]?.until;
    const done = model.source.entries.value
      .slice(since.peek())
      .some(({ command }) => until?.includes(command?.do ?? '') === true);
    if (done && !model.playing.value) at.value += 1;
  });

  useLayoutEffect(() => {
    const part = step?.at === undefined ? null : document.querySelector(`[data-tour="${step.at}"]`);
    part?.classList.add('toured');
    return () => part?.classList.remove('toured');
  }, [step, model.state.value]);

  if (step === undefined) return null;
  const last = at.value === tour.steps.length - 1;
  return (
    <aside class="tour" ref={card} tabIndex={-1} aria-label={say.start}>
      <p class="tour-count">{say.step(at.value + 1, tour.steps.length)}</p>
      <h2>{mine(step.title)}</h2>
      <p>{mine(step.text)}</p>
      <div class="tour-actions">
        {!last && (
          <button type="button" class="button plain" onClick={() => (at.value = tour.steps.length)}>
            {say.quit}
          </button>
        )}
        <button
          type="button"
          class={step.until === undefined ? 'button main' : 'button'}
          onClick={() => (at.value += 1)}
        >
          {last ? say.done : say.next}
        </button>
      </div>
    </aside>
  );
}
