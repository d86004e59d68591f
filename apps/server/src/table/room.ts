import { fold, type Game, type Header, hidesSomething, type Seat } from '@arbitre/kernel';
import {
  type ClientRequest,
  CLOSE,
  evolveTable,
  newTable,
  type SeatState,
  type TableInfo,
  type TableState,
} from '@arbitre/protocol';
import type { Bot, Thinking } from '../bot/bot.ts';
import { Bucket } from '../door/bucket.ts';
import { evolveLocks, type Locks } from '../door/tokens.ts';
import { atOnce, type Slices } from '../slices.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { TableColumns } from '../store/schema.ts';
import type { Row } from '../store/store.ts';
import { Audience, PRESENCE_LASTS } from './audience.ts';
import { botToPlay, hasPeople, recordDue } from './automatic.ts';
import { Damaged } from './damaged.ts';
import { hashOfHeader, holdsInChain, sealing } from './game-log.ts';
import { History } from './history.ts';
import { Journal } from './journal.ts';
import { type Judged, judgePlay, type Moved, no, type TableNow } from './judge.ts';
import { type KeyedHash, keyedHash } from './keyed-hash.ts';
import type { Opening } from './openings.ts';
import type { Viewer } from './reader.ts';
import { Remembered } from './remembered.ts';
import {
  authorOf,
  entryTextIn,
  fromRow,
  fromWholeText,
  HOST,
  type MoveText,
  moveText,
  type StoredBody,
  type StoredRecord,
  toRow,
  WATCH,
  wholeText,
} from './stored-record.ts';
import { playedIn, Stories } from './tell.ts';

/** What a table was opened as, read from its row. */
export interface Opened {
  readonly start: Opening;
  readonly info: TableInfo;
  /** The header, its nonces still to come. */
  readonly draft: Header;
  readonly secret: string;
  readonly locks: Locks;
  /** When each seat was last seen, if the table was put to sleep in order and nobody has come since. */
  readonly seen: Readonly<Record<Seat, number>> | null;
  /** Does someone want to know whose turn it is? */
  readonly webhook: boolean;
}

/** How much a table may hold and a seat may ask. */
export interface RoomLimits {
  /** Records of one table. */
  readonly records: number;
  /** Requests a second and at once, for a seat. */
  readonly rate: number;
  readonly burst: number;
  /** Words a minute, for a seat. */
  readonly talk: number;
}

/** What a room needs of its server. */
export interface RoomHost {
  readonly commit: GroupCommit;
  readonly slices: Slices;
  readonly limits: RoomLimits;
  /** Does no other server serve the same tables? */
  readonly alone: boolean;
  /** Some records of a table after `since`, from the database; none when there are no more. */
  load(table: string, since: number): Promise<readonly Row[]>;
  /** The seats present here have changed. */
  present(table: string, seats: readonly Seat[]): void;
  /** What the lobby and the operator are shown of a table has changed. */
  noted(table: string, columns: Partial<TableColumns>): void;
  /** It is these seats' turn. */
  turn(table: string, seats: readonly Seat[]): void;
  /** The room cannot go on and must be woken afresh. */
  failed(table: string, problem: unknown): void;
  /** A rule threw: nothing was played, the table goes on. */
  puzzled(table: string, problem: unknown): void;
  /** The stored log is not what was written. */
  damaged(table: string, problem: unknown): void;
  /** Someone holds records that this log does not have. */
  forked(table: string): void;
  readonly now: () => number;
  /** Whoever plays the seats that play by themselves, and after how many milliseconds. */
  readonly bot: Bot;
  readonly botDelay: number;
}

/** The answer to a request: carried out by record `seq`, now or `before`; or not. */
export type Answered =
  | { readonly ok: true; readonly seq: number; readonly before?: true }
  | Extract<Judged, { ok: false }>;

/** Something to be judged in its turn. */
export interface Job {
  /** Who asks, and under which id: asked twice it is carried out once. */
  readonly author?: Seat;
  readonly id?: string;
  judge(now: Room): Judged | null;
  answer?(answered: Answered): void;
}

/** Milliseconds that a server waits for the one that appended last to do what a table is due, before doing it itself. */
const OTHERS_FIRST = 2_000;

