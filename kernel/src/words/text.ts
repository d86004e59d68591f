import type { Bilingual, Lang } from '../rulebook/lang.ts';

/** Small grammar every game's sentences need, in both languages. */

/**
 * A number with its noun, in agreement: French counts zero and one as one, English one alone.
 *
 * @example plural('en', 3, 'point') // "3 points"
 */
export function plural(lang: Lang, n: number, one: string, several = `${one}s`): string {
  const single = lang === 'fr' ? Math.abs(n) < 2 : n === 1;
  return `${n} ${single ? one : several}`;
}

/**
 * A list as people say it.
 *
 * @example listed('en', ['f2', 'g3', 'h6']) // "f2, g3 and h6"
 */
export function listed(lang: Lang, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${lang === 'fr' ? 'et' : 'and'} ${last}`;
}

/** A number with a true minus sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

/** A number as a change: "+2", "−1", "+0". */
export function change(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** A sentence's first letter, made a capital. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/**
 * A sentence in both languages, from one way of saying it.
 *
 * @example inBoth((lang) => plural(lang, 3, 'action'))
 */
export function inBoth(say: (lang: Lang) => string): Bilingual {
  return { fr: say('fr'), en: say('en') };
}
