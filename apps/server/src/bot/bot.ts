import { type Brain, type Command, type Game, pick, type Seat, SeededChance } from '@arbitre/kernel';
import { answer, levelNumbered } from '@arbitre/players';
import type { BotPlayer } from '@arbitre/protocol';

/** What a bot is asked: a command for a seat, from what that seat may see. The same job has the same answer. */
export interface BotJob extends BotPlayer {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: number;
}

/** A bot at work. Null: nothing may be done, it took too long, or nobody wants to know any more. */
export interface Thinking {
  readonly command: Promise<Command | null>;
  cancel(): void;
}

/** Whoever chooses for seats that play by themselves. `progress` hears how much of the thinking is done, 0 to 1. */
export type Bot = (game: Game, job: BotJob, progress?: (done: number) => void) => Thinking;

/** What a bot may look at while it thinks. */
export interface Watch {
  /** Nobody wants to know any more. */
  cancelled(): boolean;
  progress(done: number): void;
}

/** Chooses for a job, here and now; without a brain, a legal command at random. */
export function chooseFor(
  game: Game,
  brain: Brain<unknown, Command> | null,
  { view, seat, level, character, seed }: BotJob,
  watch: Watch,
): Command | null {
  if (brain === null) {
    const offers = game.offers(view, seat);
    return offers.length === 0 ? null : pick(new SeededChance(seed), offers).command;
  }
  const job = { view, seat, level: levelNumbered(level), character, seed };
  return (
    answer(game, brain, job, {
      enough: () => watch.cancelled(),
      progress: (done) => watch.progress(done),
    })?.command ?? null
  );
}

/** Chooses on the serving thread: for games that no thread can load by their name. */
export const botHere: Bot = (game, job) => {
  let cancelled = false;
  const watch = { cancelled: () => cancelled, progress: () => {} };
  return {
    command: Promise.resolve().then(() => (cancelled ? null : chooseFor(game, null, job, watch))),
    cancel: () => {
      cancelled = true;
    },
  };
};