/** Entries that an undo may fold again without an interruption. */
const SHORT_UNDO = 256;

/** Words at once, for a seat. */
const TALK_AT_ONCE = 20;

/**
 * One table awake: the fold of its records, and whoever is connected. Requests are judged one after the other; a record
 * is committed first, then applied, then told. A record that another server appended first is fetched and applied,
 * and the request is judged again.
 */
export class Room implements TableNow {
  readonly game: Game;
  readonly info: TableInfo;
  readonly secret: string;
  readonly dice: KeyedHash;
  /** Is anything of this game hidden from anyone? */
  readonly hides: boolean;
  table: TableState;
  locks: Locks;
  readonly history: History;
  readonly journal = new Journal();
  readonly audience: Audience;
  touched: number;
  /** When something last happened. */
  changed: number;

  readonly #opened: Opened;
  readonly #host: RoomHost;
  readonly #stories: Stories;
  readonly #woken: number;
  #seen: Opened['seen'];
  #nonces: Readonly<Record<Seat, string>> = {};
  readonly #remembered = new Map<Seat, Remembered>();
  readonly #buckets = new Map<string, Bucket>();
  /** Records that are not moves. */
  #chatter = 0;
  #jobs: Job[] = [];
  #busy = false;
  #closed = false;
  #bot: NodeJS.Timeout | null = null;
  /** What a bot thinks about: the tip, and how to stop it. */
  #thinking: (Thinking & { readonly tip: number }) | null = null;

  /** A table as it was opened; its records are to be replayed, and then it is `ready`. */
  constructor(opened: Opened, host: RoomHost) {
    this.#opened = opened;
    this.#host = host;
    const { game, opening, shown } = opened.start;
    this.game = game;
    this.info = opened.info;
    this.secret = opened.secret;
    this.dice = keyedHash(opened.secret);
    this.hides = hidesSomething(game, opening);
    this.table = newTable(opened.info.seats);
    this.locks = opened.locks;
    this.changed = opened.info.created;
    this.#woken = host.now();
    this.#seen = opened.seen;
    this.touched = this.#woken;
    const { draft } = opened;
    this.history = new History(game, draft, opening, (seq) => playedIn(fromWholeText(this.journal.text(seq))));
    const told = { game, draft, opening, shown, hides: this.hides, seal: sealing(this.hides, this.dice) };
    this.#stories = new Stories(told, this.journal, host.slices);
    this.audience = new Audience(host.now, (seats) => host.present(this.info.table, seats), host.slices);
  }

  get state(): unknown {
    return this.history.state;
  }

  get hash(): string {
    return this.history.hash;
  }

  /** What takes long is done in these. */
  get slices(): Slices {
    return this.#host.slices;
  }

  /** Records that were stored before it woke, checked as they are taken in: each must follow from the one before. */
  *replay(rows: readonly Row[]): Generator<undefined, void> {
    for (const row of rows) {
      const record = this.#readChecked(row);
      yield* this.#follow(record);
      this.#note(record, wholeText(row, record));
      yield;
    }
  }

  /** Every stored record has been replayed. */
  ready(): void {
    this.#runAutomatic(OTHERS_FIRST);
  }

  /** Nobody is connected and nothing is under way. */
  get idle(): boolean {
    return this.audience.size === 0 && !this.#busy && this.#jobs.length === 0;
  }

  /** Who holds a seat; undefined when the game has no such seat. */
  held(seat: Seat): SeatState | undefined {
    return this.info.seats.includes(seat) ? this.table.seats[seat] : undefined;
  }

