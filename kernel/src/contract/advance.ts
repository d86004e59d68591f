import type { Chance } from '../chance/chance.ts';
import type { Command, Fact, Game, Outcome, Refusal, Seat } from './game.ts';
import { fold, isRefusal } from './game.ts';

/** What a forward model needs of a game: no words, no log, no scene. */
export type Model<State, C extends Command, F extends Fact = Fact> = Pick<
  Game<State, C, F>,
  'awaiting' | 'decide' | 'evolve' | 'offers' | 'outcome' | 'view' | 'writeCommand'
>;

/**
 * The state after one command, for searches: nothing is said, nothing is logged, the input is left as it was.
 * A refused command is a bug of whoever chose it.
 *
 * @example const next = advance(game, state, 'hero', { do: 'roll' }, new SeededChance(1))
 */
export function advance<State, C extends Command, F extends Fact>(
  game: Model<State, C, F>,
  state: State,
  seat: Seat,
  command: C,
  chance: Chance,
): State {
  const decided: Refusal | readonly F[] = game.decide(state, seat, command, chance);
  if (isRefusal(decided)) throw new Error(`${seat}: ${game.writeCommand(command)} is refused: ${decided.code}`);
  return fold(game, state, decided);
}

/**
 * What a seat need not think about: the only offer there is or, where the game calls the decision minor, its default, the first
 * offer. Null where there is something to choose.
 *
 * @example const command = defaultAnswer(game, view, seat) ?? think(view)
 */
export function defaultAnswer<State, C extends Command>(
  game: Pick<Model<State, C>, 'awaiting' | 'offers'>,
  view: State,
  seat: Seat,
): C | null {
  const offers = game.offers(view, seat);
  const settled = offers.length === 1 || game.awaiting(view)?.minor === true;
  return settled ? (offers[0]?.command ?? null) : null;
}

/** Who chooses for a seat in a played-out game: sees its view, draws its own chance. */
export type Chooser<State, C extends Command> = (view: State, seat: Seat) => C;

/** How a game is played out. */
export interface PlayOut<State, C extends Command> {
  readonly choose: Chooser<State, C>;
  readonly dice: Chance;
  /** Commands after which it is given up; 100,000 unless told. */
  readonly longest?: number;
  /** Called before each command, with the whole state. */
  readonly visit?: (state: State, seat: Seat, command: C) => void;
}

/** Where a played-out game stopped. */
export interface PlayedOut<State> {
  readonly state: State;
  readonly commands: number;
  /** Null when the limit came first. */
  readonly outcome: Outcome | null;
}

/**
 * Plays a game to its end, or to the limit.
 *
 * @example playOut(game, opening, { choose: (view, seat) => pick(chance, game.offers(view, seat)).command, dice })
 */
export function playOut<State, C extends Command, F extends Fact>(
  game: Model<State, C, F>,
  opening: State,
  { choose, dice, longest = 100_000, visit }: PlayOut<State, C>,
): PlayedOut<State> {
  let state = opening;
  for (let commands = 0; commands < longest; commands++) {
    const seat = game.awaiting(state)?.seats[0];
    if (seat === undefined) return { state, commands, outcome: game.outcome(state) };
    const command = choose(game.view(state, seat), seat);
    visit?.(state, seat, command);
    state = advance(game, state, seat, command, dice);
  }
  return { state, commands: longest, outcome: game.outcome(state) };
}
