import type { Match } from '@arbitre/kernel';
import { saveMatch } from '@arbitre/referee/core';
import { mine, words } from '../../i18n/words.ts';
import { go } from '../../router.ts';
import { settings } from '../../settings.ts';
import { download } from '../../ui/download.ts';
import { SeatToken } from '../margin/question.tsx';
import { keepGame } from '../sources/keep-game.ts';
import { isLevel, LEVEL_NAMES, LEVELS } from '../sources/level.ts';
import type { Bots, LocalSource } from '../sources/local-source.ts';
import { newId } from '../sources/saves.ts';

/** What one may do with a table of this browser: keep it as a file, give seats to the computer and take them back. */
export function LocalMenu({ source }: { readonly source: LocalSource }) {
  const say = words.value.table;
  return (
    <>
      <h3>{say.theGame}</h3>
      <div class="ending-actions">
        <LocalActions source={source} />
      </div>
      {source.seats.length > 1 && (
        <>
          <h3>{say.around}</h3>
          <LocalSeats source={source} />
        </>
      )}
    </>
  );
}

function LocalSeats({ source }: { readonly source: LocalSource }) {
  const say = words.value.newTable;
  const { game, seats, opening, levels } = source;
  return (
    <ul class="local-seats">
      {seats.map((seat) => (
        <li key={seat}>
          <label class="field">
            <span>
              <SeatToken seats={seats} seat={seat} size={16} /> {game.words[settings.value.lang].seat(seat, opening)}
            </span>
            <select
              value={levels.value[seat] ?? 'person'}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                source.giveToBot(seat, isLevel(chosen) ? chosen : null);
              }}
            >
              <option value="person">{say.person}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {say.bot}, {mine(LEVEL_NAMES[level])}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Once more, or kept: at any time, and when the game is over. */
export function LocalActions({ source }: { readonly source: LocalSource }) {
  const say = words.value.table;
  const { game, match, levels } = source;
  return (
    <>
      <button type="button" class="button" onClick={() => go('play', startAgain(match.value, levels.value))}>
        {say.again}
      </button>
      <button type="button" class="button" onClick={() => download(`${game.id}.json`, saveMatch(match.value))}>
        {say.download}
      </button>
    </>
  );
}

/** The same table once more, with other dice. */
function startAgain({ header, opening }: Match, bots: Bots): string {
  const id = newId();
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  const again = { ...header, dice: { kind: 'seeded', seed } as const };
  keepGame(id, { header: again, entries: [], opening, state: opening }, bots, false);
  return id;
}
