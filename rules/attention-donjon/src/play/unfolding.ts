import { cardsLeft, type Chance, type Deck, drawCard, type Offer, type Seat } from '@arbitre/kernel';
import type { Card } from '../initiative/card.ts';
import type { Command } from './command.ts';
import { evolve } from './evolve.ts';
import type { DrawPurpose, Fact } from './fact.ts';
import type { Frame, FrameOf, Rolled, RollSpec } from './frame.ts';
import type { Refusal } from './refusal.ts';
import type { State } from './state.ts';

/**
 * The referee's hand while one command is resolved: it writes facts down, keeps the state they make, and the stack of
 * what is being resolved. The last fact carries that stack, so that the fold of the facts is the state.
 */
export class Table {
  state: State;
  readonly chance: Chance;
  readonly #facts: Fact[] = [];

  constructor(state: State, chance: Chance) {
    this.state = state;
    this.chance = chance;
  }

  emit(fact: Fact): void {
    this.state = evolve(this.state, fact);
    this.#facts.push(fact);
  }

  push(frame: Frame): void {
    this.state = { ...this.state, stack: [...this.state.stack, frame] };
  }

  pop(): void {
    this.state = { ...this.state, stack: this.state.stack.slice(0, -1) };
  }

  /** The innermost frame becomes another, or another stage of itself. */
  replace(frame: Frame): void {
    this.state = { ...this.state, stack: this.state.stack.with(this.state.stack.length - 1, frame) };
  }

  /** A frame somewhere on the stack is replaced: the turn pays for what is done inside it. */
  update<K extends Frame['kind']>(kind: K, change: (frame: FrameOf<K>) => FrameOf<K>): void {
    const at = this.state.stack.findLastIndex((frame) => frame.kind === kind);
    const frame = this.state.stack[at];
    if (frame === undefined || !isKind(frame, kind)) return;
    this.state = { ...this.state, stack: this.state.stack.with(at, change(frame)) };
  }

  /** Frames that name a figure no longer there are dropped, wherever they are. */
  drop(unwanted: (frame: Frame) => boolean): void {
    this.state = { ...this.state, stack: this.state.stack.filter((frame) => !unwanted(frame)) };
  }

  roll(spec: RollSpec): void {
    this.push({
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
    this.push({
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
    this.pop();
    const asker = this.state.stack.at(-1);
    if (asker !== undefined) this.replace({ ...asker, rolled });
  }

  /** Draws cards from the top; an empty deck is made anew from the discards of the Round (ad.prep.4). */
  draw(by: string, count: number, purpose: DrawPurpose): readonly Card[] {
    const cards: Card[] = [];
    while (cards.length < count) {
      if (cardsLeft(this.state.deck) === 0) {
        if (this.state.discard.length === 0) break;
        this.emit({ is: 'reshuffled', cards: this.state.discard });
      }
      const batch = drawUpTo(this.state.deck, count - cards.length, this.chance);
      this.emit({ is: 'drew', by, cards: batch, purpose });
      cards.push(...batch);
    }
    return cards;
  }

  /** What has happened so far. */
  get written(): readonly Fact[] {
    return this.#facts;
  }

  /** Everything that happened, the stack on the last of it. */
  facts(): readonly Fact[] {
    const last = this.#facts.at(-1);
    if (last === undefined) throw new Error('a command that is accepted has at least one consequence');
    return [...this.#facts.slice(0, -1), { ...last, stack: this.state.stack }];
  }
}

/** The top cards of a deck, as many as asked for or as there are. */
function drawUpTo(deck: Deck<Card>, count: number, chance: Chance): readonly Card[] {
  const drawn = count > 0 ? drawCard(deck, chance) : null;
  return drawn === null ? [] : [drawn.card, ...drawUpTo(drawn.deck, count - 1, chance)];
}

function isKind<K extends Frame['kind']>(frame: Frame, kind: K): frame is FrameOf<K> {
  return frame.kind === kind;
}

export const DECISIONS = [
  'begin',
  'joker',
  'initiative-card',
  'seize',
  'act-or-wait',
  'wait-card',
  'actions',
  'member',
  'directive',
  'controller',
  'dodge',
  'striker',
  'strike',
  'go-or-stay',
  'push',
  'hit',
  'spend',
  'before-roll',
  'after-roll',
  'death',
  'care',
  'reequip',
  'treasure',
  'road-card',
  'room',
  'spot',
  'placement',
  'scent',
  'scent-card',
  'instinct',
  'effect',
] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** A choice to be made now: whose, of what kind, between what. */
export interface Choice {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  /** Listed when asked for: going on needs only to know that there is a choice. */
  readonly offers: () => readonly Offer<Command>[];
}

/** How one kind of frame is resolved. */
export interface Resolver<K extends Frame['kind']> {
  /** The choice it waits for; null when it goes on by itself. Looks at nothing hidden. */
  choice(state: State, frame: FrameOf<K>): Choice | null;
  /** Applies an offered command. */
  take(table: Table, frame: FrameOf<K>, command: Command): void;
  /** Goes on by itself. */
  advance(table: Table, frame: FrameOf<K>): void;
  /** Why a command that is not offered is refused, when this frame knows better than "not now". */
  refuse?(state: State, frame: FrameOf<K>, command: Command): Refusal | null;
}

/** A frame that never asks anything. */
export function automatic<K extends Frame['kind']>(advance: Resolver<K>['advance']): Resolver<K> {
  return { choice: () => null, take: () => undefined, advance };
}
