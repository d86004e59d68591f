import type { Bilingual } from '@arbitre/kernel';
import type { Skill } from './trait.ts';

/** A way to attack. */
export interface Attack {
  readonly id: string;
  readonly name: Bilingual;
  readonly skill: Skill;
  /** Allonge, in zones entered. */
  readonly reach: number;
  /** Dice added to the attack successes; or, when `printed`, the whole number of damage dice. */
  readonly damage: number;
  readonly printed?: true;
  /** Seuil d'activation, for the option `actionDice` (ad.move.3). */
  readonly label?: number;
  readonly magic?: true;
  /** A wound makes the target Empoisonné. */
  readonly poison?: true;
  /** A hit pushes the target, once the damage is done. */
  readonly pushes?: true;
  /** Thrown and gone. */
  readonly singleUse?: true;
}

/** Where an object is worn. */
export type Slot = 'hand' | 'two-hands' | 'armour' | 'bag';

export interface Item {
  readonly name: Bilingual;
  readonly slot: Slot;
  readonly attacks?: readonly Attack[];
  readonly shield?: true;
  readonly parade?: number;
  readonly cover?: number;
  readonly protection?: number;
  /** Agilité counts for no more than this. */
  readonly agilityCap?: number;
  /** Force + Vigueur below this: Encombré. */
  readonly burden?: number;
  /** What using it up does. */
  readonly use?: { readonly heals?: number; readonly cures?: 'poisoned' };
  /** In Deniers. */
  readonly value?: number;
}

const blade = (id: string, fr: string, en: string, damage: number, label: number): Attack => ({
  id,
  name: { fr, en },
  skill: 'melee',
  reach: 0,
  damage,
  label,
});

// ad.x.gear, the tables of the companion.
export const ITEMS = {
  'long-sword': {
    name: { fr: 'épée longue', en: 'long sword' },
    slot: 'hand',
    attacks: [blade('long-sword', 'épée longue', 'long sword', 0, 3)],
  },
  dagger: {
    name: { fr: 'dague', en: 'dagger' },
    slot: 'hand',
    attacks: [
      blade('dagger', 'dague', 'dagger', -1, 3),
      {
        id: 'thrown-dagger',
        name: { fr: 'dague lancée', en: 'thrown dagger' },
        skill: 'throwing',
        reach: 1,
        damage: -1,
        singleUse: true,
        label: 3,
      },
    ],
  },
  'great-axe': {
    name: { fr: 'hache à deux mains', en: 'two-handed axe' },
    slot: 'two-hands',
    attacks: [blade('great-axe', 'hache à deux mains', 'two-handed axe', 2, 4)],
  },
  'short-bow': {
    name: { fr: 'arc court', en: 'short bow' },
    slot: 'two-hands',
    attacks: [
      { id: 'short-bow', name: { fr: 'arc court', en: 'short bow' }, skill: 'shooting', reach: 2, damage: 0, label: 4 },
    ],
  },
  crossbow: {
    name: { fr: 'arbalète', en: 'crossbow' },
    slot: 'two-hands',
    attacks: [
      { id: 'crossbow', name: { fr: 'arbalète', en: 'crossbow' }, skill: 'shooting', reach: 2, damage: 1, label: 4 },
    ],
  },
  staff: {
    name: { fr: 'bâton', en: 'staff' },
    slot: 'two-hands',
    parade: 1,
    attacks: [blade('staff', 'bâton', 'staff', -1, 4)],
  },
  'light-armour': { name: { fr: 'armure légère', en: 'light armour' }, slot: 'armour', protection: 1 },
  'medium-armour': {
    name: { fr: 'armure moyenne', en: 'medium armour' },
    slot: 'armour',
    protection: 2,
    agilityCap: 3,
  },
  'heavy-armour': {
    name: { fr: 'armure lourde', en: 'heavy armour' },
    slot: 'armour',
    protection: 3,
    agilityCap: 2,
    burden: 8,
  },
  'wooden-shield': { name: { fr: 'bouclier de bois', en: 'wooden shield' }, slot: 'hand', shield: true, cover: 1 },
  'steel-shield': { name: { fr: 'bouclier d’acier', en: 'steel shield' }, slot: 'hand', shield: true, cover: 2 },
  'great-shield': {
    name: { fr: 'grand bouclier', en: 'great shield' },
    slot: 'hand',
    shield: true,
    cover: 2,
    protection: 1,
    agilityCap: 3,
    burden: 8,
  },
  gum: { name: { fr: 'gomme de soin', en: 'healing gum' }, slot: 'bag', use: { heals: 1 } },
  potion: { name: { fr: 'petite potion de soin', en: 'minor healing potion' }, slot: 'bag', use: { heals: 2 } },
  antidote: { name: { fr: 'antidote', en: 'antidote' }, slot: 'bag', use: { cures: 'poisoned' } },
} as const satisfies Readonly<Record<string, Item>>;

