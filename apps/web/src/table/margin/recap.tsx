import { capital } from '@arbitre/kernel';
import { useSignal } from '@preact/signals';
import { mine, words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { MOST_TOLD } from '../../stage/recap.ts';
import type { TableModel } from '../model/table-model.ts';
import { type Deed, deedSaid } from '../model/tale.ts';
import { SeatToken } from './question.tsx';

/** What the others did since one's last choice, told first: each line shows the board as it was, those numbered are drawn on it. */
export function Recap({ model }: { readonly model: TableModel }) {
  const news = model.news.value;
  const unfolded = useSignal<Deed | null>(null); // the first of the news whose earlier deeds were asked for
  const [first] = news;
  if (first === undefined) return null;
  const say = words.value.table;
  const { seats } = model.source;
  const told = news.slice(-MOST_TOLD);
  const earlier = news.slice(0, -MOST_TOLD);
  const whole = unfolded.value === first;
  const several = news.some(({ chapter }) => chapter.seat !== first.chapter.seat);
  const line = (deed: Deed, number: number | null) => (
    <DeedTold key={deed.number} model={model} deed={deed} number={number} signed={several} />
  );
  return (
    <section class="recap" aria-label={say.recap}>
      <h3>
        {!several && <SeatToken seats={seats} seat={first.chapter.seat} size={12} />}
        {say.recap}
      </h3>
      <div class="recap-told">
        <Plans model={model} signed={several} among={whole ? news : told} />
        {earlier.length > 0 && (
          <button
            type="button"
            class="recap-earlier"
            aria-expanded={whole}
            onClick={() => (unfolded.value = whole ? null : first)}
          >
            {say.earlier(earlier.length)}
          </button>
        )}
        <ol>
          {whole && earlier.map((deed) => line(deed, null))}
          {told.map((deed, index) => line(deed, index + 1))}
        </ol>
      </div>
    </section>
  );
}

interface ToldProps {
  readonly model: TableModel;
  /** Does it say who did it, where several are told of? */
  readonly signed: boolean;
}

/** What each computer that did several things was about, in one sentence; of several, those whose deeds are shown. */
function Plans({ model, signed, among }: ToldProps & { readonly among: readonly Deed[] }) {
  const { game, seats } = model.source;
  const say = words.value.table;
  const shown = model.reasons.value.plans.filter(({ by }) => among.some(({ chapter }) => chapter.seat === by));
  return shown.map(({ by, says }) => {
    const who = game.words[settings.value.lang].seat(by, model.view.value);
    return (
      <p key={by} class="recap-plan">
        {signed && <SeatToken seats={seats} seat={by} size={12} />}
        {signed ? `${capital(who)}${say.colon}${mine(says)}.` : capital(say.planOf(who, mine(says)))}
      </p>
    );
  });
}

/** A deed, and what it was for, as the one who did it would say; a plan of one aim has said it of every deed. */
function DeedTold({
  model,
  deed,
  number,
  signed,
}: ToldProps & { readonly deed: Deed; readonly number: number | null }) {
  const { game, seats } = model.source;
  const { aims, plans } = model.reasons.value;
  const aim = aims.get(deed.chapter.entry.hash);
  const said = plans.some(({ by, says }) => by === deed.chapter.seat && aim !== undefined && mine(says) === mine(aim));
  return (
    <li class={deed.grave ? 'grave' : ''}>
      <button
        type="button"
        title={words.value.table.replayAt(deed.number, model.chapters.value.length)}
        onClick={() => (model.playhead.value = { chapter: deed.number, moment: 0 })}
      >
        <span class={number === null ? 'recap-number none' : 'recap-number'} aria-hidden="true">
          {number}
        </span>
        <span>
          {signed && <SeatToken seats={seats} seat={deed.chapter.seat} size={12} />}
          {deedSaid(game, deed, settings.value.lang)}
          {aim !== undefined && !said && <em>{words.value.table.inOrderTo(mine(aim))}</em>}
        </span>
      </button>
    </li>
  );
}
