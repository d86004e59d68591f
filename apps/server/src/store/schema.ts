import type { Generated, Kysely } from 'kysely';

/** What the lobby and the operator are shown of a table without waking it; kept up to date by whoever has it awake. */
export interface TableColumns {
  /** 1 while the lobby shows it. */
  readonly listed: number;
  readonly phase: 'gathering' | 'playing' | 'over';
  /** Seats that nobody holds before the game, as JSON; null for a table of before this column. */
  readonly open: string | null;
  /** When it ended. */
  readonly ended: number | null;
  /** When each seat was last seen, as JSON: written when the table is put to sleep, gone when someone comes. */
  readonly seen: string | null;
}

/** A table as it was opened. What has happened there since is in its entries. */
export interface GamesTable extends TableColumns {
  readonly id: string;
  /** The game's header as JSON, its nonces still to come. */
  readonly header: string;
  /** Its title in both languages, as JSON. */
  readonly title: string;
  /** What the dice come from, in hexadecimal; published when the game ends. */
  readonly secret: string;
  /** Hashes of the tokens it was opened with, as JSON. */
  readonly locks: string;
  /** Minutes; null when no bot ever stands in. */
  readonly absence: number | null;
  readonly created: number;
  /** Its game and its seats, as JSON; null for a table of before this column. */
  readonly game: string | null;
  readonly seats: string | null;
  /** A keyed hash of the address that opened it. */
  readonly opener: string | null;
  /** Where to say whose turn it is. */
  readonly webhook: string | null;
  /** Counts what an operator changed in its records: whoever has it awake reads them again. */
  readonly epoch: number;
}

/** What a new table's row must say; the rest has its default. */
export type NewGame = Pick<
  GamesTable,
  'id' | 'header' | 'title' | 'secret' | 'locks' | 'absence' | 'listed' | 'created'
> &
  Partial<GamesTable>;

/** One record of a table. The key (game, seq) is what keeps two servers from both winning. */
export interface EntriesTable {
  readonly game: string;
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

/** A person's keyring: nothing but what recognises them. */
export interface KeyringsTable {
  readonly id: string;
  /** Hash of the recovery code. */
  readonly code: string;
  /** Hashes of the tokens that devices hold, as JSON, the youngest last. */
  readonly tokens: string;
  readonly created: number;
}

/** A seat or a host's desk on a keyring, as long as the lock it was shown by opens it. */
export interface HoldingsTable {
  readonly keyring: string;
  readonly game: string;
  readonly who: string;
  readonly lock: string;
}

/** A passkey of a keyring: the public half. */
export interface PasskeysTable {
  readonly id: string;
  readonly keyring: string;
  readonly key: string;
  readonly counter: number;
  readonly transports: string;
}

/** A question that a passkey must answer, once. */
export interface ChallengesTable {
  readonly challenge: string;
  readonly until: number;
}

/** An address or a network that is kept out. */
export interface BarredTable {
  readonly address: string;
  /** null: for good. */
  readonly until: number | null;
}

/** What the servers of one database share. */
export interface SettingsTable {
  readonly name: string;
  readonly value: string;
}

export interface Schema {
  readonly games: Omit<GamesTable, 'phase' | 'epoch'> & {
    readonly phase: Generated<GamesTable['phase']>;
    readonly epoch: Generated<number>;
  };
  readonly entries: EntriesTable;
  readonly keyrings: KeyringsTable;
  readonly holdings: HoldingsTable;
  readonly passkeys: PasskeysTable;
  readonly challenges: ChallengesTable;
  readonly barred: BarredTable;
  readonly settings: SettingsTable;
}

export type Db = Kysely<Schema>;
