import type { Game, Seat } from '@arbitre/kernel';
import { mustAgree } from '@arbitre/protocol';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { SeatToken } from '../table/margin/question.tsx';
import type { TableModel } from '../table/model/table-model.ts';
import type { Company } from './company.ts';
import type { Desk } from './desk.ts';
import { keyringWords } from './keyring-words.ts';
import { proposalIn } from './rematch.ts';
import { Absent } from './seat-list.tsx';
import type { Welcomed } from './session.ts';

interface Props {
  readonly company: Company;
  readonly desk: Desk;
  readonly welcomed: Welcomed;
  readonly game: Game;
  readonly model: TableModel;
}

/** What concerns the table rather than the game: a lost server, a pause, a request to take a move back, an empty chair. */
export function Notices({ company, desk, welcomed: { info, opening }, game, model }: Props) {
  const say = words.value.table;
  const session = company.front.value;
  const table = session.table.value;
  const seatName = (seat: Seat) => game.words[settings.value.lang].seat(seat, opening);
  const name = (seat: Seat) => table?.seats[seat]?.name || seatName(seat);
  const proposal = table?.proposal;
  const unsaid = proposal ? mustAgree(table, proposal.by) : [];
  const ours = proposal ? company.holds(proposal.by) : false; // then the seats of this page agree by themselves
  const asked = ours ? [] : company.chairs.value.filter(({ seat }) => unsaid.includes(seat));
  const answer = (agree: boolean) => {
    for (const { session } of agree ? asked : asked.slice(0, 1)) void session.client.answer(agree); // one no is enough
  };
  const rematches = session.chat.value.flatMap(({ from, text }) => {
    const proposal = proposalIn(text);
    return proposal !== null && company.holds(proposal.seat) ? [{ ...proposal, from }] : [];
  });
  const playing = table?.phase === 'playing';
  const awaited = playing ? (model.decision.value?.seats ?? []) : [];
  const own = company.chairs.value.filter(({ seat }) => table?.seats[seat]?.standIn);
  return (
    <div role="status">
      {session.status.value.is !== 'open' && <p class="notice">{say.reconnecting}</p>}
      {rematches.map(({ address, from }) => (
        <div key={address} class="notice">
          {say.proposesRematch(name(from))}
          <a class="button" href={address}>
            {say.joinRematch}
          </a>
        </div>
      ))}
      {session.restored.value && <p class="notice">{keyringWords[settings.value.lang].restored}</p>}
      {session.closed.value && <p class="notice">{words.value.invite.closed}</p>}
      {table?.paused && playing && (
        <div class="notice">
          {say.paused}
          {company.chairs.value.length > 0 && (
            <button type="button" class="button" onClick={() => void session.client.pause(false)}>
              {say.unpause}
            </button>
          )}
        </div>
      )}
      {company.chairs.value.length === 0 && !session.closed.value && <p class="notice">{say.spectating}</p>}
      {playing &&
        own.map(({ seat }) => (
          <div key={seat} class="notice">
            {say.botForYou(seatName(seat))}
            <button type="button" class="button" onClick={() => void desk.bot(seat, false)}>
              {words.value.invite.takeBack}
            </button>
          </div>
        ))}
      {awaited.map((seat) => {
        const held = table?.seats[seat];
        if (held === undefined || company.holds(seat) || held.standIn || held.resigned) return null;
        if (held.holder === 'nobody')
          return (
            <div key={seat} class="notice">
              {say.emptySeat(seatName(seat))}
              {desk.isHost && (
                <button type="button" class="button" onClick={() => void desk.bot(seat, true)}>
                  {words.value.invite.playBot}
                </button>
              )}
            </div>
          );
        if (held.holder === 'bot' || !company.knowsPresence.value || company.desk.present.value.includes(seat))
          return null;
        return (
          <div key={seat} class="notice">
            {say.awaySeat(name(seat))}
            <Absent company={company} desk={desk} seat={seat} held={held} absence={info.absence} />
            <span class="problem">{desk.problem.value}</span>
          </div>
        );
      })}
      {proposal &&
        (asked.length > 0 ? (
          <div class="notice">
            {say.askedUndo(name(proposal.by))}
            <button type="button" class="button" onClick={() => answer(true)}>
              {say.agree}
            </button>
            <button type="button" class="button" onClick={() => answer(false)}>
              {say.decline}
            </button>
          </div>
        ) : (
          unsaid.some((seat) => !company.holds(seat)) && (
            <p class="notice">{ours ? say.waitingConsent : say.askedUndo(name(proposal.by))}</p>
          )
        ))}
    </div>
  );
}

/** The seats played from this screen, when there are several: the one in front sees the board. */
export function Chairs({ company, welcomed: { info, opening }, game }: Omit<Props, 'desk' | 'model'>) {
  const chairs = company.chairs.value;
  if (chairs.length < 2) return null;
  const front = company.front.value;
  return (
    <div class="chairs" role="group" aria-label={words.value.table.chairs}>
      <span aria-hidden="true">{words.value.table.chairs}</span>
      {chairs.map(({ seat, session }) => (
        <button
          type="button"
          key={seat}
          class="chip"
          aria-pressed={session === front}
          onClick={() => company.bringForward(seat)}
        >
          <SeatToken seats={info.seats} seat={seat} size={14} /> {game.words[settings.value.lang].seat(seat, opening)}
        </button>
      ))}
    </div>
  );
}
