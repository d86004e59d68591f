import { type Command, fold, isRefusal, SeededChance } from '@arbitre/kernel';
import type { Question } from './player.ts';

/** Commands after which a plan is looked at as it stands, finished or not. */
const LONGEST = 600;

/**
 * A plan carried out in thought: its commands as long as they are legal, then whatever the brain of each seat does first, until
 * so many turns have passed or the game is over.
 */
export function imagine<State, C extends Command>(
  { game, brain, view, seat }: Question<State, C>,
  plan: readonly C[],
  turns: number,
  seed: number,
): State {
  const dice = new SeededChance(seed);
  let state = view;
  let turn = brain.turn(view);
  let passed = 0;
  let planned = 0;
  for (let commands = 0; commands < LONGEST; commands++) {
    const chooser = game.awaiting(state)?.seats[0];
    if (chooser === undefined) return state;
    let facts = null;
    const next = chooser === seat ? plan[planned++] : undefined;
    if (next !== undefined) {
      const decided = game.decide(state, seat, next, dice);
      if (isRefusal(decided))
        planned = plan.length; // the plan no longer holds
      else facts = decided;
    }
    if (facts === null) {
      const [first] = brain.proposals(game.view(state, chooser), chooser);
      if (first === undefined) throw new Error(`the brain proposes nothing to ${chooser}`);
      const decided = game.decide(state, chooser, first.command, dice);
      if (isRefusal(decided))
        throw new Error(`the brain proposes ${game.writeCommand(first.command)}: ${decided.code}`);
      facts = decided;
    }
    state = fold(game, state, facts);
    const now = brain.turn(state);
    if (now !== turn && ++passed >= turns) return state;
    turn = now;
  }
  return state;
}
