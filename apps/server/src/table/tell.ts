import { fold, type Game, type Seat, seenBy, SPECTATOR } from '@arbitre/kernel';
import { authorOf, HOST, type StoredRecord } from './stored-record.ts';

/** Whose eyes: a seat's name, `HOST`, or the kernel's `SPECTATOR`. Anyone but a seat sees what spectators see. */
export type Eyes = Seat;

/** The seat whose view those eyes have. */
export function sight(eyes: Eyes): Seat {
  return eyes === HOST ? SPECTATOR : eyes;
}

/** A record as those eyes may see it, as JSON. `before` is the state it happened in. */
export function tell(game: Game, before: unknown, { seq, at, id, body }: StoredRecord, eyes: Eyes): string {
  const stamp = { kind: body.kind, seq, at, ...(id !== undefined && authorOf(body) === eyes && { id }) };
  switch (body.kind) {
    case 'seat': {
      const { key: _key, invitation: _invitation, ...open } = body;
      return JSON.stringify({ ...stamp, ...open });
    }
    case 'played':
      return JSON.stringify({ ...stamp, entry: seenBy(game, before, body.entry, sight(eyes)) });
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
