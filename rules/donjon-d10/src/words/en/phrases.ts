import { plural, unreachable } from '@arbitre/kernel';
import type { Means } from '../../combat/means.ts';
import { type Creature, creatureNoun } from '../../dungeon/bestiary.ts';
import { ARMOURS, SCROLLS, SPELLS, WEAPONS } from '../../dungeon/equipment.ts';
import { purchaseOf } from '../../dungeon/merchant.ts';
import { CLASSES } from '../../hero/classes.ts';
import type { WareId } from '../../play/command.ts';
import type { State } from '../../play/state.ts';
import type { HeadingName } from '../../movement/headings.ts';
import type { Noun } from '../noun.ts';

// The little English grammar that names need.

export function the(noun: Noun): string {
  return `the ${noun.en}`;
}

export function a(noun: Noun): string {
  return `${/^[aeiou]/i.test(noun.en) ? 'an' : 'a'} ${noun.en}`;
}

/** A creature with its article; a scenario's own creatures are named as their author wrote them. */
export function theCreature(creature: Creature): string {
  if (creature.name !== undefined) return creature.name.en;
  const noun = creatureNoun(creature);
  return noun === null ? 'the creature' : the(noun);
}

export const TOWARDS: Readonly<Record<HeadingName, string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};

export function heroInEnglish({ stage, hero }: Pick<State, 'stage' | 'hero'>): string {
  return stage === 'creation' ? 'the hero' : the(CLASSES[hero.class].name);
}

export function foe(state: State, number: number): string {
  const creature = state.floor.creatures[number];
  return creature === undefined ? 'the creature' : theCreature(creature);
}

export function family(diagonal: boolean): string {
  return diagonal ? 'diagonal' : 'straight';
}

export function way(diagonal: boolean): string {
  return diagonal ? 'diagonally' : 'in straight lines';
}

/** The thing declared for an exchange. */
export function meansInEnglish(means: Means): string {
  switch (means.by) {
    case 'weapon':
      return WEAPONS[means.weapon].name.en;
    case 'spell':
      return SPELLS[means.spell].name.en;
    case 'flames':
      return SCROLLS.flames.name.en;
    case 'bare-hands':
      return 'bare hands';
    case 'flight':
      return 'flight';
    default:
      return unreachable(means);
  }
}

/** A number with its noun: “3 points”. */
export function count(n: number, one: string, several = `${one}s`): string {
  return plural('en', n, one, several);
}

/** What a word of the merchant's board is called. */
export function nameOf(ware: WareId): string {
  const purchase = purchaseOf(ware);
  switch (purchase.kind) {
    case 'potion':
      return 'potion';
    case 'scroll':
      return SCROLLS[purchase.id].name.en;
    case 'weapon':
      return WEAPONS[purchase.id].name.en;
    case 'spell':
      return SPELLS[purchase.id].name.en;
    case 'armour':
      return ARMOURS[purchase.id].name.en;
    default:
      return unreachable(purchase);
  }
}
