import type { Lang } from '@arbitre/kernel';

const WORDS: Readonly<Record<Lang, readonly string[]>> = {
  fr: 'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième'.split(
    ' ',
  ),
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth'.split(
    ' ',
  ),
};

/** "ninth", "neuvième"; larger ones as figures. */
export function ordinal(lang: Lang, nth: number): string {
  const word = WORDS[lang][nth - 1];
  if (word !== undefined) return word;
  if (lang === 'fr') return `${nth}ᵉ`;
  const ends = nth % 100 >= 11 && nth % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][nth % 10] ?? 'th');
  return `${nth}${ends}`;
}

/** "une unité", "3 unités": nothing is "aucune". */
export function countOf(count: number, none: string, one: string, many: string): string {
  return count === 0 ? none : count === 1 ? one : `${count} ${many}`;
}
