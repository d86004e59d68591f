import { fold, type Game, type Seat, seenBy, SPECTATOR } from '@arbitre/kernel';
import { authorOf, HOST, type StoredRecord } from './stored-record.ts';

/** Whose eyes: a seat's name, `HOST`, or the kernel's `SPECTATOR`. Anyone but a seat sees what spectators see. */
export type Eyes = Seat;

/** The seat whose view those eyes have. */
export function sight(eyes: Eyes): Seat {
  return eyes === HOST ? SPECTATOR : eyes;
}

/**
 * A record as those eyes may see it, as JSON. `before` is the state it happened in. A move was written out once, for its
 * hash: `entry`, if it is at hand, is that text, and whoever may see all of it gets it as it is.
 */
export function tell(game: Game, before: unknown, record: StoredRecord, eyes: Eyes, entry?: string): string {
  const { seq, at, id, body } = record;
  const own = id !== undefined && authorOf(body) === eyes ? { id } : {};
  const stamp = { kind: body.kind, seq, at, ...own };
  switch (body.kind) {
    case 'seat': {
      const { key: _key, invitation: _invitation, ...open } = body;
      return JSON.stringify({ ...stamp, ...open });
    }
    case 'played': {
      const seen = seenBy(game, before, body.entry, sight(eyes));
      const text = seen === body.entry && entry !== undefined ? entry : JSON.stringify(seen);
      return `${JSON.stringify(stamp).slice(0, -1)},"entry":${text}}`;
    }
    case 'brought': {
      let now = before;
      const entries = body.entries.map((entry) => {
        const seen = seenBy(game, now, entry, sight(eyes));
        now = game.redact === undefined ? now : fold(game, now, entry.facts);
        return seen;
      });
      return JSON.stringify({ ...stamp, entries });
    }
    default:
      return JSON.stringify({ ...stamp, ...body });
  }
}

/** Every record after `since`, as those eyes may see it. Where something is hidden the game is folded along to know what. */
export function tellAll(
  game: Game,
  opening: unknown,
  records: readonly StoredRecord[],
  since: number,
  eyes: Eyes,
): string[] {
  if (game.redact === undefined) return records.slice(since).map((record) => tell(game, opening, record, eyes));
  const told: string[] = [];
  const states = [opening];
  for (const record of records) {
    const before = states.at(-1);
    if (record.seq > since) told.push(tell(game, before, record, eyes));
    const { body } = record;
    if (body.kind === 'played') states.push(fold(game, before, body.entry.facts));
    if (body.kind === 'brought') for (const entry of body.entries) states.push(fold(game, states.at(-1), entry.facts));
    if (body.kind === 'undone') states.length = body.to + 1;
  }
  return told;
}
