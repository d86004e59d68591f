import { type Creature, creatureNoun } from '../../dungeon/bestiary.ts';
import type { HeadingName } from '../../movement/headings.ts';
import type { Noun } from '../noun.ts';

// The little French grammar that names need.

/** « le rat géant », « l’orque », « la goule ». */
export function le(noun: Noun): string {
  if (isElided(noun)) return `l’${noun.fr}`;
  return noun.gender === 'm' ? `le ${noun.fr}` : `la ${noun.fr}`;
}

/** « un rat géant », « une goule ». */
export function un(noun: Noun): string {
  return noun.gender === 'm' ? `un ${noun.fr}` : `une ${noun.fr}`;
}

/** « au rat géant », « à l’orque », « à la goule », « aux trois sœurs »: « à » and the article contract. */
export function to(definite: string): string {
  const [, article, rest] = /^(les?) (.+)$/i.exec(definite) ?? [];
  if (article === undefined) return `à ${definite}`;
  return `${article.length === 2 ? 'au' : 'aux'} ${rest}`;
}

/** « f2 », « f2 et h6 », « f2, g3 et h6 ». */
export function and(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
}

/** A creature with its article; a scenario's own creatures are named as their author wrote them. */
export function leCreature(creature: Creature): string {
  if (creature.name !== undefined) return creature.name.fr;
  const noun = creatureNoun(creature);
  return noun === null ? 'la créature' : le(noun);
}

function isElided({ fr, elided }: Noun): boolean {
  return elided === true || /^[aeiouyàâéèêëîïôöûùüœæ]/i.test(fr);
}

/** « 1 point », « 3 points ». */
export function count(n: number, one: string, several = `${one}s`): string {
  return `${n} ${Math.abs(n) < 2 ? one : several}`;
}

/** A number with a true minus sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export const VERS: Readonly<Record<HeadingName, string>> = {
  N: 'le nord',
  NE: 'le nord-est',
  E: 'l’est',
  SE: 'le sud-est',
  S: 'le sud',
  SW: 'le sud-ouest',
  W: 'l’ouest',
  NW: 'le nord-ouest',
};
