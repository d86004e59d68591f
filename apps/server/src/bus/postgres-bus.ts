import type { Client } from 'pg';
import type { Bus, BusEvents } from './bus.ts';

/** The channels on which servers tell one another what they appended, and who is with them. */
const CHANGES = 'arbitre';
const PRESENCE = 'arbitre_present';
const RETRY = 500;

/** Milliseconds for which changes are gathered into one notification. */
const GATHER = 4;
/** Tables in one notification; PostgreSQL allows 8000 bytes. */
const MOST_TABLES = 200;

/**
 * Listens and speaks on a connection of its own, and comes back when it breaks. What was appended is told after its commit, many tables
 * at once, and nobody waits for it: a server that dies before it has told leaves a gap, which the others find by themselves (`Sweep`).
 */
export async function openPostgresBus(url: string, node: string, events: BusEvents): Promise<Bus> {
  const { default: pg } = await import('pg');
  let client: Client | null = null;
  let closed = false;
  let saying = Promise.resolve();
  let appended = new Map<string, number>();
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
    const fresh = new pg.Client({
      connectionString: url,
      options: '-c synchronous_commit=off',
      connectionTimeoutMillis: 5_000,
    }); // nothing it says is to last
    fresh.on('notification', ({ channel, payload }) => hear(channel, payload));
    fresh.on('error', () => {}); // 'end' follows
    fresh.on('end', () => {
      if (client === fresh) void reconnect();
    });
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANGES}; LISTEN ${PRESENCE}`);
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

  function say(channel: string, payload: string): void {
    saying = saying.then(() => client?.query('SELECT pg_notify($1, $2)', [channel, payload])).then(nothing, nothing); // what could not be said is found or said again before long
  }

  function tellAppended(): void {
    const tables = [...appended];
    appended = new Map();
    for (let from = 0; from < tables.length; from += MOST_TABLES) {
      const part = tables.slice(from, from + MOST_TABLES).map(([table, seq]) => `${table}:${seq}`);
      say(CHANGES, `${node} ${part.join(' ')}`);
    }
  }

  await connect();
  return {
    appended(table, seq) {
      if (appended.size === 0) setTimeout(tellAppended, GATHER).unref();
      appended.set(table, Math.max(seq, appended.get(table) ?? 0));
    },
    present: (table, seats) => say(PRESENCE, `${node} ${table} ${encodeURIComponent(JSON.stringify(seats))}`),
    async close() {
      closed = true;
      tellAppended();
      await Promise.race([saying, new Promise((resolve) => setTimeout(resolve, 1_000).unref())]); // the database may be gone
      const open = client;
      client = null;
      await open?.end();
    },
  };
}
