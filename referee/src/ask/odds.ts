import {
  add,
  type Chance,
  type Command,
  canonical,
  explore,
  type Fact,
  fold,
  type Fraction,
  fraction,
  type Game,
  isRefusal,
  multiply,
  type Outcome,
  type Refusal,
  type Seat,
  SeededChance,
  type Weighted,
  ZERO,
} from '@arbitre/kernel';
import { StandInChance, Tellings } from './tellings.ts';

/** One way a command may turn out. Ways with the same consequences are one. */
export interface Result<F extends Fact = Fact> {
  /** What would happen; of several ways that come to the same, one. */
  readonly facts: readonly F[];
  /** Other facts come to the same, or may (nobody knows, of odds that are sampled): `facts` are an example. */
  readonly example: boolean;
  readonly figures: Readonly<Record<string, number>>;
  /** How the game would then have ended. */
  readonly outcome: Outcome | null;
}

/** The distribution of one figure, values ascending. */
export interface Figure {
  readonly name: string;
  readonly values: readonly Weighted<number>[];
  readonly mean: Fraction;
}

/**
 * What a command may lead to. Exact weights come from every outcome of the dice; when there are too many, `sampled`
 * says how many seeded throws the weights were counted on, and each weight then has an interval (`interval`).
 */
export interface Odds<F extends Fact = Fact> {
  readonly results: readonly Weighted<Result<F>>[];
  readonly figures: readonly Figure[];
  readonly sampled?: { readonly throws: number; readonly seed: number };
}

/** How far to explore, and what to do beyond. Left to itself, a question costs at most about `WORK` facts either way. */
export interface OddsLimits {
  /** Outcomes of the dice beyond which odds are sampled. */
  readonly outcomes?: number;
  /** Seeded throws, when odds are sampled. */
  readonly throws?: number;
  readonly seed?: number;
}

/** Facts decided and folded for one question: some 2 µs each, so that the dearest question takes well under a second. */
const WORK = 150_000;

/** What an outcome costs beside its facts. */
const OUTCOME_WORK = 3;

const MOST_OUTCOMES = 50_000;
const MOST_THROWS = 10_000;
const PROBES = 12;

/**
 * The odds of a command by the very rules that play it; or its refusal.
 *
 * @example odds(game, state, 'hero', { do: 'roll' })
 */
export function odds<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  state: State,
  seat: Seat,
  command: C,
  limits: OddsLimits = {},
): R | Odds<F> {
  const { outcomes = MOST_OUTCOMES, seed = 1 } = limits;
  const first = game.decide(state, seat, command, new SeededChance(seed));
  if (isRefusal(first)) return first;
  const decide = (chance: Chance): readonly F[] => {
    const facts = game.decide(state, seat, command, chance);
    if (isRefusal(facts)) throw new Error(`${game.writeCommand(command)} is legal or not whatever the dice show`);
    return facts;
  };
  const probed = probe(decide, PROBES, seed);
  if (probed.outcomes <= outcomes && probed.outcomes * probed.work <= 2 * WORK) {
    const exact = exactOdds(game, state, decide, outcomes);
    if (exact !== null) return exact;
  }
  const throws = limits.throws ?? Math.min(MOST_THROWS, Math.ceil(WORK / probed.work));
  return { ...sample(game, state, decide, throws, seed), sampled: { throws, seed } };
}

/** Odds from every outcome of the dice; null when there are too many after all. */
function exactOdds<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  state: State,
  decide: (chance: Chance) => readonly F[],
  outcomes: number,
): Odds<F> | null {
  const tellings = new Tellings();
  const act = (chance: Chance) => {
    const dice = new StandInChance(chance);
    const result = resultOf(game, state, decide(dice));
    tellings.hear(result.key, result.facts, dice.stoodIn);
    return result;
  };
  const explored = explore(act, ({ key }) => key, outcomes);
  return explored.exact ? tally(explored.outcomes, (key) => tellings.areSeveral(key)) : null;
}

/** How many outcomes the dice seem to have, and what one costs: the widths along a few random throws (Knuth's estimate). */
function probe(
  decide: (chance: Chance) => readonly Fact[],
  times: number,
  seed: number,
): { readonly outcomes: number; readonly work: number } {
  const dice = new SeededChance(seed);
  let outcomes = 0;
  let work = 0;
  for (let n = 0; n < times; n++) {
    let widths = 1;
    const facts = decide({
      int(sides, cuts) {
        widths *= cuts === undefined || cuts.length === 0 ? sides : cuts.length + 1;
        return dice.int(sides);
      },
    });
    if (widths === 1) return { outcomes: 1, work: facts.length + OUTCOME_WORK };
    outcomes += widths / times;
    work += (facts.length + OUTCOME_WORK) / times;
  }
  return { outcomes, work };
}

/** Is there any chance in it? */
export function isCertain({ results, sampled }: Odds): boolean {
  return sampled === undefined && results.length === 1;
}

interface Keyed<F extends Fact> extends Omit<Result<F>, 'example'> {
  readonly key: string;
}

/**
 * What one outcome comes to. Outcomes with the same consequences (figures, and how the game then ends) are one; only where a
 * game has no figures for a command does the state tell them apart.
 */
function resultOf<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  state: State,
  facts: readonly F[],
): Keyed<F> {
  const after = fold(game, state, facts);
  const figures = game.measure(state, facts);
  const outcome = game.outcome(after);
  const silent = Object.keys(figures).length === 0;
  return { facts, figures, outcome, key: canonical(silent ? after : [figures, outcome]) };
}

/** As many throws of a seeded source, each with the same weight. */
function sample<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  state: State,
  decide: (chance: Chance) => readonly F[],
  throws: number,
  seed: number,
): Odds<F> {
  const dice = new SeededChance(seed);
  const counts = new Map<string, { value: Keyed<F>; times: number }>();
  for (let n = 0; n < throws; n++) {
    const facts = decide(dice);
    const figures = game.measure(state, facts);
    const outcome = game.outcome(fold(game, state, facts));
    const key = canonical([figures, outcome]);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { value: { facts, figures, outcome, key }, times: 1 });
    else known.times++;
  }
  const results = [...counts.values()].map(({ value, times }) => ({ value, weight: fraction(times, throws) }));
  return tally(results, () => true);
}

function tally<F extends Fact>(outcomes: readonly Weighted<Keyed<F>>[], isExample: (key: string) => boolean): Odds<F> {
  const names = [...new Set(outcomes.flatMap(({ value }) => Object.keys(value.figures)))];
  const results = outcomes.map(({ value: { facts, figures, outcome, key }, weight }) => ({
    value: { facts, example: isExample(key), figures, outcome },
    weight,
  }));
  return { results, figures: names.map((name) => figureOf(name, results)) };
}

function figureOf(name: string, results: readonly Weighted<Result>[]): Figure {
  const weights = new Map<number, Fraction>();
  let mean = ZERO;
  for (const { value, weight } of results) {
    const figure = value.figures[name] ?? 0;
    weights.set(figure, add(weights.get(figure) ?? ZERO, weight));
    mean = add(mean, multiply(fraction(figure), weight));
  }
  const values = [...weights].sort(([a], [b]) => a - b).map(([value, weight]) => ({ value, weight }));
  return { name, values, mean };
}
