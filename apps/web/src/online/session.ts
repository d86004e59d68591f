import type { Seat } from '@arbitre/kernel';
import {
  type Role,
  type Status,
  TableClient,
  type TableInfo,
  type TableLink,
  type TableRecord,
  type TableState,
} from '@arbitre/protocol';
import { batch, signal } from '@preact/signals';
import type { SeenMove } from '../table/sources/source.ts';

export interface Said {
  readonly seq: number;
  readonly from: string;
  readonly text: string;
  readonly at: number;
}

/** What is known of a table once the server has welcomed us; its opening never changes. */
export interface Welcomed {
  readonly info: TableInfo;
  readonly you: Role;
  readonly opening: unknown;
}

/** One link to one table, as signals. The client behind it comes back by itself when the network does. */
export class Session {
  readonly link: TableLink;
  readonly status = signal<Status>({ is: 'connecting' });
  readonly welcomed = signal<Welcomed | null>(null);
  readonly table = signal<TableState | null>(null);
  readonly entries = signal<readonly SeenMove[]>([]);
  readonly present = signal<readonly Seat[]>([]);
  readonly chat = signal<readonly Said[]>([]);
  /** How often each seat has been taken: an invitation works once. */
  readonly takes = signal<Readonly<Record<Seat, number>>>({});
  /** How the game ended, with the secret of its dice; null until then. */
  readonly ended = signal<Extract<TableRecord, { kind: 'ended' }> | null>(null);
  /** The table was closed before the game's end, by its host or whoever runs the server. */
  readonly closed = signal(false);
  /** The server was restored from a backup, and has lost moves that we had seen. */
  readonly restored = signal(false);
  readonly client: TableClient;

  constructor(link: TableLink, base = location.origin) {
    this.link = link;
    this.client = new TableClient({
      ...link,
      base,
      opened: (client) =>
        batch(() => {
          this.#take(client);
          this.chat.value = [];
          this.takes.value = {};
        }),
      recorded: (record, client) =>
        batch(() => {
          this.#take(client);
          this.#hear(record);
        }),
      restored: () => (this.restored.value = true),
      present: (seats) => (this.present.value = seats),
      status: (status) => (this.status.value = status),
    });
  }

  close(): void {
    this.client.close();
  }

  #take(client: TableClient): void {
    const { info, you, opening } = client;
    if (info === null || you === null) return;
    if (this.welcomed.value?.opening !== opening) this.welcomed.value = { info, you, opening };
    this.table.value = client.table;
    this.entries.value = client.entries;
    this.present.value = client.present;
  }

  #hear(record: TableRecord): void {
    if (record.kind === 'said') {
      const { seq, from, text, at } = record;
      this.chat.value = [...this.chat.value, { seq, from, text, at }];
    }
    if (record.kind === 'seat' && record.nonce !== undefined)
      this.takes.value = { ...this.takes.value, [record.seat]: (this.takes.value[record.seat] ?? 0) + 1 };
    if (record.kind === 'closed') this.closed.value = true;
    if (record.kind === 'ended') this.ended.value = record;
  }
}