  /** Milliseconds for which a seat is known to have been away; 0 while it is there. Nothing is known from before the waking unless it was written down. */
  awayFor(seat: Seat): number {
    const now = this.#host.now();
    if (this.audience.present().includes(seat)) return 0;
    if (!this.#host.alone && now - this.#woken < PRESENCE_LASTS) return 0; // it may be on a server that we have not heard of yet
    return now - Math.max(this.audience.lastSeen(seat) ?? 0, this.#seen?.[seat] ?? this.#woken);
  }

  /** Has the seat been away for as long as the table allows? */
  isAbsent(seat: Seat): boolean {
    const { absence } = this.info;
    return absence !== null && !this.audience.present().includes(seat) && this.awayFor(seat) >= absence * 60_000;
  }

  /** When each seat was last seen, to be written down before the table sleeps; null when that would be of no use. */
  lastSeen(): Readonly<Record<Seat, number>> | null {
    if (this.info.absence === null) return null;
    const now = this.#host.now();
    return Object.fromEntries(this.info.seats.map((seat) => [seat, now - this.awayFor(seat)]));
  }

  isFull(request: ClientRequest['t']): boolean {
    const { records } = this.#host.limits;
    if (request === 'resign') return false;
    return this.table.seq >= records || (request !== 'play' && this.#chatter >= records / 2);
  }

  /** May this author ask for something `now` (`performance.now()`)? All the windows of a seat share what it may. */
  mayAsk(author: Seat, request: ClientRequest['t'], now: number): boolean {
    const { rate, burst, talk } = this.#host.limits;
    if (!this.#bucket(author, rate, burst, now).take(now)) return false;
    if (request !== 'say') return true;
    return this.#bucket(`${author} talks`, talk / 60, Math.max(TALK_AT_ONCE, talk), now).take(now);
  }

  #bucket(key: string, perSecond: number, most: number, now: number): Bucket {
    const known = this.#buckets.get(key);
    if (known !== undefined) return known;
    const made = new Bucket(perSecond, most, now);
    this.#buckets.set(key, made);
    return made;
  }

  /**
   * Welcomes someone and sends what they have not seen; from now on they are told everything. `at` is when the last record that
   * they have was made: another one under that number means that this log was restored from a backup.
   */
  join(viewer: Viewer, since: number, at?: number): void {
    if (this.#closed) return viewer.close(CLOSE.stopping); // it was dropped in the meantime: come back to a fresh one
    const forked = since > this.table.seq || (at !== undefined && since > 0 && this.#madeAt(since) !== at);
    if (forked) this.#host.forked(this.info.table);
    const from = forked ? 0 : since;
    const reader = this.audience.add(viewer, from, CLOSE.tooMany);
    if (reader === null) return viewer.close(CLOSE.tooMany);
    this.#welcome(viewer, from, forked);
    const eyes = this.#stories.eyesOf(viewer.role);
    const story = this.#stories.ready(eyes);
    if (story !== null) reader.begin(story);
    else
      this.#stories.write(eyes).then(
        (written) => reader.begin(written),
        (problem: unknown) => this.#host.failed(this.info.table, problem),
      );
    if (viewer.role.as === 'seat') this.#came(viewer.role.seat);
    this.#runAutomatic(0);
  }

  leave(viewer: Viewer): void {
    if (this.audience.remove(viewer)) this.touched = this.#host.now();
  }

  /** Has something judged in its turn; `answer` is called once, after the commit. */
  submit(job: Job): void {
    if (this.#closed) return job.answer?.(no('stopping'));
    this.touched = this.#host.now();
    this.#host.slices.asked();
    this.#jobs.push(job);
    this.#work();
  }

  /** The same, to be awaited. */
  ask(judge: (now: Room) => Judged): Promise<Answered> {
    return new Promise((answer) => this.submit({ judge, answer }));
  }

  /** Another server has appended up to `seq`. */
  refresh(seq: number): void {
    if (seq <= this.table.seq || this.#closed) return;
    if (this.#busy) this.#jobs.push({ judge: () => (this.refresh(seq), null) });
    else void this.#catchUp();
  }

  /** Resolves once this room holds whatever any server had appended when it was asked. */
  upToDate(): Promise<void> {
    return new Promise((resolve) => {
      this.submit({ judge: () => (void this.#catchUp().then(resolve), null), answer: () => resolve() });
    });
  }

  close(code: number): void {
    this.#closed = true;
    if (this.#bot !== null) clearTimeout(this.#bot);
    this.#thinking?.cancel();
    this.audience.close(code);
    for (const job of this.#jobs) job.answer?.(no('stopping'));
    this.#jobs = [];
  }

  #welcome(viewer: Viewer, since: number, restored: boolean): void {
    const { role } = viewer;
    const head = JSON.stringify({
      t: 'welcome',
      protocol: 1,
      you: role,
      info: this.info,
      since,
      seq: this.table.seq,
      ...(restored && { restored }),
      present: this.audience.present(),
    });
    if (since > 0) return viewer.send(head);
    viewer.sendLong([Buffer.from(`${head.slice(0, -1)},"opening":`), this.#stories.opening(role), CLOSING]);
  }

  /** When a record was made. */
  #madeAt(seq: number): number {
    return Number(/^\{"seq":\d+,"at":(\d+)/.exec(this.journal.text(seq))?.[1]);
  }

  #work(): void {
    while (!this.#busy && !this.#closed) {
      const job = this.#jobs.shift();
      if (job === undefined) return;
      this.#start(job);
    }
  }

  #start(job: Job): void {
    const { author, id } = job;
    const known = author === undefined || id === undefined ? undefined : this.#remembered.get(author)?.recall(id);
    if (known !== undefined) return job.answer?.({ ok: true, seq: known, before: true });
    let judged: Judged | null;
    try {
      judged = job.judge(this);
    } catch (problem) {
      this.#host.puzzled(this.info.table, problem);
      return job.answer?.(no('internal'));
    }
    if (judged === null) return;
    if (!judged.ok) return job.answer?.(judged);
    const appending = this.#appending(judged.body, id, judged.moved);
    this.#busy = true;
    this.#host.commit.append(appending.row, (added) => {
      try {
        this.#committed(added, appending, job);
      } catch (problem) {
        this.#host.failed(this.info.table, problem); // a rule, most likely: this room goes down alone
      }
    });
  }

  /** A record that is to be the next. */
  #appending(body: StoredBody, id: string | undefined, moved: Moved | undefined): Appended {
    const { table } = this.info;
    const seq = this.table.seq + 1;
    const at = this.#host.now();
    const record: StoredRecord = id === undefined ? { seq, at, body } : { seq, at, id, body };
    if (moved === undefined) return { row: toRow(table, record), record };
    const { state, hash, text } = moved;
    const written = { state, hash, text: moveText(record, text) };
    return { row: rowOfMove(table, record, written), record, moved: written };
  }

  #committed(added: boolean | Error, appended: Appended, job: Job): void {
    if (added instanceof Error) {
      this.#host.failed(this.info.table, added); // committed or not, nobody knows: everyone comes back and resumes from the log
      return job.answer?.(no('internal'));
    }
    if (!added) {
      this.#jobs.unshift(job); // another server was first: look again, judge again
      return void this.#catchUp();
    }
    this.#apply(appended, () => this.#done(job, appended.record));
  }

  /** A record of ours is in the log, applied and told. */
  #done(job: Job, { seq, body }: StoredRecord): void {
    job.answer?.({ ok: true, seq });
    this.#busy = false;
    this.#noteColumns(body);
    this.#runAutomatic(0);
    this.#work();
  }

  async #catchUp(): Promise<void> {
    this.#busy = true;
    try {
      for (;;) {
        const rows = await this.#host.load(this.info.table, this.table.seq);
        if (rows.length === 0) break;
        for (const row of rows) {
          const record = this.#readChecked(row);
          await new Promise<void>((resolve) => this.#apply({ row, record }, resolve));
        }
      }
    } catch (problem) {
      return this.#host.failed(this.info.table, problem);
    }
    this.#guard(() => {
      this.#busy = false;
      this.#runAutomatic(OTHERS_FIRST);
      this.#work();
    });
  }

  /** Whatever throws here (a rule, most likely) takes this room down alone. */
  #guard(act: () => void): void {
    try {
      act();
    } catch (problem) {
      this.#host.failed(this.info.table, problem);
    }
  }

  /** A stored record, which must be the next and what its hash says. */
  #readChecked(row: Row): StoredRecord {
    if (row.seq !== this.table.seq + 1)
      throw new Damaged(`record ${this.table.seq + 1} is missing, ${row.seq} is there`);
    let record: StoredRecord;
    try {
      record = fromRow(row);
    } catch (problem) {
      throw new Damaged(`record ${row.seq} cannot be read`, problem);
    }
    const { body } = record;
    if (body.kind !== 'played') return record;
    const { entry } = body;
    if (entry.seq !== this.history.length + 1 || !holdsInChain(this.hash, entry, entryTextIn(row.body)))
      throw new Damaged(`record ${row.seq} was changed: its hash does not follow from the one before`);
    return record;
  }

  /** What a record changes of the game. `state`: what a move is known to make. */
  *#follow({ seq, body }: StoredRecord, state?: unknown): Generator<undefined, void> {
    if (body.kind === 'played')
      this.history.play(seq, body.entry.hash, state ?? fold(this.game, this.state, body.entry.facts));
    if (body.kind === 'brought') yield* this.history.bring(body.entries);
    if (body.kind === 'undone') yield* this.history.undo(body.to);
    if (body.kind !== 'began') return;
    this.history.begin(body.nonces);
    if (body.hash !== hashOfHeader(this.history.header))
      throw new Damaged(`record ${seq} began another game than was opened`);
  }

  /** A record is in the log: it changes the game and the table, and everyone is told. */
  #apply(appended: Appended, then: () => void): void {
    const { record, moved } = appended;
    const { body } = record;
    const before = this.state;
    const finish = (): void => {
      this.#tell(appended, before);
      then();
    };
    if (body.kind === 'undone' && this.history.costOfUndo(body.to) > SHORT_UNDO) {
      this.#host.slices.run(this.#follow(record)).then(
        () => this.#guard(finish),
        (problem: unknown) => this.#host.failed(this.info.table, problem),
      );
      return;
    }
    if (body.kind === 'played')
      this.history.play(record.seq, body.entry.hash, moved?.state ?? fold(this.game, before, body.entry.facts));
    else atOnce(this.#follow(record));
    finish();
  }

