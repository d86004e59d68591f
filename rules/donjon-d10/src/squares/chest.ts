import { type Chance, pick } from '@arbitre/kernel';
import { chestLuck } from '../combat/charisma.ts';
import { CLASSES, type HeroClass } from '../hero/classes.ts';
import {
  ARMOUR_IDS,
  ARMOURS,
  type ArmourId,
  MOST_POTIONS,
  MOST_SCROLLS,
  MOST_WEAPONS,
  SCROLL_IDS,
  type ScrollId,
  SPELL_IDS,
  SPELLS,
  type SpellId,
  type Ware,
  WEAPON_IDS,
  WEAPONS,
  type WeaponId,
} from '../dungeon/equipment.ts';
import { goldGain } from './gold.ts';
import { scrollsCarried, weaponsCarried } from '../hero/hero.ts';
import { wounded } from '../hero/hit-points.ts';
import type { Unfolding } from '../play/unfolding.ts';
import type { State } from '../play/state.ts';

/** What a chest held. `kept` is false when there was no room for it. */
export type ChestContent =
  | { readonly kind: 'needle'; readonly lost: number; readonly pv: number }
  | { readonly kind: 'gold'; readonly gold: number }
  | { readonly kind: 'potion'; readonly kept: boolean }
  | { readonly kind: 'scroll'; readonly id: ScrollId; readonly kept: boolean }
  | { readonly kind: 'weapon'; readonly id: WeaponId }
  | { readonly kind: 'spell'; readonly id: SpellId }
  | { readonly kind: 'armour'; readonly id: ArmourId; readonly resale: number };

// dx.x.chest: the highest result of each line but the last.
export const CHEST_LINES = [10, 45, 75, 85, 95] as const;

/** dx.cha.5, dx.x.chest: D100 plus Charisma on the table of the companion. */
export function openChest(unfolding: Unfolding): void {
  const { state, chance } = unfolding;
  const luck = chestLuck(state.hero, state.rulings);
  const cuts = CHEST_LINES.map((highest) => highest - luck).filter((cut) => cut > 0 && cut < 100);
  const die = chance.int(100, cuts) + 1;
  unfolding.happens({ is: 'chest-opened', at: state.at, die, content: contentOf(state, die + luck, chance) });
}

/** PV that a trapped chest of floor `f` takes. */
export function needleHarm(f: number): number {
  return 1 + Math.floor(f / 10);
}

/** Gold in a chest of floor `f`, luck apart. */
export function chestGold(f: number): number {
  return 5 + Math.floor(f / 2);
}

/** The line of the table that a result falls on. */
function contentOf(state: State, result: number, chance: Chance): ChestContent {
  const { hero, floor, pv } = state;
  const f = floor.number;
  const [needle, gold, potion, scroll, arms] = CHEST_LINES;
  if (result <= needle) {
    const lost = needleHarm(f);
    return { kind: 'needle', lost, pv: wounded(pv, lost) };
  }
  if (result <= gold) return { kind: 'gold', gold: goldGain(chestGold(f), state) };
  if (result <= potion) return { kind: 'potion', kept: hero.potions < MOST_POTIONS };
  if (result <= scroll)
    return { kind: 'scroll', id: pick(chance, SCROLL_IDS), kept: scrollsCarried(hero) < MOST_SCROLLS };
  return result <= arms ? armsFound(state) : armourFound(state);
}

/** A weapon of the class's own kind, or a spell for a Mage, of the highest rank available; a quarter of its price if not. */
function armsFound(state: State): ChestContent {
  const { hero, floor } = state;
  const { kind }: HeroClass = CLASSES[hero.class];
  if (kind === null) {
    const best = SPELLS[highest(SPELL_IDS, SPELLS, floor.number)];
    const unknown = SPELL_IDS.find(
      (id) => SPELLS[id].rank === best.rank && !hero.spells.includes(id) && !hero.forgotten.includes(id),
    );
    return unknown === undefined ? quarter(best, state) : { kind: 'spell', id: unknown };
  }
  const ofKind = WEAPON_IDS.filter((id) => WEAPONS[id].kind === kind);
  const id = highest(ofKind, WEAPONS, floor.number);
  return weaponsCarried(hero) < MOST_WEAPONS ? { kind: 'weapon', id } : quarter(WEAPONS[id], state);
}

function armourFound(state: State): ChestContent {
  const { hero, floor } = state;
  const id = highest(ARMOUR_IDS, ARMOURS, floor.number);
  const worn = ARMOURS[hero.armour];
  if (ARMOURS[id].protection <= worn.protection) return quarter(ARMOURS[id], state);
  return { kind: 'armour', id, resale: Math.floor(worn.price / 2) };
}

function quarter({ price }: Ware, state: State): ChestContent {
  return { kind: 'gold', gold: goldGain(Math.floor(price / 4), state) };
}

/** The last of a list, in the order of its table, that floor `f` has. */
function highest<Id extends string>(ids: readonly Id[], wares: Readonly<Record<Id, Ware>>, f: number): Id {
  const found = ids.findLast((id) => wares[id].from <= f);
  if (found === undefined) throw new Error(`every table has a ware for floor ${f}`);
  return found;
}
