import type { Role } from '@arbitre/protocol';
import { Frame } from '../frame.ts';
import type { Journal } from './journal.ts';

/** Someone connected to a table. */
export interface Viewer {
  readonly role: Role;
  /** Sends a message. */
  send(message: string | Frame): void;
  /** Sends one long message, piece by piece as it is read. */
  sendLong(parts: readonly Buffer[]): void;
  /** Has it read nearly all it was sent? */
  readonly hungry: boolean;
  /** Calls back once, as soon as it is hungry and not before the next turn. */
  whenHungry(act: () => void): void;
  close(code: number): void;
}

/** Bytes of records in one message. */
const PIECE = 65_536;
/** Messages to one reader in one turn. */
const AT_ONCE = 4;

const HEAD = Buffer.from('{"t":"records","records":[');
const TAIL = Buffer.from(']}');

/** Records as one message. */
export function recordsFrame(records: Buffer): Frame {
  return new Frame([HEAD, records, TAIL]);
}

/**
 * How far someone has been told a story. One who keeps up is told each record as it happens; one who does not is told the rest as
 * they read on. Nothing is kept for them meanwhile but where they are.
 */
export class Reader {
  readonly #viewer: Viewer;
  #story: Journal | null = null;
  #next: number;
  #waiting = false;
  #presence: string | null = null;

  /** `since`: the last record that they have. */
  constructor(viewer: Viewer, since: number) {
    this.#viewer = viewer;
    this.#next = since + 1;
  }

  begin(story: Journal): void {
    this.#story = story;
    this.#tellOn();
  }

  /** The story has one more record, the `seq`-th; `message` is it alone. */
  tell(seq: number, message: Frame): void {
    if (this.#story === null) return; // it will be in their story
    if (this.#next !== seq || !this.#viewer.hungry) return this.#tellOn();
    this.#next++;
    this.#viewer.send(message);
  }

  /** Who is at the table, now or when they have read so far. */
  present(message: string): void {
    if (this.#waiting || !this.#viewer.hungry) this.#presence = message;
    else this.#viewer.send(message);
  }

  #tellOn(): void {
    const story = this.#story;
    if (story === null || this.#waiting) return;
    for (let sent = 0; sent < AT_ONCE && this.#next <= story.length && this.#viewer.hungry; sent++) {
      const { bytes, to } = story.piece(this.#next, PIECE);
      this.#next = to + 1;
      this.#viewer.send(recordsFrame(bytes));
    }
    if (this.#next > story.length) return this.#evened();
    this.#waiting = true;
    this.#viewer.whenHungry(() => {
      this.#waiting = false;
      this.#tellOn();
    });
  }

  #evened(): void {
    if (this.#presence === null) return;
    this.#viewer.send(this.#presence);
    this.#presence = null;
  }
}
