import { saveMatch } from '@arbitre/referee/core';
import { useSignal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { LocalSource } from './local-source.ts';
import type { TableModel } from './model.ts';
import { seek } from './replay-bar.tsx';

/** The last word, once: who won, the score, and what to do with the evening. */
export function EndOfGame({ model, source }: { readonly model: TableModel; readonly source: LocalSource }) {
  const seen = useSignal(false);
  const { game } = model.source;
  const outcome = game.outcome(model.present.value);
  const say = words.value.table;
  if (outcome === null || seen.value || model.playing.value) return null;
  const own = game.words[settings.value.lang];
  return (
    <Dialog title={say.over} onClose={() => (seen.value = true)}>
      <p class="ending">{own.outcome(outcome, model.present.value)}</p>
      {outcome.score && (
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
        <button type="button" class="button" onClick={() => download(`${game.id}.json`, saveMatch(source.match.value))}>
          {say.download}
        </button>
      </div>
    </Dialog>
  );
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
