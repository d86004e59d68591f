import type { Chance } from '@arbitre/kernel';
import { evolve } from './evolve.ts';
import type { Fact } from './fact.ts';
import type { Frame } from './frame.ts';
import type { State } from './state.ts';

/**
 * What follows from one command, while it is being told: the facts so far, the state they lead to, and the stack of what is
 * still being resolved. Local to one `decide`.
 */
export interface Story {
  readonly chance: Chance;
  readonly facts: Fact[];
  readonly frames: Frame[];
  state: State;
}

export function beginStory(state: State, chance: Chance): Story {
  return { chance, facts: [], frames: [...state.frames], state };
}

/** A fact happens: it is remembered, and the state moves on. */
export function tell(story: Story, fact: Fact): void {
  story.facts.push(fact);
  story.state = evolve(story.state, fact);
}

/** Replaces the innermost thing being resolved. */
export function amend(story: Story, frame: Frame): void {
  story.frames[story.frames.length - 1] = frame;
}
