import type { Bilingual, Header } from '@arbitre/kernel';
import { CLOSE, newTable } from '@arbitre/protocol';
import { openSaved, type Registry } from '@arbitre/referee/core';
import type { Locks } from '../door/tokens.ts';
import type { GamesTable } from '../store/schema.ts';
import { entriesAfter, findGame, type Store } from '../store/store.ts';
import { type Opened, Room, type Surroundings } from './room.ts';

/** A table cannot be woken: none by that name, or one that these rules no longer read. */
export type Sleepless = 'not-found' | 'old-rules';

/** The tables that are awake. One sleeps in the database alone until someone asks for it, and again once nobody has for a while. */
export class Rooms {
  readonly #store: Store;
  readonly #games: Registry;
  readonly #around: Surroundings;
  readonly #rooms = new Map<string, Promise<Room | Sleepless>>();
  readonly #awake = new Map<string, Room>();

  constructor(store: Store, games: Registry, around: Surroundings) {
    this.#store = store;
    this.#games = games;
    this.#around = around;
  }

  get awake(): readonly Room[] {
    return [...this.#awake.values()];
  }

  get(table: string): Room | undefined {
    return this.#awake.get(table);
  }

  /** The room of a table, woken if it sleeps. */
  wake(table: string): Promise<Room | Sleepless> {
    const known = this.#rooms.get(table);
    if (known !== undefined) return known;
    const waking = this.#load(table);
    this.#rooms.set(table, waking);
    waking.then(
      (room) => {
        if (this.#rooms.get(table) !== waking) return;
        if (room instanceof Room) this.#awake.set(table, room);
        else this.#rooms.delete(table);
      },
      () => this.#rooms.delete(table),
    );
    return waking;
  }

  /** Another server has appended to a table, up to `seq`. One that nobody looks at can sleep instead of keeping up. */
  changed(table: string, seq: number): void {
    const room = this.#awake.get(table);
    if (room?.idle) return this.drop(table, CLOSE.stopping);
    if (room !== undefined) return room.refresh(seq);
    this.#rooms.get(table)?.then(
      (woken) => {
        if (woken instanceof Room) woken.refresh(seq); // it may have read the log just before
      },
      () => {}, // whoever wakes it hears of that
    );
  }

  /** Lets rooms that nobody has used since `before` sleep. */
  sleep(before: number): void {
    for (const [table, room] of this.#awake) {
      if (room.idle && room.touched <= before) this.drop(table, CLOSE.stopping);
    }
  }

  /** Forgets a room; whoever is connected comes back and wakes it afresh. */
  drop(table: string, code: number): void {
    const room = this.#awake.get(table);
    this.#awake.delete(table);
    this.#rooms.delete(table);
    room?.close(code);
  }

  async #load(table: string): Promise<Room | Sleepless> {
    const row = await findGame(this.#store.db, table);
    if (row === null) return 'not-found';
    const opened = openTable(row, this.#games);
    if (opened === null) return 'old-rules';
    const rows = await entriesAfter(this.#store.db, table, 0);
    const locks = JSON.parse(row.locks) as Locks; // written when the table was opened
    return new Room(opened, newTable(opened.info.seats), locks, rows, this.#around);
  }
}

/** A table as it was opened; null when its game or its rules are no longer known here. */
export function openTable(row: GamesTable, games: Registry): Opened | null {
  const draft = JSON.parse(row.header) as Header; // written when the table was opened
  const opened = openSaved({ header: draft, entries: [] }, games);
  if (!opened.ok || draft.dice.kind !== 'committed') return null;
  const { game, match } = opened.value;
  const info = {
    table: row.id,
    game: game.id,
    rules: draft.rules,
    rulings: { ...draft.rulings },
    title: JSON.parse(row.title) as Bilingual, // written when the table was opened
    seats: [...game.seats(match.opening)],
    commitment: draft.dice.commitment,
    absence: row.absence,
    created: row.created,
  };
  return { game, info, draft, opening: match.opening, secret: row.secret };
}
