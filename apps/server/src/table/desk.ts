import { type Answer, type Body, type Role, type TableSummary } from '@arbitre/protocol';
import { lockOf, newToken, roleOf } from '../door/tokens.ts';
import { type Judged, no } from './judge.ts';
import type { Answered, Room } from './room.ts';
import type { StoredBody } from './stored-record.ts';

type Refused = Extract<Judged, { ok: false }>;
type Done<T> = { readonly ok: true; readonly value: T } | Refused;

/*
 * What people do at a table's desk, over HTTP: take and leave seats, hand them over, give them to bots. What a token opens is
 * looked up when its turn has come: an invitation used twice at once lets one in.
 */

/** Takes a seat by its invitation; or an open seat of a listed table, by walking up to it (`token` null). */
export function takeSeat(
  room: Room,
  token: string | null,
  seat: string,
  asked: Body<'take'>,
): Promise<Done<Answer<'take'>>> {
  const key = newToken();
  return done(
    room.ask(({ table, locks }) => {
      const role = token === null ? null : roleOf(locks, token);
      const held = room.held(seat);
      if (token !== null && role === null) return no('not-found');
      const invited = role?.as === 'invited' && role.seat === seat;
      if (held === undefined || (role !== null && !invited)) return no('not-yours');
      if (role === null && held.holder !== 'nobody') return no('seat-taken');
      if (table.phase === 'over') return no('over');
      return seated({
        seat,
        holder: 'person',
        name: asked.name ?? '',
        standIn: false,
        nonce: asked.nonce,
        key: lockOf(key),
        invitation: null,
      });
    }),
    { key },
  );
}

export function leaveSeat(room: Room, token: string, seat: string): Promise<Done<Answer<'leave'>>> {
  return done(
    askAs(room, token, (role) => {
      if (role.as !== 'seat' || role.seat !== seat) return no('not-yours');
      return seated({ seat, holder: 'nobody', name: '', standIn: false, key: null });
    }),
    {},
  );
}

/** A new invitation: the holder's own to hand the seat over, or the host's to a seat that nobody holds. */
export function inviteToSeat(room: Room, token: string, seat: string): Promise<Done<Answer<'invite'>>> {
  const invitation = newToken();
  return done(
    askAs(room, token, (role) => {
      const held = room.held(seat);
      const own = role.as === 'seat' && role.seat === seat;
      if (held === undefined || (role.as !== 'host' && !own)) return no('not-yours');
      if (!own && held.holder === 'person') return no('seat-held');
      const { holder, name, standIn } = held;
      return seated({ seat, holder, name, standIn, invitation: lockOf(invitation) });
    }),
    { invitation },
  );
}

/** Puts a bot on a seat or takes it off: the host where nobody sits, a holder on their own seat, another seat when its holder is away. */
export function botOnSeat(room: Room, token: string, seat: string, { on }: Body<'bot'>): Promise<Done<Answer<'bot'>>> {
  return done(
    askAs(room, token, (role) => {
      const held = room.held(seat);
      if (held === undefined || (role.as !== 'host' && role.as !== 'seat')) return no('not-yours');
      const { holder, name } = held;
      if (holder !== 'person') {
        if (role.as !== 'host') return no('not-yours');
        return seated({ seat, holder: on ? 'bot' : 'nobody', name: '', standIn: false });
      }
      const own = role.as === 'seat' && role.seat === seat;
      if (!own && !(on && room.isAbsent(seat))) return no('not-absent');
      return seated({ seat, holder, name, standIn: on });
    }),
    {},
  );
}

function askAs(room: Room, token: string, judge: (role: Role) => Judged): Promise<Answered> {
  return room.ask(({ locks }) => {
    const role = roleOf(locks, token);
    return role === null ? no('not-found') : judge(role);
  });
}

function seated(body: Omit<Extract<StoredBody, { kind: 'seat' }>, 'kind'>): Judged {
  return { ok: true, body: { kind: 'seat', ...body } };
}

async function done<T>(asking: Promise<Answered>, value: T): Promise<Done<T>> {
  const answered = await asking;
  return answered.ok ? { ok: true, value } : answered;
}

/** A table at a glance. */
export function summaryOf(room: Room, you: Role): TableSummary {
  const { table, info, game, state } = room;
  const present = room.audience.present();
  return {
    ...info,
    you,
    phase: table.phase,
    paused: table.paused,
    entries: table.entries,
    awaiting: table.phase === 'playing' ? [...(game.awaiting(state)?.seats ?? [])] : [],
    changed: room.changed,
    seatList: info.seats.map((seat) => ({
      seat,
      holder: 'nobody',
      name: '',
      standIn: false,
      resigned: false,
      ...table.seats[seat],
      present: present.includes(seat),
    })),
  };
}
