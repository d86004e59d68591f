import type { Bilingual } from '@arbitre/kernel';

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

export function isLevel(text: unknown): text is Level {
  return LEVELS.some((level) => level === text);
}
