import type { Cell, Outcome, Seat } from '@arbitre/kernel';
import type { Terms } from '../movement/capacity.ts';
import type { Waypoint } from '../movement/move.ts';
import type { Face } from '../proposal/die.table.ts';
import type { ModifierName } from '../proposal/modifiers.table.ts';
import type { Order } from '../proposal/orders.table.ts';
import type { CombatKind, CombatStep } from './state.ts';

/** A named number of dice added to or taken from a factor. */
export interface Modifier {
  readonly name: ModifierName;
  readonly dice: number;
}

/** What has happened. Facts carry results, so that an old battle still folds after a rule has been mended. */
export type Fact =
  | { readonly is: 'commanded'; readonly chief: string | null }
  | { readonly is: 'activated'; readonly piece: string; readonly chief: string | null }
  | {
      readonly is: 'ordered';
      readonly side: Seat;
      readonly order: Order;
      readonly cost: number;
      readonly unit?: string;
      /** Units whose move grows or shrinks by so many hexes. */
      readonly extra?: { readonly units: readonly string[]; readonly hexes: number };
      readonly woodsman?: number;
      /** The activation of the turn that the order frees. */
      readonly activation?: number;
      /** Tokens gained (reconnaissance). */
      readonly gain?: number;
      /** Elements of a rallied unit. */
      readonly elements?: number;
      /** The unit now rides, or no longer does. */
      readonly mounted?: boolean;
      /** A second command phase begins. */
      readonly again?: true;
    }
  | {
      readonly is: 'moved';
      readonly piece: string;
      readonly path: readonly Waypoint[];
      readonly fight: boolean;
      readonly diceLost: number;
      readonly terms: Terms;
      readonly with: readonly string[];
      /** A character who moves alone: he has no fight to lose (th.cap.leader). */
      readonly lone?: true;
    }
  | { readonly is: 'phase'; readonly phase: 'movement' | 'combat'; readonly tokensOff: readonly string[] }
  | {
      readonly is: 'attacked';
      readonly attacker: string;
      readonly target: string;
      readonly kind: CombatKind;
      readonly pursuit: boolean;
      readonly hex: Cell;
    }
  | { readonly is: 'awaits'; readonly seat: Seat; readonly step: CombatStep }
  | { readonly is: 'evading'; readonly unit: string }
  | {
      readonly is: 'rolled';
      readonly unit: string;
      readonly target: string;
      readonly riposte: boolean;
      readonly factor: number;
      readonly modifiers: readonly Modifier[];
      readonly advantage: boolean;
      readonly dice: readonly Face[];
      readonly hits: number;
      readonly flags: number;
      readonly letters: number;
    }
  | {
      readonly is: 'struck';
      readonly unit: string;
      readonly losses: number;
      readonly cause: 'dice' | 'no-retreat' | 'panic';
    }
  /** Panicked elephants run past a unit. */
  | { readonly is: 'trampled'; readonly unit: string; readonly dice: readonly Face[]; readonly hits: number }
  | { readonly is: 'endangered'; readonly character: string; readonly dice: readonly Face[]; readonly lost: boolean }
  | { readonly is: 'must-flee'; readonly character: string; readonly from: Cell }
  | { readonly is: 'fled'; readonly character: string; readonly path: readonly Waypoint[] }
  /** No hex to flee to. */
  | { readonly is: 'caught'; readonly character: string }
  | { readonly is: 'escaped'; readonly unit: string; readonly path: readonly Cell[] }
  | {
      readonly is: 'retreated';
      readonly unit: string;
      readonly path: readonly Cell[];
      readonly ignored: number;
      readonly missing: number;
    }
  | { readonly is: 'followed'; readonly unit: string; readonly to: Cell }
  | { readonly is: 'combat-over' }
  | { readonly is: 'turn'; readonly side: Seat; readonly number: number }
  | { readonly is: 'victory'; readonly outcome: Outcome };
