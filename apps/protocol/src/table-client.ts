import { hex, type Command, type Refusal } from '@arbitre/kernel';
import type { TableLink } from './ids.ts';
import {
  type ClientMessage,
  type ClientRequest,
  FINAL_CLOSES,
  PROTOCOL,
  type Role,
  serverMessage,
  type ServerMessage,
  type TableInfo,
  type Welcome,
} from './messages.ts';
import { type Platform, platform, type Socket } from './platform.ts';
import type { SeenEntry, TableRecord } from './record.ts';
import { evolveTable, newTable, type TableState } from './table-state.ts';
import { cleanWords } from './written.ts';

/** A request was carried out by record `seq`, or refused: by the game (its words say why) or by the table (`tableWords`). */
export type Reply =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly by: 'game' | 'table'; readonly refusal: Refusal };

/** `closed`: for good, with the code of `CLOSE`; otherwise the client comes back by itself. */
export type Status =
  | { readonly is: 'connecting' | 'open' | 'waiting' }
  | { readonly is: 'closed'; readonly code: number };

/** What the holder of a client may want to hear of. */
export interface TableListener {
  /** The table, from the start: forget what you held of it. Also after the server lost our place. */
  opened?(client: TableClient): void;
  /** The server was restored from a backup: it has lost records that we held. `opened` follows. */
  restored?(): void;
  /** One more record; the client's own fields already hold it. */
  recorded?(record: TableRecord, client: TableClient): void;
  present?(seats: readonly string[]): void;
  status?(status: Status): void;
}

/** Where a table is, by which link one sits there, and what one wants to hear of it. */
export interface TableClientOptions extends TableLink, TableListener {
  /** `https://host` or `wss://host`. */
  readonly base: string;
  readonly platform?: Partial<Platform>;
}

const UNSAID: Reply = { ok: false, by: 'table', refusal: { code: 'malformed', rules: [] } };

const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;
const QUIET = 25_000;
const PONG_DUE = 10_000;

type Asked = ClientRequest extends infer M ? (M extends ClientRequest ? Omit<M, 'id'> : never) : never;

/**
 * One seat (or bench) of one table over a WebSocket that may break and come back: it resumes after the last record
 * it holds, so nothing is lost and nothing comes twice, and sends again what was not answered, under the same
 * id, so it is carried out once. Hot-seat play is one client per seat.
 */
export class TableClient {
  info: TableInfo | null = null;
  you: Role | null = null;
  /** This seat's view of the opening state; its entries' facts fold over it. */
  opening: unknown = null;
  table: TableState = newTable([]);
  present: readonly string[] = [];
  status: Status = { is: 'connecting' };

  readonly #options: TableClientOptions;
  readonly #platform: Platform;
  readonly #asked = new Map<string, { message: ClientRequest; resolve: (reply: Reply) => void }>();
  #entries: SeenEntry[] = [];
  #shown: readonly SeenEntry[] | null = null;
  #socket: Socket | null = null;
  /** When the last record that we hold was made. */
  #at = 0;
  #wait = FIRST_WAIT;
  #cancelTimer: () => void = () => {};

  constructor(options: TableClientOptions) {
    this.#options = options;
    this.#platform = platform(options.platform);
    this.#connect();
  }

  /** The game's log as this client may know it: another array after each change, made when it is asked for. */
  get entries(): readonly SeenEntry[] {
    this.#shown ??= [...this.#entries];
    return this.#shown;
  }

  /** Plays a command as the answer to the game as this client holds it (or as it stood at record `after`). */
  play(command: Command, after = this.table.tip): Promise<Reply> {
    return this.#ask({ t: 'play', after, command: { ...command } });
  }

  /** Takes the game back to entry `to` (the one before the last, if not said): at once when free, else the others are asked. */
  undo(to = this.table.entries - 1): Promise<Reply> {
    return this.#ask({ t: 'undo', after: this.table.tip, to: Math.max(0, to) });
  }

  /** Answers the undo that `table.proposal` asks for. */
  answer(agree: boolean): Promise<Reply> {
    return this.#ask({ t: 'answer', asked: this.table.proposal?.seq ?? 0, agree });
  }

  pause(paused: boolean): Promise<Reply> {
    return this.#ask({ t: 'pause', paused });
  }

  resign(): Promise<Reply> {
    return this.#ask({ t: 'resign' });
  }

