import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';

/** Rows a second that SQLite appends with full sync, so many rows a commit: the ceiling under every durable server here. */
export function appendsPerSecond(rowsPerCommit: number, seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-bench-'));
  const database = new Database(join(folder, 'appends.db'));
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec(
      'CREATE TABLE entries (game TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, seq))',
    );
    const insert = database.prepare('INSERT INTO entries (game, seq, body) VALUES (?, ?, ?)');
    const body = 'x'.repeat(300);
    let seq = 0;
    const commit = database.transaction(() => {
      seq++;
      for (let table = 0; table < rowsPerCommit; table++) insert.run(`table-${table}`, seq, body);
    });
    const start = performance.now();
    while (performance.now() - start < seconds * 1000) commit();
    return (seq * rowsPerCommit * 1000) / (performance.now() - start);
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}
