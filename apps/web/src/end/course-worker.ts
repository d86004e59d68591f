import type { Bilingual, Command, Fact, Game, Seat } from '@arbitre/kernel';
import { type Decided, review } from '@arbitre/players';
import { loadBrain, loadGames } from '@arbitre/referee/core';

/** A finished game to be looked back on from one seat. */
export interface Told {
  readonly game: string;
  readonly opening: unknown;
  readonly entries: readonly {
    readonly seat: Seat;
    readonly command: Command | null;
    readonly facts: readonly Fact[];
  }[];
  readonly seat: Seat;
}

/** How good the position was for the seat, −1 to 1, before the first entry and after each. */
export type Course = readonly number[];

/** The decision of the seat that cost it most, and what would have been better. */
export interface Lesson {
  /** The entry of the log, from 0. */
  readonly chapter: number;
  readonly better: Command;
  /** Points in a hundred of a win. */
  readonly cost: number;
  readonly why: readonly Bilingual[];
}

export type Looked = { readonly course: Course } | { readonly lesson: Lesson };

const MOST = 1000;

/** Decisions looked at again, those that were followed by the greatest losses; and for how long at most, in milliseconds. */
const REVIEWED = 14;
const PATIENCE = 12_000;
/** So small a difference teaches nothing. */
const LEAST = 3;

self.addEventListener('message', async ({ data }: MessageEvent<Told>) => {
  const post = (looked: Looked) => self.postMessage(looked, { transfer: [] });
  const [game, brain] = [(await loadGames([data.game])).get(data.game), await loadBrain(data.game)];
  if (game === undefined || brain === null) return;
  const { course, states } = courseOf(game, brain, data);
  post({ course });
  const lesson = lessonOf(game, brain, data, course, states);
  if (lesson !== null) post({ lesson });
});

type Brain = NonNullable<Awaited<ReturnType<typeof loadBrain>>>;

function courseOf(game: Game, brain: Brain, { opening, entries, seat }: Told) {
  const worth = (state: unknown) => {
    const outcome = game.outcome(state);
    if (outcome !== null)
      return outcome.winners.includes(seat) ? 1 : outcome.winners.length === 0 && game.seats(state).length > 1 ? 0 : -1;
    const sum = Object.values(brain.features(game.view(state, seat), seat)).reduce((all, one) => all + one, 0);
    return Math.max(-0.95, Math.min(0.95, sum / MOST));
  };
  let state = opening;
  const states = [state];
  for (const { facts } of entries) {
    for (const fact of facts) state = game.evolve(state, fact);
    states.push(state);
  }
  return { course: states.map(worth), states };
}

/** The dearest of the seat's own decisions, as the computer sees them afterwards; null: none cost enough to speak of. */
function lessonOf(
  game: Game,
  brain: Brain,
  { entries, seat }: Told,
  course: Course,
  states: readonly unknown[],
): Lesson | null {
  const change = (at: number) => (course[at + 1] ?? 0) - (course[at] ?? 0);
  const own = entries.flatMap(({ seat: by, command }, at): readonly Decided<unknown, Command>[] =>
    by === seat && command !== null ? [{ at, view: game.view(states[at], seat), seat, command }] : [],
  );
  const decided = own.toSorted((a, b) => change(a.at) - change(b.at)).slice(0, REVIEWED);
  const since = performance.now();
  const looked = review(game, brain, decided, 1);
  let step = looked.next();
  while (step.done !== true && performance.now() - since < PATIENCE) step = looked.next();
  const [dearest] = step.done === true ? step.value : [];
  if (dearest === undefined) return null;
  const cost = Math.round(dearest.cost / 10);
  const why = [...new Set(dearest.better.why)].slice(0, 1).map((reason) => brain.says(reason));
  return cost < LEAST ? null : { chapter: dearest.at, better: dearest.better.command, cost, why };
}
