import type { Cell } from '@arbitre/kernel';
import type { DeedCommand, MoveAction } from './command.ts';
import type { CreatureId, Spot } from './state.ts';
import type { MovementKind } from '../walking/movement-kind.ts';

/** A movement under way: what is left of its path, and who has reacted to it. */
export interface MoveFrame {
  readonly kind: 'move';
  readonly who: CreatureId;
  readonly action: MoveAction;
  readonly by: MovementKind;
  readonly start: Spot;
  /** Where it should be now: elsewhere, something else has moved it and the rest is lost. */
  readonly here: Spot;
  /** Spots still to go to, the next one first. */
  readonly path: readonly Spot[];
  /** Half squares of movement left. */
  readonly budget: number;
  /** What surfaces that ask for Balance cost on this move (pf.narrow.1). */
  readonly surface: 'refused' | 'difficult' | 'normal';
  readonly moved: boolean;
  /** pf.trigger.3: at most once per creature and action. */
  readonly reacted: readonly CreatureId[];
  /** Creatures that declined at the square about to be left. */
  readonly declined: readonly CreatureId[];
  /** Creatures whose space a Tumble Through has won (pf.through.2). */
  readonly tumbled: readonly CreatureId[];
  /** pf.hazard.1, ruling per-action: already hurt by this action. */
  readonly burnt: boolean;
  /** A failed Tumble Through exposes the mover as if it left its starting square. */
  readonly exposed: boolean;
}

/** A running jump waiting for its run to end. */
export interface JumpFrame {
  readonly kind: 'jump';
  readonly who: CreatureId;
  readonly from: Cell;
  readonly to: Cell;
  readonly high: boolean;
}

/** A jump that went badly: its jumper falls prone once it has landed. */
export interface SprawlFrame {
  readonly kind: 'sprawl';
  readonly who: CreatureId;
}

/** An action that others may react to before it takes effect: a shot, a gesture. */
export interface DeedFrame {
  readonly kind: 'deed';
  readonly deed: DeedCommand;
  readonly asked: readonly CreatureId[];
  readonly disrupted: boolean;
}

/** Why someone may react. */
export type TriggerKind = 'leaves' | 'ends' | 'shoots' | 'gestures';

/** Someone is asked whether it reacts. */
export interface ReactFrame {
  readonly kind: 'react';
  readonly reactor: CreatureId;
  readonly to: CreatureId;
  readonly trigger: TriggerKind;
}

/** A fall about to happen. */
export interface FallFrame {
  readonly kind: 'fall';
  readonly who: CreatureId;
  readonly from: Spot;
  readonly dive: boolean;
  /** The edge within grasp and its DC (pf.fall.4). */
  readonly edge: { readonly spot: Spot; readonly dc: number } | null;
  /** Reactions already offered. */
  readonly asked: boolean;
}

/** A blow that a raised shield may take (pf.x.block). */
export interface BlockFrame {
  readonly kind: 'block';
  readonly who: CreatureId;
  readonly by: CreatureId;
  /** Place of the attack in the striker's stat block. */
  readonly attack: number;
  readonly damage: number;
  readonly critical: boolean;
}

/** Between two turns: those who delayed are asked in turn whether they act now (pf.x.delay). */
export interface ResumeFrame {
  readonly kind: 'resume';
  readonly asked: readonly CreatureId[];
}

/** Two creatures in one space by accident (pf.through.5): the referee is asked. */
export interface ShareFrame {
  readonly kind: 'share';
  readonly who: CreatureId;
  readonly cameFrom: Spot;
}

/** What is being resolved: the state keeps a stack of these. */
export type Frame =
  | MoveFrame
  | JumpFrame
  | SprawlFrame
  | DeedFrame
  | ReactFrame
  | BlockFrame
  | FallFrame
  | ShareFrame
  | ResumeFrame;
