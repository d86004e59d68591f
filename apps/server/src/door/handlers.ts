import { type Body, type NewTableRequest, type Role } from '@arbitre/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Library } from '../library.ts';
import { mayNotify } from '../notices.ts';
import type { Keyrings } from '../people/keyrings.ts';
import type { Passkeys } from '../people/passkeys.ts';
import { keepLinks, recoverSeats } from '../people/recovery.ts';
import type { KeyringsTable } from '../store/schema.ts';
import { addGame, findGame, noteTable, type Store } from '../store/store.ts';
import {
  botOnSeat,
  closeTable,
  freeSeat,
  inviteToSeat,
  leaveSeat,
  muteSeat,
  renewLink,
  summaryOf,
  takeSeat,
} from '../table/desk.ts';
import { gameFile } from '../table/game-file.ts';
import { type Judged, no } from '../table/judge.ts';
import { newTableOf, type Prepared } from '../table/opening.ts';
import { savedText } from '../table/saved-table.ts';
import { Room } from '../table/room.ts';
import type { Rooms, Sleepless } from '../table/rooms.ts';
import type { Asked, Handled, Handlers } from './http.ts';
import type { LobbyPage } from './lobby-page.ts';
import type { Quota } from './quota.ts';
import { roleOf } from './tokens.ts';

interface Server {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly library: Library;
  readonly quota: Quota;
  readonly keyrings: Keyrings;
  readonly passkeys: Passkeys;
  /** Hosts that notices may be sent to. */
  readonly webhooks: readonly string[];
  /** Reads what is to be played. */
  prepare(request: NewTableRequest): Promise<Prepared | Extract<Judged, { ok: false }>>;
  readonly now: () => number;
  readonly lobby: LobbyPage;
}

/** Someone whose token opens a room. */
interface Entered {
  readonly room: Room;
  readonly role: Role;
  readonly token: string;
}

const NOT_FOUND = no('not-found');

