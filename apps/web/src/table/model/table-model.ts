import {
  type Command,
  type Destination,
  isRefusal,
  type Preview,
  type Refusal,
  type Scene,
  type Seat,
  SPECTATOR,
} from '@arbitre/kernel';
import { batch, computed, signal } from '@preact/signals';
import { type Aim, refusalAt } from './aim.ts';
import { type Choice, choicesOf, targetsOf, waysOf } from './choices.ts';
import { covers } from './describe.ts';
import type { Denied, Source } from '../sources/source.ts';
import { Story } from './story.ts';

/** What pointing at a cell, or at an offer, means right now. */
export type Verdict =
  | {
      readonly is: 'legal';
      readonly choices: readonly [Choice, ...Choice[]];
      readonly preview: Preview;
      readonly way: Destination | null;
    }
  | { readonly is: 'refused'; readonly refusal: Refusal; readonly cell: number };

/** Where the replay stands: after so many chapters, and so many moments of the next one. */
interface Playhead {
  readonly chapter: number;
  readonly moment: number;
}

/** A table without its pixels: what is shown, who chooses, what is picked up, what pointing somewhere means. */
export class TableModel {
  readonly source: Source;
  readonly #story: Story;
  readonly #aim: Aim | undefined;

  /** null: the game as it stands. */
  readonly playhead = signal<Playhead | null>(null);
  /** True while the table itself moves the playhead over what has just happened. */
  readonly playing = signal(false);
  readonly selected = signal<string | null>(null);
  /** The cell under the mouse, the finger or the keyboard's cursor. */
  readonly cursor = signal<number | null>(null);
  /** A cell that stays pointed at until it is played or let go: to choose among several moves, to read a rule. */
  readonly pinned = signal<number | null>(null);
  /** An offer of the list that is being looked at; it counts before the cursor. */
  readonly considered = signal<Choice | null>(null);
  /** The group of offers that the board is narrowed to; null: all of them. */
  readonly group = signal<string | null>(null);
  /** The last request that was not carried out. */
  readonly denied = signal<Denied | null>(null);
  /** True while a request is on its way. */
  readonly busy = signal(false);
  /** Of several seats that choose at once from this chair, the one that does so first. */
  readonly preferredSeat = signal<Seat | null>(null);

  constructor(source: Source, { aim }: { readonly aim?: Aim } = {}) {
    this.source = source;
    this.#story = new Story(source.game, source.opening);
    this.#aim = aim;
  }

