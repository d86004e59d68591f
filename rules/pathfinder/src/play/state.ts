import type { Bilingual, Cell, Outcome, Seat } from '@arbitre/kernel';
import type { Battlefield } from '../space/battlefield.ts';
import type { AssistCommand, ReadyTrigger } from './command.ts';
import type { Frame } from './frame.ts';
import type { Rulings } from '../rulings.ts';
import type { StatBlock } from '../encounter/stat-block.ts';

/** The id of a creature, unique in its encounter. */
export type CreatureId = string;

/** Where a body is: its top-left square, and the height of its feet in units. */
export interface Spot {
  readonly at: Cell;
  readonly z: number;
}

/** How a creature keeps its place: feet on the ground, hands on a face, wings, water, or earth around it. */
export const STANCES = ['ground', 'climbing', 'flying', 'swimming', 'burrowed'] as const;
export type Stance = (typeof STANCES)[number];

/** Conditions that matter on the board (pf.x.conditions). Absent means it does not apply. */
export interface Conditions {
  readonly prone?: true;
  readonly unconscious?: true;
  readonly dead?: true;
  /** 1 to 3; 4 is dead. */
  readonly dying?: number;
  /** Base DC of its recovery saves, fixed when it was knocked out. */
  readonly recovery?: number;
  readonly asleep?: true;
  readonly paralysed?: true;
  readonly stunned?: true;
  readonly immobile?: true;
  readonly blinded?: true;
  /** Held by someone, until so many of the holder's turns have ended. */
  readonly held?: { readonly by: CreatureId; readonly restrained: boolean; readonly turns: number };
  readonly hampered?: number;
  readonly accelerated?: number;
  readonly slowed?: number;
  readonly frightened?: number;
  readonly takenCover?: true;
  readonly shieldRaised?: true;
  /** pf.x.ready: a Strike that waits for its trigger, and the attacks made in the turn before it. */
  readonly readied?: { readonly attack: number; readonly when: ReadyTrigger; readonly attacks: number };
  /** pf.x.assist: what it does for friends until its next turn; `worth` below 0 is help that went wrong. */
  readonly assisting?: readonly {
    readonly ally: CreatureId;
    readonly enemy: CreatureId;
    readonly how: AssistCommand['how'];
    readonly worth: number;
  }[];
  /** pf.x.hunt: its quarry. */
  readonly hunting?: CreatureId;
  /** pf.x.breathe: the round in which its breath is drawn again. */
  readonly recharging?: number;
  /** pf.x.delay: out of the order until it takes its turn, with so many actions. */
  readonly delayed?: number;
  readonly hiddenFrom?: readonly CreatureId[];
  /** A critical success at Maintain Balance: no more checks this round. */
  readonly steady?: true;
  /** Saves against suffocation made so far. */
  readonly suffocating?: number;
}

/** A creature of the encounter as it stands. */
export interface Creature extends Spot {
  readonly id: CreatureId;
  readonly name: Bilingual;
  /** Key of its stat block. */
  readonly block: string;
  readonly side: Seat;
  readonly hp: number;
  readonly stance: Stance;
  readonly conditions: Conditions;
  readonly reaction: boolean;
  /** Actions of breath left. */
  readonly breath: number;
  readonly heals: number;
  /** Dents in its shield; the second breaks it (pf.x.block). */
  readonly dents: number;
  /** The creature it rides. */
  readonly rides?: CreatureId;
  /** pf.through.1: whom it lets through its space or not, where that is not as for everyone of its side. */
  readonly consents?: Readonly<Record<CreatureId, boolean>>;
}

/** Someone who plays: its creatures are knocked out at 0 hit points, or die at once. */
export interface Side {
  readonly id: Seat;
  readonly name: Bilingual;
  /** Heroes are dying at 0 hit points; monsters are dead. */
  readonly heroes: boolean;
}

/** pf.x.object: something loose that does not fill its square, and can be pushed over an edge. */
export interface LooseObject extends Spot {
  readonly id: string;
  readonly name: Bilingual;
  readonly hp: number;
  /** Points of damage it shrugs off (Solidité). */
  readonly hardness: number;
}

/** The turn under way. */
export interface Turn {
  readonly who: CreatureId;
  readonly actions: number;
  /** Attack actions used (pf.x.multiple). */
  readonly attacks: number;
  /** pf.diag.3: diagonal steps of the whole turn. */
  readonly diagonals: number;
  /** Anything done yet: one delays before acting (pf.x.delay). */
  readonly acted: boolean;
  /** A delayed turn: what the end of a turn brings came with the delay. */
  readonly resumed: boolean;
  /** Whom it has attacked, and the attack that has just missed, for weapons that ask (pf.x.traits). */
  readonly attacked: readonly CreatureId[];
  readonly missed: number | null;
  readonly flew: boolean;
  /** Swam, or entered the water with the last action. */
  readonly swam: boolean;
  /** pf.through.4: shares a space it may not stay in; only a move out of it is accepted. */
  readonly mustLeave: boolean;
}

/** An encounter as it stands. */
export interface State {
  readonly field: Battlefield;
  readonly rulings: Rulings;
  readonly blocks: Readonly<Record<string, StatBlock>>;
  readonly sides: readonly Side[];
  readonly allied: readonly (readonly [Seat, Seat])[];
  readonly creatures: readonly Creature[];
  readonly objects: readonly LooseObject[];
  /** pf.mode.1: free placement before initiative, strict rules after. */
  readonly mode: 'exploration' | 'encounter';
  /** Squares where each side may place its creatures before the encounter. */
  readonly deployment: Readonly<Record<Seat, readonly Cell[]>>;
  /** Initiative order. */
  readonly order: readonly CreatureId[];
  readonly round: number;
  readonly lastRound: number;
  readonly turn: Turn | null;
  /** Place in `order` of the last turn taken. */
  readonly cursor: number;
  /** What is being resolved, innermost last; empty unless a decision interrupts it. */
  readonly frames: readonly Frame[];
  readonly outcome: Outcome | null;
}

/** The seat that answers what the rules leave to the referee. */
export const REFEREE = 'referee';
