import type { Seat } from '@arbitre/kernel';

/** Every kind of choice a seat may be asked for. */
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
/** What a seat is asked to choose. */
export type DecisionKind = (typeof DECISIONS)[number];

/** Whose choice it is, and of what kind. */
export interface Asked {
  readonly seat: Seat;
  readonly kind: DecisionKind;
}
