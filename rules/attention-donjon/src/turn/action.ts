import type { CommandOf, OfferGroup, Verb } from '../play/command.ts';
import type { FrameOf } from '../play/frame.ts';
import type { Refusal } from '../play/refusal.ts';
import type { State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import type { ActionKind } from './budget.ts';
import type { Figure } from './figure.ts';

/** A figure in its turn, about to do something. */
export interface Acting {
  readonly state: State;
  readonly turn: FrameOf<'turn'>;
  readonly figure: Figure;
}

/** One thing a turn allows: why not, what it may be tried on, and what it starts. One row of the table of Actions. */
export interface Action<V extends Verb> {
  /** Of which of the four types it is (ad.act.2), where that hangs on the command; else the table says. */
  type?(command: CommandOf<V>): ActionKind;
  /** The heading it is offered under, where that is not its type. */
  readonly under?: OfferGroup;
  /** Why nothing of the kind can be done in this turn; null when something might: what it costs, who can do it at all. */
  barred(now: Acting): Refusal | null;
  /** What one might try it on, in the order it is offered. Asked for only where nothing bars it. */
  candidates(now: Acting): readonly CommandOf<V>[];
  /** What is wrong with this very command; null when nothing is. */
  fault(now: Acting, command: CommandOf<V>): Refusal | null;
  /** Pays for it, then puts what it starts on the stack (ad.act.12). */
  perform(unfolding: Unfolding, now: Acting, command: CommandOf<V>): void;
}