  readonly chapters = computed(() => this.#story.tell(this.source.entries.value));

  /** The game as it stands, whatever is being replayed. */
  readonly present = computed(() => this.chapters.value.at(-1)?.after ?? this.source.opening);

  /** The game as it is shown. */
  readonly state = computed(() => {
    const head = this.playhead.value;
    if (head === null) return this.present.value;
    const next = this.chapters.value[head.chapter];
    if (head.moment > 0 && next !== undefined) return next.moments[head.moment - 1]?.after ?? next.after;
    return this.chapters.value[head.chapter - 1]?.after ?? this.source.opening;
  });

  readonly decision = computed(() => this.source.game.awaiting(this.state.value));
  readonly outcome = computed(() => this.source.game.outcome(this.state.value));

  /** The seat that chooses from this chair now; null when it is someone else's turn, or a replay. */
  readonly seat = computed<Seat | null>(() => {
    if (this.playhead.value !== null) return null;
    const mine = (this.decision.value?.seats ?? []).filter((seat) => this.source.mine.value.includes(seat));
    const preferred = this.preferredSeat.value;
    return preferred !== null && mine.includes(preferred) ? preferred : (mine[0] ?? null);
  });

  /** What the one who looks may know. */
  readonly view = computed(() => {
    const { game, mine } = this.source;
    return game.view(this.state.value, this.seat.value ?? mine.value[0] ?? SPECTATOR);
  });

  readonly scene = computed<Scene>(() => this.source.game.scene(this.view.value));

  readonly choices = computed<readonly Choice[]>(() => {
    const seat = this.seat.value;
    return seat === null ? [] : choicesOf(this.source.game, this.view.value, seat);
  });

  /** Pieces that could act now. */
  readonly ready = computed<ReadonlySet<string>>(
    () => new Set(this.choices.value.flatMap(({ piece }) => (piece === null ? [] : [piece]))),
  );

  /** The piece in hand: the one picked up, or the only one that could be. */
  readonly hand = computed<string | null>(() => {
    const picked = this.selected.value;
    if (picked !== null && this.scene.value.pieces.some(({ id }) => id === picked)) return picked;
    const [only, ...others] = this.ready.value;
    return only === undefined || others.length > 0 ? null : only;
  });

  /** The choices that the board shows: of the group looked at, when there is one. */
  readonly #shown = computed(() => {
    const group = this.group.value;
    const own = group === null ? [] : this.choices.value.filter(({ offer }) => offer.group === group);
    return own.length > 0 ? own : this.choices.value;
  });

  readonly targets = computed(() => targetsOf(this.#shown.value, this.hand.value));
  readonly #ways = computed(() => waysOf(this.#shown.value, this.hand.value, (choice) => this.preview(choice)));

  /** The moves that pointing at a cell means: of the first group that ends or strikes there, else passes. */
  choicesAt(cell: number): readonly Choice[] {
    const all = this.allAt(cell);
    return all.filter(({ offer }) => offer.group === all[0]?.offer.group);
  }

  /** The same, those of other groups too: they are played once the board is narrowed to their group. */
  allAt(cell: number): readonly Choice[] {
    return this.targets.value.get(cell) ?? this.#ways.value.get(cell) ?? this.#onlyAt(cell);
  }

  /** A piece in hand that can do one thing only, whatever the cell, does it when it is pressed again. */
  #onlyAt(cell: number): readonly Choice[] {
    if (this.hand.value === null || this.pieceAt(cell) !== this.hand.value) return [];
    const own = this.choices.value.filter(({ piece }) => piece === this.hand.value);
    return own.length === 1 ? own : [];
  }

  /** The cell that is being looked at. */
  readonly looked = computed(() => this.considered.value?.at ?? this.pinned.value ?? this.cursor.value);

  /** Ways of the piece in hand to each cell it can get to, or why it cannot move. */
  readonly reach = computed<{ readonly ways: ReadonlyMap<number, Destination>; readonly refusal: Refusal | null }>(
    () => {
      const piece = this.hand.value;
      if (piece === null || this.seat.value === null) return { ways: new Map(), refusal: null };
      const reached = this.source.game.reach(this.view.value, piece);
      if (isRefusal(reached)) return { ways: new Map(), refusal: reached };
      return { ways: new Map(reached.filter(({ leaves }) => !leaves).map((way) => [way.to, way])), refusal: null };
    },
  );

  readonly verdict = computed<Verdict | null>(() => {
    const seat = this.seat.value;
    if (seat === null) return null;
    const considered = this.considered.value;
    const cell = this.looked.value;
    const here = considered !== null ? [considered] : cell === null ? [] : this.choicesAt(cell);
    const [first, ...others] = here;
    if (first !== undefined) {
      return {
        is: 'legal',
        choices: [first, ...others],
        preview: this.preview(first),
        way: cell === null ? null : this.#wayTo(cell),
      };
    }
    const piece = this.hand.value;
    if (cell === null || piece === null) return null;
    if (this.pinned.value === null && this.targets.value.size === 0) return null; // nothing on the board to be asked for
    const { game } = this.source;
    const refusal = refusalAt(
      { game, state: this.view.value, seat, piece, cell, choices: this.choices.value },
      this.#aim,
    );
    return refusal === null ? null : { is: 'refused', refusal, cell };
  });

  readonly #previews = new WeakMap<Choice, Preview>();

  preview(choice: Choice): Preview {
    const known = this.#previews.get(choice);
    if (known !== undefined) return known;
    const preview = this.source.game.preview(this.view.value, choice.seat, choice.offer.command);
    this.#previews.set(choice, preview);
    return preview;
  }

  /** The figure that pointing at a cell means: of several, one that can act. */
  pieceAt(cell: number): string | null {
    const here = this.scene.value.pieces.filter((piece) => covers(this.scene.value, piece, cell));
    return (here.find(({ id }) => this.ready.value.has(id)) ?? here.at(-1))?.id ?? null;
  }

  /**
   * Someone presses a cell. One move leads there: it is made (after a first look, when `look` says that the pointer
   * could not hover). Several: they are shown to choose from. None: a figure is picked up, or the refusal stays.
   */
  press(cell: number, look: boolean): void {
    const choices = this.choicesAt(cell);
    const [only, ...others] = choices;
    batch(() => {
      this.denied.value = null;
      this.considered.value = null;
      if (only !== undefined && others.length === 0 && (!look || this.pinned.value === cell)) {
        this.pinned.value = null;
        void this.play(only);
        return;
      }
      this.cursor.value = cell;
      this.pinned.value = null;
      const piece = this.pieceAt(cell);
      if (only === undefined && piece !== null && piece !== this.hand.value) this.selected.value = piece;
      else this.pinned.value = cell;
    });
  }

  /** Puts everything down. */
  release(): void {
    batch(() => {
      if (this.pinned.value === null) this.selected.value = null;
      this.pinned.value = null;
      this.considered.value = null;
      this.denied.value = null;
    });
  }

  /** The next (or previous) figure that could act. */
  pickNext(by: 1 | -1): number | null {
    const ready = this.scene.value.pieces.filter(({ id }) => this.ready.value.has(id));
    const at = ready.findIndex(({ id }) => id === this.hand.value);
    const next = ready.at(at < 0 ? (by === 1 ? 0 : -1) : (at + by) % ready.length);
    if (next === undefined) return null;
    this.selected.value = next.id;
    this.cursor.value = next.at;
    return next.at;
  }

  async play(choice: Choice): Promise<void> {
    await this.command(choice.seat, choice.offer.command);
  }

  async command(seat: Seat, command: Command): Promise<void> {
    if (this.busy.value) return;
    await this.#ask(() => this.source.play(seat, command));
  }

  async undo(): Promise<void> {
    if (this.source.undoTerms.value !== 'nothing') await this.#ask(() => this.source.undo());
  }

  async #ask(request: () => Promise<Denied | null>): Promise<void> {
    this.busy.value = true;
    const denied = await request();
    batch(() => {
      this.busy.value = false;
      this.denied.value = denied;
      this.considered.value = null;
      this.pinned.value = null;
    });
  }

  #wayTo(cell: number): Destination | null {
    return this.reach.value.ways.get(cell) ?? null;
  }
}
