import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Tour as TourOf, TourStep } from '../games/skin.ts';
import { mine, words } from '../i18n/words.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { advance, type Progress } from './progress.ts';
import './tour.css';

interface Props {
  readonly model: TableModel;
  readonly tour: TourOf;
}

/** A first game with someone at one's elbow: each step asks for something and notices that it was done. */
export function Tour({ model, tour }: Props) {
  const progress = useSignal<Progress>({ at: 0, since: model.source.entries.peek().length });
  const card = useRef<HTMLElement>(null);
  const { at } = progress.value;
  const step = tour.steps[at];
  const say = words.value.tour;

  useEffect(() => card.current?.focus({ preventScroll: true }), [at]);

  useSignalEffect(() => {
    const { entries, mine: own } = model.source;
    const played = entries.value.map(({ seat, command }) => (own.value.includes(seat) ? (command?.do ?? '') : ''));
    const pointed = model.pointed.value;
    const doing = {
      look: model.shown.value !== null,
      card: pointed !== null && model.card(pointed) !== null,
      past: model.playhead.value !== null && !model.playing.value,
    };
    if (model.playing.value) return;
    const now = progress.peek();
    const next = advance(tour.steps, now, played, doing);
    if (next.at !== now.at || next.since !== now.since) progress.value = next;
  });

  useLayoutEffect(() => {
    const part = step?.at === undefined ? null : document.querySelector(`[data-tour="${step.at}"]`);
    part?.classList.add('toured');
    return () => part?.classList.remove('toured');
  }, [step, model.state.value]);

  if (step === undefined) return null;
  const last = at === tour.steps.length - 1;
  const go = (to: number) => (progress.value = { at: to, since: model.source.entries.peek().length });
  return (
    <aside class="tour" ref={card} tabIndex={-1} aria-label={say.start}>
      <p class="tour-count">{say.step(at + 1, tour.steps.length)}</p>
      <h2>{mine(step.title)}</h2>
      <p>{mine(step.text)}</p>
      <div class="tour-actions">
        {!last && (
          <button type="button" class="button plain" onClick={() => go(tour.steps.length)}>
            {say.quit}
          </button>
        )}
        {mayGoOn(model, step) && (
          <button type="button" class="button main" onClick={() => go(at + 1)}>
            {last ? say.done : say.next}
          </button>
        )}
      </div>
    </aside>
  );
}

/** Something to do is not walked past, unless it cannot be done now. */
function mayGoOn(model: TableModel, { until, doing }: TourStep): boolean {
  if (doing === 'undo') return model.undoTo.value === null;
  if (doing !== undefined) return false;
  if (until === undefined) return true;
  return model.outcome.value !== null;
}
