import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import { PRAGMAS } from './sqlite-file.ts';
import type { Row } from './store.ts';

/** What the thread is asked: a batch. What it answers: which of its rows were added, or why nobody knows. */
export type Batch = readonly Row[];
export type Written = { readonly added: readonly boolean[] } | { readonly problem: string };

/** The thread that appends to the embedded database: while it waits for the disk, the server goes on reading and judging. */
const database = new Database(String(workerData));
database.exec(PRAGMAS);
const insert = database.prepare('INSERT OR IGNORE INTO entries (game, seq, at, body) VALUES (?, ?, ?, ?)');
const appendAll = database.transaction((rows: Batch) =>
  rows.map(({ game, seq, at, body }) => insert.run(game, seq, at, body).changes === 1),
);

parentPort?.on('message', (rows: Batch) => parentPort?.postMessage(write(rows)));

function write(rows: Batch): Written {
  try {
    return { added: appendAll(rows) };
  } catch (problem) {
    return { problem: String(problem) };
  }
}
