import * as crypto from 'node:crypto';
import { canonical, type Entry, entryText, type Header } from '@arbitre/kernel';
import type { KeyedHash } from './keyed-hash.ts';
import type { StoredBody } from './stored-record.ts';

/** The machine's own SHA-256: a log is long. Node 20 learned to do it in one call in its twelfth release. */
const sha256: (text: string) => string =
  typeof crypto.hash === 'function'
    ? (text) => crypto.hash('sha256', text)
    : (text) => crypto.createHash('sha256').update(text).digest('hex');

export function hashOfHeader(header: Header): string {
  return sha256(canonical(header)); // as the kernel's headerHash
}

export function hashOfEntry(previous: string, text: string): string {
  return sha256(`${previous}\n${text}`); // as the kernel's entryHash; `text` is its entryText
}

/** What people are shown for a hash while the game is on. */
export type Seal = (hash: string) => string;

/**
 * Where something is hidden a hash would give it away: whoever knows the rest of an entry hashes each face the die may have.
 * So the table is shown the hash under the secret of the dice, which binds the server as well, and is published at the end.
 */
export function sealing(hides: boolean, dice: KeyedHash): Seal {
  if (!hides) return (hash) => hash;
  let last = { hash: '', seal: '' }; // a record is told to everyone in one go
  return (hash) => {
    if (hash !== last.hash) last = { hash, seal: dice.hex(`seal\n${hash}`) };
    return last.seal;
  };
}

export function withNonces(draft: Header, nonces: Readonly<Record<string, string>>): Header {
  if (draft.dice.kind !== 'committed') throw new Error('a table has committed dice');
  return { ...draft, dice: { ...draft.dice, nonces } };
}

export function chained(header: Header, entries: readonly Entry[]): Entry[] {
  let previous = hashOfHeader(header);
  return entries.map((entry) => {
    previous = hashOfEntry(previous, entryText(entry));
    return { ...entry, hash: previous };
  });
}

/** Is an entry what its hash says, after the one before it? `text` is how it was stored, its hash last. */
export function holdsInChain(previous: string, entry: Entry, text: string): boolean {
  const stored = `${text.slice(0, text.lastIndexOf(',"hash":"'))}}`;
  return hashOfEntry(previous, stored) === entry.hash || hashOfEntry(previous, entryText(entry)) === entry.hash; // older rows have another order of keys
}

/** The game's own log within the records of its table. Before the game has begun its header lacks the nonces. */
export interface GameLog {
  readonly header: Header;
  readonly begun: boolean;
  readonly entries: readonly Entry[];
}

/** What the records make of a table's game, no rule asked: moves that were taken back are gone, what was brought is chained to the new header. */
export function gameLogOf(draft: Header, bodies: Iterable<StoredBody>): GameLog {
  let header = draft;
  let begun = false;
  let entries: Entry[] = [];
  for (const body of bodies) {
    if (body.kind === 'brought') entries = [...body.entries];
    if (body.kind === 'began') {
      header = withNonces(draft, body.nonces);
      begun = true;
      entries = chained(header, entries);
    }
    if (body.kind === 'played') entries.push(body.entry);
    if (body.kind === 'undone') entries.length = body.to;
  }
  return { header, begun, entries };
}
