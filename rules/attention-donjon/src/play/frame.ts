import type { Bilingual, Cell, Seat } from '@arbitre/kernel';
import type { Card, Suit } from '../initiative/card.ts';
import type { Attack, ItemId } from '../adventure/equipment.ts';
import type { Link } from '../push/push.ts';
import type { Spot } from '../file/room.ts';
import type { GroupPlan } from './state.ts';
import type { Trait } from '../adventure/trait.ts';

/** What a finished roll tells the frame beneath it. */
export interface Rolled {
  readonly successes: number;
  readonly dice: readonly number[];
  readonly difficulty: number;
  readonly gambled: boolean;
  /** A gamble that lost everything. */
  readonly fiasco: boolean;
}

/** What a roll is for, worded for people. */
export const ROLL_PURPOSES = [
  'dodge',
  'attack',
  'damage',
  'recover',
  'care',
  'wake',
  'calm',
  'search',
  'cell',
  'poison',
  'rockfall',
  'brazier',
  'roar',
  'struggle',
  'aura',
  'resist',
] as const;
export type RollPurpose = (typeof ROLL_PURPOSES)[number];

/** A roll to be made (ad.x.roll). */
export interface RollSpec {
  readonly who: string;
  readonly trait: Trait | 'damage';
  readonly purpose: RollPurpose;
  readonly dice: number;
  readonly difficulty: number;
  /** The figure it is made against. */
  readonly against: string | null;
  readonly gamble: 'may' | 'must' | 'never';
}

/** How an attack is made. */
export type AttackMode = 'plain' | 'precise' | 'free';

/** What a turn has used of its budget (ad.act.1 to ad.act.6). */
export interface Budget {
  readonly spent: number;
  readonly standard: boolean;
  readonly bonus: boolean;
  /** Movement Actions begun. */
  readonly movements: number;
  /** Movements left in the movement Action under way, for a Déplacement of 2 or more (ad.move.13). */
  readonly moving: number;
  readonly zoneMoves: number;
  /** Placement steps paid for. */
  readonly steps: number;
  readonly shot: boolean;
  readonly sideStepped: boolean;
  /** Action dice not used yet; null when the table does without (ad.move.3). */
  readonly dice: readonly number[] | null;
}

/** A turn of which nothing has been used. */
export const FRESH: Budget = {
  spent: 0,
  standard: false,
  bonus: false,
  movements: 0,
  moving: 0,
  zoneMoves: 0,
  steps: 0,
  shot: false,
  sideStepped: false,
  dice: null,
};

interface Awaiting {
  /** The roll this frame asked for, once it is made. */
  readonly rolled?: Rolled;
}

