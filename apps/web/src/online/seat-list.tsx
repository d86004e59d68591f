import type { Game, Seat } from '@arbitre/kernel';
import type { SeatState } from '@arbitre/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { SeatToken } from '../table/margin/question.tsx';
import { InviteLink } from './invite-link.tsx';
import type { Company } from './company.ts';
import type { Desk } from './desk.ts';
import type { Welcomed } from './session.ts';
import { yourName } from './your-name.tsx';

interface Props {
  readonly company: Company;
  readonly desk: Desk;
  readonly welcomed: Welcomed;
  readonly game: Game;
}

/** Who sits where, and what whoever looks may do about it. */
export function SeatList(props: Props) {
  const { info } = props.welcomed;
  const seats = props.company.desk.table.value?.seats ?? {};
  return (
    <>
      <ul class="seat-list">
        {info.seats.map((seat) => {
          const held = seats[seat];
          return held === undefined ? null : <SeatRow key={seat} {...props} seat={seat} held={held} />;
        })}
      </ul>
      <p role="alert" class="problem">
        {props.desk.problem.value}
      </p>
    </>
  );
}

interface RowProps extends Props {
  readonly seat: Seat;
  readonly held: SeatState;
}

function SeatRow({ company, desk, welcomed: { info, opening }, game, seat, held }: RowProps) {
  const name = game.words[settings.value.lang].seat(seat, opening);
  const link = desk.handed.value[seat] ?? (held.holder === 'nobody' ? desk.invitation(seat) : null);
  const over = company.desk.table.value?.phase === 'over';
  return (
    <li data-seat={seat}>
      <h3>
        <SeatToken seats={info.seats} seat={seat} size={22} /> {name}
      </h3>
      <p class="seat-state">{stateOf(company, seat, held)}</p>
      {!over && link !== null && <InviteLink text={link} label={words.value.invite.linkTo(name)} />}
      {!over && (
        <div class="seat-actions">
          {company.holds(seat) ? (
            <Own desk={desk} seat={seat} held={held} />
          ) : held.holder === 'person' ? (
            <>
              <Absent company={company} desk={desk} seat={seat} held={held} absence={info.absence} />
              {desk.isHost && <Guest desk={desk} seat={seat} held={held} />}
            </>
          ) : (
            desk.isHost && <Open desk={desk} seat={seat} held={held} link={link} />
          )}
        </div>
      )}
    </li>
  );
}

/** One phrase: who holds the seat, and are they there? */
function stateOf(company: Company, seat: Seat, { holder, name, standIn, resigned, muted }: SeatState): string {
  const say = words.value.invite;
  const who = holder === 'person' ? (name === '' ? say.someone : name) : '';
  const parts = [
    company.holds(seat) ? say.you(name) : holder === 'nobody' ? say.free : holder === 'bot' ? say.botSits : who,
    ...(resigned ? [say.resigned] : standIn ? [say.standIn] : []),
    ...(muted ? [say.muted] : []),
    ...(holder === 'person' && !company.desk.present.value.includes(seat) ? [say.away] : []),
  ];
  return parts.join(' · ');
}

/** A seat that nobody holds, seen by the host. */
function Open({
  desk,
  seat,
  held,
  link,
}: {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly held: SeatState;
  readonly link: string | null;
}) {
  const say = words.value.invite;
  return (
    <>
      <Act onClick={() => desk.sit(seat, yourName.value)}>{say.take}</Act>
      {link === null && <Act onClick={() => desk.invite(seat)}>{say.newLink}</Act>}
      {held.holder === 'bot' ? (
        <Act plain onClick={() => desk.bot(seat, false)}>
          {say.stopBot}
        </Act>
      ) : (
        <Act plain onClick={() => desk.bot(seat, true)}>
          {say.playBot}
        </Act>
      )}
    </>
  );
}

/** Somebody's seat, seen by the host. */
function Guest({ desk, seat, held }: { readonly desk: Desk; readonly seat: Seat; readonly held: SeatState }) {
  const say = words.value.invite;
  const sure = useSignal(false);
  return (
    <>
      <Act plain onClick={() => desk.mute(seat, !held.muted)}>
        {held.muted ? say.unmute : say.mute}
      </Act>
      {sure.value ? (
        <Act onClick={() => desk.free(seat)}>{say.freeSure}</Act>
      ) : (
        <Act plain onClick={() => (sure.value = true)}>
          {say.freeSeat}
        </Act>
      )}
    </>
  );
}

/** One's own seat. */
function Own({ desk, seat, held }: { readonly desk: Desk; readonly seat: Seat; readonly held: SeatState }) {
  const say = words.value.invite;
  const sure = useSignal(false);
  return (
    <>
      {held.standIn ? (
        <Act onClick={() => desk.bot(seat, false)}>{say.takeBack}</Act>
      ) : (
        <Act onClick={() => desk.bot(seat, true)}>{say.letBot}</Act>
      )}
      <Act onClick={() => desk.invite(seat)}>{say.handOver}</Act>
      {sure.value ? (
        <Act onClick={() => desk.leave(seat)}>{say.leaveSure}</Act>
      ) : (
        <Act plain onClick={() => (sure.value = true)}>
          {say.leave}
        </Act>
      )}
    </>
  );
}

interface AbsentProps {
  readonly company: Company;
  readonly desk: Desk;
  readonly seat: Seat;
  readonly held: SeatState;
  readonly absence: number | null;
}

/** Someone else's seat: a bot may stand in once they have been away long enough. */
export function Absent({ company, desk, seat, held, absence }: AbsentProps) {
  const there = company.desk.present.value.includes(seat);
  if (there || held.standIn || held.resigned || absence === null || company.chairs.value.length === 0) return null;
  return <Act onClick={() => desk.bot(seat, true)}>{words.value.invite.standInFor}</Act>;
}

interface ActProps {
  readonly onClick: () => unknown;
  readonly plain?: boolean;
  readonly children: ComponentChildren;
}

function Act({ onClick, plain, children }: ActProps) {
  return (
    <button type="button" class={plain ? 'button plain' : 'button'} onClick={() => void onClick()}>
      {children}
    </button>
  );
}
