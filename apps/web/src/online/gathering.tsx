import type { Game } from '@arbitre/kernel';
import { mine, words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { InviteLink } from './invite-link.tsx';
import { SiteBar } from '../ui/site.tsx';
import type { Company } from './company.ts';
import type { Desk } from './desk.ts';
import './gathering.css';
import { heldKeys } from './held-keys.ts';
import { HostTools } from './host-tools.tsx';
import { SeatList } from './seat-list.tsx';
import type { Welcomed } from './session.ts';
import { YourName, yourName } from './your-name.tsx';

interface Props {
  readonly company: Company;
  readonly desk: Desk;
  readonly welcomed: Welcomed;
  readonly game: Game;
}

/** Before the game: who sits where, and the links that bring the others. */
export function Gathering({ company, desk, welcomed, game }: Props) {
  const say = words.value.invite;
  const { info, you, opening } = welcomed;
  const { links } = desk;
  const seatName = (seat: string) => game.words[settings.value.lang].seat(seat, opening);
  const beside = Object.keys(heldKeys(info.table)).map(seatName);
  return (
    <>
      <SiteBar />
      <main class="gathering" id="content">
        <h1>{mine(info.title)}</h1>
        <p class="lead">{company.chairs.value.length > 0 ? say.seated : say.waiting}</p>
        {(you.as === 'invited' || desk.isHost) && <YourName />}
        {you.as === 'invited' && (
          <section class="invited">
            <h2>{say.invitedAs(seatName(you.seat))}</h2>
            <div class="seat-actions">
              <button type="button" class="button main" onClick={() => void desk.sit(you.seat, yourName.value)}>
                {beside.length === 0 ? say.sit : say.sitBeside(beside.join(', '))}
              </button>
              {beside.length > 0 && (
                <button type="button" class="button" onClick={() => void desk.sit(you.seat, yourName.value, true)}>
                  {say.sitAlone}
                </button>
              )}
            </div>
          </section>
        )}
        <h2>{words.value.table.around}</h2>
        {desk.isHost && <p>{say.text}</p>}
        <SeatList company={company} desk={desk} welcomed={welcomed} game={game} />
        <HostTools company={company} desk={desk} />
        {links !== null && (
          <section class="watchers">
            <h2>{say.watch}</h2>
            <p>{say.watchText}</p>
            <InviteLink text={desk.address(links.watch)} label={say.watch} />
          </section>
        )}
      </main>
    </>
  );
}
