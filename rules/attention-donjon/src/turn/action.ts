import type { CommandOf, OfferGroup, Verb } from '../play/command.ts';
import type { FrameOf } from '../play/frame.ts';
import type { Refusal } from '../play/refusal.ts';
import type { State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import type { Figure } from './figure.ts';

/** A figure in its turn, about to do something. */
export interface Acting {
  readonly state: State;
  readonly turn: FrameOf<'turn'>;
  readonly figure: Figure;
}

/** One thing a turn allows: what it may be tried on, why not, and what it starts. One row of the table of Actions. */
export interface Action<V extends Verb> {
  /** The heading it is offered under. */
  group(command: CommandOf<V>): OfferGroup;
  /** What one might try it on, in the order it is offered. None where nothing of the kind is possible in this turn. */
  candidates(now: Acting): Iterable<CommandOf<V>>;
  /** The judge: why not; null when it may be done. */
  refusal(now: Acting, command: CommandOf<V>): Refusal | null;
  /** Pays for it, then puts what it starts on the stack (ad.act.12). */
  perform(unfolding: Unfolding, now: Acting, command: CommandOf<V>): void;
}
