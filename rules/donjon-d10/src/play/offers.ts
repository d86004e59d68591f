import { OFF_BOARD, type Offer, type Seat } from '@arbitre/kernel';
import { CHARACTERISTICS } from '../hero/characteristics.ts';
import { CLASS_IDS } from '../hero/classes.ts';
import { BARE_HANDS, type Command, SALE_IDS, WARE_IDS } from './command.ts';
import { SCROLL_IDS, SPELL_IDS, WEAPON_IDS } from '../dungeon/equipment.ts';
import { HEADINGS, type Headings } from '../movement/headings.ts';
import { HERO, lacking } from './judge.ts';
import { buyingFault, waresOf } from '../dungeon/merchant.ts';
import { momentOf } from './awaiting.ts';
import { headingChoices } from '../movement/move.ts';
import type { State } from './state.ts';
import { cellAhead, type Terrain, terrainOf } from '../movement/terrain.ts';

export type DonjonOffer = Offer<Command>;

/** The headings under which people look for an offer. */
export const GROUPS = ['class', 'way', 'move', 'fight', 'pack', 'skill', 'buy', 'sell'] as const;
export type Group = (typeof GROUPS)[number];

// Offers are made once and shared: a random game asks for them at every choice.
function offer(group: Group, command: Command, thing?: string): DonjonOffer {
  return { group, command, piece: HERO, ...(thing !== undefined && { thing }) };
}

function offersOf<Id extends string>(
  ids: readonly Id[],
  make: (id: Id) => DonjonOffer,
): Readonly<Record<Id, DonjonOffer>> {
  return Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<Id, DonjonOffer>; // one entry per id
}

const CHOOSE = CLASS_IDS.map((id) => offer('class', { do: 'choose', class: id }, `class:${id}`));
const DESCEND = offer('way', { do: 'descend' });
const ROLL = offer('move', { do: 'roll' });
const PASS = offer('move', { do: 'pass' });
const LEAVE = offer('way', { do: 'leave' });
const CONTINUE = offer('way', { do: 'continue' });
const DRINK = offer('pack', { do: 'drink' }, 'item:potion');
const FLEE = offer('fight', { do: 'flee' });
const REST = offer('way', { do: 'rest' });
const ATTACK = offersOf([...WEAPON_IDS, BARE_HANDS], (weapon) => {
  return offer('fight', { do: 'attack', weapon }, weapon === BARE_HANDS ? undefined : `item:${weapon}`);
});
const CAST = offersOf(SPELL_IDS, (spell) => offer('fight', { do: 'cast', spell }, `item:${spell}`));
const READ = offersOf(SCROLL_IDS, (scroll) => offer('fight', { do: 'read', scroll }, `item:${scroll}`));
const WIELD = offersOf(WEAPON_IDS, (weapon) => offer('pack', { do: 'wield', weapon }, `item:${weapon}`));
const INVEST = CHARACTERISTICS.map((which) => offer('skill', { do: 'invest', in: which }, `characteristic:${which}`));
const BUY = offersOf(WARE_IDS, (ware) => offer('buy', { do: 'buy', ware }, `item:${ware}`));
const SELL = offersOf(SALE_IDS, (ware) => offer('sell', { do: 'sell', ware }, `item:${ware}`));
const MEND = offersOf(WEAPON_IDS, (weapon) => offer('buy', { do: 'mend', weapon }, `item:${weapon}`));

const NO_OFFERS: readonly DonjonOffer[] = [];
const ANSWERS = [LEAVE, CONTINUE];
const ROLL_ONLY = [ROLL];

/** Every legal command, in a stable order: what comes to mind at this moment, less what is refused. */
export function offers(state: State, seat: Seat): readonly DonjonOffer[] {
  if (seat !== HERO) return NO_OFFERS;
  switch (momentOf(state)) {
    case 'creation':
      return CHOOSE;
    case 'threshold':
      return new Listing(state).one(DESCEND).investments().offers;
    case 'turn':
      return turnOffers(state);
    case 'reroll':
    case 'tie':
      return ROLL_ONLY;
    case 'start':
      return headingOffers(state, state.rulings.passAllowed);
    case 'wall':
      return headingOffers(state, false);
    case 'exit':
      return ANSWERS;
    case 'exchange':
      return exchangeOffers(state);
    case 'camp':
      return new Listing(state).one(REST).investments().offers;
    case 'market':
      return marketOffers(state);
    case 'over':
      return NO_OFFERS;
  }
}

