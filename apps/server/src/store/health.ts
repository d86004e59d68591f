import type { GroupCommit } from './group-commit.ts';
import { type Store, writeSetting } from './store.ts';

/** Milliseconds for which what we know of the database is believed. */
const BELIEVED = 2_000;
/** Milliseconds until a database that does not answer cannot serve. */
const WITHIN = 3_000;

/**
 * Can the database be written to? A commit that went well a moment ago says so; else something is written to find out. So it is known within seconds, in
 * both directions, whether anybody plays or not.
 */
export class Health {
  readonly #store: Store;
  readonly #commit: Pick<GroupCommit, 'last'>;
  #tried: { readonly well: boolean; readonly at: number } | null = null;
  #trying: Promise<boolean> | null = null;

  constructor(store: Store, commit: Pick<GroupCommit, 'last'>) {
    this.#store = store;
    this.#commit = commit;
  }

  async isWell(): Promise<boolean> {
    const since = performance.now() - BELIEVED;
    const { last } = this.#commit;
    const tried = this.#tried;
    if (tried !== null && tried.at > since && (last === null || last.at <= tried.at || !last.failed)) return tried.well;
    if (last !== null && !last.failed && last.at > since) return true;
    this.#trying ??= this.#try().finally(() => {
      this.#trying = null;
    });
    return this.#trying;
  }

  async #try(): Promise<boolean> {
    const written = writeSetting(this.#store, 'pulse', new Date().toISOString()).then(
      () => true,
      () => false,
    );
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), WITHIN).unref();
    });
    const well = await Promise.race([written, late]);
    clearTimeout(timer);
    this.#tried = { well, at: performance.now() };
    return well;
  }
}
