import { useSignal } from '@preact/signals';
import { shippedScenario } from '../games/catalogue.ts';
import { words } from '../i18n/words.ts';
import { go } from '../router.ts';
import { Die } from '../stage/die.tsx';
import { dailyTable, keepDaily } from './daily-table.ts';
import { deepest, finished, seedOfDay, today } from './records.ts';

/** The dungeon of the day: the same dice for everyone, once; the deepest floor is kept on this device. */
export function Daily() {
  const say = words.value.stage.home;
  const busy = useSignal(false);
  const day = today();
  const [ofDay, ever] = [deepest(finished.value, day), deepest(finished.value)];
  const open = async () => {
    busy.value = true;
    const known = dailyTable(day);
    if (known !== null) return go('play', known);
    const [{ startLocal }, text] = await Promise.all([
      import('../table/sources/start-local.ts'),
      shippedScenario('donjon-d10/the-dungeon'),
    ]);
    const id = await startLocal({ game: 'donjon-d10', text: text ?? '', bots: {}, seed: seedOfDay(day) });
    if (typeof id !== 'string') throw new Error('the shipped dungeon does not load');
    keepDaily(day, id);
    go('play', id);
  };
  return (
    <section class="next-card daily">
      <div class="next-picture">
        <Die die={{ sides: 10, shows: (seedOfDay(day) % 10) + 1 }} size={84} looks={{}} side="own" />
      </div>
      <div class="next-text">
        <p class="next-eyebrow gold">{say.daily}</p>
        <h2>{say.dailyTitle}</h2>
        <p>{ofDay !== null ? say.dailyDone(ofDay) : ever !== null ? say.dailyBest(ever) : say.dailyText}</p>
      </div>
      <button type="button" class="button" disabled={busy.value} onClick={() => void open()}>
        {busy.value ? words.value.loading : say.descend}
      </button>
    </section>
  );
}
