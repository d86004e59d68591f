import type { Lang } from '@arbitre/kernel';

/** U+202F, the narrow no-break space that French puts inside numbers and before % ! ? ; : */
export const NARROW = '\u202f';

/**
 * Groups the digits of a number by three and writes the decimal mark of the language. Same text on every platform.
 *
 * @example localise('1234.5', 'fr') // '1 234,5'
 */
export function localise(decimal: string, lang: Lang): string {
  const [whole = '', rest] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, lang === 'fr' ? NARROW : ',');
  return rest === undefined ? grouped : `${grouped}${lang === 'fr' ? ',' : '.'}${rest}`;
}

/**
 * A whole number as people write it.
 *
 * @example sayNumber(12345, 'en') // '12,345'
 */
export function sayNumber(value: number | bigint, lang: Lang): string {
  return localise(`${value}`, lang);
}

/**
 * “a, b and c”.
 *
 * @example sayList(['a', 'b', 'c'], 'fr') // 'a, b et c'
 */
export function sayList(items: readonly string[], lang: Lang, joint: 'and' | 'or' = 'and'): string {
  const word = { fr: { and: 'et', or: 'ou' }, en: { and: 'and', or: 'or' } }[lang][joint];
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}
