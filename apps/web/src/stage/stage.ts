import { type Beat, type Scene, SPECTATOR } from '@arbitre/kernel';
import { batch, computed, effect, signal } from '@preact/signals';
import { settings } from '../settings.ts';
import { seek } from '../table/model/seek.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { type Shot, shotsOf } from './script.ts';

/** What is shown now, and its number since the page was opened: the same beat shown twice has two. */
export interface Playing {
  readonly shot: Shot;
  readonly number: number;
}

/** Are dice still in the air? What they decide is not told yet. */
export function isRolling(playing: Playing | null): boolean {
  return playing?.shot.beat.show === 'dice' || playing?.shot.beat.show === 'duel';
}

/** Waits, and returns how not to. A test brings its own. */
export type Wait = (then: () => void, ms: number) => () => void;

const wait: Wait = (then, ms) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

interface Options {
  readonly waits?: Wait;
}

/** Someone who comes back to a long absence sees how things stand, not all that happened. */
const MOST_CHAPTERS = 24;

/** How long a number stays for those who asked for no motion. */
const STILL_NUMBER = 1200;

/**
 * Shows what happens, one thing at a time: each new entry of the log is played beat by beat over the table, which meanwhile
 * stands where the beat belongs. It decides nothing: whenever it stops or is skipped, the board is the game's own.
 */
export class Stage {
  readonly #model: TableModel;
  readonly #wait: Wait;
  readonly #now = signal<Playing | null>(null);
  readonly #queue: Shot[] = [];
  readonly #again = signal<readonly Shot[]>([]);
  #number = 0;
  #cancel: (() => void) | null = null;
  /** Where the table goes once the queue is empty: a replay stays where it was led. */
  #after: TableModel['playhead']['value'] = null;
  /** The last place of the log that the show itself went to. */
  #led: TableModel['playhead']['value'] = null;

  constructor(model: TableModel, { waits = wait }: Options = {}) {
    this.#model = model;
    this.#wait = waits;
  }

  readonly now = computed(() => this.#now.value);
  /** The board while something is shown; null: the table's own. */
  readonly scene = computed<Scene | null>(() => this.#now.value?.shot.scene ?? null);
  /** Is there something to see again? */
  readonly canSeeAgain = computed(() => this.#again.value.length > 0);
  /** The last throw of the dice: it lies on the table until the next. */
  readonly lastThrow = signal<Playing | null>(null);
  /** What the last duel cost: it stays beside its dice until the next. */
  readonly lastBlow = signal<Extract<Beat, { show: 'wound' }> | null>(null);
  /** Numbers shown at once to those who asked for no motion. */
  readonly stills = signal<readonly Extract<Beat, { show: 'wound' }>[]>([]);

  /** Follows the table from here on. Returns how to stop. */
  follow(): () => void {
    const model = this.#model;
    let seen = model.chapters.peek().length;
    let head = model.playhead.peek();
    const stopNews = effect(() => {
      const chapters = model.chapters.value;
      const from = Math.min(seen, chapters.length);
      const fresh = chapters.slice(from);
      seen = chapters.length;
      if (fresh.length === 0 || fresh.length > MOST_CHAPTERS) return;
      if (model.past.peek()) return; // someone is looking at the past: leave them there
      this.play(fresh.map((_, index) => from + index));
    });
    const stopReplay = effect(() => {
      const next = model.playhead.value;
      const before = head;
      head = next;
      if (this.#now.peek() !== null && next !== this.#led) this.#leave(next);
      if (model.playing.peek() || before === null || before === this.#led || before.moment !== 0) return;
      const to = next?.chapter ?? model.chapters.peek().length;
      if (to === before.chapter + 1) this.play([before.chapter], next);
    });
    let ran = false;
    const stopRun = effect(() => {
      const paused = ran && !model.running.value;
      ran = model.running.value;
      if (paused) this.skip();
      if (!ran || model.playing.value) return;
      if (model.playhead.value === null) model.running.value = false;
      else return this.#wait(() => seek(model, (model.playhead.peek()?.chapter ?? 0) + 1), this.#breath());
    });
    return () => {
      stopNews();
      stopReplay();
      stopRun();
      this.skip();
    };
  }

  /** Shows chapters of the log by number; then the table goes to `after`, the present when left out. */
  play(chapters: readonly number[], after: TableModel['playhead']['value'] = null): void {
    const { game, mine } = this.#model.source;
    const seat = mine.peek()[0] ?? SPECTATOR;
    const shots = chapters.flatMap((index) => {
      const chapter = this.#model.chapters.peek()[index];
      return chapter === undefined ? [] : shotsOf(game, chapter, index, seat);
    });
    if (shots.length === 0) return;
    this.#again.value = shots;
    this.#show(shots, after);
  }

  seeAgain(): void {
    this.#show(this.#again.peek(), this.#model.playing.peek() ? this.#after : this.#model.playhead.peek());
  }

  /** Ends the show: the table is as the game has it. */
  skip(): void {
    this.#cancel?.();
    this.#cancel = null;
    const skipped = this.#queue.splice(0);
    if (this.#now.peek() === null) return;
    batch(() => {
      for (const shot of skipped) this.#lay({ shot, number: ++this.#number });
      this.#now.value = null;
      this.#model.playhead.value = this.#after;
      this.#model.playing.value = false;
    });
  }

  /** Someone turned to another page of the log: the show ends there. */
  #leave(to: TableModel['playhead']['value']): void {
    this.#after = to;
    this.skip();
  }

  /** Between two deeds of a log that plays by itself: longer where nothing moves, so that each can be read. */
  #breath(): number {
    const { motion, speed } = settings.peek();
    return (motion ? 300 : 1500) / speed;
  }

  #show(shots: readonly Shot[], after: TableModel['playhead']['value']): void {
    this.#after = after;
    if (!settings.peek().motion) {
      this.#still(shots);
      return;
    }
    this.#queue.push(...shots);
    if (this.#cancel === null) this.#next();
  }

  #next(): void {
    const shot = this.#queue.shift();
    if (shot === undefined) {
      this.#cancel = null;
      this.skip();
      return;
    }
    batch(() => {
      const playing = { shot, number: ++this.#number };
      this.#model.playing.value = true;
      this.#led = { chapter: shot.chapter, moment: shot.moment };
      this.#model.playhead.value = this.#led;
      this.#now.value = playing;
      this.#lay(playing);
    });
    this.#cancel = this.#wait(() => this.#next(), shot.ms / settings.peek().speed);
  }

  #still(shots: readonly Shot[]): void {
    const wounds = shots.flatMap(({ beat }) => (beat.show === 'wound' ? [beat] : []));
    for (const shot of shots) this.#lay({ shot, number: ++this.#number });
    this.stills.value = wounds;
    if (wounds.length > 0) this.#wait(() => (this.stills.value = []), STILL_NUMBER);
  }

  /** A throw lies on the table until the next, and beside a duel what it cost: whether it was watched or skipped. */
  #lay(playing: Playing): void {
    const { beat } = playing.shot;
    if (beat.show === 'dice' || beat.show === 'duel') this.lastThrow.value = playing;
    if (beat.show === 'duel') this.lastBlow.value = null;
    if (beat.show === 'wound' && beat.loses > 0) this.lastBlow.value = beat;
  }
}
