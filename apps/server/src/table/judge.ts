import {
  canonical,
  type Command,
  CommittedChance,
  entryText,
  fold,
  type Game,
  isRefusal,
  read,
  RecordingChance,
  type Refusal,
  revealsNothing,
  type Seat,
} from '@arbitre/kernel';
import {
  type ClientRequest,
  mustAgree,
  type RefusalCode,
  type Role,
  type TableState,
  undoFloor,
} from '@arbitre/protocol';
import { atOnce } from '../slices.ts';
import { hashOfEntry } from './game-log.ts';
import type { History } from './history.ts';
import type { KeyedHash } from './keyed-hash.ts';
import { HOST, type StoredBody } from './stored-record.ts';

/** A table as it stands, for a judgement. */
export interface TableNow {
  readonly game: Game;
  readonly table: TableState;
  readonly state: unknown;
  /** Hash of the last entry, or of the header. */
  readonly hash: string;
  /** What the dice come from, as it will be published and as it is used. */
  readonly secret: string;
  readonly dice: KeyedHash;
  /** The game's log, when a judgement needs more than the state. */
  readonly history: History;
  /** Has the log no room for such a request? */
  isFull(request: ClientRequest['t']): boolean;
}

/** Entries that one may take back without asking, at most: farther back the others are asked. */
const FREE_UNDO = 64;

/** What a move changes, known before it is committed. */
export interface Moved {
  readonly state: unknown;
  readonly hash: string;
  /** The entry as JSON, its hash left out. */
  readonly text: string;
}

/** A record to append, or why not. */
export type Judged =
  | { readonly ok: true; readonly body: StoredBody; readonly moved?: Moved }
  | { readonly ok: false; readonly by: 'game' | 'table'; readonly refusal: Refusal };

/** The table's own no. */
export function no(code: RefusalCode, about: Readonly<Record<string, unknown>> = {}): Judged & { ok: false } {
  const refusal = { code, rules: [], ...about };
  return { ok: false, by: 'table', refusal };
}

function yes(body: StoredBody): Judged {
  return { ok: true, body };
}

/** Judges a request over the socket. Refusals come in this order: who asks, how the table stands, the game itself. */
export function judge(now: TableNow, role: Role, request: ClientRequest): Judged {
  const seat = role.as === 'seat' ? role.seat : role.as === 'host' && request.t === 'say' ? HOST : null;
  if (seat === null) return no('not-a-seat');
  if (now.isFull(request.t)) return no('table-full');
  if (now.table.seats[seat]?.muted && request.t === 'say') return no('muted');
  if (request.t === 'say') return yes({ kind: 'said', from: seat, text: request.text });
  if (now.table.phase === 'gathering') return no('not-begun');
  if (now.table.phase === 'over') return no('over');
  if (now.table.seats[seat]?.resigned) return no('resigned');
  switch (request.t) {
    case 'play':
      return judgePlay(now, seat, request.after, request.command);
    case 'undo':
      return judgeUndo(now, seat, request.after, request.to);
    case 'answer':
      return judgeAnswer(now, seat, request.asked, request.agree);
    case 'pause':
      return yes({ kind: 'paused', by: seat, paused: request.paused });
    case 'resign':
      return yes({ kind: 'resigned', seat });
  }
}

export function judgePlay(now: TableNow, seat: Seat, after: number, asked: Command): Judged {
  const { game, table, state } = now;
  if (table.paused) return no('paused');
  if (after !== table.tip) return no('stale', { tip: table.tip });
  const shaped = read(game.command, asked);
  if (!shaped.ok) return no('unreadable-command', { problems: shaped.problems });
  const command = shaped.value;
  const written = canonical(command);
  const chance = new RecordingChance(
    new CommittedChance(now.dice.bytes, { previous: now.hash, seat, command, written }),
  );
  const decided = game.decide(state, seat, command, chance);
  if (isRefusal(decided)) return { ok: false, by: 'game', refusal: decided };
  const { draws } = chance;
  const seq = table.entries + 1;
  const text = entryText({ seq, seat, command, draws, facts: decided }, written);
  const hash = hashOfEntry(now.hash, text);
  return {
    ok: true,
    body: { kind: 'played', entry: { seq, seat, command, draws, facts: decided, hash } },
    moved: { state: fold(game, state, decided), hash, text },
  };
}

function judgeUndo(now: TableNow, seat: Seat, after: number, to: number): Judged {
  const { table, history } = now;
  if (after !== table.tip) return no('stale', { tip: table.tip });
  if (to >= table.entries || to < history.brought.length) return no('nothing-to-undo');
  if (to < undoFloor(table)) return no('away-keeps');
  const free = mustAgree(table, seat).length === 0 || undoIsFree(now, seat, to);
  return yes(free ? { kind: 'undone', by: seat, to } : { kind: 'asked', by: seat, to });
}

/** May this seat take the entries after `to` back without asking? Only if all are its own and showed it nothing. */
function undoIsFree({ game, history }: TableNow, seat: Seat, to: number): boolean {
  if (history.length - to > FREE_UNDO) return false;
  const entries = Array.from({ length: history.length - to }, (_, index) => history.entry(to + 1 + index));
  if (entries.some((entry) => entry?.seat !== seat || entry.draws.length > 0)) return false;
  let before = atOnce(history.stateAfter(to));
  for (const entry of entries) {
    if (entry === undefined || !revealsNothing(game, before, entry)) return false;
    before = fold(game, before, entry.facts);
  }
  return true;
}

function judgeAnswer({ table }: TableNow, seat: Seat, asked: number, agree: boolean): Judged {
  const { proposal } = table;
  if (proposal?.seq !== asked || !mustAgree(table, proposal.by).includes(seat)) return no('not-asked');
  return yes({ kind: 'answered', seat, asked, agree });
}
