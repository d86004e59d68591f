import { saveMatch } from '@arbitre/referee/core';
import { useSignal } from '@preact/signals';
import { isGame } from '../../games/catalogue.ts';
import type { Shipped } from '../../games/shipped.ts';
import { playNow } from '../../home/play-now.ts';
import { mine, words } from '../../i18n/words.ts';
import { go } from '../../router.ts';
import { settings } from '../../settings.ts';
import { download } from '../../ui/download.ts';
import { SeatToken } from '../margin/question.tsx';
import { canSwap, playAgain, playSwapped } from '../sources/again.ts';
import { CharacterPick } from '../character-pick.tsx';
import { isLevel, LEVEL_NAMES, LEVELS } from '../sources/level.ts';
import type { LocalSource } from '../sources/local-source.ts';
import { nextScenario } from '../sources/title.ts';

/** What one may do with a table of this browser: keep it as a file, give seats to the computer and take them back. */
export function LocalMenu({ source, close }: { readonly source: LocalSource; readonly close: () => void }) {
  const say = words.value.table;
  return (
    <>
      <h3>{say.theGame}</h3>
      <div class="ending-actions">
        <LocalActions source={source} />
        <GiveUp source={source} close={close} />
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
          {levels.value[seat] !== undefined && <CharacterPick source={source} seat={seat} />}
        </li>
      ))}
    </ul>
  );
}

/** Once more, from the other side, the next one, or kept: at any time, and when the game is over. */
export function LocalActions({ source }: { readonly source: LocalSource }) {
  const say = words.value.table;
  const { game, match, title, givenUp } = source;
  const next = nextScenario(game.id, title);
  return (
    <>
      <button type="button" class="button" onClick={() => go('play', playAgain(source))}>
        {say.again}
      </button>
      {canSwap(source) && (
        <button type="button" class="button" onClick={() => go('play', playSwapped(source))}>
          {say.swap}
        </button>
      )}
      {next !== undefined && (
        <button type="button" class="button" onClick={() => void startNext(next)}>
          {say.nextScenario(mine(next.title))}
        </button>
      )}
      <button
        type="button"
        class="button"
        onClick={() => download(`${game.id}.json`, saveMatch({ ...match.value, givenUp: givenUp.value }))}
      >
        {say.download}
      </button>
    </>
  );
}

/** Ends the game as lost, once it was asked whether one is sure. */
function GiveUp({ source, close }: { readonly source: LocalSource; readonly close: () => void }) {
  const say = words.value.table;
  const sure = useSignal(false);
  const { game, match, mine: here, givenUp } = source;
  const ended = game.outcome(match.value.state) !== null || givenUp.value.length > 0;
  if (ended || here.value.length === 0 || match.value.entries.length === 0) return null;
  return (
    <button
      type="button"
      class={sure.value ? 'button danger' : 'button plain'}
      onClick={() => {
        if (!sure.value) {
          sure.value = true;
          return;
        }
        close();
        source.giveUp();
      }}
    >
      {sure.value ? say.resignSure : say.resign}
    </button>
  );
}

async function startNext(scenario: Shipped): Promise<void> {
  if (isGame(scenario.game)) go('play', await playNow(scenario.game, scenario));
}
