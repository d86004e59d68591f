import type { Answer, Role } from '@arbitre/protocol';
import { roleOf } from '../door/tokens.ts';
import type { KeyringsTable } from '../store/schema.ts';
import { lockOf } from '../door/tokens.ts';
import { addKey } from '../table/desk.ts';
import { Room } from '../table/room.ts';
import type { Rooms } from '../table/rooms.ts';
import { HOST } from '../table/stored-record.ts';
import type { Holding, Keyrings } from './keyrings.ts';

/** Who a seat's key or a host's token stands for in a keyring; null for what is not kept. */
function whoIs(role: Role | null): string | null {
  return role?.as === 'seat' ? role.seat : role?.as === 'host' ? HOST : null;
}

/** Puts the seats that these links open on a keyring; how many there were. */
export async function keepLinks(
  keyrings: Keyrings,
  rooms: Rooms,
  keyring: KeyringsTable,
  links: readonly { readonly table: string; readonly token: string }[],
): Promise<number> {
  const holdings: Holding[] = [];
  for (const { table, token } of links) {
    const room = await rooms.wake(table);
    const who = room instanceof Room ? whoIs(roleOf(room.locks, token)) : null;
    if (who !== null) holdings.push({ game: table, who, lock: lockOf(token) });
  }
  await keyrings.keep(keyring, holdings);
  return holdings.length;
}

/** A key of its own for a new device, for each seat of a keyring that is still its holder's. `alone`: the keys before open nothing any more. */
export async function recoverSeats(
  keyrings: Keyrings,
  rooms: Rooms,
  keyring: KeyringsTable,
  alone: boolean,
): Promise<Answer<'recover'>> {
  const links: Answer<'recover'>['links'] = [];
  for (const holding of await keyrings.holdings(keyring.id)) {
    const room = await rooms.wake(holding.game);
    if (!(room instanceof Room)) continue;
    const key = await addKey(room, holding.who, holding.lock, alone);
    if (!key.ok) {
      if (key.refusal.code === 'not-found') await keyrings.letGo(keyring.id, holding);
      continue;
    }
    const { token } = key.value;
    await keyrings.keep(keyring, [{ ...holding, lock: lockOf(token) }]);
    const you = roleOf(room.locks, token);
    if (you !== null) links.push({ table: holding.game, token, you, title: room.info.title, game: room.info.game });
  }
  return { keyring: await keyrings.addDevice(keyring, alone), links };
}
