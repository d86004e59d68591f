import type { Chance } from '@arbitre/kernel';
import { evolve } from './evolve.ts';
import type { DonjonFact } from './facts.ts';
import type { State } from './state.ts';

/** The unfolding of one command: the facts so far, and the state they lead to, which the next rule reads. */
export class Journal {
  readonly facts: DonjonFact[] = [];
  readonly chance: Chance;
  state: State;

  constructor(state: State, chance: Chance) {
    this.state = state;
    this.chance = chance;
  }

  add(fact: DonjonFact): void {
    this.facts.push(fact);
    this.state = evolve(this.state, fact);
  }
}
