import type { Entry, Outcome, Seat } from '@arbitre/kernel';
import type { Holder } from '@arbitre/protocol';
import type { Lock } from '../door/tokens.ts';
import type { Row } from '../store/store.ts';

/** Author of what the host says and does. No game names a seat like this. */
export const HOST = '#host';

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
      readonly key?: Lock | null;
      readonly invitation?: Lock | null;
    }
  | { readonly kind: 'began'; readonly nonces: Readonly<Record<Seat, string>>; readonly hash: string }
  | { readonly kind: 'brought'; readonly entries: readonly Entry[] }
  | { readonly kind: 'played'; readonly entry: Entry }
  | { readonly kind: 'asked'; readonly by: Seat; readonly to: number }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly asked: number; readonly agree: boolean }
  | { readonly kind: 'undone'; readonly by: Seat; readonly to: number }
  | { readonly kind: 'paused'; readonly by: Seat; readonly paused: boolean }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'said'; readonly from: Seat; readonly text: string }
  | { readonly kind: 'ended'; readonly outcome: Outcome; readonly resigned: boolean; readonly secret: string };

export interface StoredRecord {
  readonly seq: number;
  readonly at: number;
  /** The request it carries out. */
  readonly id?: string;
  readonly body: StoredBody;
}

export function toRow(game: string, { seq, at, id, body }: StoredRecord): Row {
  return { game, seq, at, body: JSON.stringify(id === undefined ? body : { ...body, id }) };
}

export function fromRow({ seq, at, body }: Omit<Row, 'game'>): StoredRecord {
  const { id, ...rest } = JSON.parse(body) as StoredBody & { readonly id?: string }; // written by `toRow`, nobody else
  return { seq, at, body: rest, ...(id !== undefined && { id }) };
}

/** Who asked for a record: it carries their request's id, for them alone. */
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
    case 'began':
    case 'brought':
    case 'ended':
      return null;
  }
}
