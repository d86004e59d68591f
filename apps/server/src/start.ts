import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLOSE } from '@arbitre/protocol';
import { isShipped, loadGames, type Registry } from '@arbitre/referee/core';
import { sql } from 'kysely';
import { pino } from 'pino';
import { botHere } from './bot/bot.ts';
import { BotThread } from './bot/bot-thread.ts';
import { ALONE, type Bus } from './bus/bus.ts';
import { openPostgresBus } from './bus/postgres-bus.ts';
import { Gateway } from './door/gateway.ts';
import { openHttp } from './door/http.ts';
import { openApi } from './door/openapi.ts';
import { handlersOf } from './door/handlers.ts';
import { checkFolders } from './folders.ts';
import { readLibrary } from './library.ts';
import { Metrics } from './metrics.ts';
import type { ServerOptions } from './options.ts';
import { GroupCommit } from './store/group-commit.ts';
import { openServed } from './store/hold-folder.ts';
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
const HEALTH_WITHIN = 3_000;
const BACKLOG = 4 * 1024 * 1024;

/** A folder of the repository or of an installed package, when it is there. */
function beside(path: string): string {
  const folder = fileURLToPath(new URL(path, import.meta.url));
  return existsSync(folder) ? folder : '';
}

/**
 * Starts everything: the games that ship (or those given), database (brought to the current schema), rooms, HTTP, sockets, pages.
 *
 * ```ts
 * const options = readOptions(process.env);
 * if (options.ok) await startServer(options.value);
 * ```
 */
export async function startServer(asked: ServerOptions, given?: Registry): Promise<RunningServer> {
  const games = given ?? (await loadGames());
  const options = {
    ...asked,
    web: asked.web || beside('../../web/dist'),
    scenarios: asked.scenarios || beside('../../../scenarios'),
  };
  checkFolders(options);
  const node = randomBytes(8).toString('hex');
  const logger = pino({ level: options.log, base: { node }, redact: ['req.headers.authorization'] });
  const library = readLibrary(games, options.scenarios, (file, why) => logger.warn({ file, why }, 'scenario left out'));
  const store = await openServed(options, node);
  const shelf = await loadGames([...games.keys()].filter(isShipped)); // what a thread can load by its name
  const thread = new BotThread();
  let stopping = false;
  const metrics = new Metrics({ connections: () => gateway.size, rooms: () => rooms.awake.length });
  const commit = new GroupCommit(store, (batch) => metrics.committed(batch));
  let bus: Bus = ALONE;
  const rooms: Rooms = new Rooms(store, games, {
    commit,
    bot: (game, view, seat) => (shelf.get(game.id) === game ? thread.choose : botHere)(game, view, seat),
    botDelay: options.botDelay,
    now: () => Date.now(),
    load: (table, since) => entriesAfter(store.db, table, since),
    present: (table, seats) => bus.present(table, seats),
    began: (table) =>
      void unlist(store, table).catch((err: unknown) =>
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
      changed: (table, seq) => rooms.changed(table, seq),
      present: (table, from, seats) => rooms.get(table)?.audience.presentElsewhere(from, seats),
      missed: () => {
        for (const room of rooms.awake) room.refresh(Number.MAX_SAFE_INTEGER);
      },
    });
  }

  const limits = {
    rate: options.rate,
    burst: options.burst,
    connections: options.connections,
    helloWithin: HELLO_WITHIN,
    backlog: BACKLOG,
  };
  const gateway: Gateway = new Gateway(rooms, limits, {
    refused: (by) => metrics.refused(by),
    unreadable: () => metrics.unreadable(),
    answered: (milliseconds) => metrics.answered(milliseconds),
    puzzled: (err) => {
      metrics.failed();
      logger.error({ err }, 'someone could not be welcomed');
    },
  });
  const app = await openHttp(options, logger, {
    handlers: handlersOf({ store, rooms, library, now: () => Date.now() }),
    openApi: openApi(VERSION),
    async health() {
      if (stopping) return null;
      const answers = sql`select 1`.execute(store.db).then(
        () => true,
        () => false,
      );
      const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), HEALTH_WITHIN).unref());
      return (await Promise.race([answers, late])) && !commit.failing
        ? { version: VERSION, database: store.kind, tables: rooms.awake.length, connections: gateway.size }
        : null;
    },
    metrics: async () => ({ type: metrics.registry.contentType, text: await metrics.registry.metrics() }),
    connected: (socket, address) => gateway.enter(socket, address),
  });

  const pinging = setInterval(() => gateway.ping(), PING_EVERY);
  const renewing = setInterval(() => {
    for (const room of rooms.awake) room.audience.renew();
  }, PRESENCE_EVERY);
  const sleeping = setInterval(
    () => rooms.sleep(Date.now() - options.sleepAfter * 1000),
    Math.min(10_000, options.sleepAfter * 500 + 100),
  );
  const close = async (): Promise<void> => {
    stopping = true;
    clearInterval(pinging);
    clearInterval(renewing);
    clearInterval(sleeping);
    await commit.settle(); // what was asked before is answered
    gateway.close();
    for (const room of rooms.awake) rooms.drop(room.info.table, CLOSE.stopping);
    await thread.close();
    await app.close();
    await bus.close();
    await commit.settle();
    await store.close();
  };
  try {
    await app.listen({ host: options.host, port: options.port });
  } catch (problem) {
    await close(); // nothing keeps the process alive
    throw problem;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  const url = `http://${options.host === '0.0.0.0' || options.host === '::' ? '127.0.0.1' : options.host}:${port}`;
  logger.info({ url, database: store.kind, games: [...games.keys()], scenarios: library.scenarios.size }, 'serving');

  return {
    url,
    port,
    async stop() {
      if (stopping) return;
      await close();
      logger.info('stopped');
    },
  };
}
