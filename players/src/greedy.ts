import { advance, type Command, SeededChance, WIDEST_DRAW } from '@arbitre/kernel';
import { atOnce, type Chosen, type Question, unthinking } from './player.ts';
import { ending } from './worth.ts';

/** Throws of the dice tried for each offer. */
const THROWS = 3;

/**
 * The yardstick of the ladder: one step ahead, three throws for each offer, the game's dozen lines of evaluation. It is kept as
 * it is: every figure of docs/players.md is measured against it.
 */
export const greedy = atOnce('greedy', bestStep);

function bestStep<State, C extends Command>(question: Question<State, C>): Chosen<C> {
  const { game, view, seat, chance } = question;
  const seeds = Array.from({ length: THROWS }, () => chance.int(WIDEST_DRAW));
  let best: Chosen<C> | null = null;
  for (const { command } of game.offers(view, seat)) {
    const value = oneStep(question, command, seeds) + chance.int(1000) / 1e6; // ties are broken by lot
    if (best === null || value > best.value) best = unthinking(command, value);
  }
  if (best === null) throw new Error(`${seat} has nothing to choose from`);
  return best;
}

function oneStep<State, C extends Command>(question: Question<State, C>, command: C, seeds: readonly number[]): number {
  const { game, brain, view, seat } = question;
  let sum = 0;
  for (const seed of seeds) {
    const after = advance(game, view, seat, command, new SeededChance(seed));
    sum += ending(question, after) ?? brain.yardstick(game.view(after, seat), seat);
  }
  return sum / seeds.length;
}
