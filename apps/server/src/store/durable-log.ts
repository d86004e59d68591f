import type { FileSync } from './file-sync.ts';

/**
 * The write-ahead log of an embedded database: what was committed is in it, and nobody is told before the disk has it. A sync that failed
 * leaves it open how much of the log the disk has, and a later one that goes well would not say either. So from then on the whole log is brought
 * into the database's file, and until that has gone well nothing counts as written.
 */
export class DurableLog {
  readonly #sync: Pick<FileSync, 'synced' | 'idle' | 'close'>;
  readonly #bringIn: () => void;
  #doubtful = false;

  /** `bringIn` brings the whole log into the file and syncs that, or throws. */
  constructor(sync: Pick<FileSync, 'synced' | 'idle' | 'close'>, bringIn: () => void) {
    this.#sync = sync;
    this.#bringIn = bringIn;
  }

  /** Resolves once all that was committed before is on the disk; called in the turn of the commit itself. */
  async settle(): Promise<void> {
    if (!this.#doubtful) {
      try {
        return await this.#sync.synced();
      } catch {
        this.#doubtful = true; // the log is brought in, which has its own way to fail
      }
    }
    this.#bringIn();
    this.#doubtful = false;
  }

  /** Resolves once all that can be read is on the disk. */
  async settled(): Promise<void> {
    if (this.#doubtful || !this.#sync.idle) await this.settle();
  }

  close(): void {
    this.#sync.close();
  }
}
