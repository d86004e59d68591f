import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { readSetting, type Store, writeSetting } from '../store/store.ts';
import { countedAddress } from './address.ts';

export interface QuotaLimits {
  /** Tables in all, and unfinished ones of an address. */
  readonly tables: number;
  readonly tablesEach: number;
  /** Tables of an address that the lobby shows. */
  readonly listedEach: number;
  /** Megabytes of database beyond which no table is opened. */
  readonly storage: number;
}

/** Milliseconds for which a count of everything is believed. */
const COUNT_EVERY = 10_000;

/** How many tables there are, and whose: nobody fills a server alone. An address is known by a keyed hash of it. */
export class Quota {
  readonly #store: Store;
  readonly #limits: QuotaLimits;
  readonly #key: string;
  #counted = { tables: 0, bytes: 0, at: Number.NEGATIVE_INFINITY };

  private constructor(store: Store, limits: QuotaLimits, key: string) {
    this.#store = store;
    this.#limits = limits;
    this.#key = key;
  }

  static async open(store: Store, limits: QuotaLimits): Promise<Quota> {
    await writeSetting(store, 'address-key', randomBytes(16).toString('hex'), true);
    return new Quota(store, limits, (await readSetting(store.db, 'address-key')) ?? '');
  }

  openerOf(address: string): string {
    return createHmac('sha256', this.#key).update(countedAddress(address)).digest('hex').slice(0, 32);
  }

  /** May this opener open one more table, and have it listed? */
  async allows(opener: string, listed: boolean): Promise<boolean> {
    const { tables, tablesEach, listedEach, storage } = this.#limits;
    await this.#countAll();
    if (this.#counted.tables >= tables || this.#counted.bytes >= storage * 1_000_000) return false;
    const own = await this.#store.db
      .selectFrom('games')
      .select([sql<number>`count(*)`.as('tables'), sql<number>`coalesce(sum(listed), 0)`.as('listed')])
      .where('opener', '=', opener)
      .where('phase', '<>', 'over')
      .executeTakeFirstOrThrow();
    if (own.tables >= tablesEach || (listed && own.listed >= listedEach)) return false;
    this.#counted = { ...this.#counted, tables: this.#counted.tables + 1 };
    return true;
  }

  async #countAll(): Promise<void> {
    const now = performance.now();
    if (now - this.#counted.at < COUNT_EVERY) return;
    const { tables } = await this.#store.db
      .selectFrom('games')
      .select(sql<number>`count(*)`.as('tables'))
      .executeTakeFirstOrThrow();
    this.#counted = { tables, bytes: await this.#store.size(), at: now };
  }
}
