import type { Game, Seat } from '@arbitre/kernel';
import { HttpClient, writeLink } from '@arbitre/protocol';
import { useSignal } from '@preact/signals';
import { mine, words } from '../i18n/words.ts';
import { replaceAddress } from '../router.ts';
import { settings } from '../settings.ts';
import { SeatToken } from '../table/decision.tsx';
import { Copy } from '../ui/copy.tsx';
import { SiteBar } from '../ui/site.tsx';
import './gathering.css';
import { linksOf } from './links.ts';
import type { Session, Welcomed } from './session.ts';

interface Props {
  readonly session: Session;
  readonly welcomed: Welcomed;
  readonly game: Game;
}

const NAME = 'arbitre.name';

/** Before the game: who sits where, and the links that bring the others. */
export function Gathering({ session, welcomed: { info, you, opening }, game }: Props) {
  const say = words.value.invite;
  const { lang } = settings.value;
  const links = linksOf(info.table);
  const table = session.table.value;
  const name = useSignal(localStorage.getItem(NAME) ?? '');
  const seatName = (seat: Seat) => game.words[lang].seat(seat, opening);
  const address = (token: string) => location.origin + writeLink({ table: info.table, token });

  const sit = async (seat: Seat, invitation: string) => {
    localStorage.setItem(NAME, name.value);
    const taken = await new HttpClient(location.origin).take(info.table, seat, name.value, invitation);
    if (taken.ok) replaceAddress(writeLink({ table: info.table, token: taken.value.key }));
  };
  const giveToBot = async (seat: Seat, on: boolean) => {
    if (links !== null)
      await new HttpClient(location.origin).call('bot', { table: info.table, seat, token: links.host, body: { on } });
  };

  return (
    <>
      <SiteBar />
      <main class="gathering" id="content">
        <h1>{mine(info.title)}</h1>
        <p class="lead">{say.waiting}</p>
        {(you.as === 'invited' || links !== null) && (
          <label class="field your-name">
            <span>{say.yourName}</span>
            <input
              type="text"
              maxLength={40}
              value={name.value}
              onInput={(event) => (name.value = event.currentTarget.value)}
            />
          </label>
        )}
        {you.as === 'invited' && (
          <section class="invited">
            <h2>{say.invitedAs(seatName(you.seat))}</h2>
            <button type="button" class="button main" onClick={() => void sit(you.seat, session.link.token)}>
              {say.sit}
            </button>
          </section>
        )}
        {links !== null && <p>{say.text}</p>}
        <ul class="gathering-seats">
          {info.seats.map((seat) => {
            const held = table?.seats[seat];
            const invitation = links?.seats[seat];
            return (
              <li key={seat}>
                <h2>
                  <SeatToken seats={info.seats} seat={seat} size={22} /> {seatName(seat)}
                </h2>
                {held?.holder === 'person' && <p>{say.taken(held.name)}</p>}
                {held?.holder === 'bot' && <p>{say.botSits}</p>}
                {held?.holder === 'nobody' && invitation !== undefined && (
                  <div class="invitation">
                    <Copy text={address(invitation)} label={seatName(seat)} />
                    {you.as === 'host' && (
                      <button type="button" class="button" onClick={() => void sit(seat, invitation)}>
                        {say.take}
                      </button>
                    )}
                    <button type="button" class="button plain" onClick={() => void giveToBot(seat, true)}>
                      {say.playBot}
                    </button>
                  </div>
                )}
              </li>
            );
          })}
          {links !== null && (
            <li>
              <h2>{say.watch}</h2>
              <div class="invitation">
                <Copy text={address(links.watch)} label={say.watch} />
              </div>
            </li>
          )}
        </ul>
      </main>
    </>
  );
}