function turnOffers(state: State): readonly DonjonOffer[] {
  const { hero, rulings } = state;
  const listing = new Listing(state).one(ROLL);
  if (rulings.passAllowed) listing.one(PASS);
  if (hero.potions > 0) listing.one(DRINK);
  if (hero.weapons.length > 1) listing.each(hero.weapons, WIELD);
  return listing.investments().offers;
}

function marketOffers(state: State): readonly DonjonOffer[] {
  const { hero, floor } = state;
  const listing = new Listing(state).one(DESCEND).investments();
  for (const ware of waresOf(floor.number)) if (buyingFault(state, ware) === null) listing.offers.push(BUY[ware]);
  for (const scroll of SCROLL_IDS) if (hero[scroll] > 0) listing.one(SELL[scroll]);
  return listing.each(hero.weapons, SELL).each(hero.broken, MEND).offers;
}

function exchangeOffers(state: State): readonly DonjonOffer[] {
  const { hero } = state;
  const listing = new Listing(state);
  if (hero.weapons.length > 0) listing.each(hero.weapons, ATTACK);
  else listing.one(ATTACK[BARE_HANDS]);
  listing.each(hero.spells, CAST);
  if (hero.flames > 0) listing.one(READ.flames);
  if (hero.protection > 0) listing.one(READ.protection);
  if (hero.passage > 0) listing.one(READ.passage);
  if (hero.potions > 0) listing.one(DRINK);
  return listing.one(FLEE).offers;
}

/** A list of offers being written: what is not legal does not enter it. */
class Listing {
  readonly offers: DonjonOffer[] = [];
  readonly #state: State;

  constructor(state: State) {
    this.#state = state;
  }

  one(offered: DonjonOffer): this {
    if (lacking(this.#state, offered.command) === null) this.offers.push(offered);
    return this;
  }

  all(offered: readonly DonjonOffer[]): this {
    for (const one of offered) this.one(one);
    return this;
  }

  /** One for each different thing of a list. */
  each<Id extends string>(ids: readonly Id[], table: Readonly<Record<Id, DonjonOffer>>): this {
    for (let index = 0; index < ids.length; index++) {
      const id = ids[index];
      if (id !== undefined && ids.indexOf(id) === index) this.one(table[id]);
    }
    return this;
  }

  investments(): this {
    return this.#state.hero.skillPoints > 0 ? this.all(INVEST) : this;
  }
}

const HEADS = HEADINGS.map((heading): Command => ({ do: 'head', heading }));

/** The lists of headings that have been offered: by the shape of the floor, then by the square and the choice. */
const headings = new Map<number, Map<number, readonly DonjonOffer[]>>();

/** The headings of a choice, each pointing at the next square that way. Made once for all floors of the same shape. */
function headingOffers(state: State, mayPass: boolean): readonly DonjonOffer[] {
  const terrain = terrainOf(state.floor, state.rulings.cornerRule);
  const shape = terrain.columns * MOST_CELLS + terrain.size;
  let lists = headings.get(shape);
  if (lists === undefined) {
    lists = new Map();
    headings.set(shape, lists);
  }
  const choices = headingChoices(state);
  const key = (state.at * 256 + choices) * 2 + (mayPass ? 1 : 0);
  let list = lists.get(key);
  if (list === undefined) {
    const towards = headsTowards(terrain, state.at, choices);
    list = mayPass ? [...towards, PASS] : towards;
    lists.set(key, list);
  }
  return list;
}

/** More cells than any floor has. */
const MOST_CELLS = 1 << 16;

function headsTowards(terrain: Terrain, from: number, choices: Headings): DonjonOffer[] {
  const result: DonjonOffer[] = [];
  HEADS.forEach((command, heading) => {
    if (!((choices >> heading) & 1)) return;
    const at = cellAhead(terrain, from, heading);
    result.push(at === OFF_BOARD ? offer('move', command) : { ...offer('move', command), at });
  });
  return result;
}
