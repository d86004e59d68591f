import { type Entry, fold, type Game, type Header, type Seat, secretBytes, SPECTATOR } from '@arbitre/kernel';
import { CLOSE, evolveTable, type Role, type ServerMessage, type TableInfo, type TableState } from '@arbitre/protocol';
import type { Locks } from '../door/tokens.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { Row } from '../store/store.ts';
import { botMove, botToPlay, hasPeople, owed } from './automatic.ts';
import { type GameLog, gameLogOf, hashOfHeader } from './game-log.ts';
import { type Judged, type Moved, no, type Standing } from './judge.ts';
import { authorOf, fromRow, HOST, type StoredBody, type StoredRecord, toRow } from './stored-record.ts';
import { type Eyes, sight, tell, tellAll } from './tell.ts';

/** Someone connected to a table. */
export interface Viewer {
  readonly role: Role;
  send(text: string): void;
  close(code: number): void;
}

/** What a table was opened as, read from its row. */
export interface Opened {
  readonly game: Game;
  readonly info: TableInfo;
  /** The header, its nonces still to come. */
  readonly draft: Header;
  readonly opening: unknown;
  readonly secret: string;
}

/** What a room needs of its server. */
export interface Surroundings {
  readonly commit: GroupCommit;
  /** Records of a table after `since`, from the database. */
  load(table: string, since: number): Promise<readonly Row[]>;
  /** The seats present here have changed. */
  present(table: string, seats: readonly Seat[]): void;
  /** The game has begun: the lobby need not show it any more. */
  began(table: string): void;
  /** The room cannot go on and must be woken afresh. */
  failed(table: string, problem: unknown): void;
  /** A rule threw: nothing was played, the table goes on. */
  puzzled(table: string, problem: unknown): void;
  now(): number;
  /** Milliseconds a bot waits before it plays. */
  readonly botDelay: number;
}

/** The answer to a request: carried out by record `seq`, now or `before`; or not. */
export type Answered =
  | { readonly ok: true; readonly seq: number; readonly before?: true }
  | Extract<Judged, { ok: false }>;

interface Job {
  /** Who asks, and under which id: asked twice it is carried out once. */
  readonly request?: { readonly author: Seat; readonly id: string };
  judge(now: Standing): Judged | null;
  answer?(answered: Answered): void;
}

/** Requests remembered, so that one sent again is answered and not carried out again. */
const REMEMBERED = 256;

/** Milliseconds for which another server's word on who is present holds; each says it again well before. */
const PRESENCE_LASTS = 25_000;

/** How long a server waits for the one that appended last to do what a table owes, before doing it itself. */
const OTHERS_FIRST = 2_000;

/**
 * One table awake: the fold of its records, and whoever is connected. Requests are judged one after the other; a record
 * is committed first, then applied, then told. A record that another server appended first is fetched and applied,
 * and the request is judged again.
 */
export class Room implements Standing {
  readonly game: Game;
  readonly info: TableInfo;
  readonly opening: unknown;
  readonly secret: string;
  readonly secretKey: Uint8Array;
  readonly brought: number;
  table: TableState;
  state: unknown;
  hash: string;
  locks: Locks;
  nonces: Readonly<Record<Seat, string>> = {};
  /** When each seat last did something here or was seen leaving. */
  readonly lastSeen = new Map<Seat, number>();
  touched: number;

  readonly #opened: Opened;
  readonly #around: Surroundings;
  readonly #rows: Row[] = [];
  readonly #viewers = new Set<Viewer>();
  /** Seats with someone connected to other servers, by server, until when that is believed. */
  readonly #elsewhere = new Map<string, { readonly seats: readonly Seat[]; readonly until: number }>();
  readonly #remembered = new Map<string, number>();
  #jobs: Job[] = [];
  #busy = false;
  #closed = false;
  #bot: NodeJS.Timeout | null = null;

