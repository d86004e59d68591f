import { duelOf, foeSide, heroArmour } from '../combat/sides.ts';
import type { Means } from '../combat/means.ts';
import { potionStrength, WARD } from '../dungeon/equipment.ts';
import { EXIT, terrainOf } from '../movement/terrain.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import { BARE_HANDS, type Command } from '../play/command.ts';
import { type Combat, foeOf, type State } from '../play/state.ts';
import { blowsOf, type Way, waysOf } from './exchange.ts';

/** What full health adds to being alive, when being alive counts for 1. */
const HEALTH = 0.08;
/** The same after the guardian of the last floor, where it only tells two equal chances apart. */
const LAST_HEALTH = 0.0005;
/** A potion in the pack against the health it would give: it can be drunk later, without a blow. */
const KEPT = 0.85;

/** How good it is to go on with a fight, by hit points, the creature's, and potions: the best of striking and drinking. */
export interface Prospect {
  readonly strike: number;
  readonly drink: number;
  readonly best: number;
}

/** Being alive with so many hit points and potions. */
function restWorth(weight: number, pv: number, most: number, potions: number, heal: number): number {
  return 1 + (weight * (pv + KEPT * potions * heal)) / most;
}

/** What full health is worth once that creature is beaten. */
function healthAfter({ floor, dungeon, rulings }: State, foe: number): number {
  if (floor.number < dungeon.last) return HEALTH;
  const { feature } = terrainOf(floor, rulings.cornerRule);
  return feature[floor.creatures[foe]?.at ?? -1] === EXIT ? LAST_HEALTH : HEALTH;
}

interface Table {
  readonly worth: Float64Array;
  readonly drink: Float64Array;
}

const tables = new Map<string, Table>();
/** Lists of ways by number: the same list is worked out once (`exchange.ts`), and its number stands for it in a key. */
const numbers = new WeakMap<readonly Way[], number>();
let lists = 0;

function numberOf(ways: readonly Way[]): number {
  const number = numbers.get(ways) ?? ++lists;
  numbers.set(ways, number);
  return number;
}
/** Tables kept before they are thrown away: a run needs a few at a time. */
const MOST_TABLES = 400;

/** The whole fight worked out backwards from its ends: exact but for weapons that break. */
function tableOf(
  weight: number,
  ways: readonly Way[],
  blows: readonly Way[],
  most: number,
  foePv: number,
  potions: number,
  heal: number,
): Table {
  const size = (potions + 1) * (most + 1) * (foePv + 1);
  const worth = new Float64Array(size);
  const drink = new Float64Array(size).fill(-1);
  const at = (left: number, pv: number, foe: number) => (left * (most + 1) + pv) * (foePv + 1) + foe;
  for (let left = 0; left <= potions; left++) {
    for (let pv = 1; pv <= most; pv++) {
      for (let foe = 0; foe <= foePv; foe++) {
        const here = at(left, pv, foe);
        if (foe === 0) {
          worth[here] = restWorth(weight, pv, most, left, heal);
          continue;
        }
        let best = 0;
        for (const { dealt, suffered, odds } of ways) {
          if (suffered < pv) best += odds * (worth[at(left, pv - suffered, Math.max(0, foe - dealt))] ?? 0);
        }
        if (left > 0 && pv < most) {
          let drunk = 0;
          const healed = Math.min(most, pv + heal);
          for (const { suffered, odds } of blows) {
            if (suffered < healed) drunk += odds * (worth[at(left - 1, healed - suffered, foe)] ?? 0);
          }
          drink[here] = drunk;
          best = Math.max(best, drunk);
        }
        worth[here] = best;
      }
    }
  }
  return { worth, drink };
}

/** How a fight stands for the hero who goes on with these means: the table of all that may come. */
function outlook(state: State, combat: Combat, means: Means, ward: number): Table & { readonly most: number } {
  const { hero, rulings, floor } = state;
  const foePv = state.foes[combat.foe] ?? 0;
  const warded = { ...combat, exchanges: Math.max(1, combat.exchanges), ward: combat.ward + ward, again: null };
  const ways = waysOf(duelOf(state, warded, means), rulings);
  const foe = foeSide(foeOf(state, combat), combat, null, rulings);
  const armour = heroArmour(hero, warded);
  const most = heroMaximum(hero, rulings);
  const heal = potionStrength(floor.number);
  const blows = blowsOf(foe, armour, rulings);
  const weight = healthAfter(state, combat.foe);
  const key = `${weight} ${numberOf(ways)} ${numberOf(blows)} ${most} ${foePv} ${hero.potions} ${heal}`;
  let table = tables.get(key);
  if (table === undefined) {
    if (tables.size >= MOST_TABLES) tables.clear();
    table = tableOf(weight, ways, blows, most, foePv, hero.potions, heal);
    tables.set(key, table);
  }
  return { ...table, most };
}

/** What an exchange with one means promises when the fight then goes on with another. */
function opening(state: State, combat: Combat, means: Means, then: Means, ward = 0): number {
  const { hero, pv, rulings } = state;
  const { worth, most } = outlook(state, combat, then, ward);
  const foePv = state.foes[combat.foe] ?? 0;
  const now = { ...combat, ward: combat.ward + ward, again: null };
  let sum = 0;
  for (const { dealt, suffered, odds } of waysOf(duelOf(state, now, means), rulings)) {
    if (suffered >= pv) continue;
    sum +=
      odds * (worth[(hero.potions * (most + 1) + (pv - suffered)) * (foePv + 1) + Math.max(0, foePv - dealt)] ?? 0);
  }
  return sum;
}

/** How a fight stands for the hero who strikes with these means now and goes on as best it can. */
export function prospect(state: State, combat: Combat, means: Means, then: Means, ward = 0): Prospect {
  const { hero, pv } = state;
  const { drink, most } = outlook(state, combat, then, ward);
  const foePv = state.foes[combat.foe] ?? 0;
  const here = (hero.potions * (most + 1) + Math.min(pv, most)) * (foePv + 1) + foePv;
  const strike = opening(state, combat, means, then, ward);
  const drunk = drink[here] ?? -1;
  return { strike, drink: drunk, best: Math.max(strike, drunk) };
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
  return (
    aliveAfter(state, foe) /
    restWorth(
      healthAfter(state, foe),
      state.pv,
      heroMaximum(state.hero, state.rulings),
      state.hero.potions,
      potionStrength(state.floor.number),
    )
  );
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
  const { hero, pv, rulings, floor } = state;
  const now = restWorth(
    healthAfter(state, combat.foe),
    pv,
    heroMaximum(hero, rulings),
    hero.potions,
    potionStrength(floor.number),
  );
  return bestArms(state, combat).prospect.best / now;
}

/** The same, without asking what one has to lose. */
export function aliveAfter(state: State, foe: number): number {
  const combat: Combat = { foe, from: state.at, exchanges: 0, ward: 0, disarmed: false, again: null };
  return bestArms(state, combat).prospect.best;
}
