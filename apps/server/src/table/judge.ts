import {
  type Command,
  CommittedChance,
  type Entry,
  entryText,
  fold,
  type Game,
  type Hmac,
  isRefusal,
  read,
  RecordingChance,
  type Refusal,
  revealsNothing,
  type Seat,
} from '@arbitre/kernel';
import { type ClientRequest, mustAgree, type RefusalCode, type Role, type TableState } from '@arbitre/protocol';
import { hashOfEntry } from './game-log.ts';
import { HOST, type StoredBody } from './stored-record.ts';

/** A table as it stands, for a judgement. */
export interface Standing {
  readonly game: Game;
  readonly table: TableState;
  readonly opening: unknown;
  readonly state: unknown;
  /** Hash of the last entry, or of the header. */
  readonly hash: string;
  /** What the dice come from, as it will be published and as it is used. */
  readonly secret: string;
  readonly dice: Hmac;
  /** Entries that came from a file: they cannot be taken back. */
  readonly brought: number;
  /** The game's log, when a judgement needs more than the state. */
  entries(): readonly Entry[];
}

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
export function judge(now: Standing, role: Role, request: ClientRequest): Judged {
  const seat = role.as === 'seat' ? role.seat : role.as === 'host' && request.t === 'say' ? HOST : null;
  if (seat === null) return no('not-a-seat');
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

export function judgePlay(now: Standing, seat: Seat, after: number, asked: Command): Judged {
  const { game, table, state } = now;
  if (table.paused) return no('paused');
  if (after !== table.tip) return no('stale', { tip: table.tip });
  const shaped = read(game.command, asked);
  if (!shaped.ok) return no('unreadable-command', { problems: shaped.problems });
  const command = shaped.value;
  const chance = new RecordingChance(new CommittedChance(now.dice, { previous: now.hash, seat, command }));
  const decided = game.decide(state, seat, command, chance);
  if (isRefusal(decided)) return { ok: false, by: 'game', refusal: decided };
  const content = { seq: table.entries + 1, seat, command, draws: chance.draws, facts: decided };
  const text = entryText(content);
  const hash = hashOfEntry(now.hash, text);
  return {
    ok: true,
    body: { kind: 'played', entry: { ...content, hash } },
    moved: { state: fold(game, state, decided), hash, text },
  };
}

function judgeUndo(now: Standing, seat: Seat, after: number, to: number): Judged {
  const { table } = now;
  if (after !== table.tip) return no('stale', { tip: table.tip });
  if (to >= table.entries || to < now.brought) return no('nothing-to-undo');
  const free = mustAgree(table, seat).length === 0 || undoIsFree(now, seat, to);
  return yes(free ? { kind: 'undone', by: seat, to } : { kind: 'asked', by: seat, to });
}

/** May this seat take the entries after `to` back without asking? Only if all are its own and showed it nothing. */
function undoIsFree(now: Standing, seat: Seat, to: number): boolean {
  const { game, opening } = now;
  const log = now.entries();
  let before = log.slice(0, to).reduce((state, { facts }) => fold(game, state, facts), opening);
  for (const entry of log.slice(to)) {
    if (entry.seat !== seat || !revealsNothing(game, before, entry)) return false;
    before = fold(game, before, entry.facts);
  }
  return true;
}

function judgeAnswer({ table }: Standing, seat: Seat, asked: number, agree: boolean): Judged {
  const { proposal } = table;
  if (proposal?.seq !== asked || !mustAgree(table, proposal.by).includes(seat)) return no('not-asked');
  return yes({ kind: 'answered', seat, asked, agree });
}
