import {
  type Bilingual,
  type Brain,
  type Command,
  type Fact,
  type Game,
  type Seat,
  SeededChance,
} from '@arbitre/kernel';
import { type Costly, type Decided, imagine, review } from '@arbitre/players';
import { choicesOf, loadBrain, loadGames } from '@arbitre/referee/core';
import { chanceOf, type Curve, nextMoment, type Sample, withSample } from './chances.ts';
import CURVES from './chances.json';

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
  /** What hints drew from; see `choicesOf`. */
  readonly seed: number;
}

/** The seat's chances of winning at some moments of the game, the first and the last among them; `done`: no more will come. */
export interface Course {
  readonly samples: readonly Sample[];
  readonly done: boolean;
}

/** A decision that cost the seat much, and what would have been better. */
export interface Lesson {
  /** The entry of the log, from 0. */
  readonly chapter: number;
  readonly better: Command;
  /** Points in a hundred of a win. */
  readonly cost: number;
  readonly why: readonly Bilingual[];
}

export type Looked = { readonly course: Course } | { readonly lessons: readonly Lesson[] };

/** Moments counted at most, ways on from each, and for how long altogether, in milliseconds. */
const MOMENTS = 72;
const WAYS = { alone: 12, together: 6 };
const COUNTING = 9000;
/** Rounds looked ahead where nobody answers: a lone hero's turns are short, and what kills comes slowly. */
const ALONE = 8;
/** How often what is known so far is shown. */
const SHOWN_EVERY = 8;

/** Decisions looked at again, those that were followed by the greatest losses; and for how long at most, in milliseconds. */
const REVIEWED = 14;
const PATIENCE = 12_000;
/** So small a difference teaches nothing; more lessons than so many are not remembered. */
const LEAST = 3;
const LESSONS = 3;

type Mind = Brain<unknown, Command>;

self.addEventListener('message', async ({ data }: MessageEvent<Told>) => {
  const post = (looked: Looked) => self.postMessage(looked, { transfer: [] });
  const [game, brain] = [(await loadGames([data.game])).get(data.game), await loadBrain(data.game)];
  if (game === undefined || brain === null) return;
  const states = statesOf(game, data);
  let samples: readonly Sample[] = [];
  for (const known of courseOf(game, brain, data, states)) {
    samples = known;
    if (samples.length % SHOWN_EVERY === 0) post({ course: { samples, done: false } });
  }
  post({ course: { samples, done: true } });
  post({ lessons: lessonsOf(game, brain, data, samples, states) });
});

function statesOf(game: Game, { opening, entries }: Told): readonly unknown[] {
  const states = [opening];
  let state = opening;
  for (const { facts } of entries) {
    for (const fact of facts) state = game.evolve(state, fact);
    states.push(state);
  }
  return states;
}

/** The chances moment by moment, as each becomes known. */
function* courseOf(
  game: Game,
  brain: Mind,
  { seat }: Told,
  states: readonly unknown[],
): Generator<readonly Sample[], void> {
  const curve = (CURVES as Readonly<Record<string, Curve>>)[game.id];
  const settled = (state: unknown): number => {
    const outcome = game.outcome(state);
    if (outcome === null) return chanceOf(brain.features(game.view(state, seat), seat), curve);
    if (outcome.winners.includes(seat)) return 1;
    return outcome.winners.length === 0 && game.seats(state).length > 1 && isDuel(game, brain, state, seat) ? 0.5 : 0;
  };
  /** A round played on in several ways: what is about to happen is seen, not only what stands on the board. */
  const chanceAt = (at: number): number => {
    const view = states[at];
    if (game.outcome(view) !== null) return settled(view);
    const alone = game.seats(view).length === 1;
    const turns = (brain.round?.(game.view(view, seat)) ?? 2) * (alone ? ALONE : 1);
    const ways = alone ? WAYS.alone : WAYS.together;
    let sum = 0;
    for (let way = 1; way <= ways; way++) {
      const question = { game, brain, view, seat, chance: new SeededChance(way) };
      sum += settled(imagine(question, [], turns, way).state);
    }
    return sum / ways;
  };
  const last = states.length - 1;
  let samples: readonly Sample[] = [0, last].map((at) => ({ at, chance: chanceAt(at) }));
  yield samples;
  const since = performance.now();
  while (samples.length < MOMENTS && performance.now() - since < COUNTING) {
    const at = nextMoment(samples);
    if (at === null) return;
    samples = withSample(samples, { at, chance: chanceAt(at) });
    yield samples;
  }
}

/** Is there anyone at the table who does not win and lose together with this seat? */
function isDuel(game: Game, brain: Mind, state: unknown, seat: Seat): boolean {
  const friends = brain.allies?.(game.view(state, seat), seat) ?? [];
  return game.seats(state).some((other) => other !== seat && !friends.includes(other));
}

/** The dearest of the seat's own decisions, as the computer sees them afterwards; none where none cost enough to speak of. */
function lessonsOf(
  game: Game,
  brain: Mind,
  { entries, seat, seed }: Told,
  samples: readonly Sample[],
  states: readonly unknown[],
): readonly Lesson[] {
  const own = entries.flatMap(({ seat: by, command }, at): readonly Decided<unknown, Command>[] =>
    by === seat && command !== null
      ? [{ at, view: game.view(states[at], seat), seat, command, chance: choicesOf(seed, at) }]
      : [],
  );
  const decided = own.toSorted((a, b) => slopeAt(samples, a.at) - slopeAt(samples, b.at)).slice(0, REVIEWED);
  const since = performance.now();
  let dearest: readonly Costly<Command>[] = [];
  for (const found of review(game, brain, decided, LESSONS)) {
    dearest = found;
    if (performance.now() - since > PATIENCE) break;
  }
  return dearest.flatMap(({ at, better, cost }): readonly Lesson[] => {
    const points = Math.round(cost / 10);
    const why = better.why.slice(0, 1).map((reason) => brain.aims(reason, game.view(states[at], seat)));
    return points < LEAST ? [] : [{ chapter: at, better: better.command, cost: points, why }];
  });
}

/** How the chances changed around an entry, an entry on average. */
function slopeAt(samples: readonly Sample[], at: number): number {
  const next = samples.findIndex((sample) => sample.at > at);
  const [from, to] = [samples[next - 1], samples[next]];
  return from === undefined || to === undefined ? 0 : (to.chance - from.chance) / (to.at - from.at);
}