  /** Says something, without the characters that no server takes; what is blank or too long is refused here. */
  say(typed: string): Promise<Reply> {
    const text = cleanWords(typed);
    return text === undefined ? Promise.resolve(UNSAID) : this.#ask({ t: 'say', text });
  }

  /** Leaves for good. Requests not yet answered stay so. */
  close(): void {
    this.#leave(1000);
  }

  #ask(asked: Asked): Promise<Reply> {
    const message: ClientRequest = { ...asked, id: hex(this.#platform.randomBytes(8)) };
    return new Promise((resolve) => {
      this.#asked.set(message.id, { message, resolve });
      if (this.status.is === 'open') this.#send(message);
    });
  }

  #connect(): void {
    this.#become({ is: 'connecting' });
    const { table, token } = this.#options;
    // The table's address opens nothing; a proxy before several servers sends a table to one of them by it.
    const socket = this.#platform.openSocket(`${this.#options.base.replace(/^http/, 'ws')}/api/socket?table=${table}`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      const since = this.table.seq;
      this.#send({ t: 'hello', protocol: PROTOCOL, table, token, since, ...(since > 0 && { at: this.#at }) });
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#receive(data);
    });
    socket.addEventListener('error', () => {}); // a close follows
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    });
  }

  #lost(code: number): void {
    if (FINAL_CLOSES.includes(code)) return this.#leave(code);
    this.#socket = null;
    this.#become({ is: 'waiting' });
    const jitter = 0.75 + ((this.#platform.randomBytes(1)[0] ?? 0) / 255) * 0.5; // a crowd does not come back all at once
    this.#timer(this.#wait * jitter, () => this.#connect());
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #leave(code: number): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#cancelTimer();
    socket?.close();
    this.#become({ is: 'closed', code });
  }

  #receive(data: unknown): void {
    const message = serverMessage.parse(JSON.parse(String(data)));
    this.#timer(QUIET, () => this.#ping());
    switch (message.t) {
      case 'welcome':
        return this.#welcomed(message);
      case 'records':
        for (const record of message.records) this.#recorded(record);
        return;
      case 'done':
        return this.#settle(message.id, { ok: true, seq: message.seq });
      case 'refused':
        return this.#settle(message.id, { ok: false, by: message.by, refusal: asRefusal(message) });
      case 'present':
        this.present = message.seats;
        return this.#options.present?.(message.seats);
      case 'error':
      case 'pong':
        return;
    }
  }

  #welcomed(welcome: Welcome): void {
    this.#wait = FIRST_WAIT;
    this.info = welcome.info;
    this.you = welcome.you;
    this.present = welcome.present;
    if (welcome.restored) this.#options.restored?.();
    if (welcome.since === 0) {
      this.opening = welcome.opening;
      this.table = newTable(welcome.info.seats);
      this.#entries = [];
      this.#shown = null;
      this.#options.opened?.(this);
    }
    this.#become({ is: 'open' });
    for (const { message } of this.#asked.values()) this.#send(message);
  }

  #recorded(record: TableRecord): void {
    if (record.seq === this.table.seq + 1) {
      this.table = evolveTable(this.table, record.seq, record);
      this.#at = record.at;
      if (record.kind === 'played') this.#entries.push(record.entry);
      if (record.kind === 'brought') this.#entries = [...record.entries];
      if (record.kind === 'undone') this.#entries.length = record.to;
      this.#shown = null;
      this.#options.recorded?.(record, this);
    }
    if (record.id !== undefined) this.#settle(record.id, { ok: true, seq: record.seq });
  }

  #settle(id: string, reply: Reply): void {
    this.#asked.get(id)?.resolve(reply);
    this.#asked.delete(id);
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #ping(): void {
    this.#send({ t: 'ping' });
    this.#timer(PONG_DUE, () => {
      this.#socket?.close();
      this.#lost(1006); // a dead network may never tell us that the socket closed
    });
  }

  #timer(milliseconds: number, act: () => void): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#platform.after(milliseconds, act);
  }

  #become(status: Status): void {
    this.status = status;
    this.#options.status?.(status);
  }
}

function asRefusal({ refusal }: Extract<ServerMessage, { t: 'refused' }>): Refusal {
  return refusal as Refusal; // rule ids are checked where the rulebook is: in the game's words
}
