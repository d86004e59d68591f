import { compare, type Fraction, fraction, type Lang, ONE, showFraction, toDecimal, ZERO } from '@arbitre/kernel';

/** U+202F, the narrow no-break space that French puts inside numbers and before % ! ? ; : */
const NARROW = '\u202f';

/** Groups digits by three and writes the decimal mark of the language. Same text on every platform. */
function localise(decimal: string, lang: Lang): string {
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
 * A fraction as a decimal, without the zeros that say nothing.
 *
 * @example sayDecimal(fraction(11, 2), 'fr') // '5,5'
 */
export function sayDecimal(value: Fraction, lang: Lang, digits = 2): string {
  const decimal = toDecimal(value, digits);
  return localise(decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal, lang);
}

/**
 * A probability in hundredths, one digit after the mark at most. 0 % and 100 % are kept for what is impossible or
 * certain.
 *
 * @example sayPercent(fraction(3, 20), 'en') // '15%'
 */
export function sayPercent(share: Fraction, lang: Lang): string {
  const sign = lang === 'fr' ? `${NARROW}%` : '%';
  const tenth = fraction(1, 1000);
  if (compare(share, ZERO) > 0 && compare(share, tenth) < 0) return `< ${localise('0.1', lang)}${sign}`;
  if (compare(share, ONE) < 0 && compare(share, fraction(999, 1000)) > 0) return `> ${localise('99.9', lang)}${sign}`;
  return `${sayDecimal(fraction(share.n * 100n, share.d), lang, 1)}${sign}`;
}

/** Fractions with a longer denominator than this say nothing to a reader. */
const LONGEST_DENOMINATOR = 1_000_000n;

/**
 * A probability as people check it and as people feel it; a fraction too long to be read is left out.
 *
 * @example sayChance(fraction(3, 20), 'fr') // '3/20 (15 %)'
 */
export function sayChance(share: Fraction, lang: Lang): string {
  const percent = sayPercent(share, lang);
  if (share.d === 1n || share.d > LONGEST_DENOMINATOR) return percent;
  return `${showFraction(share)} (${percent})`;
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
