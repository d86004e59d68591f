import { type Command, type Entry, isRefusal, type Match, play, rewind, type Seat, undoIsFree } from '@arbitre/kernel';
import { diceAfter, type OpenedGame } from '@arbitre/referee/core';
import { computed, signal } from '@preact/signals';
import type { Denied, DiceSeal, Source, UndoTerms } from './source.ts';

/** A game played wholly in this page: every seat here is a person's, unless a bot was asked for. */
export class LocalSource implements Source {
  readonly id: string | null;
  readonly game: Source['game'];
  readonly title: string;
  readonly rulings: Source['rulings'];
  readonly seats: readonly Seat[];
  readonly opening: unknown;

  readonly match;
  readonly bots;
  readonly #undone = signal<readonly Entry[]>([]);
  readonly #keep: (match: Match, bots: readonly Seat[]) => void;

  constructor(
    { game, match }: OpenedGame,
    bots: readonly Seat[],
    keep: (match: Match, bots: readonly Seat[]) => void,
    id: string | null = null,
  ) {
    this.id = id;
    this.game = game;
    this.match = signal(match);
    this.title = match.header.title;
    this.rulings = match.header.rulings;
    this.seats = game.seats(match.opening);
    this.opening = match.opening;
    this.bots = signal(bots);
    this.#keep = keep;
  }

  /** What the dice, and the bots' choices, come from. */
  get seed(): number {
    const { dice } = this.match.value.header;
    return dice.kind === 'seeded' ? dice.seed : 0;
  }

  readonly entries = computed(() => this.match.value.entries);
  readonly mine = computed(() => this.seats.filter((seat) => !this.bots.value.includes(seat)));
  readonly givenUp = signal<readonly Seat[]>([]);
  readonly undoTerms = computed<UndoTerms>(() => {
    if (this.match.value.entries.length === 0) return 'nothing';
    return undoIsFree(this.match.value) ? 'free' : 'dice';
  });
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

  giveToBot(seat: Seat, on: boolean): void {
    const others = this.bots.value.filter((one) => one !== seat);
    this.bots.value = on ? [...others, seat] : others;
    this.#keep(this.match.value, this.bots.value);
  }

  play(seat: Seat, command: Command): Promise<Denied | null> {
    const dice = diceAfter(this.match.value);
    if (dice === null) throw new Error('a local game is started with seeded dice');
    const played = play(this.game, this.match.value, seat, command, dice);
    if ('code' in played && isRefusal(played)) return Promise.resolve({ by: 'game', refusal: played });
    this.#become(played.match, []);
    return Promise.resolve(null);
  }

  /** Back to the last choice a person made here, over what bots answered to it. */
  undo(): Promise<Denied | null> {
    const { entries } = this.match.value;
    let kept = entries.length - 1;
    while (kept > 0 && this.bots.value.includes(entries[kept]?.seat ?? '')) kept--;
    this.#become(rewind(this.game, this.match.value, kept), [...entries.slice(kept), ...this.#undone.value]);
    return Promise.resolve(null);
  }

  redo(): void {
    const [next, ...later] = this.#undone.value;
    if (next === undefined) return;
    const { match } = this;
    const state = next.facts.reduce((now: unknown, fact) => this.game.evolve(now, fact), match.value.state);
    this.#become({ ...match.value, entries: [...match.value.entries, next], state }, later);
  }

  close(): void {}

  #become(match: Match, undone: readonly Entry[]): void {
    this.match.value = match;
    this.#undone.value = undone;
    this.#keep(match, this.bots.value);
  }
}
