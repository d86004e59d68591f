import { mine, words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { MOST_TOLD } from '../../stage/recap.ts';
import type { TableModel } from '../model/table-model.ts';
import { type Deed, deedSaid } from '../model/tale.ts';
import { SeatToken } from './question.tsx';

/** What the others did since one's last choice, told first: each line shows the board as it was. */
export function Recap({ model }: { readonly model: TableModel }) {
  const news = model.news.value;
  const { game, seats } = model.source;
  const { lang } = settings.value;
  if (news.length === 0) return null;
  const told = news.slice(-MOST_TOLD);
  const [first] = news;
  return (
    <section class="recap" aria-label={words.value.table.recap}>
      <h3>
        {first !== undefined && <SeatToken seats={seats} seat={first.chapter.seat} size={12} />}
        {words.value.table.recap}
      </h3>
      <ol>
        {told.map((deed, index) => (
          <li key={deed.number} class={deed.grave ? 'grave' : ''}>
            <button
              type="button"
              title={words.value.table.replayAt(deed.number, model.chapters.value.length)}
              onClick={() => (model.playhead.value = { chapter: deed.number, moment: 0 })}
            >
              <span class="recap-number" aria-hidden="true">
                {index + 1}
              </span>
              <span>
                {deedSaid(game, deed, lang)}
                {reasonOf(model, told, index)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Why it was done, as the one who did it would say; once for deeds in a row that have the same reason. */
function reasonOf({ reasons }: TableModel, told: readonly Deed[], index: number) {
  const why = (deed: Deed | undefined) => (deed === undefined ? undefined : reasons.value.get(deed.chapter.entry.hash));
  const [own, next] = [why(told[index]), why(told[index + 1])];
  return own === undefined || (next !== undefined && mine(own) === mine(next)) ? null : <em>{mine(own)}</em>;
}
