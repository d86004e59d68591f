import { type Entry, fold, type Game, type Seat, seenBy, SPECTATOR } from '@arbitre/kernel';
import type { Seal } from './game-log.ts';
import type { Journal } from './journal.ts';
import { authorOf, HOST, type StoredBody, type StoredRecord } from './stored-record.ts';

/** Whose eyes: a seat's name, `HOST`, or the kernel's `SPECTATOR`. Anyone but a seat sees what spectators see. */
export type Eyes = Seat;

/** The seat whose view those eyes have. */
export function sight(eyes: Eyes): Seat {
  return eyes === HOST ? SPECTATOR : eyes;
}

/** What telling needs to know of a table. */
export interface Telling {
  readonly game: Game;
  readonly seal: Seal;
}

/**
 * A record as those eyes may see it, as JSON. `before` is the state it happened in. A move was written out once, for its
 * hash: `text`, if it is at hand, is that, and whoever may see all of it gets it as it is.
 */
export function tell(telling: Telling, before: unknown, record: StoredRecord, eyes: Eyes, text?: string): string {
  const { seq, at, id, body } = record;
  const own = id !== undefined && authorOf(body) === eyes ? `,"id":${JSON.stringify(id)}` : '';
  return `{"seq":${seq},"at":${at}${own},${toldOf(telling, before, body, eyes, text).slice(1)}`;
}

/** What a record says besides its stamp, as a JSON object. */
function toldOf({ game, seal }: Telling, before: unknown, body: StoredBody, eyes: Eyes, text?: string): string {
  switch (body.kind) {
    case 'seat': {
      const { key: _key, invitation: _invitation, ...open } = body;
      return JSON.stringify(open);
    }
    case 'began':
      return JSON.stringify({ ...body, hash: seal(body.hash) });
    case 'played': {
      const seen = seenBy(game, before, body.entry, sight(eyes));
      const hash = seal(body.entry.hash);
      const whole = seen === body.entry && text !== undefined;
      return `{"kind":"played","entry":${whole ? withHash(text, hash) : JSON.stringify({ ...seen, hash })}}`;
    }
    case 'brought': {
      let now = before;
      const entries = body.entries.map((entry: Entry) => {
        const seen = seenBy(game, now, entry, sight(eyes));
        now = game.redact === undefined ? now : fold(game, now, entry.facts);
        return { ...seen, hash: seal(entry.hash) };
      });
      return JSON.stringify({ kind: 'brought', entries });
    }
    default:
      return JSON.stringify(body);
  }
}

/** An entry as JSON: its text, which ends with a brace, and its hash. */
export function withHash(text: string, hash: string): string {
  return `${text.slice(0, -1)},"hash":"${hash}"}`;
}

/** Every record after `since`, as those eyes may see it. Where something is hidden the game is folded along to know what. */
export function tellAll(
  telling: Telling,
  opening: unknown,
  journal: Pick<Journal, 'length' | 'records'>,
  since: number,
  eyes: Eyes,
): string[] {
  const { game } = telling;
  if (since >= journal.length) return []; // they have seen it all: nothing is read again
  if (game.redact === undefined) return journal.records(since).map((record) => tell(telling, opening, record, eyes));
  const told: string[] = [];
  const states = [opening];
  for (const record of journal.records()) {
    const before = states.at(-1);
    if (record.seq > since) told.push(tell(telling, before, record, eyes));
    const { body } = record;
    if (body.kind === 'played') states.push(fold(game, before, body.entry.facts));
    if (body.kind === 'brought') for (const entry of body.entries) states.push(fold(game, states.at(-1), entry.facts));
    if (body.kind === 'undone') states.length = body.to + 1;
  }
  return told;
}
