import type { Header, Seat } from '@arbitre/kernel';
import { mustAgree, type SeatState, type TableState, undoFloor } from '@arbitre/protocol';
import { hashOfHeader, withNonces } from './game-log.ts';
import type { TableNow } from './judge.ts';
import type { StoredBody } from './stored-record.ts';

/** Who plays a seat by itself: a bot's seat, one whose holder is away or has resigned. */
function playsItself({ holder, standIn, resigned }: SeatState): boolean {
  return holder === 'bot' || standIn || resigned;
}

/**
 * The record that a table is due by itself once its records say so: the beginning when every seat is held, the undo everyone agreed to,
 * the end. Any server that finds it due may append it; the key sees to it that one does.
 */
export function recordDue(now: TableNow, draft: Header, nonces: Readonly<Record<Seat, string>>): StoredBody | null {
  const { table, game, state, secret } = now;
  if (table.phase === 'gathering') {
    if (Object.values(table.seats).some(({ holder }) => holder === 'nobody')) return null;
    const header = withNonces(draft, nonces);
    return { kind: 'began', nonces, hash: hashOfHeader(header) };
  }
  if (table.phase === 'over') return null;
  const { proposal } = table;
  if (proposal !== null && proposal.to >= undoFloor(table) && mustAgree(table, proposal.by).length === 0) {
    return { kind: 'undone', by: proposal.by, to: proposal.to };
  }
  const outcome = game.outcome(state);
  if (outcome !== null) return { kind: 'ended', outcome, resigned: false, secret };
  if (!hasResigned(table)) return null;
  const left = Object.keys(table.seats).filter((seat) => !table.seats[seat]?.resigned);
  if (left.length <= 1) {
    return { kind: 'ended', outcome: { kind: 'resigned', winners: left }, resigned: true, secret };
  }
  return null;
}

/** Has anyone given up? */
function hasResigned({ seats }: TableState): boolean {
  for (const seat in seats) if (seats[seat]?.resigned) return true;
  return false;
}

/** The seat whose choice it is and that plays by itself; null when a person must choose, or nobody may. */
export function botToPlay({ game, table, state }: TableNow): Seat | null {
  if (table.phase !== 'playing' || table.paused) return null;
  return game.awaiting(state)?.seats.find((seat) => isBot(table, seat)) ?? null;
}

function isBot(table: TableState, seat: Seat): boolean {
  const held = table.seats[seat];
  return held !== undefined && playsItself(held);
}

/** Is there a person in this game still? */
export function hasPeople(table: TableState): boolean {
  return Object.values(table.seats).some((seat) => !playsItself(seat) && seat.holder === 'person');
}
