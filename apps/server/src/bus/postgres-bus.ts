import type { Client } from 'pg';
import { CHANNEL } from '../store/postgres.ts';
import type { Bus, BusEvents } from './bus.ts';

const PRESENCE = `${CHANNEL}_present`;
const RETRY = 500;

/** Listens on a connection of its own, and comes back when it breaks. */
export async function openPostgresBus(url: string, node: string, events: BusEvents): Promise<Bus> {
  const { default: pg } = await import('pg');
  let client: Client | null = null;
  let closed = false;
  let saying = Promise.resolve();
  const nothing = (): void => {};

  function hear(channel: string, payload = ''): void {
    const [from, ...words] = payload.split(' ');
    if (from === undefined || from === node) return;
    if (channel === PRESENCE) {
      const [table = '', seats = '[]'] = words;
      return events.present(table, from, JSON.parse(decodeURIComponent(seats)) as string[]); // written by `present` below
    }
    for (const word of words) {
      const [table = '', seq = ''] = word.split(':');
      events.changed(table, Number(seq));
    }
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url });
    fresh.on('notification', ({ channel, payload }) => hear(channel, payload));
    fresh.on('error', () => {}); // 'end' follows
    fresh.on('end', () => {
      if (client === fresh) void reconnect();
    });
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}; LISTEN ${PRESENCE}`);
    client = fresh;
  }

  async function reconnect(): Promise<void> {
    client = null;
    await new Promise((resolve) => setTimeout(resolve, RETRY));
    if (closed) return;
    await connect().then(
      () => events.missed(),
      () => reconnect(),
    );
  }

  await connect();
  return {
    present(table, seats) {
      const payload = `${node} ${table} ${encodeURIComponent(JSON.stringify(seats))}`;
      saying = saying.then(() => client?.query('SELECT pg_notify($1, $2)', [PRESENCE, payload])).then(nothing, nothing); // what could not be said is said again before long
    },
    async close() {
      closed = true;
      const open = client;
      client = null;
      await open?.end();
    },
  };
}
