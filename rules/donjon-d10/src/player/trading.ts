import type { Proposal } from '@arbitre/kernel';
import type { Characteristic } from '../hero/characteristics.ts';
import { CLASSES, type ClassId, type HeroClass } from '../hero/classes.ts';
import { canRaise } from '../hero/skill-points.ts';
import {
  ARMOURS,
  MOST_WEAPONS,
  type ScrollId,
  scrollPrice,
  SPELLS,
  WEAPONS,
  type WeaponId,
  type WeaponKind,
} from '../dungeon/equipment.ts';
import { priceOf, purchaseOf, resaleOf, waresOf } from '../dungeon/merchant.ts';
import { weaponsCarried } from '../hero/hero.ts';
import type { Command } from '../play/command.ts';
import { offers } from '../play/offers.ts';
import { HERO } from '../play/judge.ts';
import type { State } from '../play/state.ts';

/** How good each class is, as many runs have shown. */
const CLASS_WORTH: Readonly<Record<ClassId, number>> = { warrior: 40, thief: 20, archer: 10, mage: 15 };

/** Which class to be. */
export function classes(): readonly Proposal<Command>[] {
  return (Object.keys(CLASSES) as ClassId[]) // the keys of a constant are its type
    .map((id) => ({ command: { do: 'choose', class: id } as const, prior: CLASS_WORTH[id], why: ['class'] }));
}

/** Where the next skill point goes: the characteristic one strikes with, then endurance, two to one. */
export function wanted({ hero }: State): Characteristic {
  const { main }: HeroClass = CLASSES[hero.class];
  const order: readonly Characteristic[] =
    hero[main] <= hero.endurance ? [main, 'endurance', 'charisma'] : ['endurance', main, 'charisma'];
  const rest: readonly Characteristic[] = ['agility', 'intelligence', 'strength'];
  return [...order, ...rest].find((which) => canRaise(hero, which)) ?? main;
}

/** At the merchant's: a better weapon, armour, potions, a spare weapon, what is no longer used sold; then down. Nobody thinks of a bad bargain. */
export function trading(state: State): readonly Proposal<Command>[] {
  return offers(state, HERO)
    .map(({ command }) => ({ command, prior: tradeWorth(state, command), why: [command.do] }))
    .filter(({ prior }) => prior >= 0);
}

function tradeWorth(state: State, command: Command): number {
  switch (command.do) {
    case 'descend':
    case 'rest':
      return 0;
    case 'invest':
      return command.in === wanted(state) ? 90 : -50;
    case 'buy':
      return wareWorth(state, command.ware);
    case 'sell':
      return saleWorth(state, command.ware);
    case 'mend':
      return 60;
    default:
      return -100;
  }
}

function strength(hero: State['hero'], id: WeaponId): number {
  const { kind, perk }: HeroClass = CLASSES[hero.class];
  if (kind === null) return 0; // a mage strikes with spells
  if (WEAPONS[id].kind === kind) return WEAPONS[id].damage + (perk === kind ? 1 : 0);
  return kind !== 'heavy' && WEAPONS[id].kind !== 'heavy' ? WEAPONS[id].damage : 0; // one Agility for blades and bows
}

function bestWeapon(hero: State['hero'], kind: WeaponKind | null = null): number {
  return hero.weapons.reduce(
    (best, id) => (kind === null || WEAPONS[id].kind === kind ? Math.max(best, strength(hero, id)) : best),
    0,
  );
}

function wareWorth(state: State, ware: Extract<Command, { do: 'buy' }>['ware']): number {
  const { hero, floor } = state;
  const purchase = purchaseOf(ware);
  switch (purchase.kind) {
    case 'weapon': {
      const gain = strength(hero, purchase.id) - bestWeapon(hero);
      if (gain > 0) return 70 + gain;
      const bow = WEAPONS[purchase.id].kind === 'ranged' && strength(hero, purchase.id) > bestWeapon(hero, 'ranged');
      if (bow) return 62; // the first exchange is out of reach (dx.x.ranged)
      const spare = gain === 0 && hero.weapons.filter((id) => id === purchase.id).length === 1 && floor.number >= 4;
      return spare ? 45 : -10;
    }
    case 'armour': {
      const gain = ARMOURS[purchase.id].protection - ARMOURS[hero.armour].protection;
      return gain > 0 ? 65 + gain : -10;
    }
    case 'potion':
      return hero.potions < 3 ? 68 : 50;
    case 'scroll':
      return scrollWorth(state, purchase.id);
    case 'spell': {
      const best = Math.max(0, ...hero.spells.map((id) => SPELLS[id].damage));
      const gain = SPELLS[purchase.id].damage - best;
      return gain > 0 ? 70 + gain : gain === 0 ? 45 : -10;
    }
  }
}

/** Scrolls that are carried when gold is no object, and how much more gold than their price makes it none. */
const WANTED_SCROLLS = { protection: 3, passage: 1, flames: 0 } as const;
const AMPLE = 4;

/** Armour for long fights: before a boss in any case, on every floor when the purse is full. */
function scrollWorth({ hero, floor }: State, id: ScrollId): number {
  const rich = hero.gold >= AMPLE * scrollPrice(floor.number) && hero[id] < WANTED_SCROLLS[id];
  const boss = id === 'protection' && hero.protection < 2 && floor.number % 10 === 9;
  return rich || boss ? 40 : -10;
}

function saleWorth(state: State, ware: Extract<Command, { do: 'sell' }>['ware']): number {
  const { hero } = state;
  if (ware === 'flames' || ware === 'protection' || ware === 'passage') return ware === 'flames' ? 30 : -10;
  const best = bestWeapon(hero);
  const full = weaponsCarried(hero) >= MOST_WEAPONS;
  const { kind } = WEAPONS[ware];
  const worse = strength(hero, ware) < (kind === 'ranged' ? bestWeapon(hero, 'ranged') : best);
  if (worse) return full || hero.weapons.length > 2 ? 75 : -20;
  return full && hero.weapons.length > 1 && betterOnTheBoard(state, ware) ? 75 : -20;
}

/** A pack full of good weapons has no room for a better one: is one to be had once this is sold? */
function betterOnTheBoard({ hero, floor }: State, ware: WeaponId): boolean {
  const gold = hero.gold + resaleOf({ kind: 'weapon', id: ware });
  return waresOf(floor.number).some((other) => {
    const purchase = purchaseOf(other);
    if (purchase.kind !== 'weapon' || strength(hero, purchase.id) <= bestWeapon(hero)) return false;
    return priceOf(purchase, floor.number).price <= gold;
  });
}
