import { sql } from 'kysely';
import type { Store } from './store.ts';

/** What there is to know of a table that is awake here. */
export interface Known {
  readonly table: string;
  readonly epoch: number;
  readonly seq: number;
}

/** What somebody else did to tables that are awake here. */
export interface SweepEvents {
  /** It has records up to `seq`. */
  changed(table: string, seq: number): void;
  /** It is not there any more. */
  deleted(table: string): void;
  /** Its records are others than those read. */
  altered(table: string): void;
}

/** Tables asked about in one query. */
const AT_ONCE = 200;

/**
 * Looks for what others did to the tables that are awake here: the operator's command beside us, or a server that died before it could
 * tell. Asks nothing of a database that nobody else has written to.
 */
export class Sweep {
  readonly #store: Store;
  #last: number | null = null;

  constructor(store: Store) {
    this.#store = store;
  }

  async look(known: readonly Known[], events: SweepEvents): Promise<void> {
    const now = await this.#store.othersWrote();
    if (now === this.#last) return;
    this.#last = now;
    for (let from = 0; from < known.length; from += AT_ONCE)
      await this.#compare(known.slice(from, from + AT_ONCE), events);
  }

  async #compare(known: readonly Known[], events: SweepEvents): Promise<void> {
    const ids = known.map(({ table }) => table);
    const found = await this.#store.db
      .selectFrom('games')
      .select(['id', 'epoch'])
      .select(sql<number>`(SELECT seq FROM entries WHERE entries.game = games.id ORDER BY seq DESC LIMIT 1)`.as('seq'))
      .where('id', 'in', ids)
      .execute();
    const rows = new Map(found.map((row) => [row.id, row]));
    for (const { table, epoch, seq } of known) {
      const row = rows.get(table);
      if (row === undefined) events.deleted(table);
      else if (row.epoch !== epoch) events.altered(table);
      else if ((row.seq ?? 0) > seq) events.changed(table, row.seq);
    }
  }
}
