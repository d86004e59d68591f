import type { Bilingual } from '@arbitre/kernel';
import type { Dice } from './dice.ts';
import type { Shape, Size } from '../space/size.ts';
import type { MovementKind } from '../walking/movement-kind.ts';

/** Traits of attacks that the rules look at. */
export const ATTACK_TRAITS = ['agile', 'nonlethal', 'thrown', 'shove', 'trip', 'reach', 'sweep', 'backswing'] as const;
export type AttackTrait = (typeof ATTACK_TRAITS)[number];

export interface Attack {
  readonly name: Bilingual;
  readonly kind: 'melee' | 'ranged';
  readonly bonus: number;
  readonly damage: Dice;
  readonly type: string;
  readonly traits: readonly AttackTrait[];
  /** Squares a melee attack covers; left out, those of the body's size and shape (pf.space.3). */
  readonly reach?: number;
  /** Squares of a range increment. */
  readonly increment?: number;
  /** One more die of that many faces on a critical hit. */
  readonly deadly?: number;
  /** Squares a critical hit pushes the target away. */
  readonly pushOnCritical?: number;
}

/** What a creature can do besides its attacks. */
export const ABILITIES = [
  'attack-of-opportunity',
  'sure-footing',
  'ignores-difficult-terrain',
  'feather-step',
  'incorporeal',
  'water-breathing',
  'trained-acrobatics',
  'cat-fall',
  'blocks-passage',
  'hunt-target',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** What a kind of creature is: the figures that its rules need. */
export interface StatBlock {
  readonly name: Bilingual;
  readonly level: number;
  readonly size: Size;
  readonly shape: Shape;
  /** Squares along a side, where it is not that of the size (a Gargantuan body of 5). */
  readonly side?: number;
  /** pf.special.1: each kind has a Speed of its own; absent, it is not available. pf.special.2: wherever it comes from. */
  readonly speeds: Readonly<Partial<Record<MovementKind, number>>>;
  readonly hp: number;
  readonly ac: number;
  readonly saves: { readonly fort: number; readonly ref: number; readonly will: number };
  readonly perception: number;
  /** Athletics for movement, then for actions with the attack trait. */
  readonly athletics: readonly [moving: number, attacking: number];
  readonly acrobatics: number;
  readonly stealth: number;
  /** Constitution score: actions of held breath. */
  readonly constitution: number;
  /** What a recovery save against its blows is based on. */
  readonly classDC: number;
  readonly attacks: readonly Attack[];
  /** pf.flank.4: false when it has no unarmed attack ready. */
  readonly unarmed?: boolean;
  readonly shield?: number;
  /** Hardness (Solidité) of the shield: what it takes in its bearer's stead (pf.x.block). */
  readonly hardness?: number;
  /** pf.x.breathe: a cone of so many squares, and the DC of the Reflex save against it. */
  readonly breathWeapon?: {
    readonly damage: Dice;
    readonly type: string;
    readonly dc: number;
    readonly length: number;
  };
  /** How often it can heal, and how much. */
  readonly heal?: { readonly uses: number; readonly dice: Dice };
  readonly abilities: readonly Ability[];
  /** pf.x.resistance: points of each type of damage it shrugs off. */
  readonly resistances?: Readonly<Record<string, number>>;
  /** pf.x.resistance: types of damage that do nothing to it. */
  readonly immunities?: readonly string[];
}
