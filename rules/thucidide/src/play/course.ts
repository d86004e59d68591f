import type { Chance } from '@arbitre/kernel';
import { evolve } from './evolve.ts';
import type { Fact } from './fact.ts';
import type { State } from './state.ts';

/** A command being worked out: the state so far, the facts that led to it, and the dice to go on with. */
export interface Course {
  state: State;
  readonly facts: Fact[];
  readonly chance: Chance;
}

export function courseFrom(state: State, chance: Chance): Course {
  return { state, facts: [], chance };
}

/** Something happens: the fact is told and the state follows it. */
export function happen(course: Course, fact: Fact): void {
  course.facts.push(fact);
  course.state = evolve(course.state, fact);
}
