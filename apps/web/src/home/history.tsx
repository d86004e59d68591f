import { isGame } from '../games/catalogue.ts';
import { date, mine, words } from '../i18n/words.ts';
import { to } from '../router.ts';
import { savedGame } from '../table/sources/saves.ts';
import { titleInBoth } from '../table/sources/title.ts';
import { finished } from './records.ts';

const FEW = 6;

/** The last games played to their end on this device, and how they ended. */
export function History() {
  const say = words.value.stage.home;
  const games = finished.value.slice(0, FEW);
  if (games.length === 0) return null;
  return (
    <section class="history">
      <h2>{say.history}</h2>
      <ul>
        {games.map(({ id, game, title, when, says, won }) => (
          <li key={id} class={won === true ? 'won' : ''}>
            <p>
              <b>{mine(titleInBoth(game, title))}</b>{' '}
              <span>
                {isGame(game) ? words.value.games[game].name : game} · {date(when)}
              </span>
            </p>
            <p>{mine(says)}</p>
            {savedGame(id) !== null && <a href={to('play', id)}>{say.look}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