/** What each endpoint does. Bodies have been read by the endpoint's schema already. */
export function handlersOf(server: Server): Handlers {
  const { store, rooms, library } = server;

  /** The room a token opens, and as whom. An unknown table and a token that opens nothing look the same. */
  async function enter({ table, token }: Pick<Asked, 'table' | 'token'>): Promise<Entered | Sleepless> {
    const room = await rooms.wake(table);
    if (token === null) return 'not-found';
    if (room === 'old-rules') {
      const locks = await rooms.locksOf(table);
      return locks !== null && roleOf(locks, token) !== null ? room : 'not-found';
    }
    if (typeof room === 'string') return room;
    if (store.kind === 'postgres') await room.upToDate(); // another server may have appended a moment ago
    const role = roleOf(room.locks, token);
    return role === null ? 'not-found' : { room, role, token };
  }

  async function inside(asked: Asked, act: (entered: Entered) => Promise<Handled> | Handled): Promise<Handled> {
    const entered = await enter(asked);
    return typeof entered === 'string' ? no(entered) : act(entered);
  }

  /** Whoever shows a device's token of their keyring. */
  async function withKeyring({ token }: Asked, act: (keyring: KeyringsTable) => Promise<Handled>): Promise<Handled> {
    const keyring = token === null ? null : await server.keyrings.byToken(token);
    return keyring === null ? NOT_FOUND : act(keyring);
  }

  async function recovered(keyring: KeyringsTable | null, alone: boolean): Promise<Handled> {
    if (keyring === null) return NOT_FOUND;
    return { ok: true, value: await recoverSeats(server.keyrings, rooms, keyring, alone) };
  }

  return {
    games: async () => {
      const games = [...library.games.values()].map(({ id, version, rulebook }) => ({
        id,
        version,
        title: rulebook.title,
      }));
      return { ok: true, value: { games } };
    },
    scenarios: async () => {
      const scenarios = [...library.scenarios].map(([id, { game, title, about, opening }]) => ({
        id,
        game: game.id,
        title: title ?? game.rulebook.title,
        about: about ?? { fr: '', en: '' },
        seats: game.seats(opening),
      }));
      return { ok: true, value: { scenarios } };
    },
    lobby: async () => ({ ok: true, value: await server.lobby.bytes() }),
    create: async ({ body, address }) => {
      const request = body as Body<'create'>;
      const { webhook, bots = {}, listed = false } = request;
      if (webhook !== undefined && !mayNotify(webhook, server.webhooks)) return no('not-allowed');
      const opener = server.quota.openerOf(address);
      if (!(await server.quota.allows(opener, listed))) return no('quota');
      const prepared = await server.prepare(request);
      if (!prepared.ok) return prepared;
      if (Object.keys(bots).some((seat) => !prepared.seats.includes(seat))) return no('not-yours');
      const made = newTableOf(prepared, request, server.now(), opener);
      await addGame(store, made.row, made.records);
      if (listed) server.lobby.changed();
      return { ok: true, value: made.answer };
    },
    mine: async ({ body }) => {
      const { links } = body as Body<'mine'>;
      const tables = [];
      for (const link of links) {
        const entered = await enter(link); // one after the other: whoever has a hundred waits, and nobody else
        if (typeof entered !== 'string') tables.push(summaryOf(entered.room, entered.role));
      }
      return { ok: true, value: { tables } };
    },
    table: (asked) => inside(asked, ({ room, role }) => ({ ok: true, value: summaryOf(room, role) })),
    take: async (asked) => {
      const body = asked.body as Body<'take'>;
      const { table, seat, token } = asked;
      const listed = token === null && (await findGame(store.db, table))?.listed === 1;
      if (token === null && !listed && body.key === undefined) return NOT_FOUND;
      const room = await rooms.wake(table);
      if (!(room instanceof Room)) return no(room);
      if (store.kind === 'postgres') await room.upToDate();
      return takeSeat(room, token, seat, body, listed);
    },
    leave: (asked) => inside(asked, ({ room, token }) => leaveSeat(room, token, asked.seat)),
    invite: (asked) => inside(asked, ({ room, token }) => inviteToSeat(room, token, asked.seat)),
    bot: (asked) => inside(asked, ({ room, token }) => botOnSeat(room, token, asked.seat, asked.body as Body<'bot'>)),
    free: (asked) => inside(asked, ({ room, token }) => freeSeat(room, token, asked.seat)),
    mute: (asked) =>
      inside(asked, ({ room, token }) => muteSeat(room, token, asked.seat, (asked.body as Body<'mute'>).muted)),
    list: (asked) =>
      inside(asked, async ({ room, role }) => {
        const { listed } = asked.body as Body<'list'>;
        if (role.as !== 'host') return no('not-yours');
        if (room.table.phase !== 'gathering') return no('over');
        if (listed && !(await server.quota.allows(server.quota.openerOf(asked.address), true))) return no('quota');
        await noteTable(store, asked.table, { listed: listed ? 1 : 0, open: JSON.stringify(room.openSeats) });
        server.lobby.changed();
        return { ok: true, value: {} };
      }),
    close: (asked) => inside(asked, ({ room, token }) => closeTable(room, token)),
    renew: (asked) => inside(asked, ({ room, token }) => renewLink(room, token, (asked.body as Body<'renew'>).link)),
    file: async (asked) => {
      const entered = await enter(asked);
      if (entered === 'old-rules') return savedText(store.db, asked.table, library.games);
      return typeof entered === 'string' ? no(entered) : gameFile(entered.room);
    },
    keyring: async () => ({ ok: true, value: await server.keyrings.open() }),
    keep: (asked) =>
      withKeyring(asked, async (keyring) => {
        const { links } = asked.body as Body<'keep'>;
        return { ok: true, value: { kept: await keepLinks(server.keyrings, rooms, keyring, links) } };
      }),
    newCode: (asked) =>
      withKeyring(asked, async (keyring) => ({ ok: true, value: { code: await server.keyrings.newCode(keyring) } })),
    forget: (asked) =>
      withKeyring(asked, async (keyring) => {
        await server.keyrings.forget(keyring);
        return { ok: true, value: {} };
      }),
    recover: async ({ body }) => {
      const { code, alone = false } = body as Body<'recover'>;
      return recovered(await server.keyrings.byCode(code), alone);
    },
    passkeyOptions: (asked) =>
      withKeyring(asked, async (keyring) => ({
        ok: true,
        value: await server.passkeys.creationOptions(asked, keyring),
      })),
    addPasskey: (asked) =>
      withKeyring(asked, async (keyring) => {
        const { response } = asked.body as Body<'addPasskey'>;
        const added = await server.passkeys.add(asked, keyring, response as unknown as RegistrationResponseJSON); // the library reads it
        return added ? { ok: true, value: {} } : no('malformed');
      }),
    signInOptions: async (asked) => ({ ok: true, value: await server.passkeys.requestOptions(asked) }),
    signIn: async (asked) => {
      const { response, alone = false } = asked.body as Body<'signIn'>;
      const shown = await server.passkeys.shown(asked, response as unknown as AuthenticationResponseJSON); // the library reads it
      return recovered(shown === null ? null : await server.keyrings.byId(shown), alone);
    },
  };
}
