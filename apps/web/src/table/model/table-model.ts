import {
  type Bilingual,
  type Briefing,
  type Card,
  type Command,
  type Destination,
  type Goal,
  isRefusal,
  type Outlook,
  type Pointed,
  type Preview,
  type Refusal,
  sameCommand,
  type Scene,
  type Seat,
  SPECTATOR,
} from '@arbitre/kernel';
import { batch, computed, signal } from '@preact/signals';
import type { Denied, Source, UndoTerms } from '../sources/source.ts';
import { type Aim, refusalAt } from './aim.ts';
import { cardOf } from './card.ts';
import { type Choice, choicesOf, FOLD, isClosing, isClosingCommand, targetsOf, waysOf } from './choices.ts';
import { covers } from './describe.ts';
import { isRoutine, usualOf, withOpenings } from './openings.ts';
import { outlookOf } from './outlook.ts';
import { DECISIONS_ONLY, type Pace } from './pace.ts';
import { Story } from './story.ts';
import { type Deed, deedOf, isPrelude } from './tale.ts';

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

/** A choice worth making, and the reasons in words. */
export interface Advice {
  readonly choice: Choice;
  readonly why: readonly Bilingual[];
}

interface Options {
  readonly aim?: Aim | undefined;
  /** What the table does by itself; everything that is no decision when left out. */
  readonly pace?: () => Pace;
  /** What someone who plays well would choose here, and why. */
  readonly advise?: ((model: TableModel) => Promise<Advice | null>) | undefined;
}

/** A table without its pixels: what is shown, who chooses, what is picked up, what pointing somewhere means. */
export class TableModel {
  readonly source: Source;
  readonly #story: Story;
  readonly #aim: Aim | undefined;
  readonly #pace: () => Pace;
  readonly #advise: Options['advise'];

  /** null: the game as it stands. */
  readonly playhead = signal<Playhead | null>(null);
  /** True while the table itself moves the playhead over what has just happened. */
  readonly playing = signal(false);
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
  /** Of several seats that choose at once from this chair, the one that does so first. */
  readonly preferredSeat = signal<Seat | null>(null);
  /** Are dice and rules unfolded under what is shown? */
  readonly detailed = signal(false);
  /** Tells the computer to make up its mind; null: nobody is thinking, or it cannot be told. */
  readonly hurry = signal<(() => void) | null>(null);
  /** Why the computer did what it did, by the hash of the entry. */
  readonly reasons = signal<ReadonlyMap<string, Bilingual>>(new Map());
  /** What is pointed at for its card: a piece, a cell, a thing; null: the piece in hand. */
  readonly pointed = signal<Pointed | null>(null);

  constructor(source: Source, { aim, pace = () => DECISIONS_ONLY, advise }: Options = {}) {
    this.source = source;
    this.#story = new Story(source.game, source.opening);
    this.#aim = aim;
    this.#pace = pace;
    this.#advise = advise;
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

  /** Whose eyes this chair looks through. */
  readonly viewer = computed<Seat>(() => this.seat.value ?? this.source.mine.value[0] ?? SPECTATOR);

  /** What the one who looks may know. */
  readonly view = computed(() => this.source.game.view(this.state.value, this.viewer.value));

  readonly scene = computed<Scene>(() => this.source.game.scene(this.view.value));

  /** What this chair is trying to do; of a spectator, what the first seat is. */
  readonly goals = computed<readonly Goal[]>(() => {
    const { game, seats } = this.source;
    const seat = this.viewer.value === SPECTATOR ? (seats[0] ?? SPECTATOR) : this.viewer.value;
    return game.goal?.(this.view.value, seat) ?? [];
  });

  /** What a seat is told before its first turn; null where the game says nothing. */
  briefing(seat: Seat): Briefing | null {
    const { game, opening } = this.source;
    return game.briefing?.(game.view(opening, seat), seat) ?? null;
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

  /** The moves that pointing at a cell means: of the first group that ends or strikes there, else passes. */
  choicesAt(cell: number): readonly Choice[] {
    const all = this.allAt(cell);
    const alike = all.filter(({ offer }) => offer.group === all[0]?.offer.group);
    if (alike.length < 2) return alike;
    if (this.#areListed(alike)) return alike.slice(0, 1); // the others are pressed in the list
    const foe = this.#isFoe(cell, alike[0]?.seat);
    return alike.filter((choice, index) => {
      const before = alike.slice(0, index);
      const sameAct = before.some(({ offer }) => offer.command.do === choice.offer.command.do); // by another weapon
      return !(foe && sameAct) && !this.#saysTheSame(choice, before);
    });
  }

  /** Is every choice of this kind written out beside the board? */
  #areListed([first]: readonly Choice[]): boolean {
    const group = this.choices.value.filter(
      ({ piece, offer }) => piece === first?.piece && offer.group === first?.offer.group,
    );
    return group.length <= FOLD;
  }

  #isFoe(cell: number, seat: Seat | undefined): boolean {
    const here = this.scene.value.pieces.find((piece) => covers(this.scene.value, piece, cell));
    return here !== undefined && here.seat !== seat;
  }

  /** Two kinds of move that take the same way, at the same price and with the same danger are one: a Step is a Stride. */
  #saysTheSame(choice: Choice, before: readonly Choice[]): boolean {
    const way = (one: Choice) => {
      const { path, cost, triggers = [], forbids = [] } = this.preview(one);
      return JSON.stringify([path, cost, triggers.length, forbids]);
    };
    return before.some((one) => one.offer.command.do !== choice.offer.command.do && way(one) === way(choice));
  }

