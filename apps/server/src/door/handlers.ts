import type { Body, Role } from '@arbitre/protocol';
import type { Library } from '../library.ts';
import { addGame, findGame, listedGames, type Store } from '../store/store.ts';
import { botOnSeat, inviteToSeat, leaveSeat, summaryOf, takeSeat } from '../table/desk.ts';
import { gameFile } from '../table/game-file.ts';
import { no } from '../table/judge.ts';
import { newTableOf } from '../table/opening.ts';
import { Room } from '../table/room.ts';
import type { Rooms } from '../table/rooms.ts';
import type { Asked, Handled, Handlers } from './http.ts';
import { roleOf } from './tokens.ts';

interface Server {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly library: Library;
  readonly now: () => number;
}

/** Someone whose token opens a room. */
interface Entered {
  readonly room: Room;
  readonly role: Role;
  readonly token: string;
}

/** Tables that the lobby shows at most. */
const LOBBY = 50;

/** What each endpoint does. Bodies have been read by the endpoint's schema already. */
export function handlersOf({ store, rooms, library, now }: Server): Handlers {
  /** The room a token opens, and as whom. An unknown table and a token that opens nothing look the same. */
  async function enter({ table, token }: Pick<Asked, 'table' | 'token'>): Promise<Entered | null> {
    const room = await rooms.wake(table);
    if (!(room instanceof Room) || token === null) return null;
    if (store.kind === 'postgres') await room.upToDate(); // another server may have appended a moment ago
    const role = roleOf(room.locks, token);
    return role && { room, role, token };
  }

  async function inside(asked: Asked, act: (entered: Entered) => Promise<Handled> | Handled): Promise<Handled> {
    const entered = await enter(asked);
    return entered === null ? no('not-found') : act(entered);
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
    lobby: async () => {
      const listed = await listedGames(store.db, LOBBY);
      const found = await Promise.all(listed.map(({ id }) => rooms.wake(id)));
      const tables = found.flatMap((room) =>
        room instanceof Room && room.table.phase === 'gathering' ? [lobbyLine(room)] : [],
      );
      return { ok: true, value: { tables: tables.filter(({ open }) => open.length > 0) } };
    },
    create: async ({ body }) => {
      const made = newTableOf(body as Body<'create'>, library, now());
      if (!made.ok) return made;
      await addGame(store, made.row, made.records);
      return { ok: true, value: made.answer };
    },
    mine: async ({ body }) => {
      const { links } = body as Body<'mine'>;
      const entered = await Promise.all(links.map(enter));
      return {
        ok: true,
        value: { tables: entered.flatMap((found) => (found === null ? [] : [summaryOf(found.room, found.role)])) },
      };
    },
    table: (asked) => inside(asked, ({ room, role }) => ({ ok: true, value: summaryOf(room, role) })),
    take: async (asked) => {
      const body = asked.body as Body<'take'>;
      if (asked.token !== null) return inside(asked, ({ room, token }) => takeSeat(room, token, asked.seat, body));
      const listed = (await findGame(store.db, asked.table))?.listed === 1;
      const room = listed ? await rooms.wake(asked.table) : null;
      return room instanceof Room ? takeSeat(room, null, asked.seat, body) : no('not-found');
    },
    leave: (asked) => inside(asked, ({ room, token }) => leaveSeat(room, token, asked.seat)),
    invite: (asked) => inside(asked, ({ room, token }) => inviteToSeat(room, token, asked.seat)),
    bot: (asked) => inside(asked, ({ room, token }) => botOnSeat(room, token, asked.seat, asked.body as Body<'bot'>)),
    file: (asked) => inside(asked, ({ room }) => gameFile(room)),
  };
}

function lobbyLine({ info, table }: Room) {
  const { table: id, game, title, created, seats } = info;
  return {
    table: id,
    game,
    title,
    created,
    seats,
    open: seats.filter((seat) => table.seats[seat]?.holder === 'nobody'),
  };
}
