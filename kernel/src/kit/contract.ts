import fc from 'fast-check';
import { pick } from '../chance/chance.ts';
import { SeededChance } from '../chance/seeded.ts';
import { advance } from '../contract/advance.ts';
import type { Command, Fact, Game, Refusal } from '../contract/game.ts';
import { dial } from './dial.ts';
import { choicesExplainThemselves } from './promises/choices-explain-themselves.ts';
import { PROMISES } from './promises/index.ts';
import { type KitOptions, type KitPromise, Trial } from './trial.ts';
import { allOffers, type Opening, openingMatch, type Walk } from './walk.ts';

/** One promise of the contract, ready for a test runner: `test(property.name, property.check)`. */
export interface Property {
  readonly name: string;
  readonly check: () => void;
}

/**
 * The promises every game keeps (one file each in `promises/`), checked on random games that shrink to the shortest failing one.
 *
 * ```ts
 * for (const { name, check } of contract(donjonD10, openings, { games: 100 })) test(name, check);
 * ```
 */
export function contract<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  game: Game<State, C, F, R, Scenario>,
  openings: readonly Opening<Scenario>[],
  options: KitOptions<State, C> = {},
): readonly Property[] {
  const { games = 60, longest = 150, seed = 20_261_115, limit = 20_000, cannot = {} } = options;
  const trial = new Trial(game, openings, options);
  const walks = fc.record({
    opening: fc.nat({ max: Math.max(0, openings.length - 1) }),
    seed: fc.nat(),
    picks: fc.array(fc.nat(), { maxLength: longest, size: 'max' }),
  });

  const onRandomGames = (examine: (walk: Walk) => void) =>
    fc.assert(
      fc.property(walks, (walk) => {
        examine(walk);
      }),
      { numRuns: dial(games), seed },
    );

  function propertyOf(promise: KitPromise): Property {
    const check = () => onRandomGames((walk) => promise.keep(trial, walk));
    const reason = cannot[promise.name];
    if (reason === undefined) return { name: `${game.id}: ${promise.name}`, check };
    return { name: `${game.id} cannot promise this (${reason}): ${promise.name}`, check: () => mustFail(check) };
  }

  return [
    ...PROMISES.map(propertyOf),
    {
      name: `${game.id}: random games end within ${limit} commands`,
      check() {
        for (let n = 0; n < openings.length * 3; n++) endsWithin(trial, limit, n, seed);
      },
    },
  ];
}

/**
 * One promise at length: every offer of every moment is explained, everything that can be pointed at has its card.
 *
 * ```ts
 * const { name, check } = explained(donjonD10, openings, { games: 200 });
 * ```
 */
export function explained<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  game: Game<State, C, F, R, Scenario>,
  openings: readonly Opening<Scenario>[],
  options: KitOptions<State, C> = {},
): Property {
  const name = `${game.id}: ${choicesExplainThemselves.name}`;
  const whole = contract(game, openings, { ...options, outlooks: Number.POSITIVE_INFINITY });
  const property = whole.find((one) => one.name === name);
  if (property === undefined) throw new Error(`${game.id} is excused from explaining its choices`);
  return { ...property, name: `${name}, offer by offer` };
}

/** An excuse that is no longer needed is a mistake too. */
function mustFail(check: () => void): void {
  let kept = true;
  try {
    check();
  } catch {
    kept = false;
  }
  if (kept) throw new Error('the game keeps this promise after all: take it off the list of what it cannot');
}

/** Plays one game at random to its end. */
function endsWithin<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  { game, openings }: Trial<State, C, F, R, Scenario>,
  limit: number,
  n: number,
  seed: number,
): void {
  const dice = new SeededChance(seed + n);
  let { state } = openingMatch(game, openings, { opening: n, seed: seed + n });
  for (let played = 0; game.outcome(state) === null; played++) {
    if (played >= limit) {
      const name = openings[n % openings.length]?.name;
      throw new Error(`${name}, seed ${seed + n}: no outcome after ${limit} commands`);
    }
    const { seat, command } = pick(dice, allOffers(game, state));
    state = advance(game, state, seat, command, dice);
  }
}
