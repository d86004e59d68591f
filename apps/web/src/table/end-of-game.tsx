import { saveMatch } from '@arbitre/referee/core';
import { useSignal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { keepGame } from './keep-game.ts';
import type { LocalSource } from './local-source.ts';
import type { TableModel } from './model.ts';
import { seek } from './replay-bar.tsx';
import { newId } from './saves.ts';

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
        <button type="button" class="button" onClick={() => go('play', playAgain(source))}>
          {say.again}
        </button>
        <button type="button" class="button" onClick={() => download(`${game.id}.json`, saveMatch(source.match.value))}>
          {say.download}
        </button>
      </div>
    </Dialog>
  );
}

/** The same table once more, with other dice. */
function playAgain({ match, bots }: LocalSource): string {
  const { header, opening } = match.value;
  const id = newId();
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  keepGame(
    id,
    { header: { ...header, dice: { kind: 'seeded', seed } }, entries: [], opening, state: opening },
    bots,
    false,
  );
  return id;
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
