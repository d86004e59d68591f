import {
  type Bilingual,
  type Command,
  type Entry,
  fold,
  isRefusal,
  type Match,
  play,
  rewind,
  type Seat,
} from '@arbitre/kernel';
import { diceAfter, type OpenedGame } from '@arbitre/referee/core';
import { computed, signal } from '@preact/signals';
import type { Level } from './level.ts';
import type { Denied, DiceSeal, Sitter, Source, UndoTerms } from './source.ts';

/** The seats of the computer with its level at each. */
export type Bots = Readonly<Record<Seat, Level>>;

/** Keeps the game as it stands. */
type Keep = (match: Match, bots: Bots, givenUp: readonly Seat[]) => void;

interface Options {
  readonly id?: string | null;
  readonly title?: Bilingual;
  /** It is only looked at: no seat is played from here. */
  readonly watched?: boolean;
}

/** A game played wholly in this page: every seat here is a person's, unless a bot was asked for. */
export class LocalSource implements Source {
  readonly id: string | null;
  readonly game: Source['game'];
  readonly title: Source['title'];
  readonly rulings: Source['rulings'];
  readonly seats: readonly Seat[];
  readonly opening: unknown;

  readonly match;
  /** The seats of the computer, and how well it plays there. */
  readonly levels;
  readonly givenUp;
  /** What was taken back together, last taken back first. */
  readonly #undone = signal<readonly (readonly Entry[])[]>([]);
  readonly #watched: boolean;
  readonly #keep: Keep;

  constructor(
    { game, match, givenUp = [] }: OpenedGame,
    bots: Bots,
    keep: Keep,
    { id = null, title, watched = false }: Options = {},
  ) {
    this.id = id;
    this.game = game;
    this.match = signal(match);
    this.title = title ?? { fr: match.header.title, en: match.header.title };
    this.rulings = match.header.rulings;
    this.seats = game.seats(match.opening);
    this.opening = match.opening;
    this.levels = signal(bots);
    this.givenUp = signal(givenUp);
    this.#keep = keep;
    this.#watched = watched;
  }

  /** What the dice, and the bots' choices, come from. */
  get seed(): number {
    const { dice } = this.match.value.header;
    return dice.kind === 'seeded' ? dice.seed : 0;
  }

  readonly bots = computed(() => Object.keys(this.levels.value));
  readonly entries = computed(() => this.match.value.entries);
  readonly mine = computed(() => (this.#watched ? [] : this.seats.filter((seat) => !this.bots.value.includes(seat))));
  readonly dice = computed<DiceSeal>(() => {
    const { dice } = this.match.value.header;
    return dice.kind === 'seeded'
      ? { kind: 'seed', seed: dice.seed }
      : { kind: 'sealed', commitment: dice.commitment, secret: null };
  });
  readonly canRedo = computed(() => this.#undone.value.length > 0);

  isBot(seat: Seat): boolean {
    return this.bots.value.includes(seat);
  }

  sitter(seat: Seat): Sitter {
    const level = this.levels.value[seat];
    return level === undefined
      ? { is: this.#watched ? 'person' : 'you', name: null, level: null, present: null }
      : { is: 'computer', name: null, level, present: null };
  }

  /** Gives a seat to the computer, or (null) back to people. */
  giveToBot(seat: Seat, level: Level | null): void {
    const others = Object.entries(this.levels.value).filter(([one]) => one !== seat);
    this.levels.value = Object.fromEntries(level === null ? others : [...others, [seat, level]]);
    this.#keep(this.match.value, this.levels.value, this.givenUp.value);
  }

  /** Whoever plays from here gives up; of several people at one screen whose computer plays nowhere, the one whose choice it is. */
  giveUp(): void {
    const { mine, bots } = this;
    const asked = this.game.awaiting(this.match.value.state)?.seats.find((seat) => mine.value.includes(seat));
    this.givenUp.value = bots.value.length === 0 && asked !== undefined ? [asked] : mine.value;
    this.#keep(this.match.value, this.levels.value, this.givenUp.value);
  }

  play(seat: Seat, command: Command): Promise<Denied | null> {
    const dice = diceAfter(this.match.value);
    if (dice === null) throw new Error('a local game is started with seeded dice');
    const played = play(this.game, this.match.value, seat, command, dice);
    if ('code' in played && isRefusal(played)) return Promise.resolve({ by: 'game', refusal: played });
    this.#become(played.match, []);
    return Promise.resolve(null);
  }

  undoTerms(to: number): UndoTerms {
    const { entries } = this.match.value;
    if (entries.length === 0) return 'nothing';
    return entries.slice(to).every(({ draws }) => draws.length === 0) ? 'free' : 'dice';
  }

  undo(to: number): Promise<Denied | null> {
    const { entries } = this.match.value;
    this.#become(rewind(this.game, this.match.value, to), [entries.slice(to), ...this.#undone.value]);
    return Promise.resolve(null);
  }

  redo(): void {
    const [next, ...later] = this.#undone.value;
    if (next === undefined) return;
    const { match } = this;
    const state = fold(
      this.game,
      match.value.state,
      next.flatMap(({ facts }) => facts),
    );
    this.#become({ ...match.value, entries: [...match.value.entries, ...next], state }, later);
  }

  close(): void {}

  #become(match: Match, undone: readonly (readonly Entry[])[]): void {
    this.match.value = match;
    this.#undone.value = undone;
    this.givenUp.value = []; // taken back: the game goes on
    this.#keep(match, this.levels.value, []);
  }
}
