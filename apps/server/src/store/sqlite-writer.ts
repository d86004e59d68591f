import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import { PRAGMAS, readBatch, type Written } from './sqlite-file.ts';

/** The thread that appends to the embedded database: while it waits for the disk, the server goes on reading and judging. */
const database = new Database(String(workerData));
database.exec(PRAGMAS);
const insert = database.prepare('INSERT OR IGNORE INTO entries (game, seq, at, body) VALUES (?, ?, ?, ?)');
const appendAll = database.transaction((batch: string) =>
  readBatch(batch).map(({ game, seq, at, body }) => insert.run(game, seq, at, body).changes === 1),
);

parentPort?.on('message', (batch: string) => parentPort?.postMessage(write(batch)));

function write(batch: string): Written {
  try {
    return { added: appendAll(batch) };
  } catch (problem) {
    return { problem: String(problem) };
  }
}
