import {
  type Answer,
  HttpClient,
  type NewTableRequest,
  type Reply,
  type Socket,
  TableClient,
  type TableListener,
} from '@arbitre/protocol';
import { WebSocket } from 'ws';

/** A small game of cups, as text. */
export function cupsScenario({ target = 20, rounds = 200 } = {}): string {
  return `game: cups\ntitle: { fr: Essai, en: Trial }\ntarget: ${target}\nrounds: ${rounds}\n`;
}

/** The protocol's platform in Node 20: a socket of the `ws` package. */
export const PLATFORM = { openSocket: (url: string): Socket => new WebSocket(url) };

export type Made = Answer<'create'>;

/** Opens a table of cups, or of what is asked. */
export async function openTable(base: string, asked: Partial<NewTableRequest> = {}): Promise<Made> {
  const made = await new HttpClient(base).call('create', {
    body: { from: { kind: 'scenario', text: cupsScenario() }, ...asked },
  });
  if (!made.ok) throw new Error(`the table was not opened: ${JSON.stringify(made.error)}`);
  return made.value;
}

/** Takes a seat by its invitation; returns its key, which the server chooses: earlier builds know no other way. */
export async function takeSeat(base: string, made: Made, seat: string): Promise<string> {
  const invitation = made.seats.find((other) => other.seat === seat)?.invitation ?? '';
  const body = { name: seat, nonce: '11'.repeat(16) };
  const taken = await new HttpClient(base).call('take', { table: made.table, seat, token: invitation, body });
  if (!taken.ok) throw new Error(`the seat was not taken: ${JSON.stringify(taken.error)}`);
  return taken.value.key;
}

/** A client on a table, connected and up to date. */
export async function connect(
  base: string,
  table: string,
  token: string,
  listener: TableListener = {},
): Promise<TableClient> {
  const client = new TableClient({ base, table, token, platform: PLATFORM, ...listener });
  await until(() => client.status.is !== 'connecting', `connection to ${base}`);
  return client;
}

/** A table of cups with both seats taken and connected, the game begun. */
export async function twoPlayers(
  base: string,
  asked: Partial<NewTableRequest> = {},
): Promise<{ made: Made; red: TableClient; blue: TableClient; keys: { red: string; blue: string } }> {
  const made = await openTable(base, asked);
  const keys = { red: await takeSeat(base, made, 'red'), blue: await takeSeat(base, made, 'blue') };
  const red = await connect(base, made.table, keys.red);
  const blue = await connect(base, made.table, keys.blue);
  await until(() => red.table.phase !== 'gathering' && blue.table.phase !== 'gathering', 'the game to begin');
  return { made, red, blue, keys };
}

/** A look that comes later than this was held up with everything else, by a machine that was busy or put to sleep. */
const LATE_LOOK = 100;

/** Waits for something to become true. The limit only keeps a failed test from hanging; time in which we could not look does not count. */
export async function until(happened: () => boolean, what: string, limit = 240_000): Promise<void> {
  let waited = 0;
  for (let looked = performance.now(); !happened(); ) {
    await new Promise((resolve) => setTimeout(resolve, 3));
    const now = performance.now();
    waited += Math.min(now - looked, LATE_LOOK);
    looked = now;
    if (waited > limit) throw new Error(`waited in vain for ${what}`);
  }
}

/** The reply's refusal code, or `ok`. */
export function codeOf(reply: Reply): string {
  return reply.ok ? 'ok' : reply.refusal.code;
}
