import type { Game } from '@arbitre/kernel';
import { HttpClient } from '@arbitre/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { InviteLink } from './invite-link.tsx';
import { download } from '../ui/download.ts';
import type { Company } from './company.ts';
import { type Desk, sayProblem } from './desk.ts';
import './gathering.css';
import { HostTools } from './host-tools.tsx';
import { KeepSeats } from './keep-seats.tsx';
import { SeatList } from './seat-list.tsx';
import type { Session, Welcomed } from './session.ts';
import { YourName } from './your-name.tsx';

interface Props {
  readonly company: Company;
  readonly desk: Desk;
  readonly welcomed: Welcomed;
  readonly game: Game;
}

/** What one may do with the table itself. */
export function OnlineMenu({ company, desk, welcomed, game, close }: Props & { readonly close: () => void }) {
  const say = words.value.table;
  const { links } = desk;
  const vacant = Object.values(company.desk.table.value?.seats ?? {}).some(({ holder }) => holder !== 'person');
  return (
    <>
      <h3>{say.theGame}</h3>
      <GameActions company={company} game={game} table={welcomed.info.table} onResigned={close} />
      <h3>{say.around}</h3>
      {desk.isHost && vacant && <YourName />}
      <SeatList company={company} desk={desk} welcomed={welcomed} game={game} />
      {links !== null && (
        <>
          <h3>{words.value.invite.watch}</h3>
          <InviteLink text={desk.address(links.watch)} label={words.value.invite.watch} />
        </>
      )}
      <HostTools company={company} desk={desk} />
      <KeepSeats links={company.links.value} />
    </>
  );
}

interface ActionsProps {
  readonly company: Company;
  readonly game: Game;
  readonly table: string;
  readonly onResigned: () => void;
}

function GameActions({ company, game, table, onResigned }: ActionsProps) {
  const say = words.value.table;
  const session = company.front.value;
  const state = session.table.value;
  const seated = company.chairs.value.length > 0 && state?.phase === 'playing';
  const problem = useSignal('');
  const sure = useSignal(false);
  const keep = async () => {
    const file = await keepFile(session, game, table);
    problem.value = file ?? '';
  };
  return (
    <div class="seat-actions">
      {seated && (
        <button type="button" class="button" onClick={() => void session.client.pause(!state.paused)}>
          {state.paused ? say.unpause : say.pause}
        </button>
      )}
      <button type="button" class="button" onClick={() => void keep()}>
        {say.download}
      </button>
      {seated &&
        (sure.value ? (
          <button type="button" class="button danger" onClick={() => void session.client.resign().then(onResigned)}>
            {say.resignSure}
          </button>
        ) : (
          <button type="button" class="button plain" onClick={() => (sure.value = true)}>
            {say.resign}
          </button>
        ))}
      <p role="alert" class="problem">
        {problem.value}
      </p>
    </div>
  );
}

/** Hands the game to the browser as a file; a sentence when the server does not give it. */
export async function keepFile(session: Session, game: Game, table: string): Promise<string | null> {
  const file = await new HttpClient(location.origin).call('file', { table, token: session.link.token });
  if (!file.ok) return sayProblem(file);
  download(`${game.id}.json`, JSON.stringify(file.value));
  return null;
}
