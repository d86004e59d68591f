import type { Characteristic } from '../hero/characteristics.ts';
import type { ChestContent } from '../squares/chest.ts';
import type { ArmourId, ScrollId, SpellId, WeaponId } from '../dungeon/equipment.ts';
import type { Exchange } from '../combat/opposed-roll.ts';
import type { Floor } from '../squares/floor.ts';
import type { Heading } from '../movement/headings.ts';
import type { Hero } from '../hero/hero.ts';
import type { Means } from '../combat/means.ts';

/** Why points of a move are lost. */
export type LostBecause = 'no-direction' | 'dead-end' | 'web-ahead' | 'combat';

/** What may happen. Each fact carries its results, so that a game folds the same after a rule has changed. */
export type Fact =
  | { readonly is: 'class-chosen'; readonly hero: Hero; readonly pv: number }
  /** `entry`: the sheet that a fall on this floor goes back to (ruling `deathMode`). */
  | { readonly is: 'floor-entered'; readonly floor: Floor; readonly entry: Hero | null }
  | {
      readonly is: 'rolled';
      readonly die: number;
      readonly diagonal: boolean;
      /** Points to move with, the debt paid. */
      readonly points: number;
      readonly webDebt: number;
      /** A web torn because its debt was paid (ruling `webPersists`), or -1. */
      readonly torn: number;
      readonly turns: number;
    }
  | { readonly is: 'no-direction'; readonly instead: 'reroll' | 'switch' }
  /** One straight run of squares; none when the wall was right ahead. */
  | {
      readonly is: 'moved';
      readonly heading: Heading;
      readonly squares: readonly number[];
      readonly points: number;
      readonly webDebt: number;
      readonly torn: readonly number[];
    }
  /** The starting square's web is paid again (ruling `effectOnStartSquare`). Version 1.0 wrote it; since 1.1 none is. */
  | { readonly is: 'stuck'; readonly at: number; readonly points: number; readonly torn: number }
  /** A wall hit that costs a point (ruling `wallHitCost`). */
  | { readonly is: 'wall-paid'; readonly at: number; readonly points: number }
  | { readonly is: 'points-lost'; readonly points: number; readonly why: LostBecause }
  | { readonly is: 'passed'; readonly turns: number }
  | {
      readonly is: 'trap-sprung';
      readonly at: number;
      readonly die: number;
      readonly lost: number;
      readonly pv: number;
    }
  | { readonly is: 'gold-found'; readonly at: number; readonly gold: number }
  | { readonly is: 'chest-opened'; readonly at: number; readonly die: number; readonly content: ChestContent }
  | { readonly is: 'fountain-drunk'; readonly at: number; readonly healed: number }
  | { readonly is: 'exit-reached' }
  | { readonly is: 'exit-passed' }
  | { readonly is: 'combat-started'; readonly foe: number; readonly from: number }
  | ({ readonly is: 'exchanged'; readonly means: Means } & Exchange & {
        readonly pv: number;
        readonly foePv: number;
        /** A tie to be rolled again. */
        readonly again: boolean;
      })
  /** The creature rolls alone, after a potion or a scroll. */
  | {
      readonly is: 'creature-struck';
      readonly die: number;
      readonly value: number;
      readonly suffered: number;
      readonly pv: number;
    }
  | { readonly is: 'weapon-broken'; readonly weapon: WeaponId; readonly kept: boolean }
  | { readonly is: 'spell-forgotten'; readonly spell: SpellId; readonly returns: boolean }
  | { readonly is: 'spells-remembered' }
  | { readonly is: 'scroll-read'; readonly scroll: ScrollId; readonly ward: number }
  | { readonly is: 'potion-drunk'; readonly healed: number }
  | { readonly is: 'combat-left'; readonly to: number; readonly by: 'flight' | 'passage' | 'truce' }
  | { readonly is: 'creature-slain'; readonly foe: number; readonly gold: number }
  | { readonly is: 'hero-slain' }
  | { readonly is: 'floor-restarted'; readonly hero: Hero; readonly pv: number }
  | { readonly is: 'floor-completed'; readonly floor: number; readonly skillPoints: number }
  | { readonly is: 'dungeon-completed' }
  | { readonly is: 'invested'; readonly in: Characteristic; readonly to: number; readonly pv: number }
  | { readonly is: 'rested'; readonly healed: number }
  | { readonly is: 'wielded'; readonly weapon: WeaponId }
  | { readonly is: 'bought'; readonly ware: Purchase; readonly price: number; readonly resale: number }
  | { readonly is: 'sold'; readonly ware: Sale; readonly price: number }
  | { readonly is: 'mended'; readonly weapon: WeaponId; readonly price: number };

/** What the merchant sells. */
export type Purchase =
  | { readonly kind: 'potion' }
  | { readonly kind: 'scroll'; readonly id: ScrollId }
  | { readonly kind: 'weapon'; readonly id: WeaponId }
  | { readonly kind: 'spell'; readonly id: SpellId }
  | { readonly kind: 'armour'; readonly id: ArmourId };

/** What the merchant buys back. */
export type Sale = Extract<Purchase, { kind: 'scroll' | 'weapon' }>;
