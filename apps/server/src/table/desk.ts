import { type Answer, type Body, PLAIN_BOT, type Role, type TableSummary } from '@arbitre/protocol';
import { type Lock, lockOf, newToken, roleOf } from '../door/tokens.ts';
import { type Judged, no } from './judge.ts';
import type { Answered, Room } from './room.ts';
import { HOST, type StoredBody, WATCH } from './stored-record.ts';

type Refused = Extract<Judged, { ok: false }>;
type Done<T> = { readonly ok: true; readonly value: T } | Refused;

/*
 * What people do at a table's desk, over HTTP: take and leave seats, hand them over, give them to bots; and what its host may do about
 * people. What a token opens is looked up when its turn has come: an invitation used twice at once lets one in.
 */

/** Milliseconds of absence after which a host may free a seat in mid-game, where the table says nothing of absence. */
const LONG_ABSENCE = 7 * 24 * 3600 * 1000;

/**
 * Takes a seat by its invitation; or an open seat of a `listed` table, by walking up to it (`token` null). Whoever has taken it
 * and asks again with the key they chose is told so again: the answer may have been lost.
 */
export async function takeSeat(
  room: Room,
  token: string | null,
  seat: string,
  asked: Body<'take'>,
  listed = true,
): Promise<Done<Answer<'take'>>> {
  const key = asked.key ?? newToken();
  const lock = lockOf(key);
  const isMine = (): boolean =>
    asked.key !== undefined && room.held(seat) !== undefined && room.locks.seats[seat]?.keys.includes(lock) === true;
  const taken = await done(
    room.ask(({ table, locks }) => {
      const role = token === null ? null : roleOf(locks, token);
      const held = room.held(seat);
      if (role === null && (token !== null || !listed)) return no('not-found');
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
        key: lock,
        invitation: null,
      });
    }),
    { key },
  );
  return taken.ok || !isMine() ? taken : { ok: true, value: { key } };
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

/**
 * Puts a bot on a seat, takes it off, or says how it plays: the host where no person sits, a holder on their own seat, another seat when its
 * holder is away.
 */
export function botOnSeat(
  room: Room,
  token: string,
  seat: string,
  { on, player }: Body<'bot'>,
): Promise<Done<Answer<'bot'>>> {
  return done(
    askAs(room, token, (role) => {
      const held = room.held(seat);
      if (held === undefined || (role.as !== 'host' && role.as !== 'seat')) return no('not-yours');
      const { holder, name } = held;
      const bot = player ?? held.bot ?? PLAIN_BOT;
      if (holder !== 'person') {
        if (role.as !== 'host') return no('not-yours');
        return seated({ seat, holder: on ? 'bot' : 'nobody', name: '', standIn: false, bot });
      }
      const own = role.as === 'seat' && role.seat === seat;
      if (!own && !(on && room.isAbsent(seat))) return no('not-absent');
      return seated({ seat, holder, name, standIn: on, bot });
    }),
    {},
  );
}

/** The host frees a seat that a person holds: before the game, or once they have been away for long. */
export function freeSeat(room: Room, token: string, seat: string): Promise<Done<Answer<'free'>>> {
  return done(
    asHost(room, token, () => {
      const held = room.held(seat);
      if (held === undefined || held.holder !== 'person') return no('not-yours');
      const { phase } = room.table;
      const away = room.info.absence === null ? room.awayFor(seat) >= LONG_ABSENCE : room.isAbsent(seat);
      if (phase === 'over') return no('over');
      if (phase === 'playing' && !away) return no('too-soon');
      return seated({ seat, holder: 'nobody', name: '', standIn: false, key: null });
    }),
    {},
  );
}

export function muteSeat(room: Room, token: string, seat: string, muted: boolean): Promise<Done<Answer<'mute'>>> {
  return done(
    asHost(room, token, () =>
      room.held(seat) === undefined ? no('not-yours') : { ok: true, body: { kind: 'muted', seat, muted } },
    ),
    {},
  );
}

export function closeTable(room: Room, token: string): Promise<Done<Answer<'close'>>> {
  return done(
    asHost(room, token, ({ table, secret }) =>
      table.phase === 'over' ? no('over') : { ok: true, body: { kind: 'closed', by: 'host', secret } },
    ),
    {},
  );
}

/** A new link to the host's desk or the spectators' bench; the old ones open nothing any more. */
export function renewLink(room: Room, token: string, link: 'host' | 'watch'): Promise<Done<Answer<'renew'>>> {
  const fresh = newToken();
  const who = link === 'host' ? HOST : WATCH;
  return done(
    asHost(room, token, () => ({ ok: true, body: { kind: 'keyed', who, alone: true, lock: lockOf(fresh) } })),
    { token: fresh },
  );
}

/** One more key for a seat or the host's desk, for whoever could show the lock of another: their own on another device. */
export function addKey(
  room: Room,
  who: string,
  shown: Lock,
  alone: boolean,
): Promise<Done<{ readonly token: string }>> {
  const token = newToken();
  return done(
    room.ask(({ locks }) => {
      const keys = who === HOST ? locks.hosts : room.held(who) === undefined ? [] : (locks.seats[who]?.keys ?? []);
      if (!keys.includes(shown)) return no('not-found');
      return { ok: true, body: { kind: 'keyed', who, alone, lock: lockOf(token) } };
    }),
    { token },
  );
}

function asHost(room: Room, token: string, judge: (now: Room) => Judged): Promise<Answered> {
  return askAs(room, token, (role) => (role.as === 'host' ? judge(room) : no('not-yours')));
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
      muted: false,
      bot: PLAIN_BOT,
      ...table.seats[seat],
      present: present.includes(seat),
    })),
  };
}
