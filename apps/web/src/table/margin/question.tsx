import { capital } from '@arbitre/kernel';
import { liveryOfSeat, TOKEN } from '../../board/sides.ts';
import type { Skin } from '../../games/skin.ts';
import { words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import type { TableModel } from '../model/table-model.ts';

/** Letters beyond which a question is set smaller. */
const LONG = 48;

/** Whose choice, of what: the first thing a glance must find. */
export function Question({ model, skin }: { readonly model: TableModel; readonly skin: Skin }) {
  const { source } = model;
  const { game, seats, mine, closed, title: titles } = source;
  const title = titles[settings.value.lang];
  const say = words.value.table;
  const own = game.words[settings.value.lang];
  const decision = model.decision.value;
  const outcome = model.outcome.value;
  const state = model.view.value;
  const { Emblem, Track } = skin;
  if (outcome === null && model.playhead.value === null && closed?.value === true) {
    return (
      <header class="decision over" data-tour="decision">
        <div class="decision-text">
          <h2>{say.closed}</h2>
        </div>
      </header>
    );
  }
  if (outcome !== null || isGivenUp(model)) {
    return (
      <header class="decision over" data-tour="decision">
        <div class="decision-text">
          <p class="whose">{say.over}</p>
          <h2>{outcome === null ? sayGivenUp(model, skin) : own.outcome(outcome, state)}</h2>
        </div>
      </header>
    );
  }
  const [first = ''] = decision?.seats ?? [];
  const quick = model.seat.value === null && source.isBot(first) && !model.thinking.value && !model.past.value;
  const soon = quick || model.forced.value !== null; // it is done before anybody could answer
  if (decision === null || model.playing.value || soon) {
    const [who] = model.acting.value; // a deed is being shown
    return (
      <header class="decision" data-tour="decision">
        <div class="decision-text">
          <p class="whose">
            {seats.length > 1 && who !== undefined && <SeatToken seats={seats} seat={who} size={12} />}
            {say.meanwhile}
          </p>
          <h2>{who === undefined ? title : capital(own.seat(who, state))}</h2>
        </div>
        {Emblem && <Emblem model={model} />}
        {Track && <Track model={model} />}
      </header>
    );
  }
  const seat = model.seat.value ?? first;
  const question = withoutSeat(own.decision(decision, state), own.seat(seat, state));
  const yours = model.seat.value !== null;
  const alone = mine.value.length === seats.length && seats.length === 1;
  return (
    <header
      class={['decision', yours ? 'yours' : '', question.length > LONG ? 'long' : ''].join(' ')}
      data-tour="decision"
    >
      <div class="decision-text">
        <p class="whose">
          {seats.length > 1 && <SeatToken seats={seats} seat={seat} size={12} />}
          {yours
            ? alone
              ? say.yourChoice
              : `${capital(own.seat(seat, state))} · ${say.yourChoice.toLowerCase()}`
            : say.othersChoice(own.seat(seat, state))}
        </p>
        <h2>{question}</h2>
        {model.pending.value !== null && (
          <p class="pending" role="status">
            {say.onItsWay}
          </p>
        )}
      </div>
      {Emblem && <Emblem model={model} />}
      {Track && <Track model={model} />}
    </header>
  );
}

/** The line above says whose choice it is: the question does not say it again. */
function withoutSeat(question: string, seat: string): string {
  const rest = question.startsWith(seat) ? /^\s*:\s*(.+)$/su.exec(question.slice(seat.length))?.[1] : undefined;
  return rest === undefined ? question : capital(rest);
}

/** Did someone give up, and is the end being looked at? */
export function isGivenUp(model: TableModel): boolean {
  return model.playhead.value === null && model.source.givenUp.value.length > 0;
}

/** Who gave up, and who wins by it where the others were against them. */
export function sayGivenUp({ source: { game, seats, givenUp }, view }: TableModel, { together }: Skin): string {
  const own = game.words[settings.value.lang];
  const named = (some: readonly string[]) => some.map((seat) => own.seat(seat, view.value)).join(', ');
  const left = together === true ? [] : seats.filter((seat) => !givenUp.value.includes(seat));
  return capital(words.value.table.gaveUp(named(givenUp.value), named(left)));
}

export function SeatToken({
  seats,
  seat,
  size = 34,
}: {
  readonly seats: readonly string[];
  readonly seat: string;
  readonly size?: number;
}) {
  const { colour, shape } = liveryOfSeat(seats, seat);
  return (
    <svg class="seat-token" viewBox="-1.2 -1.2 2.4 2.4" width={size} height={size} aria-hidden="true">
      <path d={TOKEN[shape]} fill={colour} />
    </svg>
  );
}
