import { join } from 'node:path';
import Database from 'libsql';
import { type WebSocket, WebSocketServer } from 'ws';
import { benchFolder, listening } from './contestant.ts';

/**
 * The ceilings. `echo`: a WebSocket server that sends each message back to both clients of its table. `durable`: the same,
 * after checking one rule (whose turn) and appending to SQLite with full sync, many tables in one commit.
 */
const durable = process.env.CEILING === 'durable';
const tables = new Map<string, { clients: WebSocket[]; moves: number }>();
let waiting: { table: string; seq: number; body: string; done: () => void }[] = [];

const database = new Database(join(benchFolder(), 'ceiling.db'));
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
database.exec(
  'CREATE TABLE entries (game TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, seq))',
);
const insert = database.prepare('INSERT INTO entries (game, seq, body) VALUES (?, ?, ?)');
const appendAll = database.transaction((rows: typeof waiting) => {
  for (const { table, seq, body } of rows) insert.run(table, seq, body);
});

function append(row: (typeof waiting)[number]): void {
  waiting.push(row);
  if (waiting.length > 1) return;
  setImmediate(() => {
    const rows = waiting;
    waiting = [];
    appendAll(rows);
    for (const { done } of rows) done();
  });
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) listening(address.port);
});

server.on('connection', (socket, { url = '' }) => {
  const id = url.slice(1);
  const table = tables.get(id) ?? { clients: [], moves: 0 };
  tables.set(id, table);
  const seat = table.clients.push(socket) - 1;
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    const tell = (): void => {
      for (const client of table.clients) client.send(text);
    };
    if (!durable) return tell();
    if (table.moves % 2 !== seat) return;
    append({ table: id, seq: ++table.moves, body: text, done: tell });
  });
});
