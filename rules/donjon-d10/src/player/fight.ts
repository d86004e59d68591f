import { duelOf, foeSide, heroArmour } from '../combat/sides.ts';
import type { Duel } from '../combat/opposed-roll.ts';
import type { Means } from '../combat/means.ts';
import { potionStrength, WARD } from '../dungeon/equipment.ts';
import { EXIT, terrainOf } from '../movement/terrain.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import { BARE_HANDS, type Command } from '../play/command.ts';
import { type Combat, foeOf, type State } from '../play/state.ts';
import { blowsOf, type Way, waysOf } from './exchange.ts';
import { FightTable, restWorth, type Terms } from './fight-table.ts';

/** What full health adds to being alive, when being alive counts for 1. */
const HEALTH = 0.08;
/** The same after the guardian of the last floor, where it only tells two equal chances apart. */
const LAST_HEALTH = 0.0005;

/** How good it is to go on with a fight, by hit points, the creature's, and potions: the best of striking, drinking and running. */
export interface Prospect {
  readonly strike: number;
  readonly drink: number;
  readonly flee: number;
  /** To be out of it, as by a scroll of passage. */
  readonly away: number;
  readonly best: number;
}

/** Does that creature stand on the stairs? Whoever runs from it has to come back. */
function isGuardian({ floor, rulings }: State, foe: number): boolean {
  return terrainOf(floor, rulings.cornerRule).feature[floor.creatures[foe]?.at ?? -1] === EXIT;
}

/** What full health is worth once that creature is beaten. */
function healthAfter(state: State, foe: number): number {
  return state.floor.number === state.dungeon.last && isGuardian(state, foe) ? LAST_HEALTH : HEALTH;
}

const tables = new Map<string, FightTable>();
/** Tables kept before they are thrown away: a run needs a few at a time. */
const MOST_TABLES = 400;
/** Lists of ways by number: the same list is worked out once (`exchange.ts`), and its number stands for it in a key. */
const numbers = new WeakMap<readonly Way[], number>();
let lists = 0;

function numberOf(ways: readonly Way[]): number {
  const number = numbers.get(ways) ?? ++lists;
  numbers.set(ways, number);
  return number;
}

/** Out of reach of the first blow, if a bow is at hand and the creature is of those that must come near (dx.x.ranged). */
function openingWays(state: State, combat: Combat, then: Means): readonly Way[] {
  const fresh: Combat = { ...combat, exchanges: 0, ward: 0, disarmed: false, again: null };
  const duels = meansAtHand(state).map(({ means }) => duelOf(state, fresh, means));
  const sheltered = duels.filter((duel) => duel.sheltered).toSorted((a, b) => reach(b) - reach(a));
  return waysOf(sheltered[0] ?? duelOf(state, fresh, then), state.rulings);
}

function reach({ hero }: Duel): number {
  return hero.value + hero.damage + hero.atk;
}

/** How a fight stands for the hero who goes on with these means: the table of all that may come. */
function outlook(state: State, combat: Combat, means: Means, ward: number): FightTable {
  const { hero, rulings, floor } = state;
  const foe = foeOf(state, combat);
  const warded = { ...combat, exchanges: Math.max(1, combat.exchanges), ward: combat.ward + ward, again: null };
  const terms: Terms = {
    weight: healthAfter(state, combat.foe),
    ways: waysOf(duelOf(state, warded, means), rulings),
    first: openingWays(state, combat, means),
    blows: blowsOf(foeSide(foe, combat, null, rulings), heroArmour(hero, warded), rulings),
    flight: foe.boss ? NO_WAYS : waysOf(duelOf(state, warded, { by: 'flight' }), rulings),
    guardian: isGuardian(state, combat.foe),
    most: heroMaximum(hero, rulings),
    foePv: foe.pv,
    potions: hero.potions,
    heal: potionStrength(floor.number),
  };
  const { weight, ways, first, blows, flight, guardian, most, foePv, heal } = terms;
  const key = `${weight} ${numberOf(ways)} ${numberOf(first)} ${numberOf(blows)} ${numberOf(flight)} ${guardian} ${most} ${foePv} ${heal}`;
  const found = tables.get(key);
  if (found !== undefined && found.terms.potions >= hero.potions) return found; // fewer potions are part of it
  // A scroll's armour is lost by leaving.
  const unwarded = warded.ward > 0 ? outlook(state, { ...combat, ward: 0 }, means, 0) : null;
  const table = new FightTable(terms, unwarded);
  if (tables.size >= MOST_TABLES) tables.clear();
  tables.set(key, table);
  return table;
}

const NO_WAYS: readonly Way[] = [];

