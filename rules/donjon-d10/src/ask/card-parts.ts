import type { Bilingual, CardFigure } from '@arbitre/kernel';
import type { Creature } from '../dungeon/bestiary.ts';
import { said } from '../words/said.ts';

/** One figure of a card, with its label in both languages. */
export function figure(fr: string, en: string, value: string | number | Bilingual): CardFigure {
  const text = typeof value === 'object' ? value : { fr: `${value}`, en: `${value}` };
  return { label: said(fr, en), value: text };
}

/** A name as the heading of a card. */
export function title({ fr, en }: Bilingual): Bilingual {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return { fr: capital(fr), en: capital(en) };
}

/** The sorts of attack, of weapons and creatures alike. */
export const ATTACK_SORTS: Readonly<Record<Creature['attack'], Bilingual>> = {
  heavy: { fr: 'attaque lourde', en: 'heavy attack' },
  short: { fr: 'attaque courte', en: 'short attack' },
  ranged: { fr: 'attaque à distance', en: 'ranged attack' },
  spell: { fr: 'attaque magique', en: 'spell attack' },
};
