import type { Game } from '@arbitre/kernel';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import type { TableModel } from '../table/model.ts';
import type { Session, Welcomed } from './session.ts';

interface Props {
  readonly session: Session;
  readonly welcomed: Welcomed;
  readonly game: Game;
  readonly model: TableModel;
}

/** What concerns the table rather than the game: a lost server, a pause, a request to take a move back. */
export function Notices({ session, welcomed: { you, opening }, game }: Props) {
  const say = words.value.table;
  const table = session.table.value;
  const proposal = table?.proposal;
  const name = (seat: string) => table?.seats[seat]?.name || game.words[settings.value.lang].seat(seat, opening);
  return (
    <div role="status">
      {session.status.value.is !== 'open' && <p class="notice">{say.reconnecting}</p>}
      {table?.paused && (
        <div class="notice">
          {say.paused}
          {you.as === 'seat' && (
            <button type="button" class="button" onClick={() => void session.client.pause(false)}>
              {say.unpause}
            </button>
          )}
        </div>
      )}
      {you.as !== 'seat' && <p class="notice">{say.spectating}</p>}
      {proposal &&
        (you.as === 'seat' && you.seat !== proposal.by ? (
          <div class="notice">
            {say.askedUndo(name(proposal.by))}
            <button type="button" class="button" onClick={() => void session.client.answer(true)}>
              {say.agree}
            </button>
            <button type="button" class="button" onClick={() => void session.client.answer(false)}>
              {say.decline}
            </button>
          </div>
        ) : (
          <p class="notice">{say.waitingConsent}</p>
        ))}
    </div>
  );
}
