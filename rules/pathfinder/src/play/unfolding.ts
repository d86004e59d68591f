import { type Chance, Unfolding as Facts } from '@arbitre/kernel';
import { evolve } from './evolve.ts';
import type { Fact } from './fact.ts';
import type { Frame } from './frame.ts';
import type { State } from './state.ts';

/** One command being carried out: its facts, the state they make, and the stack of what is still being resolved. */
export class Unfolding extends Facts<State, Fact> {
  readonly frames: Frame[];

  constructor(state: State, chance: Chance) {
    super(state, chance, evolve);
    this.frames = [...state.frames];
  }

  /** Replaces the innermost thing being resolved. */
  amend(frame: Frame): void {
    this.frames[this.frames.length - 1] = frame;
  }
}
