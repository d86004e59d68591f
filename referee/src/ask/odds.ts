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

/** One way a command may turn out. Ways that leave the same state and figures are one. */
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

/** How far to explore, and what to do beyond. */
export interface OddsLimits {
  readonly outcomes?: number;
  readonly throws?: number;
  readonly seed?: number;
}

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
  const { outcomes = 50_000, throws = 10_000, seed = 1 } = limits;
  const first = game.decide(state, seat, command, new SeededChance(seed));
  if (isRefusal(first)) return first;
  const tellings = new Tellings();
  const act = (chance: Chance) => {
    const dice = new StandInChance(chance);
    const facts = game.decide(state, seat, command, dice);
    if (isRefusal(facts)) throw new Error(`${game.writeCommand(command)} is legal or not whatever the dice show`);
    const result = resultOf(game, state, facts);
    tellings.hear(result.key, facts, dice.stoodIn);
    return result;
  };
  const explored = explore(act, ({ key }) => key, outcomes);
  if (explored.exact) return tally(explored.outcomes, (key) => tellings.areSeveral(key));
  return { ...tally(sample(act, throws, seed), () => true), sampled: { throws, seed } };
}

/** Is there any chance in it? */
export function isCertain({ results, sampled }: Odds): boolean {
  return sampled === undefined && results.length === 1;
}

interface Keyed<F extends Fact> extends Omit<Result<F>, 'example'> {
  readonly key: string;
}

function resultOf<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  state: State,
  facts: readonly F[],
): Keyed<F> {
  const after = fold(game, state, facts);
  const figures = game.measure(state, facts);
  return { facts, figures, outcome: game.outcome(after), key: canonical([after, figures]) };
}

/** As many throws of a seeded source, each with the same weight. */
function sample<F extends Fact>(
  act: (chance: Chance) => Keyed<F>,
  throws: number,
  seed: number,
): readonly Weighted<Keyed<F>>[] {
  const dice = new SeededChance(seed);
  const counts = new Map<string, { value: Keyed<F>; times: number }>();
  for (let n = 0; n < throws; n++) {
    const value = act(dice);
    const known = counts.get(value.key);
    if (known === undefined) counts.set(value.key, { value, times: 1 });
    else known.times++;
  }
  return [...counts.values()].map(({ value, times }) => ({ value, weight: fraction(times, throws) }));
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
