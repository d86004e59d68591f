import type { Bilingual, Seat } from '@arbitre/kernel';

/** How well the computer plays, weakest first. */
export const LEVELS = ['apprentice', 'soldier', 'captain', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export const LEVEL_NAMES: Readonly<Record<Level, Bilingual>> = {
  apprentice: { fr: 'apprenti', en: 'apprentice' },
  soldier: { fr: 'soldat', en: 'soldier' },
  captain: { fr: 'capitaine', en: 'captain' },
  master: { fr: 'maître', en: 'master' },
};

export const DEFAULT_LEVEL: Level = 'soldier';

/** Who plays when nobody says otherwise: you in the first seat, the computer in the others. */
export function usualBots(seats: readonly { readonly seat: Seat }[]): Readonly<Record<Seat, Level>> {
  return Object.fromEntries(seats.slice(1).map(({ seat }) => [seat, DEFAULT_LEVEL]));
}

export function isLevel(text: unknown): text is Level {
  return LEVELS.some((level) => level === text);
}

/** The computer of a server at that level: it counts them, the weakest is 0. */
export function botAt(level: Level): { readonly level: number; readonly character: string } {
  return { level: LEVELS.indexOf(level), character: 'plain' };
}
