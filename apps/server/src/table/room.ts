import { diceOf, type Entry, fold, type Game, type Header, type Hmac, type Seat } from '@arbitre/kernel';
import {
  CLOSE,
  evolveTable,
  type SeatState,
  type ServerMessage,
  type TableInfo,
  type TableState,
} from '@arbitre/protocol';
import type { Bot } from '../bot/bot.ts';
import type { Locks } from '../door/tokens.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { Row } from '../store/store.ts';
import { Audience, eyesOf, type Viewer } from './audience.ts';
import { botToPlay, hasPeople, owed } from './automatic.ts';
import { type GameLog, gameLogOf, hashOfHeader, sealing } from './game-log.ts';
import { Journal } from './journal.ts';
import { type Judged, judgePlay, type Moved, no, type Standing } from './judge.ts';
import { authorOf, fromRow, type StoredBody, type StoredRecord, toRow } from './stored-record.ts';
import { sight, tell, tellAll, type Telling, withHash } from './tell.ts';

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
  readonly now: () => number;
  /** Whoever plays the seats that play by themselves, and after how many milliseconds. */
  readonly bot: Bot;
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

/** Requests remembered at least, so that one sent again is answered and not carried out again. */
const REMEMBERED = 256;

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
  readonly dice: Hmac;
  readonly brought: number;
  table: TableState;
  state: unknown;
  hash: string;
  locks: Locks;
  nonces: Readonly<Record<Seat, string>> = {};
  readonly audience: Audience;
  touched: number;

  readonly #opened: Opened;
  readonly #around: Surroundings;
  readonly #journal = new Journal();
  readonly #telling: Telling;
  #remembered = new Map<string, number>();
  #rememberedBefore = new Map<string, number>();
  #jobs: Job[] = [];
  #busy = false;
  #closed = false;
  #bot: NodeJS.Timeout | null = null;
  /** The tip that a bot thinks about. */
  #thinking: number | null = null;

  constructor(opened: Opened, table: TableState, locks: Locks, rows: readonly Row[], around: Surroundings) {
    this.#opened = opened;
    this.#around = around;
    this.game = opened.game;
    this.info = opened.info;
    this.opening = opened.opening;
    this.secret = opened.secret;
    this.dice = diceOf(opened.secret);
    this.#telling = { game: opened.game, seal: sealing(opened.game, this.dice) };
    this.brought = opened.draft.dice.kind === 'committed' ? (opened.draft.dice.brought ?? 0) : 0;
    this.table = table;
    this.locks = locks;
    this.state = opened.opening;
    this.hash = hashOfHeader(opened.draft);
    this.touched = around.now();
    this.audience = new Audience(around.now, (seats) => around.present(this.info.table, seats));
    for (const row of rows) this.#record(row, fromRow(row));
    this.#refold();
    this.#owe(OTHERS_FIRST);
  }

  get changed(): number {
    return this.#journal.changed ?? this.info.created;
  }

  /** Nobody is connected and nothing is under way. */
  get idle(): boolean {
    return this.audience.size === 0 && !this.#busy && this.#jobs.length === 0;
  }

  /** Who holds a seat; undefined when the game has no such seat. */
  held(seat: Seat): SeatState | undefined {
    return this.info.seats.includes(seat) ? this.table.seats[seat] : undefined;
  }

  log(): GameLog {
    return gameLogOf(
      this.#opened.draft,
      this.#journal.records().map(({ body }) => body),
    );
  }

  entries(): readonly Entry[] {
    return this.log().entries;
  }

  /** Has the seat been away for as long as the table allows? */
  isAbsent(seat: Seat): boolean {
    const { absence, created } = this.info;
    if (absence === null || this.audience.present().includes(seat)) return false;
    return this.#around.now() - (this.audience.lastSeen(seat) ?? created) >= absence * 60_000;
  }

  /** Welcomes someone and sends what they have not seen; from now on they are told everything. */
  join(viewer: Viewer, since: number): void {
    if (this.#closed) return viewer.close(CLOSE.stopping); // it was dropped in the meantime: come back to a fresh one
    this.audience.add(viewer);
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
      present: [...this.audience.present()],
    };
    viewer.send(JSON.stringify(welcome));
    const told = tellAll(this.#telling, this.opening, this.#journal, from, eyes);
    if (told.length > 0) viewer.catchUp(`{"t":"records","records":[${told.join(',')}]}`);
    if (viewer.role.as === 'seat') this.#came(viewer.role.seat);
    this.#owe(0);
  }

  leave(viewer: Viewer): void {
    if (this.audience.remove(viewer)) this.touched = this.#around.now();
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

  /** Resolves once this room holds whatever any server had appended when it was asked. */
  upToDate(): Promise<void> {
    return new Promise((resolve) => {
      this.submit({ judge: () => (void this.#catchUp().then(resolve), null), answer: () => resolve() });
    });
  }

  close(code: number): void {
    this.#closed = true;
    if (this.#bot !== null) clearTimeout(this.#bot);
    this.audience.close(code);
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
    const known = job.request && this.#recall(requestKey(job.request.author, job.request.id));
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
    const row = moved === undefined ? toRow(this.info.table, record) : rowOfMove(this.info.table, record, moved);
    this.#busy = true;
    this.#around.commit.append(row, (added) => this.#guard(() => this.#committed(added, row, record, moved, job)));
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
    const rows = await this.#around.load(this.info.table, this.table.seq).catch((problem: unknown) => {
      this.#around.failed(this.info.table, problem);
      return null;
    });
    if (rows === null) return;
    this.#guard(() => {
      for (const row of rows) this.#apply(row, fromRow(row));
      this.#busy = false;
      this.#owe(OTHERS_FIRST);
      this.#work();
    });
  }

  /** Whatever throws here (a rule, most likely) takes this room down alone. */
  #guard(act: () => void): void {
    try {
      act();
    } catch (problem) {
      this.#around.failed(this.info.table, problem);
    }
  }

  /** A record is in the log: it changes the table and the game, and everyone is told. */
  #apply(row: Row, record: StoredRecord, moved?: Moved): void {
    const { body } = record;
    const before = this.state;
    this.#record(row, record);
    if (body.kind === 'played') {
      this.state = moved?.state ?? fold(this.game, before, body.entry.facts);
      this.hash = body.entry.hash;
    } else if (body.kind === 'began' || body.kind === 'brought' || body.kind === 'undone') this.#refold();
    this.audience.tell(
      (eyes) => `{"t":"records","records":[${tell(this.#telling, before, record, eyes, moved?.text)}]}`,
    );
  }

  /** What a record changes of the table, the game left aside. */
  #record(row: Row, { body, seq, at, id }: StoredRecord): void {
    this.#journal.add(row);
    this.table = evolveTable(this.table, seq, body);
    if (body.kind === 'seat') this.#seated(body, at);
    const author = authorOf(body);
    if (author === null) return;
    this.audience.saw(author, at);
    if (id !== undefined) this.#remember(requestKey(author, id), seq);
  }

  /** The game as the whole log makes it. */
  #refold(): void {
    const { header, entries } = this.log();
    this.state = entries.reduce((state, { facts }) => fold(this.game, state, facts), this.opening);
    this.hash = entries.at(-1)?.hash ?? hashOfHeader(header);
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
    if (nonce !== undefined) this.audience.saw(seat, at);
    if (key !== undefined) this.audience.revoke(seat, CLOSE.revoked);
  }

  /** Someone is back on a seat: the bot that stood in for them stops. */
  #came(seat: Seat): void {
    this.audience.came();
    this.submit({
      judge: ({ table }) => {
        const held = table.seats[seat];
        if (!held?.standIn) return null;
        return { ok: true, body: { kind: 'seat', seat, holder: held.holder, name: held.name, standIn: false } };
      },
    });
  }

  /** The older half is forgotten whenever the younger is full. */
  #remember(key: string, seq: number): void {
    if (this.#remembered.size >= REMEMBERED) {
      this.#rememberedBefore = this.#remembered;
      this.#remembered = new Map();
    }
    this.#remembered.set(key, seq);
  }

  #recall(key: string): number | undefined {
    return this.#remembered.get(key) ?? this.#rememberedBefore.get(key);
  }

  /** Sees to what the table owes by itself (after `wait`, so that the server that appended last comes first). */
  #owe(wait: number): void {
    if (this.#bot !== null) clearTimeout(this.#bot);
    this.#bot = null;
    if (this.#closed) return;
    const due = owed(this, this.#opened.draft, this.nonces);
    if (due !== null) return this.#later(wait, () => this.#first({ judge: () => this.#dueNow() }));
    if (botToPlay(this) === null || !(hasPeople(this.table) || this.audience.size > 0)) return;
    this.#later(Math.max(wait, this.#around.botDelay), () => {
      this.#think().catch((problem: unknown) => this.#around.puzzled(this.info.table, problem));
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
    const body = owed(this, this.#opened.draft, this.nonces);
    return body && { ok: true, body };
  }

  /** A bot chooses, however long that takes; if the game has gone on meanwhile, nobody asks any more. */
  async #think(): Promise<void> {
    const { tip } = this.table;
    const seat = botToPlay(this);
    if (seat === null || this.#thinking === tip) return;
    const view = this.game.view(this.state, seat);
    this.#thinking = tip;
    const command = await this.#around.bot(this.game, view, seat).finally(() => {
      if (this.#thinking === tip) this.#thinking = null;
    });
    if (command === null || this.#closed) return;
    this.#first({
      judge: () => (botToPlay(this) === seat && this.table.tip === tip ? judgePlay(this, seat, tip, command) : null),
    });
  }
}

function requestKey(author: Seat, id: string): string {
  return `${author} ${id}`;
}

/** A move is written out once, for its hash: the log and everyone who may see all of it get that very text. */
function rowOfMove(game: string, { seq, at, id }: StoredRecord, { text, hash }: Moved): Row {
  const request = id === undefined ? '' : `,"id":${JSON.stringify(id)}`;
  return { game, seq, at, body: `{"kind":"played","entry":${withHash(text, hash)}${request}}` };
}
