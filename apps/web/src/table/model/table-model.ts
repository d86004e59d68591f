import {
  type Bilingual,
  type Card,
  type Command,
  type Destination,
  isRefusal,
  type Outlook,
  type Pointed,
  type Preview,
  type Refusal,
  sameCommand,
  type Seat,
} from '@arbitre/kernel';
import { batch, computed, effect, signal } from '@preact/signals';
import type { Denied, Source, UndoTerms } from '../sources/source.ts';
import { type Aim, refusalAt } from './aim.ts';
import { cardOf } from './card.ts';
import { type Choice, choicesOf, FOLD, isClosing, targetsOf, waysOf } from './choices.ts';
import { Foresight } from './foresight.ts';
import { actedIn, idleOf } from './idle.ts';
import { allAt, choicesAt, type Hand, ofItself, pieceAt } from './meaning.ts';
import { gestureOf, lastChosen, newsSince } from './news.ts';
import { usualOf, withOpenings } from './openings.ts';
import { DECISIONS_ONLY, type Pace } from './pace.ts';
import type { Weighed } from './computer-worker.ts';
import { ShownGame } from './shown-game.ts';
import { type Deed, joined } from './tale.ts';

/** What pointing at a cell, or at an offer, means right now. */
export type Verdict =
  | {
      readonly is: 'legal';
      readonly choices: readonly [Choice, ...Choice[]];
      readonly preview: Preview;
      readonly way: Destination | null;
    }
  | { readonly is: 'refused'; readonly refusal: Refusal; readonly cell: number };

/** A choice worth making, and the reasons in words. */
export interface Advice {
  readonly choice: Choice;
  readonly why: readonly Bilingual[];
  /** What it was weighed against. */
  readonly weighed?: Weighed;
}

/** What the computers' deeds were for, by the hash of the entry; and the plan of each of them that did several. */
export interface Reasons {
  readonly aims: ReadonlyMap<string, Bilingual>;
  readonly plans: readonly { readonly by: Seat; readonly says: Bilingual }[];
}

export const UNEXPLAINED: Reasons = { aims: new Map(), plans: [] };

interface Options {
  readonly aim?: Aim | undefined;
  /** What the table does by itself; everything that is no decision when left out. */
  readonly pace?: () => Pace;
  /** What someone who plays well would choose here, and why. */
  readonly advise?: ((model: TableModel) => Promise<Advice | null>) | undefined;
}

/** A table without its pixels: a game as it is shown, what is picked up, what pointing somewhere means, what is asked for. */
export class TableModel extends ShownGame {
  readonly #foresight: Foresight;
  readonly #aim: Aim | undefined;
  readonly #pace: () => Pace;
  readonly #advise: Options['advise'];

  readonly selected = signal<string | null>(null);
  /** The cell under the mouse, the finger or the keyboard's cursor. */
  readonly cursor = signal<number | null>(null);
  /** Where the pointer rested when the last request was made: nobody asked for what it means since. */
  readonly #rested = signal<number | null>(null);
  /** A cell that stays pointed at until it is played or let go: to choose among several moves, to read a rule. */
  readonly pinned = signal<number | null>(null);
  /** An offer of the list that is being looked at; it counts before the cursor. */
  readonly considered = signal<Choice | null>(null);
  /** A choice that was pressed once and waits for the second press: under a finger, or because it is deadly. */
  readonly armed = signal<Choice | null>(null);
  /** The group of offers that the board is narrowed to; null: all of them. */
  readonly group = signal<string | null>(null);
  /** The last request that was not carried out. */
  readonly denied = signal<Denied | null>(null);
  /** True while a request is on its way. */
  readonly busy = signal(false);
  /** The choice that is on its way. */
  readonly pending = signal<Choice | null>(null);
  /** Are dice and rules unfolded under what is shown? */
  readonly detailed = signal(false);
  /** Tells the computer to make up its mind; null: nobody is thinking, or it cannot be told. */
  readonly hurry = signal<(() => void) | null>(null);
  /** What the computers' latest deeds were for. */
  readonly reasons = signal<Reasons>(UNEXPLAINED);
  /** What is pointed at for its card: a piece, a cell, a thing; null: the piece in hand. */
  readonly pointed = signal<Pointed | null>(null);