  /** The same, those of other groups too: they are played once the board is narrowed to their group. */
  allAt(cell: number): readonly Choice[] {
    const piece = this.pieceAt(cell);
    const other = piece !== null && piece !== this.hand.value && this.ready.value.has(piece);
    if (other) return this.#ofItself(piece, cell); // another own piece is picked up, whatever leads to its cell
    return this.targets.value.get(cell) ?? this.#ways.value.get(cell) ?? this.#onlyOf(piece);
  }

  /** A piece that can do one thing only, to itself or nowhere in particular, does it when it is pressed: it is activated. */
  #ofItself(piece: string, cell: number): readonly Choice[] {
    const own = this.choices.value.filter((choice) => choice.piece === piece && !isClosing(choice));
    const itself = own.filter(({ at }) => at === cell);
    if (own.some(({ at }) => at !== null && at !== cell)) return [];
    return itself.length === 1 ? itself : own.length === 1 ? own : [];
  }

  #onlyOf(piece: string | null): readonly Choice[] {
    if (piece === null || piece !== this.hand.value || this.selected.value === piece) return [];
    const own = this.choices.value.filter((choice) => choice.piece === piece && !isClosing(choice));
    return own.length === 1 ? own : [];
  }

  /** The cell that is being looked at. */
  readonly looked = computed(() =>
    this.considered.value === null ? (this.pinned.value ?? this.cursor.value) : this.considered.value.at,
  );

  /** The game that the piece in hand acts in: the one shown, or the one after the step that opens its choices. */
  readonly #actsIn = computed(() => {
    const piece = this.hand.value;
    return this.choices.value.find((choice) => choice.piece === piece)?.state ?? this.view.value;
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

  readonly #previews = new WeakMap<Choice, Preview>();
  readonly #outlooks = new WeakMap<Choice, Outlook<Command>>();

  preview(choice: Choice): Preview {
    const known = this.#previews.get(choice);
    if (known !== undefined) return known;
    const preview = this.source.game.preview(choice.state, choice.seat, choice.offer.command);
    this.#previews.set(choice, preview);
    return preview;
  }

  /** What a choice buys and risks: the game's word, or what its preview lets one say. */
  outlook(choice: Choice): Outlook<Command> {
    const known = this.#outlooks.get(choice);
    if (known !== undefined) return known;
    const outlook = outlookOf(this.source.game, choice, this.preview(choice));
    this.#outlooks.set(choice, outlook);
    return outlook;
  }

  card(pointed: Pointed): Card | null {
    return cardOf(this.source.game, this.view.value, this.scene.value, pointed);
  }

  /** The choice that asks for this command, after so many openings. */
  find(seat: Seat, command: Command, opened: readonly Command[] = []): Choice | undefined {
    return this.choices.value.find(
      ({ seat: of, offer, before }) =>
        of === seat && before.length >= opened.length && sameCommand(offer.command, command),
    );
  }

  /** The figure that pointing at a cell means: of several, one that can act. */
  pieceAt(cell: number): string | null {
    const here = this.scene.value.pieces.filter((piece) => covers(this.scene.value, piece, cell));
    return (here.find(({ id }) => this.ready.value.has(id)) ?? here.at(-1))?.id ?? null;
  }

  /** Is this choice played by its second press only? Death asks, and danger where someone may react or a safer way is known. */
  asks(choice: Choice): boolean {
    const { tone, safer } = this.outlook(choice);
    const answered = (this.preview(choice).triggers?.length ?? 0) > 0;
    const risky = tone === 'risky' && (safer !== undefined || answered);
    return tone === 'deadly' || risky || this.idle(choice).length > 0;
  }

  /** Pieces with a strength of their own that could go or strike somewhere, and have not acted this turn. */
  idle(choice: Choice): readonly string[] {
    return this.#pace().askIdle && isClosing(choice) ? this.#idle.value : [];
  }

  /** The same, in the order of the board. */
  readonly #idle = computed<readonly string[]>(() => {
    const elsewhere = new Map(
      this.scene.value.pieces.flatMap(({ id, at, hitPoints }) => (hitPoints === undefined ? [] : [[id, at]])),
    );
    const idle = this.choices.value.flatMap(({ piece, at }) => {
      const stands = piece === null ? undefined : elsewhere.get(piece);
      return piece === null || at === null || stands === undefined || stands === at || this.#acted.value.has(piece)
        ? []
        : [piece];
    });
    return [...new Set(idle)];
  });

  /** Pieces that acted since another seat's last move. */
  readonly #acted = signal<ReadonlySet<string>>(new Set());

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
          void this.play(only);
        } else this.pinned.value = cell;
      } else if (only !== undefined) {
        this.pinned.value = cell;
      } else if (piece !== null && this.ready.value.has(piece)) {
        this.pinned.value = null;
        this.selected.value = piece;
      } else if (again) {
        this.#putDown();
      } else {
        this.pinned.value = cell;
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
      const [only, ...others] = this.#ofItself(id, at);
      if (only !== undefined && others.length === 0 && only.at === at) await this.play(only);
    }
  }

  /** The pointer goes there; null: it leaves the board. */
  hover(cell: number | null): void {
    if (cell !== this.cursor.value) this.#rested.value = null;
    this.cursor.value = cell;
  }

  /** Shows the card of what lies there: the piece, else the ground; nothing of the piece in hand, which is shown anyway. */
  point(cell: number): void {
    const piece = cell < 0 ? null : this.pieceAt(cell);
    if (cell < 0) return; // what was read stays, so that nothing slides under a pointer on its way to the list
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
    this.pending.value = choice;
    const acted = this.#actedWith(choice);
    const { seat, offer, before } = choice;
    for (const command of [...before, offer.command]) {
      await this.command(seat, command);
      if (this.denied.value !== null) break;
    }
    this.pending.value = null;
    if (this.denied.value === null) this.#acted.value = acted;
  }

  /** A piece acts by going or striking somewhere: being activated is not yet acting. */
  #actedWith({ seat, piece, at }: Choice): ReadonlySet<string> {
    const last = this.source.entries.value.at(-1);
    const before = last === undefined || last.seat === seat ? this.#acted.value : new Set<string>();
    const stands = this.scene.value.pieces.find(({ id }) => id === piece)?.at;
    return piece === null || at === null || at === stands ? before : new Set([...before, piece]);
  }

  /** The last advice asked for; it goes with the next move. */
  readonly advice = signal<Advice | null>(null);

  get canHint(): boolean {
    return this.#advise !== undefined;
  }

  async askHint(): Promise<void> {
    const state = this.state.value;
    const advice = (await this.#advise?.(this)) ?? null;
    if (advice === null || this.state.value !== state) return;
    batch(() => {
      this.advice.value = advice;
      if (advice.choice.piece !== null) this.selected.value = advice.choice.piece;
      this.considered.value = advice.choice;
      this.armed.value = advice.choice;
    });
  }

  async command(seat: Seat, command: Command): Promise<void> {
    if (this.busy.value) return;
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

  /** Entries that were a real choice made from here, by index. */
  #wasChosen(index: number): boolean {
    const chapter = this.chapters.value[index];
    if (chapter === undefined || !this.source.mine.value.includes(chapter.seat)) return false;
    const { game } = this.source;
    const { forced, usual } = this.#pace();
    if (index === 0 || !forced) return true;
    const choices = choicesOf(game, chapter.before, chapter.seat);
    const byItself = usual ? usualOf(choices, game.scene(chapter.before)) : null;
    const command = chapter.entry.command;
    if (byItself !== null && command !== null && sameCommand(byItself.offer.command, command)) return false;
    return choices.length > 1;
  }

  /** What happened since one's last real choice from here, by others or by itself: told before anything else is asked. */
  readonly news = computed<readonly Deed[]>(() => {
    if (this.seat.value === null) return [];
    const chapters = this.chapters.value;
    const own = (seat: Seat) => this.source.mine.value.includes(seat);
    const chosen = this.undoTo.value;
    const since = chosen === null ? chapters.findLastIndex(({ seat }) => own(seat)) + 1 : chosen + 1;
    return chapters
      .slice(since)
      .map((chapter, index) => deedOf(this.source.game, chapter, since + index + 1))
      .filter((deed) => !isPrelude(deed) && !(own(deed.chapter.seat) && isRoutine(deed.chapter.entry.command)));
  });

  /** Did the last entry pass the turn on, rather than only ask the other side something? */
  turnPassed(): boolean {
    const last = this.chapters.value.at(-1);
    if (last === undefined) return false;
    const { game } = this.source;
    if (game.beats === undefined) return isClosingCommand(last.entry.command);
    return last.moments.some(({ fact, before }) => game.beats?.(fact, before).some(({ show }) => show === 'turn'));
  }

  /** Where taking back goes: before the last real choice made from here; null when there is none. */
  readonly undoTo = computed<number | null>(() => {
    for (let index = this.chapters.value.length - 1; index >= 0; index--) if (this.#wasChosen(index)) return index;
    return null;
  });

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
