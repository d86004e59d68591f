import type { Seat } from '@arbitre/kernel';
import { HttpClient, readLink, writeLink } from '@arbitre/protocol';
import type { Shipped } from '../games/shipped.ts';
import type { Company } from './company.ts';
import { sayProblem } from './desk.ts';
import { holdKey } from './held-keys.ts';
import { keepLinks } from './links.ts';
import type { Session, Welcomed } from './session.ts';

/** A proposal to go on at another table, as it is said at this one: a mark, the seat it is for, its link. */
const PROPOSAL = /^↻ (\S+) (\S+)$/;

/** The seat that a line of the chat invites to another table, and that table's link in this page; null: it is mere words. */
export function proposalIn(text: string): { readonly seat: Seat; readonly address: string } | null {
  const [, seat, link] = PROPOSAL.exec(text) ?? [];
  if (seat === undefined || link === undefined || !URL.canParse(link, location.origin)) return null;
  const { origin, pathname, hash } = new URL(link, location.origin);
  const read = origin === location.origin ? readLink(`${pathname}${hash}`) : null;
  return read === null ? null : { seat, address: writeLink(read) };
}

/** Where each seat's player sits at the next table: in the same seat, or in the one after it. */
export function seatAfter(seats: readonly Seat[], seat: Seat, swapped: boolean): Seat {
  const at = seats.indexOf(seat);
  return seats[(at + (swapped ? 1 : 0)) % seats.length] ?? seat;
}

interface Wanted {
  readonly company: Company;
  readonly session: Session;
  readonly welcomed: Welcomed;
  readonly scenario: Shipped;
  /** Everyone takes the seat after theirs. */
  readonly swapped: boolean;
}

/** Opens the next table, sits down there, invites the people of this one in its chat, and goes there; or says why not. */
export async function rematch({ company, session, welcomed, scenario, swapped }: Wanted): Promise<string | null> {
  const http = new HttpClient(location.origin);
  const { info } = welcomed;
  const sameGame = scenario.game === info.game;
  const from = { kind: 'shipped' as const, id: scenario.id };
  const made = await http.call('create', { body: { from, rulings: sameGame ? info.rulings : {}, listed: false } });
  if (!made.ok) return sayProblem(made);
  const { table, host, watch, seats } = made.value;
  const invitations = Object.fromEntries(seats.map(({ seat, invitation }) => [seat, invitation]));
  const held = session.table.value?.seats ?? {};
  let own: string | null = null;
  for (const seat of info.seats) {
    const next = seatAfter(info.seats, seat, swapped);
    const token = invitations[next];
    const sitter = held[seat];
    if (token === undefined || sitter === undefined) continue;
    if (sitter.holder === 'bot')
      await http.call('bot', { table, seat: next, token: host, body: { on: true, player: sitter.bot } });
    else if (company.holds(seat)) {
      const taken = await http.take(table, next, sitter.name, token);
      if (!taken.ok) return sayProblem(taken);
      holdKey(table, next, taken.value.key);
      own ??= taken.value.key;
    } else if (sitter.holder === 'person')
      await session.client.say(`↻ ${seat} ${location.origin}${writeLink({ table, token })}`);
  }
  keepLinks(table, {
    host,
    watch,
    seats: Object.fromEntries(seats.map(({ seat, invitation }) => [seat, { token: invitation, takes: 0 }])),
  });
  location.assign(writeLink({ table, token: own ?? host }));
  return null;
}
