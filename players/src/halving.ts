/** One of several things to try, again and again. */
export interface Arm {
  /** Every result so far, try by try: the n-th of each arm was had with the same dice. */
  readonly results: number[];
}

/** What a round of trying has shown. */
export interface Round {
  /** Arms still in the race, by their number, best first. */
  readonly standing: readonly number[];
  readonly done: number;
  readonly of: number;
}

/**
 * Sequential halving: all arms are tried the same number of times with the same dice, the worse half is left aside, and so on until
 * two are left or the tries are spent. The first arm stays to the end: it is what the others are measured by.
 */
export function* halving(
  arms: readonly Arm[],
  tries: number,
  attempt: (arm: number, nth: number) => number,
): Generator<Round, Round> {
  const rounds = Math.max(1, Math.ceil(Math.log2(arms.length)));
  let standing = arms.map((_, arm) => arm);
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(tries / rounds / standing.length));
    for (let nth = 0; nth < each; nth++) {
      for (const arm of standing) {
        const { results } = arms[arm] ?? { results: [] };
        results.push(attempt(arm, results.length));
        done++;
      }
    }
    standing = standing.toSorted((a, b) => mean(arms[b]?.results ?? []) - mean(arms[a]?.results ?? []));
    const shown = { standing, done, of: Math.max(done, tries) };
    if (round === rounds - 1) return shown;
    yield shown;
    const kept = standing.slice(0, Math.max(2, Math.ceil(standing.length / 2)));
    standing = kept.includes(0) ? kept : [...kept, 0];
  }
  return { standing, done, of: tries };
}

/** The mean of some results; 0 of none. */
export function mean(results: readonly number[]): number {
  let sum = 0;
  for (const result of results) sum += result;
  return results.length === 0 ? 0 : sum / results.length;
}

/** Standard error of the mean; infinite when one result is all there is. */
export function standardError(results: readonly number[]): number {
  if (results.length < 2) return Number.POSITIVE_INFINITY;
  const middle = mean(results);
  let squares = 0;
  for (const result of results) squares += (result - middle) ** 2;
  return Math.sqrt(squares / (results.length - 1) / results.length);
}

/** Thousandths of a win that tell two plans apart: what a position is held to be worth is no surer than that, whatever the dice. */
const LEAST_GAP = 10;

/**
 * Is the mean of `one` above that of `other` by more than its error, try by try on the same dice? A few tries tell their own error
 * badly: the fewer they are, the wider the gap must be.
 */
export function clearlyBetter(one: readonly number[], other: readonly number[], errors: number): boolean {
  const differences = one.slice(0, other.length).map((value, nth) => value - (other[nth] ?? 0));
  const middle = mean(differences);
  const wary = errors * (1 + 4 / differences.length);
  return middle >= 1900 || middle > Math.max(LEAST_GAP, wary * standardError(differences));
}