  constructor(source: Source, { aim, pace = () => DECISIONS_ONLY, advise }: Options = {}) {
    super(source);
    this.#foresight = new Foresight(source.game);
    this.#aim = aim;
    this.#pace = pace;
    this.#advise = advise;
  }

  readonly choices = computed<readonly Choice[]>(() => {
    const seat = this.seat.value;
    if (seat === null) return [];
    const { game } = this.source;
    const own = choicesOf(game, this.view.value, seat);
    return this.#pace().openings ? withOpenings(game, own) : own;
  });

  /** What ends the turn or the phase: in a place of its own. */
  readonly closing = computed(() => this.choices.value.filter(isClosing));

  /** Pieces that could act now. */
  readonly ready = computed<ReadonlySet<string>>(
    () =>
      new Set(
        this.choices.value.flatMap((choice) => (choice.piece === null || isClosing(choice) ? [] : [choice.piece])),
      ),
  );

  /** The piece in hand: the one picked up, as long as it can act, or the only one that could be. */
  readonly hand = computed<string | null>(() => {
    const picked = this.selected.value;
    if (picked !== null && this.ready.value.has(picked)) return picked;
    const [only, ...others] = this.ready.value;
    if (only === undefined) return null;
    return others.length === 0 ? only : this.#pace().pickNext ? (this.#idle.value[0] ?? null) : null;
  });

