import type { Bilingual, Command, Draw, Fact, Game, Refusal, Rulings, Seat } from '@arbitre/kernel';
import type { ReadonlySignal } from '@preact/signals';
import type { Level } from './level.ts';

/** An entry of the log as this chair may know it: null is hidden. */
export interface SeenMove {
  readonly seq: number;
  readonly seat: Seat;
  readonly command: Command | null;
  readonly draws: readonly Draw[] | null;
  readonly facts: readonly Fact[];
  readonly hash: string;
}

/** Why a request was not carried out: by the game (worded by its words), or by the table (a sentence in both languages). */
export type Denied =
  | { readonly by: 'game'; readonly refusal: Refusal }
  | { readonly by: 'table'; readonly words: Bilingual };

/** What taking the last entry back would need, known before the click. */
export type UndoTerms = 'nothing' | 'free' | 'dice' | 'consent';

/** Who sits at a seat, as its strip says it. */
export interface Sitter {
  readonly is: 'you' | 'person' | 'computer' | 'nobody';
  /** The person's own name; null: none was given. */
  readonly name: string | null;
  /** Of the computer; null: not known. */
  readonly level: Level | null;
  /** Is the person at the table right now? Null: that is not known, or goes without saying. */
  readonly present: boolean | null;
}

/** Dice from a known seed; or from a secret that was sealed before the game and is published after it. */
export type DiceSeal =
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'sealed'; readonly commitment: string; readonly secret: string | null };

/** Where a game comes from: this browser, a server, or a file. The table draws any of them the same way. */
export interface Source {
  /** What this browser remembers the table by; null: it does not. */
  readonly id: string | null;
  readonly game: Game;
  readonly title: Bilingual;
  readonly rulings: Rulings;
  readonly seats: readonly Seat[];
  /** The opening state as this chair may know it. */
  readonly opening: unknown;
  readonly entries: ReadonlySignal<readonly SeenMove[]>;
  /** Seats played from here. */
  readonly mine: ReadonlySignal<readonly Seat[]>;
  /** Seats whose resignation ended the game; none when it goes on, or ended by its rules. */
  readonly givenUp: ReadonlySignal<readonly Seat[]>;
  /** Was the table closed before the game's end? Left out where nobody can close it. */
  readonly closed?: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** What the dice can be checked against. */
  readonly dice: ReadonlySignal<DiceSeal>;
  sitter(seat: Seat): Sitter;
  /** Gives a seat to the computer at a level, or (null) back to people; left out where that is not ours to say. */
  giveToBot?(seat: Seat, level: Level | null): void;
  /** Is this seat played by the computer? */
  isBot(seat: Seat): boolean;
  play(seat: Seat, command: Command): Promise<Denied | null>;
  /** What taking back every entry from that one on would need; `nothing`: it cannot be asked for now. */
  undoTerms(to: number): UndoTerms;
  /** Takes back every entry from that one on, or asks the others to agree. */
  undo(to: number): Promise<Denied | null>;
  redo(): void;
  close(): void;
}