/** What is being resolved: plain data on a stack, the innermost last. */
export type Frame = Awaiting &
  (
    | { readonly kind: 'opening' }
    | {
        readonly kind: 'initiative';
        readonly stage: 'heroes' | 'jokers' | 'groups' | 'choose' | 'events';
        readonly free: readonly string[];
        readonly checks: readonly { readonly hero: string; readonly card: Card }[];
      }
    | { readonly kind: 'turns'; readonly asked: readonly string[] }
    | { readonly kind: 'wait'; readonly hero: string; readonly former: Card; readonly cards: readonly Card[] }
    | {
        readonly kind: 'turn';
        readonly figure: string;
        readonly card: Card | null;
        readonly begun: boolean;
        readonly budget: Budget /** A single Action out of turn (ad.react.3). */;
        readonly reaction?: true;
      }
    | {
        readonly kind: 'group';
        readonly group: string;
        readonly card: Card;
        readonly controller: Seat | null;
        readonly left: readonly string[];
        readonly delegated: boolean;
      }
    | {
        readonly kind: 'move';
        readonly figure: string;
        readonly by: 'zoneMove' | 'shift';
        readonly from: Cell;
        readonly to: Cell;
        readonly path: readonly Cell[];
        readonly stage: 'dodge' | 'judge' | 'strikes' | 'choose' | 'move' | 'landed' | 'effects';
        readonly needed: number;
        readonly difficult: boolean;
        readonly missing: number;
        /** Enemies that have struck, or declined to. */
        readonly done: readonly string[];
        readonly sacrificed: boolean;
        readonly striker: string | null;
      }
    | {
        readonly kind: 'push';
        readonly pusher: string | null;
        readonly source: Cell | null;
        readonly target: Cell;
        readonly cells: readonly Cell[];
        readonly seat: Seat | null;
        readonly moved: readonly Link[] | null;
      }
    | {
        readonly kind: 'attack';
        readonly attacker: string;
        readonly target: string;
        readonly attack: Attack;
        readonly mode: AttackMode;
        /** Dice of Arcanes given up for the effect of the suit. */
        readonly dropped: number;
        readonly charging: boolean;
        readonly stage: 'roll' | 'judge' | 'hit' | 'damage' | 'spend' | 'wound' | 'shove' | 'done';
        readonly successes: number;
        readonly powerful: boolean;
        readonly wounds: number;
      }
    | {
        readonly kind: 'roll';
        readonly spec: RollSpec;
        readonly stage: 'before' | 'after';
        readonly asked: readonly string[];
        readonly blessed: boolean;
        readonly cursed: boolean;
        readonly dice: readonly number[];
        readonly extra: readonly number[];
        readonly gambled: boolean;
        /** The whole gamble has been rolled again (ad.x.struggle). */
        readonly regambled?: true;
      }
    | { readonly kind: 'death'; readonly hero: string }
    | { readonly kind: 'cell-effect'; readonly figure: string; readonly cells: readonly Cell[] }
    | { readonly kind: 'recover'; readonly figure: string; readonly free: boolean }
    | {
        readonly kind: 'care';
        readonly healer: string;
        readonly patient: string;
        readonly left: number;
        readonly judged: boolean;
      }
    | { readonly kind: 'wake'; readonly figure: string }
    | { readonly kind: 'calm'; readonly figure: string }
    | { readonly kind: 'struggle'; readonly figure: string }
    | {
        readonly kind: 'roar';
        readonly figure: string;
        readonly target: string;
        readonly attack: Rolled | null;
        /** Successes of the defender, once rolled. */
        readonly resisted: number | null;
      }
    | {
        readonly kind: 'aura';
        readonly figure: string;
        readonly suit: Suit;
        /** Figures it has still to reach. */
        readonly left: readonly string[];
        /** The successes of its roll, once made. */
        readonly value: number | null;
        /** Of the rolls that resist it: the caster's Arcanes. */
        readonly difficulty: number;
      }
    | {
        readonly kind: 'reequip';
        readonly figure: string;
        /** Enemies that have struck. */
        readonly struck: readonly string[];
        readonly moved: readonly ItemId[];
      }
    | {
        readonly kind: 'search';
        readonly hero: string;
        readonly encounter: string;
        readonly cards: readonly Card[];
        readonly stage: 'roll' | 'draw' | 'pick';
      }
    | { readonly kind: 'douse'; readonly hero: string; readonly cell: Cell }
    | {
        readonly kind: 'reveal';
        /** The cards to choose between (ad.x.orientation). */
        readonly cards?: readonly Card[];
        readonly hero: string;
        readonly door: string;
        readonly card: Card | null /** Rooms a Joker lets the player choose between. */;
        readonly rooms: readonly RoomName[];
        readonly room: string | null;
        readonly spots: readonly Spot[];
      }
    | {
        readonly kind: 'placement';
        readonly hero: string;
        readonly group: GroupPlan;
        readonly placed: number;
        readonly zones: readonly string[];
        readonly cells: readonly Cell[];
        readonly delegated: boolean;
      }
    | {
        readonly kind: 'scent';
        readonly encounter: string;
        readonly asked: readonly string[];
        /** The two cards between which the hero asked last has to choose. */
        readonly between: { readonly group: string; readonly cards: readonly Card[] } | null;
      }
    | { readonly kind: 'instinct'; readonly asked: readonly string[] }
    | { readonly kind: 'rockfall'; readonly hero: string }
    | {
        readonly kind: 'effects' /** Null until the phase has been looked over. */;
        readonly pending: readonly PendingEffect[] | null;
        readonly current: PendingEffect | null;
      }
    | { readonly kind: 'round-end' }
  );

export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

/** A room by name, before it is placed. */
export interface RoomName {
  readonly id: string;
  readonly name: Bilingual;
}

/** An effect that acts in the effect phase (ad.effect.10). */
export interface PendingEffect {
  readonly kind: 'brazier' | 'poison' | 'bleeding';
  /** The figure concerned, or the name of the brazier's cell. */
  readonly on: string;
}
