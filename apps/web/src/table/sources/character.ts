import type { Bilingual, Seat } from '@arbitre/kernel';
import { signal } from '@preact/signals';
import type { GameKey } from '../../games/catalogue.ts';

/** How the computer leans, whatever its level: the same names as its brains have. */
export const CHARACTER_NAMES = {
  plain: { fr: 'sans parti pris', en: 'even-tempered' },
  bold: { fr: 'téméraire', en: 'bold' },
  careful: { fr: 'prudent', en: 'careful' },
  greedy: { fr: 'avide', en: 'greedy' },
  spiteful: { fr: 'rancunier', en: 'spiteful' },
  hasty: { fr: 'pressé', en: 'hasty' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type Character = keyof typeof CHARACTER_NAMES;

/** Those that each game knows. */
export const CHARACTERS: Readonly<Record<GameKey, readonly Character[]>> = {
  'attention-donjon': ['plain', 'bold', 'careful', 'hasty'],
  'donjon-d10': ['plain', 'bold', 'careful', 'greedy'],
  pathfinder: ['plain', 'bold', 'careful', 'spiteful'],
  thucidide: ['plain', 'bold', 'careful', 'greedy', 'spiteful'],
};

export function isCharacter(text: string): text is Character {
  return Object.hasOwn(CHARACTER_NAMES, text);
}

const KEY = 'arbitre.characters';

/** By table and seat; those who are plain are left out. */
type Kept = Readonly<Record<string, Character>>;

function kept(): Kept {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}') as Kept; // written by `beCharacter` alone
  } catch {
    return {};
  }
}

const characters = signal<Kept>(kept());

/** How the computer leans at a seat of a table of this browser. */
export function characterAt(table: string, seat: Seat): Character {
  return characters.value[`${table} ${seat}`] ?? 'plain';
}

export function beCharacter(table: string, seat: Seat, character: Character): void {
  const others = Object.entries(characters.value).filter(([key]) => key !== `${table} ${seat}`);
  const own: readonly (readonly [string, Character])[] = character === 'plain' ? [] : [[`${table} ${seat}`, character]];
  characters.value = Object.fromEntries([...others, ...own]);
  try {
    localStorage.setItem(KEY, JSON.stringify(characters.value));
  } catch {
    // full or refused: it is only not kept
  }
}
