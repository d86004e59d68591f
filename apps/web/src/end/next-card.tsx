import { useSignal } from '@preact/signals';
import { isGame } from '../games/catalogue.ts';
import { SHIPPED, type Shipped } from '../games/shipped.ts';
import { playNow } from '../home/play-now.ts';
import { mine, words } from '../i18n/words.ts';
import { go } from '../router.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { Sign } from '../ui/icons.tsx';

/** The scenario after this one, in the order they are shipped. */
function nextScenario(model: TableModel): Shipped | null {
  const { game, title } = model.source;
  const own = SHIPPED.filter((one) => one.game === game.id);
  const at = own.findIndex((one) => one.title.fr === title.fr || one.title.en === title.en);
  return own.length < 2 ? null : (own[(at + 1) % own.length] ?? null);
}

/** What to play after this. */
export function NextCard({ model }: { readonly model: TableModel }) {
  const say = words.value.stage.end;
  const busy = useSignal(false);
  const next = nextScenario(model);
  if (next === null || !isGame(next.game)) return null;
  const game = next.game;
  return (
    <section class="end-card next-scenario">
      <p class="end-eyebrow">{say.next}</p>
      <h2>{mine(next.title)}</h2>
      <p>{mine(next.about)}</p>
      <button
        type="button"
        class="button main"
        disabled={busy.value}
        onClick={async () => {
          busy.value = true;
          go('play', await playNow(game, next));
        }}
      >
        <Sign name="play" />
        {say.play}
      </button>
    </section>
  );
}
