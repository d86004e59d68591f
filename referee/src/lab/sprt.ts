/** Pairs of games by the points that the first player took in them: 0, ½, 1, 1½, 2 (fishtest's five outcomes). */
export type PairCounts = readonly [number, number, number, number, number];

/** Points of a pair, as a share of what could be had. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];

/** Two answers to "how strong is the first player?", as shares of the points: not stronger than `low`, or at least `high`. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
}

/** What a sequential test says of two players so far. */
export type Verdict = 'low' | 'high' | 'undecided';

/** The bound of the log-likelihood ratio at which a test of 5 % on either side stops. */
export const SPRT_BOUND = Math.log(0.95 / 0.05);

/** What the pairs say so far. */
export interface PairScore {
  readonly pairs: number;
  /** Share of the points that the first player took. */
  readonly share: number;
  /** Half the width of the interval that holds the true share 19 times out of 20. */
  readonly margin: number;
  readonly llr: number;
  readonly verdict: Verdict;
}

/**
 * A sequential test on pairs of games: it may be looked at after every pair, and stops by itself at either bound. The spread is that
 * of the pairs, with a small prior so that a clean sweep has one too.
 *
 * @example scorePairs([0, 0, 2, 1, 17], { low: 0.5, high: 0.55 }).verdict // 'high'
 */
export function scorePairs(counts: PairCounts, { low, high }: Hypotheses): PairScore {
  const pairs = counts.reduce((sum, count) => sum + count, 0);
  const { mean: share } = moments(counts);
  const { variance } = moments(counts.map((count) => count + 0.4));
  const llr = pairs === 0 ? 0 : (pairs * (high - low) * (2 * share - low - high)) / (2 * variance);
  const margin = pairs === 0 ? 1 : 1.96 * Math.sqrt(variance / pairs);
  const verdict = llr >= SPRT_BOUND ? 'high' : llr <= -SPRT_BOUND ? 'low' : 'undecided';
  return { pairs, share, margin, llr, verdict };
}

/** Mean and variance of a pair's share. */
function moments(counts: readonly number[]): { readonly mean: number; readonly variance: number } {
  let pairs = 0;
  let sum = 0;
  let squares = 0;
  counts.forEach((count, outcome) => {
    const share = SHARES[outcome] ?? 0;
    pairs += count;
    sum += count * share;
    squares += count * share * share;
  });
  const mean = pairs === 0 ? 0.5 : sum / pairs;
  return { mean, variance: pairs === 0 ? 0 : squares / pairs - mean * mean };
}
