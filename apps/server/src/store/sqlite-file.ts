import type { Row } from './store.ts';

/** Name of the embedded database in its folder. */
export const DATABASE_FILE = 'arbitre.db';

/** Write-ahead log with full sync: what was committed survives a power cut. Several processes wait for each other. */
export const PRAGMAS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;';

/** What the thread that writes is given to do in one transaction: a batch of records to append, or statements. */
export type Work = string | readonly Statement[];

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What it answers: which of them changed anything, or why nobody knows. */
export type Written = { readonly changed: readonly boolean[] } | { readonly problem: string };

/**
 * A batch for that thread, as one text: threads hand over a long text ten times faster than as many small objects. A line a
 * row; ids hold no blank and bodies are JSON, which holds no line feed.
 */
export function writeBatch(rows: readonly Row[]): string {
  return rows.map(({ game, seq, at, body }) => `${game} ${seq} ${at} ${body}`).join('\n');
}

export function readBatch(batch: string): readonly Row[] {
  return batch.split('\n').map((line) => {
    const [game = '', seq, at] = line.split(' ', 3);
    const body = line.slice(`${game} ${seq} ${at} `.length);
    return { game, seq: Number(seq), at: Number(at), body };
  });
}
