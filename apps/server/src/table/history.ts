import { type Entry, fold, type Game, type Header, type Seat } from '@arbitre/kernel';
import { chained, hashOfHeader, withNonces } from './game-log.ts';

/** Entries between two states that are kept on the way. */
const STRIDE = 32;
/** Kept states that are thinned out once there are more. */
const MOST_KEPT = 24;
/** How much farther back the next state is that is kept: going back costs at most about as many entries as it takes back. */
const FARTHER = 1.5;

interface Kept {
  /** Entries that lead to it. */
  readonly entry: number;
  readonly state: unknown;
}

/**
 * The game's own log within the records of its table: which record holds which entry, the state they make, and some states on
 * the way, the closer together the younger. So an undo costs what it takes back, however long the game is.
 */
export class History {
  state: unknown;
  /** Hash of the last entry, or of the header. */
  hash: string;
  /** Lacks the nonces until the game has begun. */
  header: Header;
  begun = false;

  readonly #game: Game;
  readonly #readEntry: (record: number) => Entry;
  #brought: readonly Entry[] = [];
  /** The record of each entry after those brought. */
  readonly #moves: number[] = [];
  #kept: Kept[];

  /** `readEntry` reads the entry that was played in a record. */
  constructor(game: Game, draft: Header, opening: unknown, readEntry: (record: number) => Entry) {
    this.#game = game;
    this.#readEntry = readEntry;
    this.header = draft;
    this.state = opening;
    this.hash = hashOfHeader(draft);
    this.#kept = [{ entry: 0, state: opening }];
  }

  /** Entries in the log. */
  get length(): number {
    return this.#brought.length + this.#moves.length;
  }

  /** Entries that came from a file. */
  get brought(): readonly Entry[] {
    return this.#brought;
  }

  /** The records of the entries after those brought, in order. */
  records(): readonly number[] {
    return this.#moves.slice(); // at once, where `...` would go through it
  }

  entry(number: number): Entry | undefined {
    const record = this.#moves[number - this.#brought.length - 1];
    return record === undefined ? this.#brought[number - 1] : this.#readEntry(record);
  }

  /** Entries of a file, before the game goes on here. */
  *bring(entries: readonly Entry[]): Generator<undefined, void> {
    this.#brought = entries;
    for (const { facts } of entries) {
      this.state = fold(this.#game, this.state, facts);
      yield;
    }
    this.#kept = [{ entry: entries.length, state: this.state }]; // nobody goes back beyond them
    this.hash = entries.at(-1)?.hash ?? this.hash;
  }

  /** Every seat is held: the header is whole, and what was brought is chained to it. */
  begin(nonces: Readonly<Record<Seat, string>>): void {
    this.begun = true;
    this.header = withNonces(this.header, nonces);
    this.#brought = chained(this.header, this.#brought);
    this.hash = this.#brought.at(-1)?.hash ?? hashOfHeader(this.header);
  }

  /** The next entry was played, in this record; `state` is what it makes. */
  play(record: number, hash: string, state: unknown): void {
    this.#moves.push(record);
    this.hash = hash;
    this.state = state;
    if (this.length % STRIDE === 0) this.#keep();
  }

  /** The state after so many entries. */
  *stateAfter(entries: number): Generator<undefined, unknown> {
    if (entries === this.length) return this.state;
    const from = this.#kept.findLast(({ entry }) => entry <= entries) ?? { entry: 0, state: null }; // the first is always kept
    let { state } = from;
    for (let number = from.entry + 1; number <= entries; number++) {
      state = fold(this.#game, state, this.entry(number)?.facts ?? []);
      yield;
    }
    return state;
  }

  /** Entries to fold again for an undo: what it costs. */
  costOfUndo(to: number): number {
    return to - (this.#kept.findLast(({ entry }) => entry <= to)?.entry ?? 0);
  }

  /** Takes the game back to so many entries. */
  *undo(to: number): Generator<undefined, void> {
    const state = yield* this.stateAfter(to);
    this.#moves.length = to - this.#brought.length;
    this.state = state;
    this.hash = this.entry(to)?.hash ?? hashOfHeader(this.header);
    this.#kept = this.#kept.filter(({ entry }) => entry <= to);
  }

  #keep(): void {
    this.#kept.push({ entry: this.length, state: this.state });
    if (this.#kept.length <= MOST_KEPT) return;
    const first = this.#kept.slice(0, 1);
    let distance = 0;
    const rest = this.#kept
      .slice(1)
      .toReversed()
      .filter(({ entry }) => {
        const away = this.length - entry;
        if (away < distance) return false;
        distance = Math.max(STRIDE, away * FARTHER);
        return true;
      });
    this.#kept = [...first, ...rest.reverse()];
  }
}
