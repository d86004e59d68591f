import { capital, type Seat } from '@arbitre/kernel';
import { useSignal } from '@preact/signals';
import { mine, words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { MOST_TOLD, numbered } from '../../stage/recap.ts';
import { doerOf } from '../model/doer.ts';
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
  const { game, seats, mine: own } = model.source;
  const earlier = news.slice(0, -MOST_TOLD);
  const whole = unfolded.value === first;
  const told = numbered(game, news.slice(-MOST_TOLD), own.value);
  const { plans } = model.reasons.value;
  const doers = new Set(told.flatMap(({ by, number }) => (number === null ? [] : by)));
  const [only = first.chapter.seat] = doers;
  const several = doers.size > 1;
  const line = (deed: Deed, by: Seat, number: number | null) => (
    <DeedTold key={deed.number} model={model} deed={deed} number={number} by={several || by !== only ? by : null} />
  );
  return (
    <section
      class="recap"
      aria-label={say.recap}
      style={`--lines: ${told.length + plans.length + Math.min(1, earlier.length)}`}
    >
      <header>
        <h3>
          {!several && <SeatToken seats={seats} seat={only} size={12} />}
          {say.recap}
        </h3>
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
      </header>
      <div class="recap-told">
        <Plans model={model} signed={several} />
        <ol>
          {whole && earlier.map((deed) => line(deed, doerOf(game, deed).seat, null))}
          {told.map(({ deed, by, number }) => line(deed, by, number))}
        </ol>
      </div>
    </section>
  );
}

/** What each computer that did several things was about, in one sentence. */
function Plans({ model, signed }: { readonly model: TableModel; readonly signed: boolean }) {
  const { game, seats } = model.source;
  const say = words.value.table;
  return model.reasons.value.plans.map(({ by, says }) => (
    <p key={by} class="recap-plan">
      {signed && <SeatToken seats={seats} seat={by} size={12} />}
      {capital(say.planOf(game.words[settings.value.lang].seat(by, model.view.value), mine(says)))}
    </p>
  ));
}

interface ToldProps {
  readonly model: TableModel;
  readonly deed: Deed;
  readonly number: number | null;
  /** Who did it, where that is to be said. */
  readonly by: Seat | null;
}

/** A deed, and what it was for, as the one who did it would say; a plan of one aim has said it of every deed. */
function DeedTold({ model, deed, number, by }: ToldProps) {
  const { game, seats } = model.source;
  const { aims, plans } = model.reasons.value;
  const aim = aims.get(deed.chapter.entry.hash);
  const said = plans.some(
    (plan) => plan.by === deed.chapter.seat && aim !== undefined && mine(plan.says) === mine(aim),
  );
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
          {by !== null && <SeatToken seats={seats} seat={by} size={12} />}
          {deedSaid(game, deed, settings.value.lang)}
          {aim !== undefined && !said && <em>{words.value.table.inOrderTo(mine(aim))}</em>}
        </span>
      </button>
    </li>
  );
}
