import type { Unfolding as AnyUnfolding } from '@arbitre/kernel';
import type { Fact } from './fact.ts';
import type { State } from './state.ts';

/** One command of this game being carried out: what rules are given to read the state, roll dice and say what happens. */
export type Unfolding = AnyUnfolding<State, Fact>;
