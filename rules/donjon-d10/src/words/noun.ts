import type { Bilingual } from '@arbitre/kernel';

/** A thing that sentences speak of: its name without article, and its French gender. */
export interface Noun extends Bilingual {
  readonly gender: 'm' | 'f';
  /** Written « l’ » in French although it starts with an h. */
  readonly elided?: true;
}

/** A row of a printed table begins with the names: `noun('Massue', 'f', 'club')`. */
export function noun(fr: string, gender: 'm' | 'f', en: string): Noun {
  return { fr: fr.charAt(0).toLowerCase() + fr.slice(1), en, gender };
}
