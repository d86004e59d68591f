import type { Cell, Outcome } from '@arbitre/kernel';
import type { Check, Degree } from '../encounter/check.ts';
import type { MoveAction, Order } from './command.ts';
import type { Frame, TriggerKind } from './frame.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { Conditions, CreatureId, Spot, Stance } from './state.ts';

/** What a check was rolled for. */
export type CheckPurpose =
  | 'balance'
  | 'maintain-balance'
  | 'tumble'
  | 'climb'
  | 'swim'
  | 'maneuver'
  | 'long-jump'
  | 'high-jump'
  | 'shove'
  | 'trip'
  | 'grapple'
  | 'escape'
  | 'hide'
  | 'grab-edge'
  | 'arrest-fall'
  | 'falling-body'
  | 'falling-object'
  | 'seek'
  | 'assist'
  | 'breath-weapon'
  | 'recovery'
  | 'suffocation';

/** A part of an armour class, by the rule that adds it. */
export interface ArmourPart {
  readonly rule: RuleId;
  readonly amount: number;
}

/** Condition changes: null takes one away. */
export type ConditionChange = { readonly [K in keyof Conditions]?: Conditions[K] | null };

/** Why a movement stopped before its end. */
export type CutReason = 'down' | 'prone' | 'held' | 'moved' | 'blocked' | 'tumble-failed' | 'spent';

/** Everything that can happen in an encounter. */
export type Fact =
  | { readonly is: 'placed'; readonly who: CreatureId; readonly to: Spot }
  | {
      readonly is: 'began';
      readonly rolls: readonly { readonly who: CreatureId; readonly die: number; readonly total: number }[];
    }
  | {
      readonly is: 'turn-began';
      readonly who: CreatureId;
      readonly round: number;
      readonly cursor: number;
      readonly actions: number;
      /** pf.x.delay: a turn put off until now. */
      readonly resumed?: true;
    }
  | { readonly is: 'turn-ended'; readonly who: CreatureId }
  | {
      readonly is: 'spent';
      readonly who: CreatureId;
      readonly on: Order['do'];
      readonly actions: number;
      readonly attack: boolean;
    }
  | {
      readonly is: 'moved';
      readonly who: CreatureId;
      readonly action: MoveAction;
      readonly from: Spot;
      readonly to: Spot;
      readonly stance: Stance;
      /** Half squares paid. */
      readonly halves: number;
      readonly diagonal: boolean;
      readonly rules: readonly RuleId[];
    }
  | { readonly is: 'pushed'; readonly who: CreatureId; readonly from: Spot; readonly to: Spot; readonly stance: Stance }
  | { readonly is: 'must-leave'; readonly who: CreatureId; readonly other: CreatureId }
  | { readonly is: 'cut-short'; readonly who: CreatureId; readonly reason: CutReason }
  | {
      readonly is: 'checked';
      readonly who: CreatureId;
      readonly purpose: CheckPurpose;
      readonly check: Check;
      readonly against?: CreatureId;
      readonly degree: Degree;
    }
  | {
      readonly is: 'guessed';
      readonly who: CreatureId;
      readonly target: CreatureId;
      readonly die: number;
      readonly hit: boolean;
    }
  | {
      readonly is: 'struck';
      readonly who: CreatureId;
      readonly target: CreatureId;
      readonly attack: number;
      readonly check: Check;
      readonly parts: readonly ArmourPart[];
      readonly reaction: boolean;
    }
  | {
      readonly is: 'hurt';
      readonly who: CreatureId;
      readonly amount: number;
      readonly type: string;
      readonly left: number;
      readonly cause:
        | 'attack'
        | 'fall'
        | 'struck-by-fall'
        | 'struck-by-object'
        | 'breath-weapon'
        | 'hazard'
        | 'injury'
        | 'suffocation'
        | 'trip';
    }
  | {
      readonly is: 'healed';
      readonly who: CreatureId;
      readonly by: CreatureId;
      readonly amount: number;
      readonly left: number;
      /** Part of a healing already counted: one use heals everyone around. */
      readonly shared?: true;
    }
  | {
      readonly is: 'knocked-out';
      readonly who: CreatureId;
      readonly dying: number;
      readonly recovery: number;
      readonly cursor: number;
      readonly order: readonly CreatureId[];
    }
  | { readonly is: 'dying'; readonly who: CreatureId; readonly dying: number }
  | { readonly is: 'stable'; readonly who: CreatureId }
  | { readonly is: 'died'; readonly who: CreatureId }
  | { readonly is: 'changed'; readonly who: CreatureId; readonly change: ConditionChange; readonly why: RuleId }
  | {
      readonly is: 'fell';
      readonly who: CreatureId;
      readonly from: Spot;
      readonly to: Spot;
      readonly stance: Stance;
      readonly into: 'ground' | 'water';
    }
  | {
      readonly is: 'toppled';
      readonly who: CreatureId;
      readonly object: string;
      readonly from: Spot;
      readonly to: Spot;
    }
  | {
      readonly is: 'object-fell';
      readonly object: string;
      readonly from: Spot;
      readonly to: Spot;
      readonly into: 'ground' | 'water';
      readonly damage: number;
      /** Hit points left; at 0 it is in pieces and gone. */
      readonly left: number;
    }
  | {
      readonly is: 'opened';
      readonly who: CreatureId;
      readonly at: Cell;
      /** The character of the map that stands there from now on. */
      readonly becomes: string;
    }
  | { readonly is: 'blocked'; readonly who: CreatureId; readonly prevented: number; readonly dents: number }
  | { readonly is: 'delayed'; readonly who: CreatureId; readonly actions: number }
  | { readonly is: 'resumed'; readonly who: CreatureId; readonly order: readonly CreatureId[]; readonly cursor: number }
  | { readonly is: 'caught'; readonly who: CreatureId; readonly to: Spot }
  | { readonly is: 'landed'; readonly who: CreatureId; readonly to: Spot; readonly stance: Stance }
  | { readonly is: 'sank'; readonly who: CreatureId; readonly to: Spot }
  | { readonly is: 'breathed'; readonly who: CreatureId; readonly left: number }
  | { readonly is: 'triggered'; readonly reactor: CreatureId; readonly by: CreatureId; readonly trigger: TriggerKind }
  | { readonly is: 'disrupted'; readonly who: CreatureId }
  | { readonly is: 'reacted'; readonly who: CreatureId; readonly with: Order['do'] }
  | { readonly is: 'declined'; readonly who: CreatureId }
  | { readonly is: 'asked'; readonly frames: readonly Frame[] }
  | { readonly is: 'answered'; readonly who: CreatureId }
  | { readonly is: 'ended'; readonly outcome: Outcome };