export type ItemId = keyof typeof ITEMS;

export function itemOf(id: ItemId): Item {
  return ITEMS[id];
}

export function isItem(id: string): id is ItemId {
  return Object.hasOwn(ITEMS, id);
}

/** Fists: always there when no melee weapon is held. */
export const BARE_HANDS: Attack = blade('fists', 'mains nues', 'bare hands', -1, 3);

/** Décharge arcanique (ad.x.talent). */
export const DISCHARGE: Attack = {
  id: 'discharge',
  name: { fr: 'Décharge arcanique', en: 'Arcane discharge' },
  skill: 'arcana',
  reach: 0,
  damage: 0,
  magic: true,
};

/** What a figure wears, carries and has broken. */
export interface Gear {
  readonly equipped: readonly ItemId[];
  readonly carried: readonly ItemId[];
  /** Equipped, no longer of use: benefits lost, drawbacks kept. */
  readonly broken: readonly ItemId[];
}

export const NO_GEAR: Gear = { equipped: [], carried: [], broken: [] };

/** Objects a hero may have besides those worn: two carried and four stored, kept in one list. */
export const PACK_ROOM = 6;

const handsOf = (slot: Slot) => (slot === 'two-hands' ? 2 : slot === 'hand' ? 1 : 0);

export function handsHeld({ equipped }: Gear): number {
  return equipped.reduce((hands, id) => hands + handsOf(itemOf(id).slot), 0);
}

/** The gear once a carried object is equipped: what it displaces is carried if there is room, dropped otherwise. */
export function equip(gear: Gear, id: ItemId, hands: number): Gear {
  const { slot } = itemOf(id);
  const carried = [...gear.carried];
  carried.splice(carried.indexOf(id), 1);
  const kept = [...gear.equipped];
  const displace = (clash: (other: Item) => boolean) => {
    const at = kept.findIndex((other) => clash(itemOf(other)));
    if (at < 0) return false;
    const [out] = kept.splice(at, 1);
    if (out !== undefined && carried.length < PACK_ROOM) carried.push(out);
    return true;
  };
  if (slot === 'armour') displace((other) => other.slot === 'armour');
  while (
    handsOf(slot) > 0 &&
    kept.reduce((held, other) => held + handsOf(itemOf(other).slot), 0) + handsOf(slot) > hands
  ) {
    if (!displace((other) => handsOf(other.slot) > 0)) break;
  }
  return { ...gear, equipped: [...kept, id], carried };
}

/** The gear once a worn object is put away (ad.x.reequip). */
export function stow(gear: Gear, id: ItemId): Gear {
  return {
    ...gear,
    equipped: gear.equipped.toSpliced(gear.equipped.indexOf(id), 1),
    carried: [...gear.carried, id],
  };
}

/** ad.x.grave, "Objet détruit": the first non-magic object in this order. */
export function firstToBreak({ equipped, broken }: Gear): ItemId | null {
  const whole = equipped.filter((id) => !broken.includes(id));
  const order: readonly ((item: Item) => boolean)[] = [
    (item) => item.shield === true,
    (item) => item.attacks !== undefined,
    (item) => item.slot === 'armour',
    (item) => item.slot === 'hand',
  ];
  for (const fits of order) {
    const found = whole.find((id) => fits(itemOf(id)));
    if (found !== undefined) return found;
  }
  return null;
}