/** What an exchange with one means promises when the fight then goes on with another. */
function opening(state: State, combat: Combat, means: Means, then: Means, ward = 0): number {
  const { hero, pv, rulings } = state;
  const table = outlook(state, combat, then, ward);
  const foePv = state.foes[combat.foe] ?? 0;
  const now = { ...combat, ward: combat.ward + ward, again: null };
  let sum = 0;
  for (const { dealt, suffered, odds } of waysOf(duelOf(state, now, means), rulings)) {
    if (suffered >= pv) continue;
    sum += odds * (table.worth[table.at(hero.potions, pv - suffered, Math.max(0, foePv - dealt))] ?? 0);
  }
  return sum;
}

/** How a fight stands for the hero who strikes with these means now and goes on as best it can. */
export function prospect(state: State, combat: Combat, means: Means, then: Means, ward = 0): Prospect {
  const { hero, pv } = state;
  const table = outlook(state, combat, then, ward);
  const here = table.at(hero.potions, Math.min(pv, table.terms.most), state.foes[combat.foe] ?? 0);
  const strike = opening(state, combat, means, then, ward);
  const [drink, flee, away] = [table.drink[here] ?? -1, table.flee[here] ?? -1, table.away[here] ?? 0];
  return { strike, drink, flee, away, best: Math.max(strike, drink, flee) };
}

/** The means of a fight: every weapon and spell, or bare hands. */
export function meansAtHand({ hero }: State): readonly { readonly means: Means; readonly command: Command }[] {
  const weapons = [...new Set(hero.weapons)].map((weapon) => ({
    means: { by: 'weapon', weapon } as const,
    command: { do: 'attack', weapon } as const,
  }));
  const spells = hero.spells.map((spell) => ({
    means: { by: 'spell', spell } as const,
    command: { do: 'cast', spell } as const,
  }));
  const hands = { means: { by: 'bare-hands' } as const, command: { do: 'attack', weapon: BARE_HANDS } as const };
  return hero.weapons.length === 0 ? [hands, ...spells] : [...weapons, ...spells];
}

/** What to strike with now and what to go on with, and what they promise together. */
export interface Arms {
  readonly means: Means;
  readonly later: Means;
  readonly prospect: Prospect;
}

/** The means that promise most. A bow may open a fight that a blade goes on with (dx.x.ranged). */
export function bestArms(state: State, combat: Combat, ward = 0): Arms {
  const hand = meansAtHand(state);
  let then: Means = { by: 'bare-hands' };
  let most = -1;
  for (const { means } of hand) {
    const { strike } = prospect(state, { ...combat, exchanges: Math.max(1, combat.exchanges) }, means, means, ward);
    if (strike > most) [most, then] = [strike, means];
  }
  let best: Arms | null = null;
  for (const { means } of hand) {
    const found = { means, later: then, prospect: prospect(state, combat, means, then, ward) };
    if (best === null || found.prospect.strike > best.prospect.strike) best = found;
  }
  if (best === null) throw new Error('bare hands are always at hand');
  return best;
}

/** What a fight with a creature of the floor leaves of what one has: 1 is a walk-over, 0 is death. */
export function fightWorth(state: State, foe: number): number {
  return aliveAfter(state, foe) / haveNow(state, foe);
}

/** What one has before that fight. */
function haveNow(state: State, foe: number): number {
  const { hero, pv, rulings, floor } = state;
  const most = heroMaximum(hero, rulings);
  const heal = potionStrength(floor.number);
  return restWorth({ weight: healthAfter(state, foe), most, heal }, pv, hero.potions);
}

/** What reading a scroll of protection promises: a blow, then more armour. */
export function wardWorth(state: State, combat: Combat): number {
  const foe = foeSide(foeOf(state, combat), combat, null, state.rulings);
  const armour = heroArmour(state.hero, combat) + WARD;
  const later = { ...combat, exchanges: combat.exchanges + 1 };
  const { later: then } = bestArms(state, later, WARD);
  let sum = 0;
  for (const { suffered, odds } of blowsOf(foe, armour, state.rulings)) {
    if (suffered < state.pv)
      sum += odds * prospect({ ...state, pv: state.pv - suffered }, later, then, then, WARD).best;
  }
  return sum;
}

/** What is left of what one has once the fight under way is over. */
export function fightLeaves(state: State, combat: Combat): number {
  return bestArms(state, combat).prospect.best / haveNow(state, combat.foe);
}

/** The same, without asking what one has to lose. */
export function aliveAfter(state: State, foe: number): number {
  const combat: Combat = { foe, from: state.at, exchanges: 0, ward: 0, disarmed: false, again: null };
  return bestArms(state, combat).prospect.best;
}
