import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLOSE, type NewTableRequest } from '@arbitre/protocol';
import { isShipped, loadGames, type Registry } from '@arbitre/referee/core';
import { pino } from 'pino';
import { BackRoom } from './back-room/back-room.ts';
import { botHere } from './bot/bot.ts';
import { ALONE, type Bus } from './bus/bus.ts';
import { openPostgresBus } from './bus/postgres-bus.ts';
import { Barred, shortAddress } from './door/address.ts';
import { Gateway } from './door/gateway.ts';
import { openHttp } from './door/http.ts';
import { openApi } from './door/openapi.ts';
import { handlersOf } from './door/handlers.ts';
import { LobbyPage, readLobby } from './door/lobby-page.ts';
import { Quota } from './door/quota.ts';
import { checkFolders } from './folders.ts';
import { readLibrary } from './library.ts';
import { LogBudget } from './log-budget.ts';
import { Metrics } from './metrics.ts';
import { noticeOf, Notices } from './notices.ts';
import { tidy } from './operator/retention.ts';
import { barredNetworks } from './operator/tables.ts';
import type { ServerOptions } from './options.ts';
import { Keyrings } from './people/keyrings.ts';
import { Passkeys } from './people/passkeys.ts';
import { Slices } from './slices.ts';
import { GroupCommit } from './store/group-commit.ts';
import { Health } from './store/health.ts';
import { openServed } from './store/hold-folder.ts';
import type { TableColumns } from './store/schema.ts';
import { entriesOnDisk, findGame, noteTable } from './store/store.ts';
import { Sweep } from './store/sweep.ts';
import { prepare, Shelf } from './table/opening.ts';
import { Rooms } from './table/rooms.ts';

/** The version of this server. */
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
const SWEEP_EVERY = 2_000;
const TIDY_EVERY = 600_000;
/** Bytes that may wait to be read by one client, and by all together. */
const BACKLOG = 2 * 1024 * 1024;
const BACKLOG_IN_ALL = 64 * 1024 * 1024;

/** A folder of the repository or of an installed package, when it is there. */
function beside(path: string): string {
  const folder = fileURLToPath(new URL(path, import.meta.url));
  return existsSync(folder) ? folder : '';
}

