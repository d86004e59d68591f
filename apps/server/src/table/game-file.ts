import { Readable } from 'node:stream';
import { type SavedGame, saveMatch } from '@arbitre/referee/core';
import { type Judged, no } from './judge.ts';
import type { Room } from './room.ts';
import { entryTextIn } from './stored-record.ts';

type Refused = Extract<Judged, { ok: false }>;

/** Entries in one part of it. */
const PART = 200;

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

async function* written(room: Room, saved: Omit<SavedGame, 'entries'>): AsyncGenerator<string> {
  const { brought } = room.history;
  const records = room.history.records(); // as the game stands now, whatever is taken back while this is read
  const text = saveMatch({ ...saved, entries: brought });
  const end = text.lastIndexOf('\n]'); // of its entries: what follows them is the secret
  yield text.slice(0, end);
  for (let from = 0; from < records.length; from += PART) {
    const lines = await room.slices.run(linesOf(room, records.slice(from, from + PART)));
    yield (from === 0 && brought.length === 0 ? '' : ',\n') + lines.join(',\n');
  }
  yield text.slice(end);
}

/** The entries of some records, as they were stored. */
function* linesOf(room: Room, records: readonly number[]): Generator<undefined, readonly string[]> {
  const lines: string[] = [];
  for (const record of records) {
    lines.push(entryTextIn(room.journal.text(record)));
    yield;
  }
  return lines;
}
