import type { Seat } from '@arbitre/kernel';
import type { ComponentChildren } from 'preact';
import type { Skin } from '../../games/skin.ts';
import { mine, words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { SeatToken } from '../margin/question.tsx';
import type { TableModel } from '../model/table-model.ts';
import { CHARACTER_NAMES, characterAt } from '../sources/character.ts';
import { isLevel, LEVEL_NAMES, LEVELS, type Level } from '../sources/level.ts';
import { Sign } from '../../ui/icons.tsx';
import { Roster } from './roster.tsx';

interface Props {
  readonly model: TableModel;
  readonly skin: Skin;
}

/** Above the board: the order of play, or who sits across. A game without either leaves the room to the board. */
export function UpperStrip({ model, skin, children }: Props & { readonly children?: ComponentChildren }) {
  const { Ribbon } = skin;
  const across = model.source.seats.filter((seat) => seat !== ownSeat(model));
  if (Ribbon !== undefined)
    return (
      <section class="strip upper ribbon" aria-label={words.value.table.order}>
        <Ribbon model={model} />
        {children}
      </section>
    );
  if (across.length === 0) return null;
  return (
    <section class="strip upper" aria-label={words.value.table.across}>
      {across.map((seat) => (
        <SeatStrip key={seat} model={model} skin={skin} seat={seat} />
      ))}
      {children}
    </section>
  );
}

/** Below the board: you. Where the order of play is above, everyone is here. */
export function LowerStrip({ model, skin, children }: Props & { readonly children?: ComponentChildren }) {
  const { seats } = model.source;
  const own = ownSeat(model);
  const shown = skin.Ribbon !== undefined ? seats : seats.filter((seat) => seat === own);
  return (
    <section
      class={shown.length > 1 ? 'strip lower several' : 'strip lower'}
      aria-label={shown.length > 1 ? words.value.table.around : words.value.table.yourStrip}
    >
      {shown.map((seat) => (
        <SeatStrip key={seat} model={model} skin={skin} seat={seat} />
      ))}
      {children}
    </section>
  );
}

/** The seat this chair looks from: whose choice it is here, else the first one played from here, else the first. */
function ownSeat(model: TableModel): Seat {
  const { mine: here, seats } = model.source;
  return model.seat.value ?? here.value[0] ?? seats[0] ?? '';
}

function SeatStrip({ model, skin, seat }: Props & { readonly seat: Seat }) {
  const { source } = model;
  const say = words.value.table;
  const own = source.game.words[settings.value.lang];
  const state = model.view.value;
  const sitter = source.sitter(seat);
  const seatName = own.seat(seat, state);
  const turn = model.acting.value.includes(seat);
  const { Strip } = skin;
  const character = sitter.is === 'computer' ? leaning(source, seat) : null;
  const who =
    sitter.is === 'computer'
      ? sitter.level === null || source.giveToBot !== undefined
        ? say.computer
        : say.computerAt(mine(LEVEL_NAMES[sitter.level]))
      : sitter.is === 'nobody'
        ? words.value.invite.free
        : sitter.is === 'you' && source.mine.value.length === 1
          ? say.thatIsYou
          : null;
  const nameless = [who, character].filter((part) => part !== null).join(', ');
  return (
    <div class={turn ? 'seat-strip turn' : 'seat-strip'} data-seat={seat}>
      <SeatToken seats={source.seats} seat={seat} size={34} />
      {sitter.is === 'computer' && (
        <span class="computer-sign" role="img" aria-label={nameless} title={nameless}>
          <Sign name="computer" />
        </span>
      )}
      <div class="strip-who">
        <b>{sitter.name ?? seatName}</b>
        <small>
          {sitter.present !== null && (
            <span
              class={sitter.present ? 'presence here' : 'presence'}
              role="img"
              aria-label={sitter.present ? say.present : words.value.invite.away}
            />
          )}
          <span>
            {[sitter.name === null ? null : seatName, who, character].filter((part) => part !== null).join(', ')}
          </span>
          {sitter.is === 'computer' && <LevelPick model={model} seat={seat} level={sitter.level} />}
        </small>
        {turn && <span class="hidden-text">{say.hasTurn}</span>}
      </div>
      <Roster model={model} skin={skin} seat={seat} />
      {Strip === undefined ? <InShort model={model} seat={seat} /> : <Strip model={model} seat={seat} />}
    </div>
  );
}

/** How the computer leans there; null: not at all, or it is not known here. */
function leaning(source: TableModel['source'], seat: Seat): string | null {
  const { id } = source;
  const character = id === null || source.giveToBot === undefined ? 'plain' : characterAt(id, seat);
  return character === 'plain' ? null : mine(CHARACTER_NAMES[character]);
}

/** How well the computer plays there: changed at any time, where that is ours to say. */
function LevelPick({
  model,
  seat,
  level,
}: Pick<Props, 'model'> & { readonly seat: Seat; readonly level: Level | null }) {
  const { source } = model;
  if (source.giveToBot === undefined || level === null) return null;
  const name = source.game.words[settings.value.lang].seat(seat, source.opening);
  return (
    <select
      class="level-pick"
      aria-label={words.value.table.levelOf(name)}
      value={level}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        if (isLevel(chosen)) source.giveToBot?.(seat, chosen);
      }}
    >
      {LEVELS.map((one) => (
        <option key={one} value={one}>
          {mine(LEVEL_NAMES[one])}
        </option>
      ))}
    </select>
  );
}

/** Lines of a sheet that stand in a strip, and how long they may be. */
const MOST_LINES = 5;
const LONGEST = 12;

/** What a glance looks for first: so many out of so many, then how much of something, then how many things. */
const COUNTED = [/^\d+ \/ \d+$/, /^\d+$/, /\u00d7\s\d+$/];

function rankOf(value: string): number {
  const rank = COUNTED.findIndex((form) => form.test(value));
  return rank < 0 ? COUNTED.length : rank;
}

/** The sheet of a seat in short, for games that have not dressed their strip. */
function InShort({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const lines = model.source.game.words[settings.value.lang]
    .sheet(model.view.value, seat)
    .filter(({ value }) => value.length <= LONGEST)
    .sort((one, other) => rankOf(one.value) - rankOf(other.value))
    .slice(0, MOST_LINES);
  return (
    <dl class="strip-stats">
      {lines.map(({ label, value }) => (
        <div key={label} class="stat">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