/** May an uploaded file be of this game? It says so near its beginning. */
function mentions(from: NewTableRequest['from'], id: string): boolean {
  return 'text' in from && from.text.slice(0, 4_000).includes(id);
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
    archive: asked.archive || join(asked.data, 'archive'),
  };
  checkFolders(options);
  const node = randomBytes(8).toString('hex');
  const logger = pino({ level: options.log, base: { node }, redact: ['req.headers.authorization'] });
  const library = readLibrary(games, options.scenarios, (file, why) => logger.warn({ file, why }, 'scenario left out'));
  const { store, damage } = await openServed(options);
  const now = (): number => Date.now();
  const shipped = await loadGames([...games.keys()].filter(isShipped)); // what the back room can load by its name
  const own = [...games.keys()].filter((id) => !shipped.has(id)); // read and thought about on the serving thread
  const backRoom = new BackRoom([...shipped.keys()], (how) => {
    metrics.failed();
    logger.error({ how }, 'the process for bots and uploads has died; another takes over what it owed');
  });
  const shelf = new Shelf(library);
  const slices = new Slices();
  let stopping = false;
  const metrics = new Metrics({
    connections: () => gateway.size,
    rooms: () => rooms.awake.length,
    waiting: () => gateway.waiting,
  });
  for (const problem of damage) {
    metrics.damaged();
    logger.error({ problem }, 'the database is damaged: what can still be read is served');
  }
  const lines = new LogBudget(logger);
  const commit = new GroupCommit(store, ({ rows, added, milliseconds }) => {
    metrics.committed({ rows: rows.length, milliseconds });
    if (!(added instanceof Error)) for (const { game, seq } of rows) bus.appended(game, seq);
  });
  let bus: Bus = ALONE;
  const notices = new Notices((table, err) =>
    lines.info({ err: String(err), table: table.slice(0, 8) }, 'a notice was not taken'),
  );
  let noting: Promise<void> = Promise.resolve(); // the last of them: they are written in order
  const lobby = new LobbyPage(async () => {
    await noting; // what has happened at tables here stands in their columns
    return readLobby(store);
  });
  const noted = (table: string, columns: Partial<TableColumns>): void => {
    lobby.changed();
    noting = noteTable(store, table, columns).catch((err: unknown) =>
      logger.warn({ err, table }, 'columns of a table not written'),
    );
  };
  const rooms: Rooms = new Rooms(store, games, {
    commit,
    slices,
    limits: { records: options.records, rate: options.rate, burst: options.burst, talk: options.talk },
    alone: store.kind === 'sqlite',
    bot: (game, job, progress) => (shipped.get(game.id) === game ? backRoom.choose : botHere)(game, job, progress),
    botDelay: options.botDelay,
    now,
    load: (table, since) => entriesOnDisk(store, table, since),
    present: (table, seats) => bus.present(table, seats),
    noted,
    turn(table, seats) {
      const room = rooms.get(table);
      if (room === undefined) return;
      const url = async (): Promise<string | null> => (await findGame(store.db, table))?.webhook ?? null;
      notices.turn(table, seats, url, () => noticeOf(room, seats));
    },
    failed(table, err) {
      metrics.failed();
      logger.error({ err, table }, 'a table is dropped from memory and will be woken again');
      rooms.drop(table, CLOSE.stopping);
    },
    puzzled(table, err) {
      metrics.failed();
      logger.error({ err, table }, 'a rule threw; nothing was played');
    },
    damaged(table, err) {
      metrics.damaged();
      logger.error({ err, table }, 'the log of a table is damaged; it cannot be played on');
    },
    forked(table) {
      metrics.forked();
      lines.warn({ table }, 'someone holds records that this log does not have: a backup was restored?');
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
    backlogInAll: BACKLOG_IN_ALL,
  };
  const gateway: Gateway = new Gateway(rooms, limits, {
    refused: (by) => metrics.refused(by),
    unreadable: () => metrics.unreadable(),
    answered: (milliseconds) => metrics.answered(milliseconds),
    puzzled: (err) => {
      metrics.failed();
      logger.error({ err }, 'someone could not be welcomed');
    },
    shownOut: (code, address) => {
      metrics.shownOut(code);
      lines.info({ what: 'refused', code, address: shortAddress(address) }, 'shown out');
    },
  });
  const health = new Health(store, commit);
  const barred = new Barred();
  const readBarred = async (): Promise<void> =>
    barred.set((await barredNetworks(store, now())).map(({ address }) => address));
  await readBarred();
  const app = await openHttp(options, logger, {
    handlers: handlersOf({
      store,
      rooms,
      library,
      quota: await Quota.open(store, options),
      keyrings: new Keyrings(store, now),
      passkeys: new Passkeys(store, now),
      webhooks: options.webhooks,
      prepare: async (request) => {
        if (request.from.kind === 'shipped') return shelf.prepare(request);
        return own.some((id) => mentions(request.from, id)) ? prepare(request, library) : backRoom.read(request);
      },
      now,
      lobby,
    }),
    openApi: openApi(VERSION),
    async health() {
      if (stopping || !(await health.isWell())) return null;
      return {
        version: VERSION,
        database: store.kind,
        tables: rooms.awake.length,
        connections: gateway.size,
        ...(damage.length > 0 && { damaged: true }),
      };
    },
    metrics: async () => ({ type: metrics.registry.contentType, text: await metrics.registry.metrics() }),
    connected: (socket, wire, address) => gateway.enter(socket, wire, address),
    barred: (address) => barred.has(address),
    note: (line) => lines.info(line, line.what === 'refused' ? 'refused' : 'done'),
  });

  const sweep = new Sweep(store);
  const look = async (): Promise<void> => {
    const known = rooms.awake.map(({ info, table }) => ({
      table: info.table,
      epoch: rooms.epochOf(info.table),
      seq: table.seq,
    }));
    await sweep.look(known, {
      changed: (table, seq) => rooms.get(table)?.refresh(seq),
      deleted: (table) => rooms.drop(table, CLOSE.deleted),
      altered: (table) => rooms.drop(table, CLOSE.stopping),
    });
    await readBarred();
  };
  const tidyUp = async (): Promise<void> => {
    const tidied = await tidy(store, options.archive, options, (table) => rooms.get(table) !== undefined, now());
    if (tidied.deleted + tidied.archived > 0) logger.info(tidied, 'tables whose time had come');
  };
  const chores = [
    every(PING_EVERY, async () => gateway.ping()),
    every(PRESENCE_EVERY, async () => {
      for (const room of rooms.awake) room.audience.renew();
    }),
    every(Math.min(10_000, options.sleepAfter * 500 + 100), async () =>
      rooms.sleep(now() - options.sleepAfter * 1000, now()),
    ),
    every(SWEEP_EVERY, look),
    every(TIDY_EVERY, tidyUp),
  ];
  function every(milliseconds: number, chore: () => Promise<void>): NodeJS.Timeout {
    const run = (): void =>
      void chore().catch((err: unknown) => lines.warn({ err }, 'a chore failed; it will be tried again'));
    return setInterval(run, milliseconds).unref();
  }

  const close = async (): Promise<void> => {
    stopping = true;
    for (const chore of chores) clearInterval(chore);
    notices.close();
    await commit.settle(); // what was asked before is answered
    const seen = rooms.awake.map((room) => [room.info.table, room.lastSeen()] as const); // whoever is there now was seen now
    gateway.close();
    for (const room of rooms.awake) rooms.drop(room.info.table, CLOSE.stopping);
    for (const [table, when] of seen)
      if (when !== null) await noteTable(store, table, { seen: JSON.stringify(when) }).catch(() => {}); // absence counts from the next waking then
    await backRoom.close();
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
