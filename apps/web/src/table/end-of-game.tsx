import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { isGivenUp, sayGivenUp } from './margin/question.tsx';
import type { TableModel } from './model/table-model.ts';
import { seek } from './bar/replay-bar.tsx';

/** The last word, once: who won, the score, and what to do with the evening. */
export function EndOfGame({
  model,
  children,
}: {
  readonly model: TableModel;
  /** Further things to do, after seeing it again. */
  readonly children: ComponentChildren;
}) {
  const seen = useSignal(false);
  const { game } = model.source;
  const outcome = game.outcome(model.present.value);
  const say = words.value.table;
  if ((outcome === null && !isGivenUp(model)) || seen.value || model.playing.value) return null;
  const own = game.words[settings.value.lang];
  return (
    <Dialog title={say.over} onClose={() => (seen.value = true)}>
      <p class="ending">{outcome === null ? sayGivenUp(model) : own.outcome(outcome, model.present.value)}</p>
      {outcome?.score && (
        <dl class="sheet">
          {Object.entries(outcome.score).map(([name, value]) => (
            <div key={name}>
              <dt>{own.measure(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div class="ending-actions">
        <button
          type="button"
          class="button main"
          onClick={() => {
            seen.value = true;
            seek(model, 0);
          }}
        >
          {say.watchAgain}
        </button>
        {children}
      </div>
    </Dialog>
  );
}
