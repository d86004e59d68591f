import { type Creature, creatureNoun } from '../../dungeon/bestiary.ts';
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

/** “f2”, “f2 and h6”, “f2, g3 and h6”. */
export function and(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** “1 point”, “3 points”. */
export function count(n: number, one: string, several = `${one}s`): string {
  return `${n} ${n === 1 ? one : several}`;
}

/** A number with a true minus sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
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
