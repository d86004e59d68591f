import { DrawMismatch, RecordedChance } from '../chance/recorded.ts';
import type { Command, Fact, Game, Refusal } from '../contract/game.ts';
import { fold, isRefusal } from '../contract/game.ts';
import { canonical } from './canonical.ts';
import { entryHash, headerHash, type Entry, type Header } from './match.ts';

/** The first place where playing the log again gives something else than what it records. */
export type Difference<R extends Refusal = Refusal, F extends Fact = Fact> =
  | { readonly kind: 'refused'; readonly seq: number; readonly refusal: R }
  | { readonly kind: 'facts'; readonly seq: number; readonly recorded: readonly F[]; readonly decided: readonly F[] }
  | { readonly kind: 'draws'; readonly seq: number; readonly message: string };

/**
 * Decides each command again, with the dice of the log, and compares. The state goes on with the recorded facts, so
 * that one changed rule is reported once, at the first entry it would judge differently.
 */
export function replay<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  opening: State,
  entries: readonly Entry<C, F>[],
): Difference<R, F> | null {
  let state = opening;
  for (const entry of entries) {
    const difference = judgeAgain(game, state, entry);
    if (difference !== null) return difference;
    state = fold(game, state, entry.facts);
  }
  return null;
}

function judgeAgain<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  state: State,
  { seq, seat, command, draws, facts }: Entry<C, F>,
): Difference<R, F> | null {
  const chance = new RecordedChance(draws);
  try {
    const decided = game.decide(state, seat, command, chance);
    if (isRefusal(decided)) return { kind: 'refused', seq, refusal: decided };
    if (canonical(decided) !== canonical(facts)) return { kind: 'facts', seq, recorded: facts, decided };
    if (chance.left > 0) return { kind: 'draws', seq, message: `${chance.left} recorded draws were not asked for` };
    return null;
  } catch (problem) {
    if (problem instanceof DrawMismatch) return { kind: 'draws', seq, message: problem.message };
    throw problem;
  }
}

/** The first entry whose hash or number is not what the entries before it make it; null when the chain holds. */
export function brokenLink(header: Header, entries: readonly Entry[]): number | null {
  let previous = headerHash(header);
  for (const [index, entry] of entries.entries()) {
    if (entry.seq !== index + 1 || entry.hash !== entryHash(previous, entry)) return index + 1;
    previous = entry.hash;
  }
  return null;
}
