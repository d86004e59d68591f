import {
  compare,
  type Fraction,
  fraction,
  type Lang,
  ONE,
  showFraction,
  subtract,
  toDecimal,
  ZERO,
} from '@arbitre/kernel';
import { localise, NARROW } from './numbers.ts';

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

/**
 * Shares that together make 1, in hundredths that together make 100 where none is too small to be said: each is cut to a
 * tenth, and what is left over goes to those that lost most.
 *
 * @example sayPercents([fraction(1, 3), fraction(2, 3)], 'en') // ['33.3%', '66.7%']
 */
export function sayPercents(shares: readonly Fraction[], lang: Lang): readonly string[] {
  const tenths = shares.map(({ n, d }) => (n * 1000n) / d);
  const lost = (index: number) => subtract(shares[index] ?? ZERO, fraction(tenths[index] ?? 0n, 1000n));
  const sayable = [...tenths.keys()].filter((index) => tenths[index] !== 0n).sort((a, b) => compare(lost(b), lost(a)));
  const over = 1000n - tenths.reduce((sum, one) => sum + one, 0n);
  const raised = new Set(sayable.slice(0, Number(over)));
  return shares.map((share, index) => {
    const shown = fraction((tenths[index] ?? 0n) + (raised.has(index) ? 1n : 0n), 1000n);
    const extreme = shown.n === 0n || compare(shown, ONE) >= 0;
    return sayPercent(extreme ? share : shown, lang);
  });
}

/** Fractions with a longer denominator than this say nothing to a reader. */
const LONGEST_DENOMINATOR = 1_000_000n;

/**
 * A probability as people check it and as people feel it; a fraction too long to be read is left out.
 *
 * @example sayChance(fraction(3, 20), 'fr') // '3/20 (15 %)'
 */
export function sayChance(share: Fraction, lang: Lang, percent = sayPercent(share, lang)): string {
  if (share.d === 1n || share.d > LONGEST_DENOMINATOR) return percent;
  return `${showFraction(share)} (${percent})`;
}
