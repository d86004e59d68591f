import {
  canonical,
  type Command,
  explore,
  type Fact,
  type Game,
  isRefusal,
  type Refusal,
  type Seat,
  SeededChance,
  toDecimal,
} from '@arbitre/kernel';

/** How many outcomes of the dice are gone through one by one, and how many throws are made where there are more. */
export interface ExpectedLimits {
  readonly outcomes?: number;
  readonly throws?: number;
  readonly seed?: number;
}

const MOST_OUTCOMES = 2000;
const THROWS = 200;
/** Decimals that a weight is kept to. */
const DIGITS = 15;

/**
 * What each figure of a command comes to on average, or its refusal: exactly where the dice have few outcomes, else over seeded throws.
 * Facts are measured as they are decided: no state is built and none compared, so that a search can ask it of every offer. Who
 * wants the whole distribution, or how the game would then stand, asks `odds`.
 *
 * @example expected(game, view, seat, command) // { dealt: 5.7, lost: 2.07 }
 */
export function expected<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  view: State,
  seat: Seat,
  command: C,
  { outcomes = MOST_OUTCOMES, throws = THROWS, seed = 1 }: ExpectedLimits = {},
): R | Readonly<Record<string, number>> {
  const dice = new SeededChance(seed);
  const first = game.decide(view, seat, command, dice);
  if (isRefusal(first)) return first;
  const measured = (facts: R | readonly F[]) => {
    if (isRefusal(facts)) throw new Error(`${game.writeCommand(command)} is legal or not whatever the dice show`);
    return game.measure(view, facts);
  };
  const explored = explore((chance) => measured(game.decide(view, seat, command, chance)), canonical, outcomes);
  const weighed = explored.exact
    ? explored.outcomes.map(({ value, weight }) => ({ value, weight: Number(toDecimal(weight, DIGITS)) }))
    : Array.from({ length: throws }, () => ({
        value: measured(game.decide(view, seat, command, dice)),
        weight: 1 / throws,
      }));
  const means: Record<string, number> = {};
  for (const { value, weight } of weighed)
    for (const [name, figure] of Object.entries(value)) means[name] = (means[name] ?? 0) + weight * figure;
  return means;
}
