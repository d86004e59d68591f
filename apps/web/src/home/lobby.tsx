import { HttpClient } from '@arbitre/protocol';
import { isGame } from '../games/catalogue.ts';
import { mine, words } from '../i18n/words.ts';
import { to } from '../router.ts';
import { useLoaded } from '../ui/lazily.tsx';
import { seatNames } from './seat-names.ts';

/** Tables of the server that anyone may join; a quiet word when there is no server. */
export function Lobby() {
  const say = words.value.homePage;
  const lobby = useLoaded(() => new HttpClient(location.origin).call('lobby'), 'lobby');
  if (lobby.value === null) return null;
  const answered = lobby.value;
  return (
    <section class="lobby">
      <h2>{say.lobby}</h2>
      {!answered.ok ? (
        <p>{say.offline}</p>
      ) : answered.value.tables.length === 0 ? (
        <p>{say.lobbyEmpty}</p>
      ) : (
        <ul>
          {answered.value.tables.map((one) => (
            <li key={one.table}>
              <p>
                <b>{mine(one.title)}</b> {isGame(one.game) ? words.value.games[one.game].name : one.game}
              </p>
              {seatNames(one, one.open).map((name, index) => (
                <a key={name} class="button" href={to('sit', one.table, one.open[index] ?? '')}>
                  {say.joinAs(name)}
                </a>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
