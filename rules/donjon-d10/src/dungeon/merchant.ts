import { type SaleId, WARE_IDS, type WareId } from '../play/command.ts';
import {
  ARMOURS,
  MOST_POTIONS,
  MOST_SCROLLS,
  MOST_WEAPONS,
  potionPrice,
  SCROLL_IDS,
  SCROLL_RESALE,
  scrollPrice,
  SOLD_ARMOUR_IDS,
  SPELL_IDS,
  SPELLS,
  WEAPON_IDS,
  WEAPONS,
  type WeaponId,
} from './equipment.ts';
import type { Purchase, Sale } from '../play/fact.ts';
import { scrollsCarried, weaponsCarried } from '../hero/hero.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { State } from '../play/state.ts';

/** What each word of the merchant's board stands for. */
const PURCHASES: ReadonlyMap<WareId, Purchase> = new Map<WareId, Purchase>([
  ['potion', { kind: 'potion' }],
  ...SCROLL_IDS.map((id) => [id, { kind: 'scroll', id }] as const),
  ...WEAPON_IDS.map((id) => [id, { kind: 'weapon', id }] as const),
  ...SPELL_IDS.map((id) => [id, { kind: 'spell', id }] as const),
  ...SOLD_ARMOUR_IDS.map((id) => [id, { kind: 'armour', id }] as const),
]);

export function purchaseOf(ware: WareId): Purchase {
  const purchase = PURCHASES.get(ware);
  if (purchase === undefined) throw new Error(`the merchant has no word for ${ware}`);
  return purchase;
}

export function saleOf(ware: SaleId): Sale {
  const purchase = purchaseOf(ware);
  if (purchase.kind !== 'scroll' && purchase.kind !== 'weapon') throw new Error(`nobody buys ${ware} back`);
  return purchase;
}

/** dx.x.equipment: what the merchant has after floor `f`, in the order of his board. */
export function waresOf(f: number): readonly WareId[] {
  return (BOARDS[f] ??= WARE_IDS.filter((ware) => priceOf(purchaseOf(ware), f).from <= f));
}

const BOARDS: (readonly WareId[] | undefined)[] = [];

/** dx.x.merchant: what it costs after floor `f`, and from which floor on it is sold. */
export function priceOf(ware: Purchase, f: number): { readonly price: number; readonly from: number } {
  switch (ware.kind) {
    case 'potion':
      return { price: potionPrice(f), from: 1 };
    case 'scroll':
      return { price: scrollPrice(f), from: 1 };
    case 'weapon':
      return WEAPONS[ware.id];
    case 'spell':
      return SPELLS[ware.id];
    case 'armour':
      return ARMOURS[ware.id];
  }
}

/** dx.x.merchant: half the price of a weapon, five coins for a scroll. */
export function resaleOf(ware: Sale): number {
  return ware.kind === 'scroll' ? SCROLL_RESALE : halfPrice(WEAPONS[ware.id].price);
}

/** dx.x.mend: what it costs to have a broken weapon mended. */
export function mendingPrice(weapon: WeaponId): number {
  return halfPrice(WEAPONS[weapon].price);
}

function halfPrice(price: number): number {
  return Math.floor(price / 2);
}

/** What stands in the way of a purchase; null when nothing does. A whole board is put to this question at every visit. */
export function buyingFault(
  { hero, floor }: State,
  ware: WareId,
): 'not-yet-sold' | 'mages-only' | 'owned' | 'pack-full' | 'too-dear' | null {
  const purchase = purchaseOf(ware);
  const { price, from } = priceOf(purchase, floor.number);
  if (floor.number < from) return 'not-yet-sold';
  if (purchase.kind === 'spell') {
    if (hero.class !== 'mage') return 'mages-only';
    if (hero.spells.includes(purchase.id)) return 'owned';
  }
  if (purchase.kind === 'armour' && hero.armour === purchase.id) return 'owned';
  if (fullPack(hero, purchase) > 0) return 'pack-full';
  return hero.gold < price ? 'too-dear' : null;
}

/** Why this cannot be bought; null when it can. */
export function buyingRefusal(state: State, ware: WareId): Refusal | null {
  const fault = buyingFault(state, ware);
  if (fault === null) return null;
  const { hero, floor } = state;
  const purchase = purchaseOf(ware);
  const { price, from } = priceOf(purchase, floor.number);
  switch (fault) {
    case 'not-yet-sold':
      return refuse(fault, { ware, from });
    case 'mages-only':
      return purchase.kind === 'spell' ? refuse(fault, { spell: purchase.id }) : null;
    case 'owned':
      return refuse(fault, { ware });
    case 'pack-full':
      return refuse(fault, { ware, most: fullPack(hero, purchase) });
    case 'too-dear':
      return refuse(fault, { ware, price, gold: hero.gold, work: 'sale' });
  }
}

/** Why this cannot be sold; null when it can. */
export function sellingRefusal({ hero }: State, ware: SaleId): Refusal | null {
  const { kind, id } = saleOf(ware);
  const carried = kind === 'scroll' ? hero[id] > 0 : hero.weapons.includes(id);
  return carried ? null : refuse('none-carried', { ware, at: 'market' });
}

/** dx.x.mend, dx.fumble.3: why this weapon cannot be mended; null when it can. */
export function mendingRefusal({ hero }: State, weapon: WeaponId): Refusal | null {
  if (!hero.broken.includes(weapon)) return refuse('not-broken', { weapon });
  const price = mendingPrice(weapon);
  return hero.gold >= price ? null : refuse('too-dear', { ware: weapon, price, gold: hero.gold, work: 'mending' });
}

/** dx.x.limits: the limit that one more would pass; 0 when there is room. */
function fullPack(hero: State['hero'], { kind }: Purchase): number {
  if (kind === 'potion' && hero.potions >= MOST_POTIONS) return MOST_POTIONS;
  if (kind === 'scroll' && scrollsCarried(hero) >= MOST_SCROLLS) return MOST_SCROLLS;
  if (kind === 'weapon' && weaponsCarried(hero) >= MOST_WEAPONS) return MOST_WEAPONS;
  return 0;
}

/** dx.x.limits: a new armour replaces the old one, sold at once for half its price. */
export function buy(unfolding: Unfolding, ware: WareId): void {
  const { hero, floor } = unfolding.state;
  const purchase = purchaseOf(ware);
  const { price } = priceOf(purchase, floor.number);
  const resale = purchase.kind === 'armour' ? halfPrice(ARMOURS[hero.armour].price) : 0;
  unfolding.happens({ is: 'bought', ware: purchase, price, resale });
}

export function sell(unfolding: Unfolding, ware: SaleId): void {
  const sale = saleOf(ware);
  unfolding.happens({ is: 'sold', ware: sale, price: resaleOf(sale) });
}

export function mend(unfolding: Unfolding, weapon: WeaponId): void {
  unfolding.happens({ is: 'mended', weapon, price: mendingPrice(weapon) });
}
