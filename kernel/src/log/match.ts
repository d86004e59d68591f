import type { Chance, Draw } from '../chance/chance.ts';
import { RecordingChance } from '../chance/recorded.ts';
import type { Command, Fact, Game, Refusal, Rulings, Seat } from '../contract/game.ts';
import { fold, isRefusal } from '../contract/game.ts';
import { canonical } from './canonical.ts';
import { sha256Hex } from './sha256.ts';

/** Where the dice of a game come from: a seed anyone may know, or a secret that was committed to beforehand. */
export type DiceOrigin =
  | { readonly kind: 'seeded'; readonly seed: number }
  | {
      readonly kind: 'committed';
      readonly commitment: string;
      readonly nonces: Readonly<Record<Seat, string>>;
      /** Entries up to this one were brought from another game file, with dice that this commitment does not cover. */
      readonly brought?: number;
    };

/** What a game was started with. With the entries, it is the whole game. */
export interface Header {
  readonly format: 'arbitre-game';
  readonly formatVersion: 1;
  readonly game: string;
  /** Version of the rules that wrote the facts. */
  readonly rules: string;
  readonly rulings: Rulings;
  /** The scenario as it was written, the game's own part. */
  readonly scenario: unknown;
  readonly title: string;
  readonly dice: DiceOrigin;
}

/** One accepted command and everything that followed from it. */
export interface Entry<C extends Command = Command, F extends Fact = Fact> {
  /** 1, 2, 3… */
  readonly seq: number;
  readonly seat: Seat;
  readonly command: C;
  /** The dice and cards drawn, in order. A draw makes an undo a matter of consent. */
  readonly draws: readonly Draw[];
  readonly facts: readonly F[];
  /** Over this entry and the hash before it. */
  readonly hash: string;
}

/** A game under way: its log, and the state that is the fold of its facts. */
export interface Match<State = unknown, C extends Command = Command, F extends Fact = Fact> {
  readonly header: Header;
  readonly entries: readonly Entry<C, F>[];
  readonly opening: State;
  readonly state: State;
}

/** The hash that the first entry builds on. */
export function headerHash(header: Header): string {
  return sha256Hex(canonical(header));
}

/** The hash of an entry, over the one before it and its own text: change an entry and every later hash breaks. */
export function entryHash(previous: string, entry: Omit<Entry, 'hash'>): string {
  return sha256Hex(`${previous}\n${entryText(entry)}`);
}

/**
 * What an entry's hash is over, after the hash before it and a line feed: for machines with a faster SHA-256. It is `canonical` of the
 * entry without its hash. `written` is its command in canonical form, if that is known.
 */
export function entryText(
  { seq, seat, command, draws, facts }: Omit<Entry, 'hash'>,
  written = canonical(command),
): string {
  return `{"command":${written},"draws":${canonical(draws)},"facts":${canonical(facts)},"seat":${canonical(seat)},"seq":${canonical(seq)}}`;
}

/** The hash of the last entry, or of the header. */
export function lastHash(match: Pick<Match, 'header' | 'entries'>): string {
  return match.entries.at(-1)?.hash ?? headerHash(match.header);
}

/** Plays a command: the longer match, or the refusal that leaves everything as it was. */
export function play<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  match: Match<State, C, F>,
  seat: Seat,
  command: NoInfer<C>,
  chance: Chance,
): R | { readonly match: Match<State, C, F>; readonly entry: Entry<C, F> } {
  const recording = new RecordingChance(chance);
  const decided = game.decide(match.state, seat, command, recording);
  if (isRefusal(decided)) return decided;
  const content = { seq: match.entries.length + 1, seat, command, draws: recording.draws, facts: decided };
  const entry = { ...content, hash: entryHash(lastHash(match), content) };
  return {
    match: { ...match, entries: [...match.entries, entry], state: fold(game, match.state, decided) },
    entry,
  };
}

/** Undo is the log without its tail: the match as it was after `seq` entries. */
export function rewind<State, C extends Command, F extends Fact>(
  game: Game<State, C, F>,
  match: Match<State, C, F>,
  seq: number,
): Match<State, C, F> {
  const entries = match.entries.slice(0, Math.max(0, seq));
  const state = entries.reduce((now, entry) => fold(game, now, entry.facts), match.opening);
  return { ...match, entries, state };
}

/** May the last entry be taken back without asking anyone? Only while no die was cast and no card turned. */
export function undoIsFree(match: Pick<Match, 'entries'>): boolean {
  return match.entries.at(-1)?.draws.length === 0;
}
