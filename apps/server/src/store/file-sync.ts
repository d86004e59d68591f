import { closeSync, fdatasync, openSync } from 'node:fs';

/** Brings a file, by its descriptor, to the disk. */
export type Sync = (file: number, done: (problem: Error | null) => void) => void;

interface Asked {
  readonly done: () => void;
  readonly failed: (problem: Error) => void;
}

/**
 * Brings what was written to a file to the disk, in a thread of the machine's: the one that serves goes on meanwhile. Whoever asks while a sync is
 * under way is served by the next, since that one may have begun before they wrote.
 */
export class FileSync {
  readonly #file: number;
  readonly #sync: Sync;
  #asked: Asked[] = [];
  #underWay = false;

  constructor(path: string, sync: Sync = fdatasync) {
    this.#file = openSync(path, 'r+');
    this.#sync = sync;
  }

  /** Nothing is under way. */
  get idle(): boolean {
    return !this.#underWay;
  }

  /** Resolves once all that was written before is on the disk. */
  synced(): Promise<void> {
    return new Promise((done, failed) => {
      this.#asked.push({ done, failed });
      if (!this.#underWay) this.#begin();
    });
  }

  close(): void {
    closeSync(this.#file);
  }

  #begin(): void {
    const served = this.#asked;
    this.#asked = [];
    this.#underWay = true;
    this.#sync(this.#file, (problem) => {
      this.#underWay = false;
      if (this.#asked.length > 0) this.#begin();
      for (const { done, failed } of served) {
        if (problem === null) done();
        else failed(problem);
      }
    });
  }
}
