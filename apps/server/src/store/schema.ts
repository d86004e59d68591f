import type { Kysely } from 'kysely';

/** A table as it was opened. What has happened there since is in its entries. */
export interface GamesTable {
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
  /** 1 while the lobby shows it. */
  readonly listed: number;
  readonly created: number;
}

/** One record of a table. The key (game, seq) is what keeps two servers from both winning. */
export interface EntriesTable {
  readonly game: string;
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

export interface Schema {
  readonly games: GamesTable;
  readonly entries: EntriesTable;
}

export type Db = Kysely<Schema>;