  /** The choices that the board shows: of the group looked at, when there is one. */
  readonly #shown = computed(() => {
    const group = this.group.value;
    const own = group === null ? [] : this.choices.value.filter(({ offer }) => offer.group === group);
    return own.length > 0 ? own : this.choices.value;
  });

  readonly targets = computed(() => targetsOf(this.#shown.value, this.hand.value));
  readonly #ways = computed(() => waysOf(this.#shown.value, this.hand.value, (choice) => this.preview(choice)));

  /** What pressing a cell means now. */
  readonly #held = computed<Hand>(() => ({
    scene: this.scene.value,
    choices: this.choices.value,
    ready: this.ready.value,
    hand: this.hand.value,
    selected: this.selected.value,
    targets: this.targets.value,
    ways: () => this.#ways.value, // seldom asked for, and every preview with it
    preview: (choice) => this.preview(choice),
  }));

  /** The moves that pointing at a cell means: of the first group that ends or strikes there, else passes. */
  choicesAt(cell: number): readonly Choice[] {
    return choicesAt(this.#held.value, cell);
  }

  /** The same, those of other groups too: they are played once the board is narrowed to their group. */
  allAt(cell: number): readonly Choice[] {
    return allAt(this.#held.value, cell);
  }

  /** The cell that is being looked at. */
  readonly looked = computed(() =>
    this.considered.value === null ? (this.pinned.value ?? this.cursor.value) : this.considered.value.at,
  );

  /** The game that the piece in hand acts in: the one shown, or the one after the step that opens its choices. */
  readonly #actsIn = computed(() => {
    const own = this.choices.value.filter(({ piece }) => piece === this.hand.value);
    return (own.find(({ at }) => at !== null) ?? own[0])?.state ?? this.view.value;
  });

  /** Ways of the piece in hand to each cell it can get to, or why it cannot move. */
  readonly reach = computed<{ readonly ways: ReadonlyMap<number, Destination>; readonly refusal: Refusal | null }>(
    () => {
      const piece = this.hand.value;
      if (piece === null || this.seat.value === null) return { ways: new Map(), refusal: null };
      const reached = this.source.game.reach(this.#actsIn.value, piece);
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
        way: cell === null || first.at !== cell ? null : this.#wayTo(cell),
      };
    }
    const piece = this.hand.value;
    if (cell === null || piece === null || this.pieceAt(cell) === piece) return null; // one's own place is not asked for
    const asked = this.pinned.value !== null;
    if (!asked && (this.targets.value.size === 0 || cell === this.#rested.value)) return null; // nobody asks for it
    const { game } = this.source;
    const refusal = refusalAt(
      { game, state: this.#actsIn.value, seat, piece, cell, choices: this.choices.value },
      this.#aim,
    );
    return refusal === null ? null : { is: 'refused', refusal, cell };
  });

  /** The choice that is shown before it is made: looked at in the list, or the one that the cell means. */
  readonly shown = computed<Choice | null>(() => {
    const verdict = this.verdict.value;
    return verdict?.is === 'legal' && (verdict.choices.length === 1 || this.considered.value !== null)
      ? verdict.choices[0]
      : null;
  });

  preview(choice: Choice): Preview {
    return this.#foresight.preview(choice);
  }

  outlook(choice: Choice): Outlook<Command> {
    return this.#foresight.outlook(choice);
  }

  card(pointed: Pointed): Card | null {
    return cardOf(this.source.game, this.view.value, this.scene.value, pointed);
  }

  /** The choice that asks for this command, after so many openings. */
  find(
    seat: Seat,
    command: Command,
    opened: readonly Command[] = [],
    among: readonly Choice[] = this.choices.value,
  ): Choice | undefined {
    return among.find(
      ({ seat: of, offer, before }) =>
        of === seat && before.length >= opened.length && sameCommand(offer.command, command),
    );
  }

  /** The figure that pointing at a cell means. */
  pieceAt(cell: number): string | null {
    return pieceAt({ scene: this.scene.value, ready: this.ready.value }, cell);
  }

  /** Is this choice played by its second press only? Death asks, and danger where someone may react or a safer way is known. */
  asks(choice: Choice): boolean {
    const { tone, safer } = this.outlook(choice);
    const answered = (this.preview(choice).triggers?.length ?? 0) > 0;
    const risky = tone === 'risky' && (safer !== undefined || answered);
    return tone === 'deadly' || risky || this.idle(choice).length > 0;
  }

  /** Pieces that would be left idle by closing the turn or the phase. */
  idle(choice: Choice): readonly string[] {
    return this.#pace().askIdle && isClosing(choice) ? this.#idle.value : [];
  }

  readonly #idle = computed(() => {
    const seat = this.seat.value;
    if (seat === null) return [];
    return idleOf(this.choices.value, this.scene.value, actedIn(this.source.game, this.chapters.value, seat));
  });

  /**
   * Someone presses a cell. An own piece is picked up, and put down when pressed again. One move leads there: it is made,
   * after a first look when the pointer could not hover (`look`) or when it asks. Several: they are shown to choose from.
   * None: the refusal stays, and is put away by pressing again.
   */
  press(cell: number, look: boolean): void {
    const choices = this.choicesAt(cell);
    const [only, ...others] = choices;
    const piece = this.pieceAt(cell);
    batch(() => {
      this.denied.value = null;
      this.considered.value = null;
      this.armed.value = null;
      this.cursor.value = cell;
      const again = this.pinned.value === cell;
      if (piece !== null && piece === this.selected.value && piece === this.hand.value) {
        this.#putDown();
      } else if (only !== undefined && others.length === 0) {
        if (again || (!look && !this.asks(only))) {
          this.pinned.value = null;
          const own = !look && piece !== null && only.piece === piece;
          void this.play(only).then(() => {
            if (own && this.denied.value === null) this.pointed.value = { piece }; // whoever was pressed is read about
          });
        } else this.pinned.value = cell;
      } else if (only !== undefined) {
        this.pinned.value = cell;
      } else if (piece !== null && this.ready.value.has(piece)) {
        this.pinned.value = null;
        this.selected.value = piece;
      } else if (again) {
        this.#putDown();
      } else if (this.seat.value !== null && cell !== this.#rested.value) {
        this.pinned.value = cell; // not what a double click has just done, nor while something is shown
      }
    });
  }

  /** A listed choice is pressed: played, after a first look under a finger (`look`) or when it asks. */
  pressChoice(choice: Choice, look: boolean): void {
    const again = this.armed.value === choice;
    if (again || (!look && !this.asks(choice))) {
      void this.play(choice);
      return;
    }
    batch(() => {
      this.denied.value = null;
      this.considered.value = choice;
      this.armed.value = choice;
    });
  }

  /** A drag begins there: an own piece that can act comes along, picked up. */
  grab(cell: number): boolean {
    const piece = this.pieceAt(cell);
    if (piece === null || !this.ready.value.has(piece)) return false;
    batch(() => {
      this.#putDown();
      this.selected.value = piece;
    });
    return true;
  }

  /** The piece in hand is dropped on a cell. */
  drop(cell: number): void {
    this.cursor.value = cell;
    const onto = this.targets.value.get(cell) ?? [];
    const first = onto.filter(({ offer }) => offer.group === onto[0]?.offer.group);
    const [only, ...others] = first;
    if (only === undefined) return;
    if (others.length > 0) this.pinned.value = cell;
    else if (this.asks(only)) batch(() => ((this.considered.value = only), (this.armed.value = only)));
    else void this.play(only);
  }

  /** Every piece inside a box that can do one thing only, to itself, does it: units are activated together. */
  async box(cells: readonly number[]): Promise<void> {
    const pieces = [...this.ready.value];
    for (const id of pieces) {
      const at = this.scene.value.pieces.find((piece) => piece.id === id)?.at;
      if (at === undefined || !cells.includes(at) || !this.ready.value.has(id)) continue;
      const [only, ...others] = ofItself(this.#held.value, id, at);
      if (only !== undefined && others.length === 0 && only.at === at) await this.play(only);
    }
  }

  /** The pointer goes there; null: it leaves the board. A move that is shown stays, so that its button can be reached. */
  hover(cell: number | null): void {
    const shown = cell === null && this.considered.value === null ? this.shown.value : null;
    if (shown !== null && this.hand.value !== null && (this.preview(shown).path?.length ?? 0) > 0) return;
    if (cell !== this.cursor.value) this.#rested.value = null;
    this.cursor.value = cell;
  }

  /** Shows the card of what lies there: the piece, else the ground; nothing of the piece in hand, which is shown anyway. */
  point(cell: number): void {
    const piece = cell < 0 ? null : this.pieceAt(cell);
    if (cell < 0) return; // what was read stays, so that nothing slides under a pointer on its way to the list
    if (cell === this.#rested.value) return; // nobody asked for it since
    if (piece !== null) this.pointed.value = piece === this.hand.value ? null : { piece };
    else this.pointed.value = this.#isPlain(cell) ? null : { cell };
  }

  /** Ground that needs no card while there is someone in hand to read about. */
  #isPlain(cell: number): boolean {
    const tone = this.source.game.legend[this.scene.value.ground[cell] ?? '']?.tone;
    return this.hand.value !== null && (tone === undefined || tone === 'ground');
  }

  #putDown(): void {
    this.selected.value = null;
    this.pinned.value = null;
    this.considered.value = null;
    this.armed.value = null;
  }

  /** Puts everything down, what is looked at first. */
  release(): void {
    batch(() => {
      if (this.pinned.value === null && this.armed.value === null) this.selected.value = null;
      this.pinned.value = null;
      this.considered.value = null;
      this.armed.value = null;
      this.denied.value = null;
      this.pointed.value = null;
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
    if (this.busy.value) return;
    if (choice !== this.forced.peek()) this.hinting.value = false;
    this.pending.value = choice;
    for (const command of [...choice.before, choice.offer.command]) {
      await this.#ask(() => this.source.play(choice.seat, command));
      if (this.denied.value !== null) break;
    }
    this.pending.value = null;
  }

  /** The last advice asked for; it goes with the next move. */
  readonly advice = signal<Advice | null>(null);

  get canHint(): boolean {
    return this.#advise !== undefined;
  }

  /** Is advice wanted, and not given yet? A choice of one's own makes up one's mind. */
  readonly hinting = signal(false);

  /** Advice on the choice that is to be made here. What the table does by itself meanwhile only changes what is asked about. */
  async askHint(): Promise<void> {
    if (this.hinting.value) return;
    this.hinting.value = true;
    while (await this.#isToChoose()) {
      if (this.seat.value === null) continue; // something has just begun to be shown
      const about = this.present.value;
      const advice = (await this.#advise?.(this)) ?? null;
      if (!(await this.#isToChoose())) break;
      if (this.present.value !== about) continue;
      if (advice !== null) this.#show(advice);
      break;
    }
    this.hinting.value = false;
  }

  /** Waits while something is being shown or done by itself: is there something to choose here then, and is advice still wanted? */
  #isToChoose(): Promise<boolean> {
    return new Promise((told) => {
      const stop = effect(() => {
        const wanted = this.hinting.value;
        if (wanted && (this.playhead.value !== null || this.busy.value || this.forced.value !== null)) return;
        told(wanted && this.seat.value !== null);
        queueMicrotask(() => stop());
      });
    });
  }

  #show(advice: Advice): void {
    const { seat, offer, before } = advice.choice;
    const choice = this.find(seat, offer.command, before) ?? advice.choice; // shown anew since it was thought about
    batch(() => {
      this.advice.value = { ...advice, choice };
      if (choice.piece !== null) this.selected.value = choice.piece;
      this.considered.value = choice;
      this.armed.value = choice;
    });
  }

  async command(seat: Seat, command: Command): Promise<void> {
    if (this.busy.value) return;
    this.hinting.value = false;
    await this.#ask(() => this.source.play(seat, command));
  }

  /** The choices that buy something, as the game says it; all of them where there are many, or none does. */
  readonly #worthIt = computed<readonly Choice[]>(() => {
    const choices = this.choices.value;
    if (this.source.game.outlook === undefined || choices.length > FOLD) return choices;
    const worth = choices.filter((choice) => this.outlook(choice).tone !== 'useless');
    return worth.length === 0 ? choices : worth;
  });

  /** The choice that is none: the only one there is, or the usual one while nothing presses. Null: something is to be chosen. */
  readonly forced = computed<Choice | null>(() => {
    if (!this.#pace().forced || this.source.entries.value.length === 0) return null;
    const usual = this.#pace().usual ? usualOf(this.choices.value, this.scene.value) : null;
    if (usual !== null) return usual;
    const [only, ...others] = this.#worthIt.value;
    if (only === undefined || others.length > 0 || only.before.length > 0) return null;
    return this.outlook(only).tone === 'deadly' ? null : only;
  });

  /** Who sits here, as far as telling one's own doings from the others' goes. */
  readonly #chair = computed(() => ({ game: this.source.game, mine: this.source.mine.value, pace: this.#pace() }));

  /** What happened since one's last real choice from here, by others or by itself, however much of it is shown yet. */
  readonly latest = computed<readonly Deed[]>(() =>
    newsSince(this.#chair.value, this.chapters.value, this.#chosen.value),
  );

  /** The same, once it is one's turn: told before anything else is asked. */
  readonly news = computed<readonly Deed[]>(() =>
    this.seat.value === null ? [] : joined(this.source.game, this.latest.value),
  );

  /** The last real choice made from here; null when there is none. */
  readonly #chosen = computed(() => lastChosen(this.#chair.value, this.chapters.value));

  /** Where taking back goes: before that choice and what was played with it in one gesture. */
  readonly undoTo = computed(() => gestureOf(this.#chair.value, this.chapters.value, this.#chosen.value));

  readonly undoTerms = computed<UndoTerms>(() =>
    this.undoTo.value === null ? 'nothing' : this.source.undoTerms(this.undoTo.value),
  );

  async undo(): Promise<void> {
    const to = this.undoTo.value;
    if (to !== null && this.undoTerms.value !== 'nothing') await this.#ask(() => this.source.undo(to));
  }

  async #ask(request: () => Promise<Denied | null>): Promise<void> {
    this.busy.value = true;
    const denied = await request();
    batch(() => {
      this.busy.value = false;
      this.#rested.value = this.cursor.value;
      this.denied.value = denied;
      this.considered.value = null;
      this.armed.value = null;
      this.pinned.value = null;
      this.pointed.value = null;
      this.advice.value = null;
    });
  }

  #wayTo(cell: number): Destination | null {
    return this.reach.value.ways.get(cell) ?? null;
  }
}
