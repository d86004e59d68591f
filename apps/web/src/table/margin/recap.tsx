import { capital } from '@arbitre/kernel';
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
      <div class="recap-told">
        <Plan model={model} />
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
                  {aimOf(model, told, index)}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What a computer that did several things was about, in one sentence. */
function Plan({ model }: { readonly model: TableModel }) {
  const { plan } = model.reasons.value;
  if (plan === null) return null;
  const who = model.source.game.words[settings.value.lang].seat(plan.by, model.view.value);
  return <p class="recap-plan">{capital(words.value.table.planOf(who, mine(plan.says)))}</p>;
}

/** What it was for, as the one who did it would say; once for deeds in a row that were for the same. */
function aimOf({ reasons }: TableModel, told: readonly Deed[], index: number) {
  const { aims } = reasons.value;
  const aim = (deed: Deed | undefined) => (deed === undefined ? undefined : aims.get(deed.chapter.entry.hash));
  const [own, next] = [aim(told[index]), aim(told[index + 1])];
  if (own === undefined || (next !== undefined && mine(own) === mine(next))) return null;
  return <em>{words.value.table.inOrderTo(mine(own))}</em>;
}
