import { HttpClient } from '@arbitre/protocol';
import { mine, words } from '../i18n/words.ts';
import { to } from '../router.ts';
import { useLoaded } from '../ui/lazily.tsx';

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
          {answered.value.tables.map(({ table, title, open }) => (
            <li key={table}>
              {mine(title)}
              {open.map((seat) => (
                <a key={seat} class="button" href={to('sit', table, seat)}>
                  {say.join}
                </a>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
