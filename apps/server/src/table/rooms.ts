import { type Bilingual, commitmentOf, type Header } from '@arbitre/kernel';
import { cleanTitle, CLOSE } from '@arbitre/protocol';
import type { Registry } from '@arbitre/referee/core';
import { evolveLocks, type Locks, readLocks } from '../door/tokens.ts';
import type { GamesTable } from '../store/schema.ts';
import { isDamage } from '../store/sqlite.ts';
import { entriesOnDisk, findGame, lockRecords, PAGE, type Store } from '../store/store.ts';
import { atOnce } from '../slices.ts';
import { Damaged } from './damaged.ts';
import { Openings } from './openings.ts';
import { type Opened, Room, type RoomHost } from './room.ts';
import { fromRow } from './stored-record.ts';

/** A table cannot be woken: none by that name, one that these rules no longer read, or one whose log is not what was written. */
export type Sleepless = 'not-found' | 'old-rules' | 'damaged';

/** Records that may be replayed without an interruption. */
const SHORT = 50;

/** The tables that are awake. One sleeps in the database alone until someone asks for it, and again once nobody has for a while. */
export class Rooms {
  readonly #store: Store;
  readonly #openings: Openings;
  readonly #host: RoomHost;
  readonly #rooms = new Map<string, Promise<Room | Sleepless>>();
  readonly #awake = new Map<string, Room>();
  readonly #epochs = new Map<string, number>();

  constructor(store: Store, games: Registry, host: RoomHost) {
    this.#store = store;
    this.#openings = new Openings(games);
    this.#host = host;
  }

  get awake(): readonly Room[] {
    return [...this.#awake.values()];
  }

  get(table: string): Room | undefined {
    return this.#awake.get(table);
  }

  /** How often an operator had changed a table's records when it woke. */
  epochOf(table: string): number {
    return this.#epochs.get(table) ?? 0;
  }

  /** The room of a table, woken if it sleeps. */
  wake(table: string): Promise<Room | Sleepless> {
    const known = this.#rooms.get(table);
    if (known !== undefined) return known;
    const waking = this.#load(table).catch((problem: unknown) => {
      if (!(problem instanceof Damaged || isDamage(problem))) throw problem;
      this.#host.damaged(table, problem);
      return 'damaged' as const;
    });
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

  /** What opens a table that cannot be woken; null when there is none by that name. */
  async locksOf(table: string): Promise<Locks | null> {
    const row = await findGame(this.#store.db, table);
    if (row === null) return null;
    const records = await lockRecords(this.#store.db, table);
    return records.reduce((locks, record) => evolveLocks(locks, fromRow(record).body), readLocks(row.locks));
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

  /** Lets rooms that nobody has used since `before` sleep. A clock that was set back keeps none awake. */
  sleep(before: number, now: number): void {
    for (const [table, room] of this.#awake) {
      if (!room.idle || (room.touched > before && room.touched <= now)) continue;
      const seen = room.lastSeen();
      if (seen !== null) this.#host.noted(table, { seen: JSON.stringify(seen) });
      this.drop(table, CLOSE.stopping);
    }
  }

  /** Forgets a room; whoever is connected is sent away with that code. */
  drop(table: string, code: number): void {
    const room = this.#awake.get(table);
    this.#awake.delete(table);
    this.#rooms.delete(table);
    this.#epochs.delete(table);
    room?.close(code);
  }

  async #load(table: string): Promise<Room | Sleepless> {
    const row = await findGame(this.#store.db, table);
    if (row === null) return 'not-found';
    const opened = openTable(row, this.#openings);
    if (opened === null) return 'old-rules';
    const room = new Room(opened, this.#host);
    for (let since = 0; ; ) {
      const page = await entriesOnDisk(this.#store, table, since);
      if (page.length <= SHORT) atOnce(room.replay(page));
      else await this.#host.slices.run(room.replay(page));
      since = page.at(-1)?.seq ?? since;
      if (page.length < PAGE) break;
    }
    if (row.open === null && room.table.phase === 'gathering')
      this.#host.noted(table, { open: JSON.stringify(room.openSeats) }); // a table of before the lobby had columns
    this.#epochs.set(table, row.epoch);
    room.ready();
    return room;
  }
}

/** A table as it was opened; null when its game or its rules are no longer known here. */
export function openTable(row: GamesTable, openings: Openings): Opened | null {
  const draft = readStored(row.header) as Header;
  const start = openings.of(draft);
  if (start === null || draft.dice.kind !== 'committed') return null;
  const { commitment } = draft.dice;
  if (commitmentOf(row.secret) !== commitment)
    throw new Damaged('the secret of the dice is not the one that was committed to');
  const { game, opening } = start;
  const title = readStored(row.title) as Bilingual;
  const info = {
    table: row.id,
    game: game.id,
    rules: draft.rules,
    rulings: { ...draft.rulings },
    title: { fr: cleanTitle(title.fr), en: cleanTitle(title.en) },
    seats: [...game.seats(opening)],
    commitment,
    absence: row.absence,
    created: row.created,
  };
  return {
    start,
    info,
    draft,
    secret: row.secret,
    locks: readLocks(row.locks),
    seen: row.seen === null ? null : (readStored(row.seen) as Record<string, number>),
    webhook: row.webhook !== null,
  };
}

/** Something that was stored as JSON by this server. */
function readStored(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new Damaged('the row of the table cannot be read', problem);
  }
}
