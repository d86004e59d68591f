import type { LegendEntry } from '@arbitre/kernel';
import type { SquareKind } from '../squares/floor.ts';

/** How each kind of square, the hero and those it meets are called and drawn. */
export const LEGEND: Readonly<Record<SquareKind | 'hero' | 'foe' | 'guardian' | 'boss' | 'stuck', LegendEntry>> = {
  wall: { glyph: '#', tone: 'wall', name: { fr: 'mur', en: 'wall' } },
  floor: { glyph: '.', tone: 'ground', name: { fr: 'sol', en: 'floor' } },
  start: { glyph: 'S', tone: 'ground', name: { fr: 'entrée', en: 'way in' } },
  web: { glyph: 'w', tone: 'hindrance', name: { fr: 'toile d’araignée', en: 'spider web' } },
  trap: { glyph: '^', tone: 'danger', name: { fr: 'piège', en: 'trap' } },
  gold: { glyph: '$', tone: 'treasure', name: { fr: 'or', en: 'gold' } },
  chest: { glyph: 'C', tone: 'treasure', name: { fr: 'coffre', en: 'chest' } },
  fountain: { glyph: '~', tone: 'help', name: { fr: 'fontaine', en: 'fountain' } },
  creature: { glyph: 'M', tone: 'ground', name: { fr: 'repaire', en: 'lair' } },
  exit: { glyph: '>', tone: 'goal', name: { fr: 'sortie', en: 'exit' } },
  hero: { glyph: '@', tone: 'friend', name: { fr: 'héros', en: 'hero' } },
  foe: { glyph: 'm', tone: 'foe', name: { fr: 'créature', en: 'creature' } },
  guardian: { glyph: 'G', tone: 'foe', name: { fr: 'gardien', en: 'guardian' } },
  boss: { glyph: 'B', tone: 'foe', name: { fr: 'boss', en: 'boss' } },
  stuck: { glyph: 'w', tone: 'mark', name: { fr: 'pris dans la toile', en: 'stuck in the web' } },
};
