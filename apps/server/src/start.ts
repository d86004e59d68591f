import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLOSE } from '@arbitre/protocol';
import { GAMES, type Registry } from '@arbitre/referee';
import { sql } from 'kysely';
import { pino } from 'pino';
import { ALONE, type Bus } from './bus/bus.ts';
import { openPostgresBus } from './bus/postgres-bus.ts';
import { Connection } from './door/connection.ts';
import { openHttp } from './door/http.ts';
import { openApi } from './door/openapi.ts';
import { handlersOf } from './door/handlers.ts';
import { readLibrary } from './library.ts';
import { Metrics } from './metrics.ts';
import type { ServerOptions } from './options.ts';
import { GroupCommit } from './store/group-commit.ts';
import { openStore } from './store/open.ts';
import { entriesAfter, unlist } from './store/store.ts';
import { Rooms } from './table/rooms.ts';

export const VERSION = '0.1.0';

/** A server that runs. */
export interface RunningServer {
  /** `http://127.0.0.1:4310` */
  readonly url: string;
  readonly port: number;
  /** Answers what is under way, closes everything, and leaves the database in order. */
  stop(): Promise<void>;
}

const PING_EVERY = 20_000;
const PRESENCE_EVERY = 10_000;
const HELLO_WITHIN = 5_000;
const BACKLOG = 4 * 1024 * 1024;

/** A folder of the repository or of an installed package, when it is there. */
function beside(path: string): string {
  const folder = fileURLToPath(new URL(path, import.meta.url));
  return existsSync(folder) ? folder : '';
}

/**
 * Starts everything: database (brought to the current schema), rooms, HTTP, sockets, pages.
 *
 * ```ts
 * const options = readOptions(process.env);
 * if (options.ok) await startServer(options.value);
 * ```
 */
export async function startServer(asked: ServerOptions, games: Registry = GAMES): Promise<RunningServer> {
  const options = {
    ...asked,
    web: asked.web || beside('../../web/dist'),
    scenarios: asked.scenarios || beside('../../../scenarios'),
  };
  const node = randomBytes(8).toString('hex');
  const logger = pino({ level: options.log, base: { node }, redact: ['req.headers.authorization'] });
  const library = readLibrary(games, options.scenarios || null, (file) =>
    logger.warn({ file }, 'scenario left out: it has mistakes'),
  );
  const store = await openStore(options, node);
  const connections = new Set<Connection>();
  let stopping = false;

  const metrics = new Metrics({ connections: () => connections.size, rooms: () => rooms.awake.length });
  const commit = new GroupCommit(store, (batch) => metrics.committed(batch));
  let bus: Bus = ALONE;
  const rooms: Rooms = new Rooms(store, games, {
    commit,
    botDelay: options.botDelay,
    now: () => Date.now(),
    load: (table, since) => entriesAfter(store.db, table, since),
    present: (table, seats) => bus.present(table, seats),
    began: (table) =>
      void unlist(store.db, table).catch((err: unknown) =>
        logger.warn({ err, table }, 'could not take a table off the lobby'),
      ),
    failed(table, err) {
      metrics.failed();
      logger.error({ err, table }, 'a table is dropped from memory and will be woken again');
      rooms.drop(table, CLOSE.stopping);
    },
    puzzled(table, err) {
      metrics.failed();
      logger.error({ err, table }, 'a rule threw; nothing was played');
    },
  });
  if (store.kind === 'postgres') {
    bus = await openPostgresBus(options.databaseUrl, node, {
      changed(table, seq) {
        const room = rooms.get(table);
        if (room?.idle)
          rooms.drop(table, CLOSE.stopping); // nobody looks: it can sleep
        else room?.refresh(seq);
      },
      present: (table, from, seats) => rooms.get(table)?.audience.presentElsewhere(from, seats),
      missed: () => {
        for (const room of rooms.awake) room.refresh(Number.MAX_SAFE_INTEGER);
      },
    });
  }

  const fromAddress = new Map<string, number>();
  const app = await openHttp(options, logger, {
    handlers: handlersOf({ store, rooms, library, now: () => Date.now() }),
    openApi: openApi(VERSION),
    async health() {
      if (stopping) return null;
      const alive = await sql`select 1`.execute(store.db).then(
        () => true,
        () => false,
      );
      return alive
        ? { version: VERSION, database: store.kind, tables: rooms.awake.length, connections: connections.size }
        : null;
    },
    metrics: async () => ({ type: metrics.registry.contentType, text: await metrics.registry.metrics() }),
    connected(socket, address) {
      const open = fromAddress.get(address) ?? 0;
      if (stopping || open >= options.connections) return socket.close(stopping ? CLOSE.stopping : CLOSE.tooMany);
      fromAddress.set(address, open + 1);
      const limits = { rate: options.rate, burst: options.burst, helloWithin: HELLO_WITHIN, backlog: BACKLOG };
      const connection = new Connection(socket, rooms, limits, metrics);
      connections.add(connection);
      socket.on('close', () => {
        connections.delete(connection);
        const left = (fromAddress.get(address) ?? 1) - 1;
        if (left > 0) fromAddress.set(address, left);
        else fromAddress.delete(address);
      });
    },
  });

  const pinging = setInterval(() => {
    for (const connection of connections) connection.ping();
  }, PING_EVERY);
  const renewing = setInterval(() => {
    for (const room of rooms.awake) room.audience.renew();
  }, PRESENCE_EVERY);
  const sleeping = setInterval(
    () => rooms.sleep(Date.now() - options.sleepAfter * 1000),
    Math.min(10_000, options.sleepAfter * 500 + 100),
  );
  await app.listen({ host: options.host, port: options.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  const url = `http://${options.host === '0.0.0.0' || options.host === '::' ? '127.0.0.1' : options.host}:${port}`;
  logger.info({ url, database: store.kind, games: [...games.keys()], scenarios: library.scenarios.size }, 'serving');

  return {
    url,
    port,
    async stop() {
      if (stopping) return;
      stopping = true;
      clearInterval(pinging);
      clearInterval(renewing);
      clearInterval(sleeping);
      await commit.settle(); // what was asked before is answered
      for (const connection of connections) connection.close(CLOSE.stopping);
      for (const room of rooms.awake) rooms.drop(room.info.table, CLOSE.stopping);
      await app.close();
      await bus.close();
      await commit.settle();
      await store.close();
      logger.info('stopped');
    },
  };
}
