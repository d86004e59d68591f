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

/** A creature with its article; a scenario's own creatures are named as their author wrote them. */
export function leCreature(creature: Creature): string {
  if (creature.name !== undefined) return creature.name.fr;
  const noun = creatureNoun(creature);
  return noun === null ? 'la créature' : le(noun);
}

function isElided({ fr, elided }: Noun): boolean {
  return elided === true || /^[aeiouyàâéèêëîïôöûùüœæ]/i.test(fr);
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

export function heroInFrench({ stage, hero }: Pick<State, 'stage' | 'hero'>): string {
  return stage === 'creation' ? 'le héros' : le(CLASSES[hero.class].name);
}

export function foe(state: State, number: number): string {
  const creature = state.floor.creatures[number];
  return creature === undefined ? 'la créature' : leCreature(creature);
}

export function family(diagonal: boolean): string {
  return diagonal ? 'diagonale' : 'droite';
}

export function way(diagonal: boolean): string {
  return diagonal ? 'en diagonale' : 'en ligne droite';
}

/** The thing declared for an exchange. */
export function meansInFrench(means: Means): string {
  switch (means.by) {
    case 'weapon':
      return WEAPONS[means.weapon].name.fr;
    case 'spell':
      return SPELLS[means.spell].name.fr;
    case 'flames':
      return SCROLLS.flames.name.fr;
    case 'bare-hands':
      return 'mains nues';
    case 'flight':
      return 'fuite';
    default:
      return unreachable(means);
  }
}

/** A number with its noun: « 3 points ». */
export function count(n: number, one: string, several = `${one}s`): string {
  return plural('fr', n, one, several);
}

/** What a word of the merchant's board is called. */
export function nameOf(ware: WareId): string {
  const purchase = purchaseOf(ware);
  switch (purchase.kind) {
    case 'potion':
      return 'potion';
    case 'scroll':
      return SCROLLS[purchase.id].name.fr;
    case 'weapon':
      return WEAPONS[purchase.id].name.fr;
    case 'spell':
      return SPELLS[purchase.id].name.fr;
    case 'armour':
      return ARMOURS[purchase.id].name.fr;
    default:
      return unreachable(purchase);
  }
}
