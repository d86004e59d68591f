import { type Chance, Unfolding as Facts } from '@arbitre/kernel';
import { evolve } from './evolve.ts';
import type { Fact } from './fact.ts';
import type { Frame, FrameOf, Rolled, RollSpec } from './frame.ts';
import { type State, withStack } from './state.ts';

/**
 * One command being carried out: its facts, and the stack of what is being resolved. Only the last fact carries that stack,
 * so that the fold of the facts is the state.
 */
export class Unfolding extends Facts<State, Fact> {
  #stack: readonly Frame[];
  /** The state the facts make, with the stack of the moment. */
  #now: State;
  #folded: State;

  constructor(state: State, chance: Chance) {
    super(state, chance, evolve);
    this.#stack = state.stack;
    this.#folded = state;
    this.#now = state;
  }

  override get state(): State {
    const folded = super.state;
    if (folded !== this.#folded || this.#now.stack !== this.#stack) {
      this.#folded = folded;
      this.#now = folded.stack === this.#stack ? folded : withStack(folded, this.#stack);
    }
    return this.#now;
  }

  get stack(): readonly Frame[] {
    return this.#stack;
  }

  /** The innermost frame. */
  get top(): Frame {
    const frame = this.#stack.at(-1);
    if (frame === undefined) throw new Error('the stack of a running game holds at least the phase of the Round');
    return frame;
  }

  open(frame: Frame): void {
    this.#stack = [...this.#stack, frame];
  }

  close(): void {
    this.#stack = this.#stack.slice(0, -1);
  }

  /** The innermost frame becomes another, or another stage of itself. */
  replace(frame: Frame): void {
    this.#stack = this.#stack.with(this.#stack.length - 1, frame);
  }

  /** A frame somewhere on the stack is replaced: the turn pays for what is done inside it. */
  update<K extends Frame['kind']>(kind: K, change: (frame: FrameOf<K>) => FrameOf<K>): void {
    const at = this.#stack.findLastIndex((frame) => frame.kind === kind);
    const frame = this.#stack[at];
    if (frame !== undefined && isKind(frame, kind)) this.#stack = this.#stack.with(at, change(frame));
  }

  /** Nothing is being resolved any more. */
  closeAll(): void {
    if (this.#stack.length > 0) this.#stack = [];
  }

  roll(spec: RollSpec): void {
    this.open({
      kind: 'roll',
      spec,
      stage: 'before',
      asked: [],
      blessed: false,
      cursed: false,
      dice: [],
      extra: [],
      gambled: false,
    });
  }

  /** A roll that was made earlier may be gambled on after all: only its dice are looked at again. */
  reopen(spec: RollSpec, { dice, difficulty }: Rolled): void {
    this.open({
      kind: 'roll',
      spec: { ...spec, difficulty },
      stage: 'after',
      asked: [],
      blessed: true, // what blessings and curses did is in the Difficulty
      cursed: true,
      dice,
      extra: [],
      gambled: false,
    });
  }

  /** The roll is over: the frame that asked for it learns the result. */
  answer(rolled: Rolled): void {
    this.close();
    const asker = this.#stack.at(-1);
    if (asker !== undefined) this.replace({ ...asker, rolled });
  }

  /** Everything that happened, the stack on the last of it. */
  told(): readonly Fact[] {
    const last = this.facts.at(-1);
    if (last === undefined) throw new Error('a command that is accepted has at least one consequence');
    return this.facts.with(this.facts.length - 1, { ...last, stack: this.#stack });
  }
}

function isKind<K extends Frame['kind']>(frame: Frame, kind: K): frame is FrameOf<K> {
  return frame.kind === kind;
}
