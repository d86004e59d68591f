import type { Chance } from '../chance/chance.ts';
import type { Fact } from './game.ts';

/**
 * One command being carried out: the facts so far, the state they make, the dice to go on with. Local to one `decide`.
 *
 * @example const unfolding = new Unfolding(state, chance, evolve);
 */
export class Unfolding<State, F extends Fact> {
  readonly chance: Chance;
  readonly facts: F[] = [];
  readonly #evolve: (state: State, fact: F) => State;
  #state: State;
  #folded = 0;

  constructor(state: State, chance: Chance, evolve: (state: State, fact: F) => State) {
    this.#state = state;
    this.chance = chance;
    this.#evolve = evolve;
  }

  happens(fact: F): void {
    this.facts.push(fact);
  }

  /** The state that the facts so far make, folded when a rule asks for it. */
  get state(): State {
    for (let fact = this.facts[this.#folded]; fact !== undefined; fact = this.facts[++this.#folded]) {
      this.#state = this.#evolve(this.#state, fact);
    }
    return this.#state;
  }
}
