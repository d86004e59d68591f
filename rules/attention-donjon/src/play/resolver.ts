import type { Offer } from '@arbitre/kernel';
import type { Asked } from './awaiting.ts';
import type { Card } from '../initiative/card.ts';
import { type Command, isSame, offer } from './command.ts';
import type { Frame, FrameOf } from './frame.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { State } from './state.ts';
import type { Unfolding } from './unfolding.ts';

/** How one kind of frame is resolved: five answers, and one row of the table of frames (`frames.table.ts`). */
export interface Resolver<K extends Frame['kind']> {
  /** The choice it waits for; null when it goes on by itself. Looks at nothing hidden. */
  asks(state: State, frame: FrameOf<K>): Asked | null;
  /** What one might think of answering, in the order it is offered; the judge has the last word. */
  candidates(state: State, frame: FrameOf<K>): readonly Offer<Command>[];
  /** Every answer the judge lets pass, where it can be asked for all at once; else each candidate is put to it. */
  offers?(state: State, frame: FrameOf<K>): readonly Offer<Command>[];
  /** The judge: why not that answer; null when it may be given. */
  refusal(state: State, frame: FrameOf<K>, command: Command): Refusal | null;
  /** Applies an answer that nothing refuses. */
  take(unfolding: Unfolding, frame: FrameOf<K>, command: Command): void;
  /** Goes on by itself. */
  advance(unfolding: Unfolding, frame: FrameOf<K>): void;
}

/** A frame that never asks anything. */
export function automatic<K extends Frame['kind']>(advance: Resolver<K>['advance']): Resolver<K> {
  return { asks: () => null, candidates: () => [], refusal: () => refuse('not-asked'), take: () => undefined, advance };
}

/** Candidates and judge of a choice between what is on a list: nothing else is asked. */
export function listed<K extends Frame['kind']>(
  list: (state: State, frame: FrameOf<K>) => readonly Offer<Command>[],
): Pick<Resolver<K>, 'candidates' | 'offers' | 'refusal'> {
  let last: { readonly state: State; readonly frame: FrameOf<K>; readonly offers: readonly Offer<Command>[] } | null =
    null;
  const candidates = (state: State, frame: FrameOf<K>) => {
    if (last?.state !== state || last.frame !== frame) last = { state, frame, offers: list(state, frame) };
    return last.offers;
  };
  return {
    candidates,
    offers: candidates,
    refusal: (state, frame, command) =>
      candidates(state, frame).some((offered) => isSame(offered.command, command)) ? null : refuse('not-asked'),
  };
}

/** Candidates and judge of a choice between cards: one of them is taken. */
export function takesCard<K extends Frame['kind']>(
  among: (state: State, frame: FrameOf<K>) => readonly Card[],
): Pick<Resolver<K>, 'candidates' | 'refusal'> {
  return {
    candidates: (state, frame) => [...new Set(among(state, frame))].map((card) => offer('cards', { do: 'take', card })),
    refusal(state, frame, command) {
      if (command.do !== 'take') return refuse('not-asked');
      const { card } = command;
      return among(state, frame).some((one) => one === card) ? null : refuse('not-among-cards', { what: card });
    },
  };
}
