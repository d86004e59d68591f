import { type Fraction, fraction } from '@arbitre/kernel';

/** Where a true share lies, 19 times out of 20. */
export interface Interval {
  readonly low: Fraction;
  readonly high: Fraction;
}

/** The 97.5th percentile of the normal law. */
const Z = 1.959963984540054;

/** Bounds are given in hundred-thousandths: more digits would be noise. */
const SCALE = 100_000;

/**
 * The 95 % Wilson score interval of a share counted on a sample: sound for rare events and small samples, where the
 * usual ± formula gives shares below 0.
 *
 * Statistics, not geometry: square roots are correctly rounded on every machine, so the bounds are the same everywhere.
 *
 * @example wilson(3, 20) // 5.2 % to 36 %
 */
export function wilson(times: number, throws: number): Interval {
  if (throws === 0) return { low: fraction(0), high: fraction(1) };
  const share = times / throws;
  const square = (Z * Z) / throws;
  const centre = (share + square / 2) / (1 + square);
  const half = (Z * Math.sqrt((share * (1 - share)) / throws + square / (4 * throws))) / (1 + square);
  const low = times === 0 ? 0 : Math.floor((centre - half) * SCALE);
  const high = times === throws ? SCALE : Math.ceil((centre + half) * SCALE);
  return { low: fraction(Math.max(0, low), SCALE), high: fraction(Math.min(SCALE, high), SCALE) };
}

/** The interval of a share that was counted on so many throws. */
export function intervalOf({ n, d }: Fraction, throws: number): Interval {
  return wilson(Number((n * BigInt(throws)) / d), throws);
}
