import { type Chance, type Command, fold, isRefusal, SeededChance, WIDEST_DRAW } from '@arbitre/kernel';
import type { Question } from './player.ts';

/** Commands after which a plan is looked at as it stands, finished or not. */
const LONGEST = 600;

/** Where a plan led in thought, and how much of that was luck with the dice, in thousandths of a win. */
export interface Imagined<State> {
  readonly state: State;
  readonly luck: number;
}

/**
 * A plan carried out in thought: its commands as long as they are legal, then whatever the brain of each seat does first, until
 * so many turns have passed or the game is over.
 */
export function imagine<State, C extends Command>(
  { game, brain, view, seat }: Question<State, C>,
  plan: readonly C[],
  turns: number,
  seed: number,
): Imagined<State> {
  const diceFor = diceByThrow(seed);
  let state = view;
  let turn = brain.turn(view);
  let passed = 0;
  let planned = 0;
  let luck = 0;
  for (let commands = 0; commands < LONGEST; commands++) {
    const chooser = game.awaiting(state)?.seats[0];
    if (chooser === undefined) return { state, luck };
    let facts = null;
    const dice = (command: C) => diceFor(`${turn} ${brain.throws?.(state, command) ?? game.writeCommand(command)}`);
    const next = chooser === seat ? plan[planned++] : undefined;
    if (next !== undefined) {
      const decided = game.decide(state, seat, next, dice(next));
      if (isRefusal(decided))
        planned = plan.length; // the plan no longer holds
      else facts = decided;
    }
    if (facts === null) {
      const seen = game.view(state, chooser);
      const first = brain.reflex?.(seen, chooser) ?? brain.proposals(seen, chooser)[0]?.command;
      if (first === undefined) throw new Error(`the brain proposes nothing to ${chooser}`);
      const decided = game.decide(state, chooser, first, dice(first));
      if (isRefusal(decided)) throw new Error(`the brain proposes ${game.writeCommand(first)}: ${decided.code}`);
      facts = decided;
    }
    luck += brain.luck?.(state, facts, seat) ?? 0;
    state = fold(game, state, facts);
    const now = brain.turn(state);
    if (now !== turn && ++passed >= turns) return { state, luck };
    turn = now;
  }
  return { state, luck };
}

/**
 * Dice that belong to a throw, not to its place in the game: whoever strikes in both of two plans strikes alike in both, whatever
 * else was thrown before. The difference between plans shows with fewer tries.
 */
function diceByThrow(seed: number): (key: string) => Chance {
  const times = new Map<string, number>();
  return (key) => {
    const nth = times.get(key) ?? 0;
    times.set(key, nth + 1);
    return new SeededChance(seed + WIDEST_DRAW * mixed(key, nth));
  };
}

/** A text and a number as 21 bits (FNV-1a): with the 32 of a seed, a whole number that a double holds. */
function mixed(text: string, nth: number): number {
  let hash = 0x811c9dc5 ^ nth;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % 2 ** 21;
}