  /** The game has followed a record that happened in the state `before`: so does the table, and everyone is told. */
  #tell({ row, record, moved }: Appended, before: unknown): void {
    const text = moved === undefined ? wholeText(row, record) : wholeMove(moved);
    this.#note(record, text);
    this.#stories.add(before, record, text, moved?.text);
    this.audience.tell();
    this.#tellTurn(record.body);
  }

  /** What a record changes of the table, the game left aside. */
  #note({ body, seq, at, id }: StoredRecord, text: string): void {
    this.journal.add(text);
    this.table = evolveTable(this.table, seq, body);
    this.changed = at;
    if (body.kind !== 'played') this.#chatter++;
    if (body.kind === 'seat' || body.kind === 'keyed') this.#locked(body, at);
    const author = authorOf(body);
    if (author === null) return;
    this.audience.saw(author, at);
    if (id !== undefined) this.#remember(author, id, seq);
  }

  #locked(body: Extract<StoredBody, { kind: 'seat' | 'keyed' }>, at: number): void {
    this.locks = evolveLocks(this.locks, body);
    if (body.kind === 'keyed') {
      const { who, alone } = body;
      if (alone)
        this.audience.revoke(({ as, ...role }) => {
          if (who === HOST) return as === 'host';
          if (who === WATCH) return as === 'spectator';
          return as === 'seat' && 'seat' in role && role.seat === who;
        }, CLOSE.revoked);
      return;
    }
    const { seat, holder, nonce, key } = body;
    const { [seat]: previous, ...others } = this.#nonces;
    const own = holder === 'person' ? (nonce ?? previous) : undefined;
    this.#nonces = own === undefined ? others : { ...others, [seat]: own };
    if (nonce !== undefined) this.audience.saw(seat, at);
    if (key !== undefined) this.audience.revoke((role) => role.as === 'seat' && role.seat === seat, CLOSE.revoked);
  }

  /** What the lobby shows has changed, if it has. */
  #noteColumns({ kind }: StoredBody): void {
    const { table } = this.info;
    if (kind === 'seat' && this.table.phase === 'gathering')
      this.#host.noted(table, { open: JSON.stringify(this.openSeats) });
    if (kind === 'began') this.#host.noted(table, { phase: 'playing', listed: 0, open: '[]' });
    if (kind === 'ended' || kind === 'closed')
      this.#host.noted(table, { phase: 'over', listed: 0, open: '[]', ended: this.changed });
  }

  /** Seats that nobody holds. */
  get openSeats(): readonly Seat[] {
    return this.info.seats.filter((seat) => this.table.seats[seat]?.holder === 'nobody');
  }

  #tellTurn({ kind }: StoredBody): void {
    if (!this.#opened.webhook || (kind !== 'played' && kind !== 'began' && kind !== 'undone')) return;
    const awaiting = this.game.awaiting(this.state)?.seats ?? [];
    this.#host.turn(
      this.info.table,
      awaiting.filter((seat) => this.table.seats[seat]?.holder === 'person'),
    );
  }

  /** Someone is back on a seat: the bot that stood in for them stops. */
  #came(seat: Seat): void {
    this.audience.came();
    if (this.#seen !== null) this.#host.noted(this.info.table, { seen: null }); // from now on it would be out of date
    this.#seen = null;
    this.submit({
      judge: ({ table }) => {
        const held = table.seats[seat];
        if (!held?.standIn) return null;
        return { ok: true, body: { kind: 'seat', seat, holder: held.holder, name: held.name, standIn: false } };
      },
    });
  }

  #remember(author: Seat, id: string, seq: number): void {
    const known = this.#remembered.get(author) ?? new Remembered();
    this.#remembered.set(author, known);
    known.remember(id, seq);
  }

  /** Sees to what the table is due by itself (after `wait`, so that the server that appended last comes first). */
  #runAutomatic(wait: number): void {
    if (this.#bot !== null) clearTimeout(this.#bot);
    this.#bot = null;
    if (this.#thinking !== null && this.#thinking.tip !== this.table.tip) this.#thinking.cancel();
    if (this.#closed) return;
    const due = recordDue(this, this.#opened.draft, this.#nonces);
    if (due !== null) return this.#later(wait, () => this.#first({ judge: () => this.#dueNow() }));
    if (botToPlay(this) === null || !(hasPeople(this.table) || this.audience.size > 0)) return;
    this.#later(Math.max(wait, this.#host.botDelay), () => {
      this.#think().catch((problem: unknown) => this.#host.puzzled(this.info.table, problem));
    });
  }

  /** Now, or after so many milliseconds. */
  #later(wait: number, act: () => void): void {
    if (wait === 0) return act();
    this.#bot = setTimeout(() => this.#guard(act), wait);
    this.#bot.unref();
  }

  /** Does this before anything that waits. */
  #first(job: Job): void {
    this.#jobs.unshift(job);
    this.#work();
  }

  #dueNow(): Judged | null {
    const body = recordDue(this, this.#opened.draft, this.#nonces);
    return body && { ok: true, body };
  }

  /** A bot chooses, however long that takes; if the game has gone on meanwhile, nobody asks any more. */
  async #think(): Promise<void> {
    const { tip } = this.table;
    const seat = botToPlay(this);
    if (seat === null || this.#thinking?.tip === tip || this.isFull('play')) return;
    const { level, character } = this.table.seats[seat]?.bot ?? { level: 0, character: 'plain' };
    const view = this.game.view(this.state, seat);
    const job = { game: this.game.id, view, seat, level, character, seed: this.#seedFor(seat) };
    const thinking = { ...this.#host.bot(this.game, job), tip };
    this.#thinking = thinking;
    const command = await thinking.command.finally(() => {
      if (this.#thinking === thinking) this.#thinking = null;
    });
    if (command === null || this.#closed) return;
    this.#first({
      judge: () => (botToPlay(this) === seat && this.table.tip === tip ? judgePlay(this, seat, tip, command) : null),
    });
  }

  /** A bot's own dice: the same wherever and whenever it thinks, and nothing of the game's. */
  #seedFor(seat: Seat): number {
    return Buffer.from(this.dice.bytes(`bot\n${this.hash}\n${this.table.tip}\n${seat}`)).readUInt32BE(0);
  }
}

/** A record that is in the log or on its way there; with what it makes, if it is a move that was judged here. */
interface Appended {
  readonly row: Row;
  readonly record: StoredRecord;
  readonly moved?: Written;
}

const CLOSING = Buffer.from('}');

/** A move about to be appended: what it changes, and its words. */
type Written = Omit<Moved, 'text'> & { readonly text: MoveText };

function rowOfMove(game: string, { seq, at }: StoredRecord, { text: { entry, rest }, hash }: Written): Row {
  return { game, seq, at, body: `{"kind":"played","entry":${entry}${hash}${rest}` };
}

function wholeMove({ text: { stamp, entry, rest }, hash }: Written): string {
  return stamp + entry + hash + rest;
}
