import { type Command, explore, type Fact, fold, type Game, isRefusal, type Refusal, type Seat } from '@arbitre/kernel';

/** Sequences that begin with one command. */
export interface Branch<C extends Command = Command> {
  readonly seat: Seat;
  readonly command: C;
  readonly count: bigint;
}

/** How many sequences there are, in all and under each first command. */
export interface Perft<C extends Command = Command> {
  readonly count: bigint;
  readonly branches: readonly Branch<C>[];
}

/** Outcomes of one command's draws that are walked before giving up. */
const MOST_OUTCOMES = 100_000;

/**
 * Counts the sequences of exactly `depth` commands, each command counting once per outcome of its draws that the rules
 * tell apart (a die read through bands counts one per band). Null when one command has more outcomes than can be walked.
 *
 * @example perft(game, state, 2) // { count: 40n, branches: … }
 */
export function perft<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  state: State,
  depth: number,
): Perft<C> | null {
  if (depth < 1) return { count: 1n, branches: [] };
  const branches: Branch<C>[] = [];
  for (const seat of game.awaiting(state)?.seats ?? []) {
    for (const { command } of game.offers(state, seat)) {
      const outcomes = outcomesOf(game, state, seat, command);
      if (outcomes === null) return null;
      let count = 0n;
      for (const facts of outcomes) {
        const after = depth === 1 ? { count: 1n } : perft(game, fold(game, state, facts), depth - 1);
        if (after === null) return null;
        count += after.count;
      }
      branches.push({ seat, command, count });
    }
  }
  return { count: branches.reduce((sum, branch) => sum + branch.count, 0n), branches };
}

/** What follows from a command, once for each outcome of its draws, equal results not merged. */
function outcomesOf<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  state: State,
  seat: Seat,
  command: C,
): readonly (readonly F[])[] | null {
  let number = 0;
  const explored = explore(
    (chance) => ({ facts: game.decide(state, seat, command, chance), number: number++ }),
    (outcome) => `${outcome.number}`,
    MOST_OUTCOMES,
  );
  if (!explored.exact) return null;
  return explored.outcomes.map(({ value: { facts } }) => {
    if (isRefusal(facts)) throw new Error(`${game.writeCommand(command)} is offered, so it must be accepted`);
    return facts;
  });
}
