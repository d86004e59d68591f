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
  return Math.sqrt(squaresOf(results) / (results.length - 1) / results.length);
}

/** Scatter of a difference between two tries where nothing is known of it yet, in thousandths of a win, and how many differences that counts for. */
const USUAL = { scatter: 200, counts: 2 };

/** How many differences the scatter of all arms counts for beside an arm's own: a few tries tell their own scatter badly. */
const SHARED = 8;

/** By how much an arm is better than the first, try by try on the same dice, and the standard error of that. */
export interface Lead {
  readonly lead: number;
  readonly error: number;
}

/** The lead of each arm over the first; of an arm never tried nothing is known. */
export function leads(arms: readonly Arm[]): readonly Lead[] {
  const first = arms[0]?.results ?? [];
  const differences = arms.map(({ results }) => results.map((value, nth) => value - (first[nth] ?? 0)));
  const others = differences.slice(1);
  const known = others.reduce((sum, one) => sum + Math.max(0, one.length - 1), USUAL.counts);
  const squares = others.reduce((sum, one) => sum + squaresOf(one), USUAL.counts * USUAL.scatter ** 2);
  return differences.map((one) => {
    const own = Math.max(0, one.length - 1);
    const variance = ((SHARED * squares) / known + squaresOf(one)) / (SHARED + own);
    return { lead: mean(one), error: Math.sqrt(variance / one.length) };
  });
}

/** Sum of the squares of what differs from the mean. */
function squaresOf(results: readonly number[]): number {
  const middle = mean(results);
  return results.reduce((sum, result) => sum + (result - middle) ** 2, 0);
}

/**
 * What is to be believed of a lead that was guessed beforehand, give or take `guesswork`, and then tried: the mean of both, each weighing as much as
 * it is sure. The error of luck is shrunk with it, so that of many plans the luckiest is not taken for the best.
 */
export function believed({ lead, error }: Lead, guess: number, guesswork: number): number {
  if (!Number.isFinite(error)) return guess;
  const [tried, guessed] = [error ** 2, guesswork ** 2];
  return (lead * guessed + guess * tried) / (guessed + tried);
}
