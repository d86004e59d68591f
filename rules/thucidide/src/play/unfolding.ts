import { type Chance, Unfolding as Unfolds } from '@arbitre/kernel';
import { evolve } from './evolve.ts';
import type { Fact } from './fact.ts';
import type { State } from './state.ts';

/** A command of this game being carried out. */
export type Unfolding = Unfolds<State, Fact>;

export function unfoldingFrom(state: State, chance: Chance): Unfolding {
  return new Unfolds(state, chance, evolve);
}
