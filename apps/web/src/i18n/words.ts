import type { Bilingual } from '@arbitre/kernel';
import { computed } from '@preact/signals';
import { settings } from '../settings.ts';
import { en } from './en.ts';
import { type Catalogue, fr } from './fr.ts';

const CATALOGUES = { fr, en } as const;

/** The page's words in the reader's language. */
export const words = computed<Catalogue>(() => CATALOGUES[settings.value.lang]);

/** The reader's half of a text. */
export function mine(text: Bilingual): string {
  return text[settings.value.lang];
}

/** What people call a game. */
export function gameName({
  id,
  rulebook,
}: {
  readonly id: string;
  readonly rulebook: { readonly title: Bilingual };
}): string {
  const known = Object.entries(words.value.games).find(([game]) => game === id);
  return known?.[1].name ?? mine(rulebook.title);
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(settings.value.lang, { maximumFractionDigits: digits }).format(value);
}

/** 0.375 is 37,5 % in French. Shares that are not quite all or nothing never round to it. */
export function percent(share: number): string {
  const format = (value: number) =>
    new Intl.NumberFormat(settings.value.lang, { style: 'percent', maximumFractionDigits: 1 }).format(value);
  if (share > 0 && share < 0.0005) return `< ${format(0.001)}`;
  if (share < 1 && share > 0.9995) return `> ${format(0.999)}`;
  return format(share);
}

/** 0.375 is 38 %: where a glance is enough. What may still happen is never 0, what may still fail never 100. */
export function wholeShare(share: number): string {
  const format = (value: number) =>
    new Intl.NumberFormat(settings.value.lang, { style: 'percent', maximumFractionDigits: 0 }).format(value);
  if (share > 0 && share < 0.005) return `< ${format(0.01)}`;
  if (share < 1 && share > 0.995) return `> ${format(0.99)}`;
  return format(share);
}

export function date(milliseconds: number): string {
  return new Intl.DateTimeFormat(settings.value.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
}
