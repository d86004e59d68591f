import { type Briefing, type Goal, type Scene, type Seat, SPECTATOR } from '@arbitre/kernel';
import { computed, signal } from '@preact/signals';
import type { Source } from '../sources/source.ts';
import { isClosingCommand } from './choices.ts';
import { Story } from './story.ts';

/** Where the replay stands: after so many chapters, and so many moments of the next one. */
interface Playhead {
  readonly chapter: number;
  readonly moment: number;
}

/** A game as it is shown from a chair: which moment of it, whose choice it is, and what these eyes may know. */
export class ShownGame {
  readonly source: Source;
  readonly #story: Story;

  /** null: the game as it stands. */
  readonly playhead = signal<Playhead | null>(null);
  /** True while the table itself moves the playhead over what has just happened. */
  readonly playing = signal(false);
  /** True while the log plays on by itself, one deed after another, from where the playhead stands. */
  readonly running = signal(false);
  /** Has the computer been thinking for a moment, while nothing is shown? */
  readonly thinking = signal(false);
  /** Is the last word of a game that is over put away? */
  readonly endSeen = signal(false);
  /** Of several seats that choose at once from this chair, the one that does so first. */
  readonly preferredSeat = signal<Seat | null>(null);
  constructor(source: Source) {
    this.source = source;
    this.#story = new Story(source.game, source.opening);
  }

  readonly chapters = computed(() => this.#story.tell(this.source.entries.value));

  /** Is the past being looked at, rather than what has just happened? */
  readonly past = computed(() => this.playhead.value !== null && (!this.playing.value || this.running.value));

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

  /** Who is asked what; in the middle of a deed nobody is: between two facts a game need not hold together. */
  readonly decision = computed(() =>
    (this.playhead.value?.moment ?? 0) > 0 ? null : this.source.game.awaiting(this.state.value),
  );
  /** The seats that act: those asked, or whose deed is being shown. */
  readonly acting = computed<readonly Seat[]>(() => {
    const head = this.playhead.value;
    const shown = head === null || head.moment === 0 ? undefined : this.chapters.value[head.chapter]?.seat;
    return shown === undefined ? (this.decision.value?.seats ?? []) : [shown];
  });
  readonly outcome = computed(() => this.source.game.outcome(this.state.value));

  /** The seat that chooses from this chair now; null when it is someone else's turn, or a replay. */
  readonly seat = computed<Seat | null>(() => {
    if (this.playhead.value !== null || this.source.givenUp.value.length > 0) return null;
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

  /** Is the first move still to be made, by someone here? Whoever only watches has nothing to begin. */
  readonly begins = computed(() => this.source.entries.value.length === 0 && this.source.mine.value.length > 0);

  /** What a seat is told before its first turn; null where the game says nothing. */
  briefing(seat: Seat): Briefing | null {
    const { game, opening } = this.source;
    return game.briefing?.(game.view(opening, seat), seat) ?? null;
  }

  /** Did the last entry pass the turn on, rather than only ask the other side something? */
  turnPassed(): boolean {
    const last = this.chapters.value.at(-1);
    if (last === undefined) return false;
    const { game } = this.source;
    if (game.beats === undefined) return isClosingCommand(last.entry.command);
    return last.moments.some(({ fact, before }) => game.beats?.(fact, before).some(({ show }) => show === 'turn'));
  }
}
