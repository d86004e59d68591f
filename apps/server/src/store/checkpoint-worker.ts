import { stat } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

/** A thread that brings the write-ahead log of an embedded database into its file: when it is long, and when nobody writes. */
const file = workerData as string; // by `Checkpoints`
const LONG = 8 * 1024 * 1024;
const IDLE = 3_000;
const EVERY = 500;

const database = new Database(file);
database.exec('PRAGMA busy_timeout = 0; PRAGMA synchronous = FULL');

/** Bytes of the log that are brought in already. */
let done = 0;

const looking = setInterval(() => {
  void stat(`${file}-wal`).then(
    ({ size, mtimeMs }) => {
      const idle = Date.now() - mtimeMs > IDLE;
      if (size === 0 || (!idle && size - done < LONG)) return;
      try {
        database.exec(idle ? 'PRAGMA wal_checkpoint(TRUNCATE)' : 'PRAGMA wal_checkpoint(PASSIVE)'); // passive: nobody waits for it
        done = idle ? 0 : size % LONG;
      } catch {
        // busy, or the disk is full: the next time, or whoever closes it
      }
    },
    () => {}, // there is no log
  );
}, EVERY);

parentPort?.once('message', () => {
  clearInterval(looking);
  database.close(); // whoever closes it last brings the rest in
  parentPort?.close();
});
