import type { Offer, Seat } from '@arbitre/kernel';
import { CHARACTERISTICS } from './characteristics.ts';
import { CLASS_IDS } from './classes.ts';
import { BARE_HANDS, type DonjonCommand, SALE_IDS, WARE_IDS } from './command.ts';
import { SCROLL_IDS, SPELL_IDS, WEAPON_IDS } from './equipment.ts';
import { headingName, type Headings } from './headings.ts';
import { HERO, refusal } from './legal.ts';
import { momentOf } from './moment.ts';
import { headingChoices } from './move.ts';
import type { State } from './state.ts';
import { type Terrain, terrainOf } from './terrain.ts';

export type DonjonOffer = Offer<DonjonCommand>;

/** The headings under which people look for an offer. */
export const GROUPS = ['class', 'way', 'move', 'fight', 'pack', 'skill', 'buy', 'sell'] as const;
export type Group = (typeof GROUPS)[number];

// Offers are made once and shared: a random game asks for them at every choice.
function offer(group: Group, command: DonjonCommand): DonjonOffer {
  return { group, command, piece: HERO };
}

function offersOf<Id extends string>(
  ids: readonly Id[],
  make: (id: Id) => DonjonOffer,
): Readonly<Record<Id, DonjonOffer>> {
  return Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<Id, DonjonOffer>; // one entry per id
}

const CHOOSE = CLASS_IDS.map((id) => offer('class', { do: 'choose', class: id }));
const DESCEND = offer('way', { do: 'descend' });
const ROLL = offer('move', { do: 'roll' });
const PASS = offer('move', { do: 'pass' });
const LEAVE = offer('way', { do: 'leave' });
const CONTINUE = offer('way', { do: 'continue' });
const DRINK = offer('pack', { do: 'drink' });
const FLEE = offer('fight', { do: 'flee' });
const REST = offer('way', { do: 'rest' });
const ATTACK = offersOf([...WEAPON_IDS, BARE_HANDS], (weapon) => offer('fight', { do: 'attack', weapon }));
const CAST = offersOf(SPELL_IDS, (spell) => offer('fight', { do: 'cast', spell }));
const READ = offersOf(SCROLL_IDS, (scroll) => offer('fight', { do: 'read', scroll }));
const WIELD = offersOf(WEAPON_IDS, (weapon) => offer('pack', { do: 'wield', weapon }));
const INVEST = CHARACTERISTICS.map((which) => offer('skill', { do: 'invest', in: which }));
const BUY = WARE_IDS.map((ware) => offer('buy', { do: 'buy', ware }));
const SELL = SALE_IDS.map((ware) => offer('sell', { do: 'sell', ware }));
const MEND = offersOf(WEAPON_IDS, (weapon) => offer('buy', { do: 'mend', weapon }));

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
      return legal(state, [DESCEND, ...investments(state)]);
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
      return legal(state, [REST, ...investments(state)]);
    case 'market':
      return legal(state, [DESCEND, ...investments(state), ...BUY, ...SELL, ...each(state.hero.broken, MEND)]);
    case 'over':
      return NO_OFFERS;
  }
}

function legal(state: State, candidates: readonly DonjonOffer[]): readonly DonjonOffer[] {
  return candidates.filter(({ command }) => refusal(state, HERO, command) === null);
}

function investments({ hero }: State): readonly DonjonOffer[] {
  return hero.skillPoints > 0 ? INVEST : NO_OFFERS;
}

/** An offer for each different thing of a list. */
function each<Id extends string>(ids: readonly Id[], table: Readonly<Record<Id, DonjonOffer>>): readonly DonjonOffer[] {
  return [...new Set(ids)].map((id) => table[id]);
}

function turnOffers(state: State): readonly DonjonOffer[] {
  const { hero, rulings } = state;
  if (hero.skillPoints === 0 && hero.weapons.length < 2 && hero.potions === 0 && !rulings.passAllowed) return ROLL_ONLY;
  return legal(state, [
    ROLL,
    ...(rulings.passAllowed ? [PASS] : NO_OFFERS),
    ...(hero.potions > 0 ? [DRINK] : NO_OFFERS),
    ...each(hero.weapons, WIELD),
    ...investments(state),
  ]);
}

function exchangeOffers(state: State): readonly DonjonOffer[] {
  const { hero } = state;
  return legal(state, [
    ...(hero.weapons.length > 0 ? each(hero.weapons, ATTACK) : [ATTACK[BARE_HANDS]]),
    ...each(hero.spells, CAST),
    ...SCROLL_IDS.map((id) => READ[id]),
    DRINK,
    FLEE,
  ]);
}

const heads = new WeakMap<Terrain, Map<number, readonly DonjonOffer[]>>();

/** The headings of a choice, each pointing at the next square that way. Kept per floor. */
function headingOffers(state: State, mayPass: boolean): readonly DonjonOffer[] {
  const terrain = terrainOf(state.floor, state.rulings.cornerRule);
  let kept = heads.get(terrain);
  if (kept === undefined) {
    kept = new Map();
    heads.set(terrain, kept);
  }
  const choices = headingChoices(state);
  const key = (state.at * 256 + choices) * 2 + (mayPass ? 1 : 0);
  let list = kept.get(key);
  if (list === undefined) {
    const towards = headsTowards(terrain, state.at, choices);
    list = mayPass ? [...towards, PASS] : towards;
    kept.set(key, list);
  }
  return list;
}

function headsTowards({ step }: Terrain, at: number, choices: Headings): DonjonOffer[] {
  const result: DonjonOffer[] = [];
  for (let heading = 0; heading < 8; heading++) {
    if (!((choices >> heading) & 1)) continue;
    const command: DonjonCommand = { do: 'head', heading: headingName(heading) };
    result.push({ ...offer('move', command), at: at + (step[heading] ?? 0) });
  }
  return result;
}
