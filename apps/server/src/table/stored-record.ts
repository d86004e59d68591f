import type { Entry, Outcome, Seat } from '@arbitre/kernel';
import type { BotPlayer, Holder } from '@arbitre/protocol';
import type { Lock } from '../door/tokens.ts';
import type { Row } from '../store/store.ts';

/** Author of what the host says and does, and who holds the host's desk. No seat is called like this: see `opening.ts`. */
export const HOST = '#host';
/** Who holds the spectators' link. */
export const WATCH = '#watch';

/**
 * A record as the log keeps it: what the protocol sends, whole, with the locks of seats. A seat's `key` or `invitation`
 * that is absent stays as it was; null is revoked.
 */
export type StoredBody =
  | {
      readonly kind: 'seat';
      readonly seat: Seat;
      readonly holder: Holder;
      readonly name: string;
      readonly standIn: boolean;
      readonly nonce?: string;
      readonly bot?: BotPlayer;
      readonly key?: Lock | null;
      readonly invitation?: Lock | null;
    }
  | { readonly kind: 'keyed'; readonly who: string; readonly alone: boolean; readonly lock: Lock }
  | { readonly kind: 'muted'; readonly seat: Seat; readonly muted: boolean }
  | { readonly kind: 'began'; readonly nonces: Readonly<Record<Seat, string>>; readonly hash: string }
  | { readonly kind: 'brought'; readonly entries: readonly Entry[] }
  | { readonly kind: 'played'; readonly entry: Entry }
  | { readonly kind: 'asked'; readonly by: Seat; readonly to: number }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly asked: number; readonly agree: boolean }
  | { readonly kind: 'undone'; readonly by: Seat; readonly to: number }
  | { readonly kind: 'paused'; readonly by: Seat; readonly paused: boolean }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'said'; readonly from: Seat; readonly text: string }
  | { readonly kind: 'ended'; readonly outcome: Outcome; readonly resigned: boolean; readonly secret: string }
  | { readonly kind: 'closed'; readonly by: 'host' | 'operator'; readonly secret: string };

export interface StoredRecord {
  readonly seq: number;
  readonly at: number;
  /** The request it carries out. */
  readonly id?: string;
  readonly body: StoredBody;
}

/** A move as text, cut at its hash: those who are shown a seal for it are told the same words around another one. */
export interface MoveText {
  /** The number and the time of the record, and the word `entry`. */
  readonly stamp: string;
  /** The entry up to its hash. */
  readonly entry: string;
  /** What follows the hash. */
  readonly rest: string;
}

const PLAYED = '"kind":"played","entry":';

/** The words of a move; `text` is its entry without the hash. It is written out once: for its hash, for the log, and for whoever may see all of it. */
export function moveText({ seq, at, id }: Omit<StoredRecord, 'body'>, text: string): MoveText {
  return {
    stamp: `{"seq":${seq},"at":${at},${PLAYED}`,
    entry: `${text.slice(0, -1)},"hash":"`,
    rest: id === undefined ? '"}}' : `"},"id":"${id}"}`, // of letters and digits: `requestId`
  };
}

/** The same of a move that was stored before; `text` is the whole record. */
export function moveTextIn(text: string, hash: string): MoveText {
  const from = text.indexOf(PLAYED) + PLAYED.length;
  const at = text.lastIndexOf(hash);
  return { stamp: text.slice(0, from), entry: text.slice(from, at), rest: text.slice(at + hash.length) };
}

export function toRow(game: string, { seq, at, id, body }: StoredRecord): Row {
  return { game, seq, at, body: JSON.stringify(id === undefined ? body : { ...body, id }) };
}

export function fromRow({ seq, at, body }: Omit<Row, 'game'>): StoredRecord {
  const { id, ...rest } = JSON.parse(body) as StoredBody & { readonly id?: string }; // written by `toRow`, nobody else
  return { seq, at, body: rest, ...(id !== undefined && { id }) };
}

/** A record as JSON, whole but for the locks of seats: what everyone is sent where nothing is hidden. `row` is as it was stored. */
export function wholeText({ seq, at, body: text }: Omit<Row, 'game'>, { id, body }: StoredRecord): string {
  const stamp = `{"seq":${seq},"at":${at},`;
  if (body.kind !== 'seat' && body.kind !== 'keyed') return stamp + text.slice(1); // it was written out once, when it was stored
  return stamp + JSON.stringify({ ...withoutLocks(body), ...(id !== undefined && { id }) }).slice(1);
}

function withoutLocks(body: Extract<StoredBody, { kind: 'seat' | 'keyed' }>): object {
  if (body.kind === 'keyed') return { kind: body.kind, who: body.who, alone: body.alone };
  const { key: _key, invitation: _invitation, ...open } = body;
  return open;
}

/** The entry in the text of a `played` record, its hash included: the hash is the last of an entry. */
export function entryTextIn(text: string): string {
  const from = text.indexOf('"entry":') + '"entry":'.length;
  return text.slice(from, text.lastIndexOf('"hash":"') + '"hash":"'.length + HASH_LENGTH + 2); // its quote and the brace
}

const HASH_LENGTH = 64;
const OPENING = '{'.charCodeAt(0);
const CLOSING = '}'.charCodeAt(0);

/** Copies the entry in the bytes of a `played` record to `to[at]`; where it ends there. No brace stands before it in a record, and none behind it but the record's own. */
export function copyEntry(record: Buffer, to: Buffer, at: number): number {
  let start = 1;
  while (record[start] !== OPENING) start++;
  let end = record.length - 2;
  while (record[end] !== CLOSING) end--;
  return at + record.copy(to, at, start, end + 1);
}

/** A record of a journal, read again. Its locks are not in it. */
export function fromWholeText(text: string): StoredRecord {
  const { seq, at, id, ...body } = JSON.parse(text) as StoredBody & { seq: number; at: number; id?: string }; // written by `wholeText`
  return { seq, at, body, ...(id !== undefined && { id }) };
}

/** Who asked for a record: it carries their request's id. */
export function authorOf(body: StoredBody): Seat | null {
  switch (body.kind) {
    case 'played':
      return body.entry.seat;
    case 'asked':
    case 'undone':
    case 'paused':
      return body.by;
    case 'answered':
    case 'resigned':
      return body.seat;
    case 'said':
      return body.from;
    case 'seat':
    case 'keyed':
    case 'muted':
    case 'began':
    case 'brought':
    case 'ended':
    case 'closed':
      return null;
  }
}
