import type { Seat } from '@arbitre/kernel';
import type { BotPlayer, Holder } from './record.ts';

/** A seat as the records so far make it. */
export interface SeatState {
  readonly holder: Holder;
  readonly name: string;
  /** A bot plays for its absent holder. */
  readonly standIn: boolean;
  readonly resigned: boolean;
  /** What it says is not taken in. */
  readonly muted: boolean;
  /** How the computer plays when it plays this seat. */
  readonly bot: BotPlayer;
  /** Entries in the log when a bot last began to stand in: those stay until its holder is back. */
  readonly standInFrom: number;
}

/** A request to take moves back, waiting for the other people's agreement. */
export interface Proposal {
  readonly seq: number;
  readonly by: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** Everything about a table but the game itself: the fold of its records, the same on the server and in the page. */
export interface TableState {
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seq: number;
  /** The last record that changed the game: what a command answers to. */
  readonly tip: number;
  /** Entries in the game's log. */
  readonly entries: number;
  readonly paused: boolean;
  readonly seats: Readonly<Record<Seat, SeatState>>;
  readonly proposal: Proposal | null;
}

/** A legal command at random. */
export const PLAIN_BOT: BotPlayer = { level: 0, character: 'plain' };

const OPEN: SeatState = {
  holder: 'nobody',
  name: '',
  standIn: false,
  resigned: false,
  muted: false,
  bot: PLAIN_BOT,
  standInFrom: 0,
};

/** A table at which nothing has happened yet. */
export function newTable(seats: readonly Seat[]): TableState {
  return {
    phase: 'gathering',
    seq: 0,
    tip: 0,
    entries: 0,
    paused: false,
    seats: Object.fromEntries(seats.map((seat) => [seat, OPEN])),
    proposal: null,
  };
}

/** The part of a record that the table's state depends on: the stored and the sent form share it. */
export type TableChange =
  | {
      readonly kind: 'seat';
      readonly seat: Seat;
      readonly holder: Holder;
      readonly name: string;
      readonly standIn: boolean;
      readonly bot?: BotPlayer;
    }
  | { readonly kind: 'muted'; readonly seat: Seat; readonly muted: boolean }
  | { readonly kind: 'brought'; readonly entries: readonly unknown[] }
  | { readonly kind: 'played'; readonly entry: { readonly seq: number } }
  | { readonly kind: 'asked'; readonly by: Seat; readonly to: number }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly agree: boolean }
  | { readonly kind: 'undone'; readonly to: number }
  | { readonly kind: 'paused'; readonly paused: boolean }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'began' | 'said' | 'ended' | 'closed' | 'keyed' };

/** The table after the record `seq`. */
export function evolveTable(table: TableState, seq: number, record: TableChange): TableState {
  switch (record.kind) {
    case 'seat':
      return { ...table, seq, seats: withSeat(table, record.seat, seated(table, record)) };
    case 'muted':
      return { ...table, seq, seats: withSeat(table, record.seat, { muted: record.muted }) };
    case 'began':
      return { ...table, seq, tip: seq, phase: 'playing' };
    case 'brought':
      return { ...table, seq, tip: seq, entries: record.entries.length };
    case 'played':
      return played(table, seq, record.entry.seq);
    case 'asked':
      return { ...table, seq, proposal: { seq, by: record.by, to: record.to, agreed: [] } };
    case 'answered':
      return { ...table, seq, proposal: record.agree ? agreedBy(table.proposal, record.seat) : null };
    case 'undone':
      return { ...table, seq, tip: seq, entries: record.to, proposal: null };
    case 'paused':
      return { ...table, seq, paused: record.paused };
    case 'resigned':
      return { ...table, seq, seats: withSeat(table, record.seat, { resigned: true }) };
    case 'ended':
    case 'closed':
      return { ...table, seq, tip: seq, phase: 'over', proposal: null };
    case 'said':
    case 'keyed':
      return { ...table, seq };
  }
}

/** Nearly all records are moves, so this one is written out: a copy by `...` costs fifty times as much. */
function played({ phase, paused, seats }: TableState, seq: number, entries: number): TableState {
  return { phase, seq, tip: seq, entries, paused, seats, proposal: null };
}

/** People whose agreement an undo still needs: every seat held by a person who has not resigned, but the asker. */
export function mustAgree(table: TableState, by: Seat): readonly Seat[] {
  return Object.entries(table.seats).flatMap(([seat, { holder, resigned, standIn }]) =>
    holder === 'person' && !resigned && !standIn && seat !== by && !table.proposal?.agreed.includes(seat) ? [seat] : [],
  );
}

/**
 * The entry that nobody takes the game back beyond: while a bot stands in for someone, what was there when it began stays,
 * since a bot agrees to nothing in a person's name.
 */
export function undoFloor({ seats }: TableState): number {
  let floor = 0;
  for (const { holder, standIn, resigned, standInFrom } of Object.values(seats))
    if (holder === 'person' && standIn && !resigned) floor = Math.max(floor, standInFrom);
  return floor;
}

function seated(table: TableState, record: Extract<TableChange, { kind: 'seat' }>): Partial<SeatState> {
  const { seat, holder, name, standIn, bot } = record;
  const before = table.seats[seat] ?? OPEN;
  return {
    holder,
    name,
    standIn,
    bot: bot ?? before.bot,
    standInFrom: standIn && !before.standIn ? table.entries : before.standInFrom,
    ...(holder === 'nobody' && { muted: false, bot: PLAIN_BOT }),
  };
}

function withSeat(table: TableState, seat: Seat, change: Partial<SeatState>): TableState['seats'] {
  return { ...table.seats, [seat]: { ...(table.seats[seat] ?? OPEN), ...change } };
}

function agreedBy(proposal: Proposal | null, seat: Seat): Proposal | null {
  return proposal && { ...proposal, agreed: [...proposal.agreed, seat] };
}