  constructor(opened: Opened, table: TableState, locks: Locks, rows: readonly Row[], around: Surroundings) {
    this.#opened = opened;
    this.#around = around;
    this.game = opened.game;
    this.info = opened.info;
    this.opening = opened.opening;
    this.secret = opened.secret;
    this.secretKey = secretBytes(opened.secret);
    this.brought = opened.draft.dice.kind === 'committed' ? (opened.draft.dice.brought ?? 0) : 0;
    this.table = table;
    this.locks = locks;
    this.state = opened.opening;
    this.hash = hashOfHeader(opened.draft);
    this.touched = around.now();
    for (const row of rows) this.#apply(row, fromRow(row));
    this.#owe(OTHERS_FIRST);
  }

  get changed(): number {
    return this.#rows.at(-1)?.at ?? this.info.created;
  }

  /** Nobody is connected and nothing is under way. */
  get idle(): boolean {
    return this.#viewers.size === 0 && !this.#busy && this.#jobs.length === 0;
  }

  get viewers(): number {
    return this.#viewers.size;
  }

  log(): GameLog {
    return gameLogOf(
      this.#opened.draft,
      this.#rows.map((row) => fromRow(row).body),
    );
  }

  entries(): readonly Entry[] {
    return this.log().entries;
  }

  /** Seats with someone connected, here or on another server. */
  present(): readonly Seat[] {
    const elsewhere = [...this.#elsewhere.values()].flatMap(({ seats }) => seats);
    return [...new Set([...this.#here(), ...elsewhere])].sort();
  }

  #here(): readonly Seat[] {
    return [...this.#viewers].flatMap(({ role }) => (role.as === 'seat' ? [role.seat] : []));
  }

  /** Has the seat been away for as long as the table allows? */
  isAbsent(seat: Seat): boolean {
    const { absence, created } = this.info;
    if (absence === null || this.present().includes(seat)) return false;
    return this.#around.now() - (this.lastSeen.get(seat) ?? created) >= absence * 60_000;
  }

  /** Welcomes someone and sends what they have not seen; from now on they are told everything. */
  join(viewer: Viewer, since: number): void {
    this.#viewers.add(viewer);
    const from = since <= this.table.seq ? since : 0; // a client ahead of us holds what a restored backup has lost
    const eyes = eyesOf(viewer.role);
    const welcome: ServerMessage = {
      t: 'welcome',
      protocol: 1,
      you: viewer.role,
      info: this.info,
      since: from,
      seq: this.table.seq,
      ...(from === 0 && { opening: this.game.view(this.opening, sight(eyes)) }),
      present: [...this.present()],
    };
    viewer.send(JSON.stringify(welcome));
    const records = this.#rows.map(fromRow);
    const told = tellAll(this.game, this.opening, records, from, eyes);
    if (told.length > 0) viewer.send(`{"t":"records","records":[${told.join(',')}]}`);
    if (viewer.role.as === 'seat') this.#came(viewer.role.seat);
    this.#owe(0);
  }

  leave(viewer: Viewer): void {
    if (!this.#viewers.delete(viewer)) return;
    this.touched = this.#around.now();
    if (viewer.role.as !== 'seat') return;
    this.lastSeen.set(viewer.role.seat, this.touched);
    this.#tellPresence();
  }

  /** Another server says who is connected there. One that we had not heard of is told who is here. */
  presentElsewhere(node: string, seats: readonly Seat[]): void {
    const known = this.#elsewhere.get(node);
    this.#elsewhere.set(node, { seats, until: this.#around.now() + PRESENCE_LASTS });
    this.#missed(known?.seats ?? []);
    if (known === undefined) this.#announce();
  }

  /** Says again who is here, and forgets servers that have not said so for a while. */
  renewPresence(): void {
    if (this.#here().length > 0) this.#announce();
    const now = this.#around.now();
    for (const [node, { seats, until }] of this.#elsewhere) {
      if (until > now) continue;
      this.#elsewhere.delete(node);
      this.#missed(seats);
    }
  }

  /** Some of these seats may be gone from another server. */
  #missed(before: readonly Seat[]): void {
    const present = this.present();
    for (const seat of before) if (!present.includes(seat)) this.lastSeen.set(seat, this.#around.now());
    this.#send({ t: 'present', seats: [...present] });
  }

  #announce(): void {
    this.#around.present(this.info.table, [...new Set(this.#here())]);
  }

  /** Has something judged in its turn; `answer` is called once, after the commit. */
  submit(job: Job): void {
    if (this.#closed) return job.answer?.(no('stopping'));
    this.touched = this.#around.now();
    this.#jobs.push(job);
    this.#work();
  }

  /** The same, to be awaited. */
  ask(judge: (now: Room) => Judged): Promise<Answered> {
    return new Promise((answer) => this.submit({ judge: () => judge(this), answer }));
  }

  /** Another server has appended up to `seq`. */
  refresh(seq: number): void {
    if (seq <= this.table.seq || this.#closed) return;
    if (this.#busy) this.#jobs.push({ judge: () => (this.refresh(seq), null) });
    else void this.#catchUp();
  }

  close(code: number): void {
    this.#closed = true;
    if (this.#bot !== null) clearTimeout(this.#bot);
    for (const viewer of this.#viewers) viewer.close(code);
    this.#viewers.clear();
    for (const job of this.#jobs) job.answer?.(no('stopping'));
    this.#jobs = [];
  }

  #work(): void {
    while (!this.#busy && !this.#closed) {
      const job = this.#jobs.shift();
      if (job === undefined) return;
      this.#start(job);
    }
  }

  #start(job: Job): void {
    const known = job.request && this.#remembered.get(requestKey(job.request.author, job.request.id));
    if (known !== undefined) return job.answer?.({ ok: true, seq: known, before: true });
    let judged: Judged | null;
    try {
      judged = job.judge(this);
    } catch (problem) {
      this.#around.puzzled(this.info.table, problem);
      return job.answer?.(no('internal'));
    }
    if (judged === null) return;
    if (!judged.ok) return job.answer?.(judged);
    const { body, moved } = judged;
    const record: StoredRecord = {
      seq: this.table.seq + 1,
      at: this.#around.now(),
      body,
      ...(job.request && { id: job.request.id }),
    };
    const row = moved === undefined ? toRow(this.info.table, record) : rowOfMove(this.info.table, record, moved.text);
    this.#busy = true;
    this.#around.commit.append(row, (added) => this.#committed(added, row, record, moved, job));
  }

  #committed(added: boolean | Error, row: Row, record: StoredRecord, moved: Moved | undefined, job: Job): void {
    if (added instanceof Error) {
      this.#around.failed(this.info.table, added); // committed or not, nobody knows: everyone comes back and resumes from the log
      return job.answer?.(no('internal'));
    }
    if (!added) {
      this.#jobs.unshift(job); // another server was first: look again, judge again
      return void this.#catchUp();
    }
    this.#apply(row, record, moved);
    job.answer?.({ ok: true, seq: record.seq });
    this.#busy = false;
    if (record.body.kind === 'began') this.#around.began(this.info.table);
    this.#owe(0);
    this.#work();
  }

  async #catchUp(): Promise<void> {
    this.#busy = true;
    try {
      for (const row of await this.#around.load(this.info.table, this.table.seq)) this.#apply(row, fromRow(row));
    } catch (problem) {
      return this.#around.failed(this.info.table, problem);
    }
    this.#busy = false;
    this.#owe(OTHERS_FIRST);
    this.#work();
  }

  /** A record is in the log: it changes the table, and everyone is told. */
  #apply(row: Row, record: StoredRecord, moved?: Moved): void {
    const { body, seq, at, id } = record;
    const before = this.state;
    this.#rows.push(row);
    this.table = evolveTable(this.table, { ...body, seq });
    const author = authorOf(body);
    if (author !== null) {
      this.lastSeen.set(author, at);
      if (id !== undefined) this.#remember(requestKey(author, id), seq);
    }
    if (body.kind === 'played') {
      this.state = moved?.state ?? fold(this.game, before, body.entry.facts);
      this.hash = body.entry.hash;
    } else if (body.kind === 'seat') {
      this.#seated(body, at);
    } else if (body.kind === 'began' || body.kind === 'brought' || body.kind === 'undone') {
      const { header, entries } = this.log();
      this.state = entries.reduce((state, { facts }) => fold(this.game, state, facts), this.opening);
      this.hash = entries.at(-1)?.hash ?? hashOfHeader(header);
    }
    this.#tellEveryone(record, before, moved);
  }

  #seated(body: Extract<StoredBody, { kind: 'seat' }>, at: number): void {
    const { seat, holder, key, invitation, nonce } = body;
    const locks = this.locks.seats[seat] ?? { key: null, invitation: null };
    this.locks = {
      ...this.locks,
      seats: {
        ...this.locks.seats,
        [seat]: {
          key: key === undefined ? locks.key : key,
          invitation: invitation === undefined ? locks.invitation : invitation,
        },
      },
    };
    const { [seat]: previous, ...others } = this.nonces;
    const own = holder === 'person' ? (nonce ?? previous) : undefined;
    this.nonces = own === undefined ? others : { ...others, [seat]: own };
    if (nonce !== undefined) this.lastSeen.set(seat, at);
    if (key === undefined) return;
    for (const viewer of this.#viewers) {
      if (viewer.role.as !== 'seat' || viewer.role.seat !== seat) continue;
      this.#viewers.delete(viewer); // its key opens nothing any more
      viewer.close(CLOSE.revoked);
    }
  }

  #tellEveryone(record: StoredRecord, before: unknown, moved: Moved | undefined): void {
    if (this.#viewers.size === 0) return;
    const told = new Map<Eyes, string>();
    for (const viewer of this.#viewers) {
      const eyes = eyesOf(viewer.role);
      let text = told.get(eyes);
      if (text === undefined) {
        text = `{"t":"records","records":[${tell(this.game, before, record, eyes, moved?.text)}]}`;
        told.set(eyes, text);
      }
      viewer.send(text);
    }
  }

  #send(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const viewer of this.#viewers) viewer.send(text);
  }

  #tellPresence(): void {
    this.#send({ t: 'present', seats: [...this.present()] });
    this.#announce();
  }

  /** Someone is back on a seat: the bot that stood in for them stops. */
  #came(seat: Seat): void {
    this.#tellPresence();
    this.submit({
      judge: ({ table }) => {
        const held = table.seats[seat];
        if (!held?.standIn) return null;
        return { ok: true, body: { kind: 'seat', seat, holder: held.holder, name: held.name, standIn: false } };
      },
    });
  }

  #remember(key: string, seq: number): void {
    this.#remembered.set(key, seq);
    if (this.#remembered.size <= REMEMBERED) return;
    for (const oldest of this.#remembered.keys()) {
      this.#remembered.delete(oldest);
      return;
    }
  }

  /** Sees to what the table owes by itself (after `wait`, so that the server that appended last comes first). */
  #owe(wait: number): void {
    if (this.#bot !== null) clearTimeout(this.#bot);
    this.#bot = null;
    if (this.#closed) return;
    const due = owed(this, this.#opened.draft, this.nonces);
    if (due !== null) return this.#next(wait, { judge: () => this.#dueNow() });
    if (botToPlay(this) === null || !(hasPeople(this.table) || this.#viewers.size > 0)) return;
    this.#next(Math.max(wait, this.#around.botDelay), { judge: () => this.#botNow() });
  }

  /** Does this before anything that waits. */
  #next(wait: number, job: Job): void {
    const act = (): void => {
      this.#jobs.unshift(job);
      this.#work();
    };
    if (wait === 0) return act();
    this.#bot = setTimeout(act, wait);
    this.#bot.unref();
  }

  #dueNow(): Judged | null {
    const body = owed(this, this.#opened.draft, this.nonces);
    return body && { ok: true, body };
  }

  #botNow(): Judged | null {
    const seat = botToPlay(this);
    return seat === null ? null : botMove(this, seat);
  }
}

/** Whoever is not on a seat sees what spectators see; the host is told apart to be answered. */
function eyesOf(role: Role): Eyes {
  return role.as === 'seat' ? role.seat : role.as === 'host' ? HOST : SPECTATOR;
}

function requestKey(author: Seat, id: string): string {
  return `${author} ${id}`;
}

/** A move is written out once, for its hash: the log and everyone who may see all of it get that very text. */
function rowOfMove(game: string, { seq, at, id }: StoredRecord, entry: string): Row {
  const request = id === undefined ? '' : `,"id":"${id}"`;
  return { game, seq, at, body: `{"kind":"played","entry":${entry}${request}}` };
}
