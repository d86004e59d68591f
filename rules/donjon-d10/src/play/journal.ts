import type { Chance } from '@arbitre/kernel';
import { evolve } from './evolve.ts';
import type { Fact } from './fact.ts';
import type { State } from './state.ts';

/** The unfolding of one command: the facts so far, and the state they lead to, folded when a rule asks for it. */
export class Journal {
  readonly facts: Fact[] = [];
  readonly chance: Chance;
  #state: State;
  #folded = 0;

  constructor(state: State, chance: Chance) {
    this.#state = state;
    this.chance = chance;
  }

  add(fact: Fact): void {
    this.facts.push(fact);
  }

  get state(): State {
    for (let fact = this.facts[this.#folded]; fact !== undefined; fact = this.facts[++this.#folded]) {
      this.#state = evolve(this.#state, fact);
    }
    return this.#state;
  }
}
