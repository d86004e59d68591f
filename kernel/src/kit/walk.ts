import { SeededChance } from '../chance/seeded.ts';
import type { Command, Fact, Game, Offer, Refusal, Rulings, Seat } from '../contract/game.ts';
import { type Header, type Match, play } from '../log/match.ts';
import { deepFreeze } from './freeze.ts';

/** A scenario to start random games from, read already. */
export interface Opening<Scenario> {
  readonly name: string;
  readonly scenario: Scenario;
  readonly rulings?: Rulings;
}

/** A random game in the smallest form that plays it again: which opening, which dice, which offer at each choice. */
export interface Walk {
  readonly opening: number;
  readonly seed: number;
  /** The n-th choice takes offer `picks[n] % offers.length`. */
  readonly picks: readonly number[];
}

/** A seat's offer, as everything awaited at one moment is listed. */
export interface SeatOffer<C> extends Offer<C> {
  readonly seat: Seat;
}

/** One moment of a random game: before the choice at `match.state` is made. */
export interface Moment<State, C extends Command, F extends Fact> {
  readonly match: Match<State, C, F>;
  readonly offers: readonly SeatOffer<C>[];
  /** The state before the last command; the opening when there was none. */
  readonly before: State;
}

/** The opening state of a walk; a scenario that does not set up is a mistake of the test. */
export function openingMatch<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  game: Game<State, C, F, R, Scenario>,
  openings: readonly Opening<Scenario>[],
  walk: Pick<Walk, 'opening' | 'seed'>,
): Match<State, C, F> {
  const opening = openings[walk.opening % openings.length];
  if (opening === undefined) throw new Error('the kit needs at least one opening');
  const rulings = { ...defaults(game), ...opening.rulings };
  const setup = game.setup(opening.scenario, rulings);
  if (!setup.ok) throw new Error(`opening ${opening.name} does not set up: ${JSON.stringify(setup.problems)}`);
  const header: Header = {
    format: 'arbitre-game',
    formatVersion: 1,
    game: game.id,
    rules: game.version,
    rulings,
    scenario: opening.scenario,
    title: opening.name,
    dice: { kind: 'seeded', seed: walk.seed },
  };
  const state = deepFreeze(setup.value);
  return { header, entries: [], opening: state, state };
}

function defaults<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  game: Game<State, C, F, R, Scenario>,
): Rulings {
  return Object.fromEntries(Object.entries(game.rulings).map(([name, ruling]) => [name, ruling.values[0] ?? false]));
}

/** Every offer of every awaited seat. */
export function allOffers<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  game: Game<State, C, F, R, Scenario>,
  state: State,
): readonly SeatOffer<C>[] {
  const seats = game.awaiting(state)?.seats ?? [];
  return seats.flatMap((seat) => game.offers(state, seat).map((offer) => ({ ...offer, seat })));
}

/** Plays a walk and shows each moment to `visit`; every state is frozen, so that a rule that changes one is caught. */
export function playWalk<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  game: Game<State, C, F, R, Scenario>,
  openings: readonly Opening<Scenario>[],
  walk: Walk,
  visit: (moment: Moment<State, C, F>) => void = () => {},
): Match<State, C, F> {
  const dice = new SeededChance(walk.seed);
  let match = openingMatch(game, openings, walk);
  let before = match.state;
  for (const choice of walk.picks) {
    const offers = allOffers(game, match.state);
    visit({ match, offers, before });
    const offer = offers[choice % offers.length];
    if (offer === undefined) break;
    const played = play(game, match, offer.seat, deepFreeze(offer.command), dice);
    if (!('match' in played)) {
      throw new Error(`offered but refused: ${game.writeCommand(offer.command)} (${played.code})`);
    }
    before = match.state;
    match = played.match;
    deepFreeze(match.state);
  }
  return match;
}

/** The commands of a match as people type them, for a failure report. */
export function transcript<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  game: Game<State, C, F, R, Scenario>,
  match: Match<State, C, F>,
): string {
  return match.entries.map((entry) => `${entry.seat}: ${game.writeCommand(entry.command)}`).join('\n');
}
