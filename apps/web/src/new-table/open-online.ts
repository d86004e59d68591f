import type { Game } from '@arbitre/kernel';
import { HttpClient, type NewTableRequest, type RefusalCode, REFUSALS, writeLink } from '@arbitre/protocol';
import { settings } from '../settings.ts';
import { botAt } from '../table/sources/level.ts';
import type { Bots } from '../table/sources/local-source.ts';
import { remember } from '../table/sources/saves.ts';
import { keepLinks } from '../online/links.ts';

/** Opens a table on the server and goes to its host's desk, where the links are; or says why not. */
export async function openOnline(wanted: NewTableRequest, game: Game, bots: Bots): Promise<RefusalCode | null> {
  const http = new HttpClient(location.origin);
  const made = await http.call('create', { body: wanted });
  if (!made.ok) return REFUSALS.find((code) => code === made.error.code) ?? 'internal';
  const { table, host, watch, seats } = made.value;
  for (const [seat, level] of Object.entries(bots))
    await http.call('bot', { table, seat, token: host, body: { on: true, player: botAt(level) } });
  const invitations = seats.map(({ seat, invitation }) => [seat, { token: invitation, takes: 0 }]);
  keepLinks(table, { host, watch, seats: Object.fromEntries(invitations) });
  remember({
    kind: 'online',
    id: table,
    token: host,
    game: game.id,
    title: game.rulebook.title[settings.value.lang],
    seat: null,
    changed: Date.now(),
  });
  location.assign(writeLink({ table, token: host }));
  return null;
}
