import { noChance } from '../chance/recorded.ts';
import type { Command, Fact, Game, Refusal, Seat } from '../contract/game.ts';
import { isRefusal, SPECTATOR } from '../contract/game.ts';
import { canonical } from './canonical.ts';
import type { Entry } from './match.ts';

/** An entry as one seat may know it. Once anything was left out of the facts, the command and the draws are left out too. */
export type Seen<C extends Command = Command, F extends Fact = Fact> = Omit<Entry<C, F>, 'command' | 'draws'> & {
  readonly command: C | null;
  readonly draws: Entry['draws'] | null;
};

type Telling<State, F extends Fact> = Pick<Game<State, Command, F>, 'evolve' | 'redact'>;

/** What `seat` is told of an entry that was played in the state `before`. Its own command is always told to it. */
export function seenBy<State, C extends Command, F extends Fact>(
  game: Telling<State, F>,
  before: State,
  entry: Entry<C, F>,
  seat: Seat,
): Seen<C, F> {
  const { facts, whole } = toldTo(game, before, entry.facts, seat);
  if (whole) return entry;
  const command = entry.seat === seat ? entry.command : null;
  return { seq: entry.seq, seat: entry.seat, command, draws: null, facts, hash: entry.hash };
}

function toldTo<State, F extends Fact>(
  game: Telling<State, F>,
  before: State,
  facts: readonly F[],
  seat: Seat,
): { readonly facts: readonly F[]; readonly whole: boolean } {
  if (game.redact === undefined) return { facts, whole: true };
  const told: F[] = [];
  let now = before;
  let previous: F | null = null;
  for (const fact of facts) {
    if (previous !== null) now = game.evolve(now, previous); // what follows the last fact is nobody's question here
    const seen = game.redact(fact, now, seat);
    if (seen !== null) told.push(seen);
    previous = fact;
  }
  return { facts: told, whole: told.length === facts.length && told.every((fact, index) => fact === facts[index]) };
}

/**
 * Is anything of a game from this opening ever kept from anyone? It is when the game redacts facts, or when someone's view of
 * the opening is not the opening itself. A game that tells every fact whole can hide nothing later that it did not hide at first.
 */
export function hidesSomething<State>(game: Pick<Game<State>, 'redact' | 'seats' | 'view'>, opening: State): boolean {
  if (game.redact !== undefined) return true;
  return [...game.seats(opening), SPECTATOR].some((seat) => !seesAll(game, opening, seat));
}

function seesAll<State>(game: Pick<Game<State>, 'view'>, state: State, seat: Seat): boolean {
  const seen = game.view(state, seat);
  return seen === state || canonical(seen) === canonical(state);
}

/**
 * Did an entry show its own seat nothing that it could not know? Then that seat may take it back without asking: no die
 * was cast, and what it saw happen is what the rules would decide from its view alone.
 */
export function revealsNothing<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  before: State,
  { seat, command, draws, facts }: Entry<C, F>,
): boolean {
  if (draws.length > 0) return false;
  if (game.redact === undefined && game.view(before, seat) === before) return true; // nothing is kept from that seat
  try {
    const foreseen = game.decide(game.view(before, seat), seat, command, noChance);
    return !isRefusal(foreseen) && canonical(foreseen) === canonical(toldTo(game, before, facts, seat).facts);
  } catch {
    return false; // a rule that cannot judge by the view alone needed something hidden
  }
}
