import { Readable } from 'node:stream';
import { type SavedGame, saveMatch } from '@arbitre/referee/core';
import { type Judged, no } from './judge.ts';
import type { Room } from './room.ts';
import { copyEntry } from './stored-record.ts';

type Refused = Extract<Judged, { ok: false }>;

/** Bytes of one part of it. */
const PART = 65_536;
/** Entries that are copied without an interruption: looking at the clock takes longer than one of them. */
const FEW = 32;

/**
 * The game file: as soon as there is a game, if nothing in it is hidden from anyone; else when it is over. Then it holds
 * the secret of its dice too, so that anyone can recompute them. It is written as it is read, beside the work of everyone.
 */
export function gameFile(room: Room): { readonly ok: true; readonly value: Readable } | Refused {
  const { history, info, hides, secret } = room;
  if (!history.begun) return no('not-begun');
  const over = room.table.phase === 'over';
  if (!over && hides) return no('hidden-until-the-end');
  const saved = { header: history.header, title: info.title, ...(over && { secret }) };
  return { ok: true, value: Readable.from(written(room, saved), { highWaterMark: 1 }) };
}

async function* written(room: Room, saved: Omit<SavedGame, 'entries'>): AsyncGenerator<string | Buffer> {
  const { brought } = room.history;
  const records = room.history.records(); // as the game stands now, whatever is taken back while this is read
  const text = saveMatch({ ...saved, entries: brought });
  const end = text.lastIndexOf('\n]'); // of its entries: what follows them is the secret
  yield text.slice(0, end);
  for (let from = 0; from < records.length; ) {
    await room.slices.bulk();
    const part = await room.slices.run(partOf(room, records, from, from > 0 || brought.length > 0));
    yield part.lines;
    from = part.next;
  }
  yield text.slice(end);
}

const SEPARATOR = Buffer.from(',\n');

/** Entries of these records from `from` on, as they were stored, as many as one part holds; `separated` from what stands before them. */
function* partOf(
  { journal }: Room,
  records: readonly number[],
  from: number,
  separated: boolean,
): Generator<undefined, { readonly lines: Buffer; readonly next: number }> {
  let lines = Buffer.allocUnsafe(PART);
  let at = 0;
  let next = from;
  for (let record = records[next]; record !== undefined; record = records[++next]) {
    const bytes = journal.bytes(record);
    if (at + SEPARATOR.length + bytes.length > lines.length) {
      if (next > from) break;
      lines = Buffer.allocUnsafe(SEPARATOR.length + bytes.length); // one entry longer than a part
    }
    if (separated || next > from) at += SEPARATOR.copy(lines, at);
    at = copyEntry(bytes, lines, at);
    if (next % FEW === 0) yield;
  }
  return { lines: lines.subarray(0, at), next };
}
