import { type Entry, fold, type Game, type Header, type Seat, type Seen, seenBy, SPECTATOR } from '@arbitre/kernel';
import type { Role } from '@arbitre/protocol';
import { atOnce, type Slices } from '../slices.ts';
import type { Seal } from './game-log.ts';
import { History } from './history.ts';
import { Journal } from './journal.ts';
import { fromWholeText, type MoveText, moveTextIn, type StoredBody, type StoredRecord } from './stored-record.ts';

/** Whose eyes: a seat's name, or the kernel's `SPECTATOR`. Where everyone is told the same, all have the eyes of `SPECTATOR`. */
export type Eyes = Seat;

/** Records that may be put in words for other eyes without an interruption. */
const SHORT = 100;

/** What telling needs to know of a table. */
export interface Told {
  readonly game: Game;
  readonly draft: Header;
  readonly opening: unknown;
  /** The opening as JSON, for each who has come. */
  readonly shown: Map<Seat, Buffer>;
  /** Is anything of it hidden from anyone? */
  readonly hides: boolean;
  readonly seal: Seal;
}

/**
 * The story of a table in words for each kind of eyes, each written once and kept: whoever comes is sent bytes that are there. Where nothing
 * is hidden everyone is told the log itself. Eyes that have not come yet have no story: it is written when they do.
 */
export class Stories {
  readonly #told: Told;
  readonly #whole: Journal;
  readonly #slices: Slices;
  readonly #stories = new Map<Eyes, Journal>();
  readonly #writing = new Map<Eyes, Promise<Journal>>();

  constructor(told: Told, whole: Journal, slices: Slices) {
    this.#told = told;
    this.#whole = whole;
    this.#slices = slices;
    if (!told.hides) this.#stories.set(SPECTATOR, whole);
  }

  /** Whoever is not on a seat sees what spectators see. */
  eyesOf(role: Role): Eyes {
    return this.#told.game.redact !== undefined && role.as === 'seat' ? role.seat : SPECTATOR;
  }

  /** The opening as a role may see it, as JSON. */
  opening(role: Role): Buffer {
    const seat = role.as === 'seat' ? role.seat : SPECTATOR;
    const { game, opening, shown } = this.#told;
    const known = shown.get(seat);
    if (known !== undefined) return known;
    const made = Buffer.from(JSON.stringify(game.view(opening, seat)));
    shown.set(seat, made);
    return made;
  }

  /** The story for those eyes, if it is written or quickly written. */
  ready(eyes: Eyes): Journal | null {
    const known = this.#stories.get(eyes);
    if (known !== undefined) return known;
    return this.#whole.length <= SHORT && !this.#writing.has(eyes) ? atOnce(this.#write(eyes)) : null;
  }

  /** The story for those eyes, written in slices. */
  write(eyes: Eyes): Promise<Journal> {
    const underWay = this.#writing.get(eyes);
    if (underWay !== undefined) return underWay;
    const writing = this.#slices.run(this.#write(eyes)).finally(() => this.#writing.delete(eyes));
    this.#writing.set(eyes, writing);
    return writing;
  }

  /**
   * One more record, which the log holds already, is added to every story. `before` is the state it happened in; `move` how a move was
   * written, if that is known.
   */
  add(before: unknown, record: StoredRecord, text: string, move?: MoveText): void {
    if (!this.#told.hides) return; // everyone's story is the log
    for (const [eyes, story] of this.#stories) story.add(toldText(this.#told, before, record, text, eyes, move));
  }

  *#write(eyes: Eyes): Generator<undefined, Journal> {
    const { game, draft, opening } = this.#told;
    const story = new Journal();
    const walk = new History(game, draft, opening, (seq) => playedIn(fromWholeText(this.#whole.text(seq))));
    for (let seq = 1; seq <= this.#whole.length; seq++) {
      const text = this.#whole.text(seq);
      const record = fromWholeText(text);
      story.add(toldText(this.#told, walk.state, record, text, eyes));
      if (game.redact !== undefined) yield* follow(game, walk, record);
      yield;
    }
    this.#stories.set(eyes, story); // from here on `add` keeps it up to date
    return story;
  }
}

/** What a record makes of the game it is told from. */
function* follow(game: Game, walk: History, { seq, body }: StoredRecord): Generator<undefined, void> {
  if (body.kind === 'brought') yield* walk.bring(body.entries);
  if (body.kind === 'played') walk.play(seq, body.entry.hash, fold(game, walk.state, body.entry.facts));
  if (body.kind === 'undone') yield* walk.undo(body.to);
}

export function playedIn({ seq, body }: StoredRecord): Entry {
  if (body.kind !== 'played') throw new Error(`nothing was played in record ${seq}`);
  return body.entry;
}

/** A record as those eyes may see it, as JSON; `text` is the whole of it, `move` the same cut at its hash if that is known. */
export function toldText(
  told: Told,
  before: unknown,
  record: StoredRecord,
  text: string,
  eyes: Eyes,
  move?: MoveText,
): string {
  const { body } = record;
  if (body.kind === 'played')
    return toldMove(told, before, body.entry, move ?? moveTextIn(text, body.entry.hash), eyes);
  if (body.kind === 'began') return text.replace(body.hash, told.seal(body.hash));
  return body.kind === 'brought' ? toldBrought(told, before, record, body, eyes) : text;
}

function toldMove({ game, seal }: Told, before: unknown, entry: Entry, move: MoveText, eyes: Eyes): string {
  const seen = seenBy(game, before, entry, eyes);
  const hash = seal(entry.hash);
  return move.stamp + (seen === entry ? move.entry : redacted(seen)) + hash + move.rest;
}

/** What is told of an entry that is not told whole, up to its hash. */
function redacted({ command, facts, seat, seq }: Seen): string {
  return `{"command":${JSON.stringify(command)},"draws":null,"facts":${JSON.stringify(facts)},"seat":${JSON.stringify(seat)},"seq":${seq},"hash":"`;
}

function toldBrought(
  { game, seal }: Told,
  before: unknown,
  { seq, at }: StoredRecord,
  body: Extract<StoredBody, { kind: 'brought' }>,
  eyes: Eyes,
): string {
  let now = before;
  const entries = body.entries.map((entry) => {
    const seen = seenBy(game, now, entry, eyes);
    if (game.redact !== undefined) now = fold(game, now, entry.facts);
    return { ...seen, hash: seal(entry.hash) };
  });
  return JSON.stringify({ seq, at, kind: 'brought', entries });
}
