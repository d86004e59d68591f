import { randomInt } from 'node:crypto';
import { type Lock, lockOf, newToken } from '../door/tokens.ts';
import type { KeyringsTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** Letters and digits of a recovery code: none that is mistaken for another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 20;

/** Devices that a keyring remembers; the oldest makes room. */
const DEVICES = 16;

/** Seats on one keyring. */
const HOLDINGS = 500;

/** A seat or a host's desk on a keyring. */
export interface Holding {
  readonly game: string;
  readonly who: string;
  readonly lock: Lock;
}

/**
 * Keyrings carry people's seats to other devices. The server keeps nothing of a person but hashes: of the recovery code that they have written
 * down, of a token for each of their devices, and of the key by which each seat was shown. It holds no key itself: whoever recovers a seat is
 * given a new one, as long as the one that was shown still opens it.
 */
export class Keyrings {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async open(): Promise<{ readonly keyring: string; readonly code: string }> {
    const [keyring, code] = [newToken(), newCode()];
    const row = { id: newToken(), code: lockOf(code), tokens: JSON.stringify([lockOf(keyring)]), created: this.#now() };
    await this.#store.write([this.#store.db.insertInto('keyrings').values(row).compile()]);
    return { keyring: `${row.id}${keyring}`, code };
  }

  /** The keyring that a device's token opens. */
  async byToken(token: string): Promise<KeyringsTable | null> {
    const row = await this.#find('id', token.slice(0, HALF));
    return row !== null && tokensOf(row).includes(lockOf(token.slice(HALF))) ? row : null;
  }

  byCode(code: string): Promise<KeyringsTable | null> {
    return this.#find('code', lockOf(code));
  }

  byId(id: string): Promise<KeyringsTable | null> {
    return this.#find('id', id);
  }

  /** A token for one more device; `alone`: those before it open nothing any more. */
  async addDevice(row: KeyringsTable, alone: boolean): Promise<string> {
    const token = newToken();
    const tokens = [...(alone ? [] : tokensOf(row)), lockOf(token)].slice(-DEVICES);
    await this.#update(row.id, { tokens: JSON.stringify(tokens) });
    return `${row.id}${token}`;
  }

  async newCode({ id }: KeyringsTable): Promise<string> {
    const code = newCode();
    await this.#update(id, { code: lockOf(code) });
    return code;
  }

  async keep({ id: keyring }: KeyringsTable, holdings: readonly Holding[]): Promise<void> {
    const { db } = this.#store;
    const known = await this.holdings(keyring);
    const room = HOLDINGS - known.length;
    const queries = holdings.slice(0, Math.max(0, room)).map(({ game, who, lock }) =>
      db
        .insertInto('holdings')
        .values({ keyring, game, who, lock })
        .onConflict((on) => on.columns(['keyring', 'game', 'who']).doUpdateSet({ lock }))
        .compile(),
    );
    await this.#store.write(queries);
  }

  holdings(keyring: string): Promise<readonly Holding[]> {
    return this.#store.db
      .selectFrom('holdings')
      .selectAll()
      .where('keyring', '=', keyring)
      .orderBy('game')
      .orderBy('who')
      .execute();
  }

  /** A seat is not theirs any more. */
  async letGo(keyring: string, { game, who }: Holding): Promise<void> {
    const { db } = this.#store;
    const gone = db
      .deleteFrom('holdings')
      .where('keyring', '=', keyring)
      .where('game', '=', game)
      .where('who', '=', who);
    await this.#store.write([gone.compile()]);
  }

  async forget({ id }: KeyringsTable): Promise<void> {
    const { db } = this.#store;
    await this.#store.write([
      db.deleteFrom('holdings').where('keyring', '=', id).compile(),
      db.deleteFrom('passkeys').where('keyring', '=', id).compile(),
      db.deleteFrom('keyrings').where('id', '=', id).compile(),
    ]);
  }

  async #find(column: 'id' | 'code', value: string): Promise<KeyringsTable | null> {
    return (
      (await this.#store.db.selectFrom('keyrings').selectAll().where(column, '=', value).executeTakeFirst()) ?? null
    );
  }

  #update(id: string, change: Partial<KeyringsTable>): Promise<void> {
    return this.#store.write([this.#store.db.updateTable('keyrings').set(change).where('id', '=', id).compile()]);
  }
}

/** Characters of a token: a device's token is that of its keyring and its own. */
const HALF = 22;

function tokensOf({ tokens }: KeyringsTable): readonly Lock[] {
  return JSON.parse(tokens) as Lock[]; // written above
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
}
