import { once } from 'node:events';
import pg from 'pg';
import { WebSocket } from 'ws';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';
import { openTable, takeSeat } from './table.ts';
import { startPostgres } from './temporary-postgres.ts';

/**
 * `npm run cluster -w apps/server [-- SERVE.js…]`: acknowledged moves a second of four processes on one PostgreSQL, each table on one of
 * them, beside other builds (their `dist/testing/serve.js`) that take turns with this one. Once on the disk as it is, once as if it took five milliseconds to sync.
 */
const PROCESSES = 4;
const TURN = 3_000;
const TURNS = 4;
const SYNC = { 'the disk as it is': 0, 'a disk that takes 5 ms to sync': 5_000 } as const;
const TABLES = [8, 40];

interface Cluster {
  readonly name: string;
  readonly servers: readonly SpawnedServer[];
  readonly tables: readonly Pair[];
  moves: number;
  seconds: number;
}

/** Two people at a table over bare sockets. */
class Pair {
  readonly #sockets: readonly WebSocket[];
  #tip = 3;
  #moves = 0;
  #asked = '';
  #told: () => void = () => {};

  private constructor(sockets: readonly WebSocket[]) {
    this.#sockets = sockets;
    for (const socket of sockets)
      socket.on('message', (data: Buffer) => {
        const { records = [] } = JSON.parse(data.toString()) as {
          records?: { kind: string; seq: number; id?: string }[];
        }; // a server's own
        for (const { kind, seq, id } of records) {
          if (kind === 'played' || kind === 'began') this.#tip = Math.max(this.#tip, seq);
          if (id === this.#asked) this.#told();
        }
      });
  }

  static async open(url: string): Promise<Pair> {
    const text = 'game: cups\ntarget: 1000000\nrounds: 1000000\n';
    const made = await openTable(url, { from: { kind: 'scenario', text } });
    const sockets: WebSocket[] = [];
    for (const seat of ['red', 'blue']) {
      const token = await takeSeat(url, made, seat);
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket?table=${made.table}`);
      await once(socket, 'open');
      socket.send(JSON.stringify({ t: 'hello', protocol: 1, table: made.table, token }));
      sockets.push(socket);
    }
    await new Promise((resolve) => setTimeout(resolve, 100)); // both are welcomed
    return new Pair(sockets);
  }

  play(): Promise<void> {
    const by = this.#moves++ % 2;
    this.#asked = `move-${this.#moves}`.padEnd(8, '-');
    const told = new Promise<void>((resolve) => {
      this.#told = resolve;
    });
    this.#sockets[by]?.send(JSON.stringify({ t: 'play', id: this.#asked, after: this.#tip, command: { do: 'pass' } }));
    return told;
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}

async function playFor({ tables }: Cluster, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  let moves = 0;
  await Promise.all(
    tables.map(async (table) => {
      for (; performance.now() < end; moves++) await table.play();
    }),
  );
  return moves;
}

const postgres = await startPostgres();
const administrator = new pg.Client({ connectionString: postgres.url });
await administrator.connect();
const builds = [undefined, ...process.argv.slice(2)];
let databases = 0;
for (const [disk, delay] of Object.entries(SYNC)) {
  await administrator.query(`ALTER SYSTEM SET commit_delay = ${delay}`);
  await administrator.query('ALTER SYSTEM SET commit_siblings = 0');
  await administrator.query('SELECT pg_reload_conf()');
  for (const count of TABLES) {
    const clusters: Cluster[] = [];
    for (const build of builds) {
      const url = await postgres.database(`cluster_${databases++}`);
      const servers: SpawnedServer[] = [];
      for (let index = 0; index < PROCESSES; index++) servers.push(await spawnServer({ DATABASE_URL: url }, build));
      const tables: Pair[] = [];
      for (let index = 0; index < count; index++) tables.push(await Pair.open(servers[index % PROCESSES]?.url ?? ''));
      clusters.push({ name: build ?? 'this build', servers, tables, moves: 0, seconds: 0 });
    }
    for (const cluster of clusters) await playFor(cluster, TURN);
    for (let turn = 0; turn < TURNS; turn++)
      for (const cluster of clusters) {
        const start = performance.now();
        cluster.moves += await playFor(cluster, TURN);
        cluster.seconds += (performance.now() - start) / 1000;
      }
    const rates = clusters.map(({ name, moves, seconds }) => `${name} ${Math.round(moves / seconds)}`);
    console.log(`${disk}, ${PROCESSES} processes, ${count} tables, moves/s: ${rates.join(', ')}`);
    for (const { servers, tables } of clusters) {
      for (const table of tables) table.close();
      await Promise.all(servers.map((server) => server.kill()));
    }
  }
}
await administrator.end();
await postgres.stop();
process.exit(0);
