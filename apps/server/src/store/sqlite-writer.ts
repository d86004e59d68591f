import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import { PRAGMAS, readBatch, type Work, type Written } from './sqlite-file.ts';

/** The thread that writes to the embedded database: while it waits for the disk, the server goes on reading and judging. */
const database = new Database(String(workerData));
database.exec(PRAGMAS);
const insert = database.prepare('INSERT OR IGNORE INTO entries (game, seq, at, body) VALUES (?, ?, ?, ?)');

const doAll = database.transaction((work: Work) => {
  if (typeof work !== 'string') {
    return work.map(({ sql, parameters }) => database.prepare(sql).run(...parameters).changes > 0);
  }
  return readBatch(work).map(({ game, seq, at, body }) => insert.run(game, seq, at, body).changes > 0);
});

parentPort?.on('message', (work: Work) => parentPort?.postMessage(written(work)));

function written(work: Work): Written {
  try {
    return { changed: doAll(work) };
  } catch (problem) {
    return { problem: String(problem) };
  }
}
