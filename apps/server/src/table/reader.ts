import { CLOSE, type Role } from '@arbitre/protocol';
import type { Frame } from '../frame.ts';
import type { Slices } from '../slices.ts';
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

/**
 * How far someone has been told a story. One who keeps up is told each record as it happens; one who does not is told the rest as
 * they read on. Nothing is kept for them meanwhile but where they are.
 */
export class Reader {
  readonly #viewer: Viewer;
  readonly #slices: Slices;
  #story: Journal | null = null;
  #next: number;
  #waiting = false;
  #presence: string | null = null;

  /** `since`: the last record that they have. */
  constructor(viewer: Viewer, since: number, slices: Slices) {
    this.#viewer = viewer;
    this.#slices = slices;
    this.#next = since + 1;
  }

  begin(story: Journal): void {
    this.#story = story;
    this.#tellOn();
  }

  /** The story has one more record. */
  tell(): void {
    if (this.#story === null) return; // it will be in their story
    if (this.#next !== this.#story.length || !this.#viewer.hungry) return this.#tellOn();
    this.#next++;
    this.#viewer.send(this.#story.latest());
  }

  /** Who is at the table, now or when they have read so far. */
  present(message: string): void {
    if (this.#waiting || !this.#viewer.hungry) this.#presence = message;
    else this.#viewer.send(message);
  }

  /** A piece of the story at once, which for most is all of it; the rest beside the work of everyone, as they read it. */
  #tellOn(): void {
    if (this.#story === null || this.#waiting) return;
    this.#tellPiece(this.#story);
    if (this.#next > this.#story.length) return this.#evened();
    this.#waiting = true;
    this.#viewer.whenHungry(() => {
      this.#slices.run(this.#pieces()).catch(() => this.#viewer.close(CLOSE.stopping)); // it comes back and is told from there
    });
  }

  /** Piece after piece until they are full, or know it all. */
  *#pieces(): Generator<undefined, void> {
    while (this.#story !== null && this.#tellPiece(this.#story)) yield;
    this.#waiting = false;
    this.#tellOn();
  }

  /** False when there was nothing to tell, or nobody to take it. */
  #tellPiece(story: Journal): boolean {
    if (this.#next > story.length || !this.#viewer.hungry) return false;
    const { message, to } = story.piece(this.#next, PIECE);
    this.#next = to + 1;
    this.#viewer.send(message);
    return true;
  }

  #evened(): void {
    if (this.#presence === null) return;
    this.#viewer.send(this.#presence);
    this.#presence = null;
  }
}
