/** An exact fraction in lowest terms, denominator positive. Probabilities are never rounded before they are shown. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/**
 * A fraction in lowest terms.
 *
 * @example showFraction(fraction(2, 4)) // '1/2'
 */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  const top = BigInt(n);
  const bottom = BigInt(d);
  if (bottom === 0n) throw new Error(`a fraction needs a denominator other than 0, found ${n}/${d}`);
  const shared = greatestCommonDivisor(top, bottom);
  return bottom < 0n ? new Exact(-top / shared, -bottom / shared) : new Exact(top / shared, bottom / shared);
}

/** A fraction that JSON can write: `{"n":1,"d":6}`, as texts where a number would not be exact. */
class Exact implements Fraction {
  readonly n: bigint;
  readonly d: bigint;

  constructor(n: bigint, d: bigint) {
    this.n = n;
    this.d = d;
  }

  toJSON(): { readonly n: number | string; readonly d: number | string } {
    return { n: writable(this.n), d: writable(this.d) };
  }
}

function writable(whole: bigint): number | string {
  const number = Number(whole);
  return Number.isSafeInteger(number) ? number : `${whole}`;
}

/** Impossible. */
export const ZERO: Fraction = new Exact(0n, 1n);
/** Certain. */
export const ONE: Fraction = new Exact(1n, 1n);

/**
 * The sum: the probability of one or the other of two things that exclude each other.
 *
 * @example showFraction(add(fraction(1, 6), fraction(1, 3))) // '1/2'
 */
export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

/**
 * The difference: `subtract(ONE, p)` is the probability of the contrary.
 *
 * @example showFraction(subtract(ONE, fraction(1, 6))) // '5/6'
 */
export function subtract(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d - b.n * a.d, a.d * b.d);
}

/**
 * The product: the probability of two things that do not depend on each other.
 *
 * @example showFraction(multiply(fraction(1, 6), fraction(1, 6))) // '1/36'
 */
export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.n, a.d * b.d);
}

/** Negative when a < b, 0 when equal, positive when a > b. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** `1/20`, or `1` for a whole number. */
export function showFraction(a: Fraction): string {
  return a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`;
}

/**
 * The fraction as a decimal with `digits` digits after the point, rounded to nearest (halves up). For display only.
 *
 * @example toDecimal(fraction(2, 3), 3) // '0.667'
 */
export function toDecimal(a: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const negative = a.n < 0n;
  const scaled = ((negative ? -a.n : a.n) * scale * 2n + a.d) / (a.d * 2n);
  const whole = `${scaled / scale}`;
  const rest = `${scaled % scale}`.padStart(digits, '0');
  return `${negative ? '-' : ''}${whole}${digits > 0 ? `.${rest}` : ''}`;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}
