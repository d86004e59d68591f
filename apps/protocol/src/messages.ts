import * as z from 'zod/mini';
import { requestId, seatName, tableId, token } from './ids.ts';
import { command, record } from './record.ts';
import { said } from './written.ts';

/** Raised when a client of the old kind could no longer talk to a server of the new. */
export const PROTOCOL = 1;

/** Longest message a client may send, in bytes. */
export const LONGEST_MESSAGE = 16_384;

const natural = z.int().check(z.gte(0));

/** What a client sends. The first message is `hello`. */
export const clientMessage = z.discriminatedUnion('t', [
  /**
   * `since`: the last record this client holds; 0 or absent for everything. `at`: when that record was made, so that a server
   * whose log is another one (a backup was restored) notices.
   */
  z.strictObject({
    t: z.literal('hello'),
    protocol: z.literal(PROTOCOL),
    table: tableId,
    token,
    since: z.exactOptional(natural),
    at: z.exactOptional(natural),
  }),
  /** `after`: the table's tip this command answers to. */
  z.strictObject({ t: z.literal('play'), id: requestId, after: natural, command }),
  /** Back to entry number `to`: at once when it is free, otherwise the others are asked. */
  z.strictObject({ t: z.literal('undo'), id: requestId, after: natural, to: natural }),
  /** Yes or no to the undo asked for in record `asked`. */
  z.strictObject({ t: z.literal('answer'), id: requestId, asked: natural, agree: z.boolean() }),
  z.strictObject({ t: z.literal('pause'), id: requestId, paused: z.boolean() }),
  z.strictObject({ t: z.literal('resign'), id: requestId }),
  z.strictObject({ t: z.literal('say'), id: requestId, text: said }),
  z.strictObject({ t: z.literal('ping') }),
]);
/** A message from a client. */
export type ClientMessage = z.infer<typeof clientMessage>;
/** A message that asks for something and is answered under its `id`. */
export type ClientRequest = Extract<ClientMessage, { id: string }>;

/** What a token opens. Someone invited sees what spectators see until the seat is taken. */
export const role = z.discriminatedUnion('as', [
  z.object({ as: z.literal('seat'), seat: seatName }),
  z.object({ as: z.literal('invited'), seat: seatName }),
  z.object({ as: z.literal('host') }),
  z.object({ as: z.literal('spectator') }),
]);
/** What a token opens. */
export type Role = z.infer<typeof role>;

export const bilingual = z.object({ fr: z.string(), en: z.string() });

/** What everyone at a table may know of it from the start. */
export const tableInfo = z.object({
  table: tableId,
  game: z.string(),
  /** Version of the rules. */
  rules: z.string(),
  rulings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  title: bilingual,
  seats: z.array(seatName),
  /** SHA-256 of the secret that the dice come from, fixed before any seat gave its nonce. */
  commitment: z.string(),
  /** Minutes of absence after which another seat may let a bot stand in; null: never. */
  absence: z.nullable(natural),
  created: natural,
});
/** What everyone at a table may know of it from the start. */
export type TableInfo = z.infer<typeof tableInfo>;

/**
 * A refusal for the page to word. `by: game`: the game's own refusal (code, rules, fields), worded by the game's words;
 * `by: table`: one of `REFUSALS`, worded by `tableWords`.
 */
export const refused = z.object({
  t: z.literal('refused'),
  id: requestId,
  by: z.enum(['game', 'table']),
  refusal: z.looseObject({ code: z.string(), rules: z.array(z.string()) }),
});

/** What a server sends. */
export const serverMessage = z.discriminatedUnion('t', [
  /**
   * Answer to `hello`. Records `since + 1` to `seq` follow, then new ones as they happen. `opening` is the seat's view
   * of the opening state, sent when `since` is 0: the client starts afresh.
   */
  z.object({
    t: z.literal('welcome'),
    protocol: z.int(),
    you: role,
    info: tableInfo,
    since: natural,
    seq: natural,
    opening: z.exactOptional(z.unknown()),
    /** The client held records that this log does not have: the server was restored from a backup. */
    restored: z.exactOptional(z.literal(true)),
    present: z.array(seatName),
  }),
  z.object({ t: z.literal('records'), records: z.array(record) }),
  /** The request had been carried out before, by record `seq`. */
  z.object({ t: z.literal('done'), id: requestId, seq: natural }),
  refused,
  /** Seats with someone connected. */
  z.object({ t: z.literal('present'), seats: z.array(seatName) }),
  /** A message that could not be read; the connection lives on unless it is closed. */
  z.object({ t: z.literal('error'), code: z.string(), at: z.exactOptional(z.string()) }),
  z.object({ t: z.literal('pong') }),
]);
/** A message from a server. */
export type ServerMessage = z.infer<typeof serverMessage>;
/** The answer to `hello`. */
export type Welcome = Extract<ServerMessage, { t: 'welcome' }>;

/** Why a server closes a connection. A client comes back by itself after all others. */
export const CLOSE = {
  /** Too many unreadable messages. */
  malformed: 4400,
  /** No such table, or the token opens nothing there: both look the same. */
  unknown: 4401,
  /** The seat was left or handed over: its key no longer opens it. */
  revoked: 4403,
  /** No `hello` in time. */
  silent: 4408,
  /** The table was deleted by whoever runs the server. */
  deleted: 4410,
  /** The game follows rules that this server no longer reads; its file can still be had. */
  oldRules: 4426,
  /** The table's log is damaged. */
  damaged: 4500,
  /** More messages, or more connections, than the limits allow. */
  tooMany: 4429,
  /** Too slow to read what is sent. */
  slow: 4413,
  /** The server stops or restarts. */
  stopping: 1012,
} as const;

/** Closed for good: coming back would meet the same answer. */
export const FINAL_CLOSES: readonly number[] = [
  CLOSE.malformed,
  CLOSE.unknown,
  CLOSE.revoked,
  CLOSE.deleted,
  CLOSE.oldRules,
  CLOSE.damaged,
];
