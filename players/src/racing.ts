import { type Arm, clearlyBetter, mean, type Round, standardError } from './halving.ts';

/** Tries of each arm between two looks at the field. */
const LAP = 4;
/** Standard errors by which an arm must lie behind the best to be left aside. */
const BEHIND = 1.5;
/** Two arms of which one is better by less than this, in thousandths of a win, need not be told apart. */
const ALIKE = 6;

/**
 * A race: all arms are tried with the same dice; after every lap those that lie clearly behind the best are left aside, and of two that
 * come to the same the later one. It ends when one is left or the tries are spent: what is plain is seen soon, and a close call gets what
 * the others have spared.
 */
export function* racing(
  arms: readonly Arm[],
  tries: number,
  attempt: (arm: number, nth: number) => number,
): Generator<Round, Round> {
  let standing = arms.map((_, arm) => arm);
  let done = 0;
  for (;;) {
    for (let nth = 0; nth < LAP; nth++) {
      for (const arm of standing) {
        const { results } = arms[arm] ?? { results: [] };
        results.push(attempt(arm, results.length));
        done++;
      }
    }
    standing = stillRunning(arms, standing);
    const shown = { standing, done, of: Math.max(done, tries) };
    if (standing.length === 1 || done + LAP * standing.length > tries) return shown;
    yield shown;
  }
}

/** Those still in the race, best first; never nobody. */
function stillRunning(arms: readonly Arm[], standing: readonly number[]): number[] {
  const resultsOf = (arm: number) => arms[arm]?.results ?? [];
  const byMean = (a: number, b: number) => mean(resultsOf(b)) - mean(resultsOf(a));
  const [best = 0] = standing.toSorted(byMean);
  const kept: number[] = [];
  for (const arm of standing.toSorted((a, b) => a - b)) {
    if (clearlyBetter(resultsOf(best), resultsOf(arm), BEHIND)) continue;
    if (!kept.some((earlier) => areAlike(resultsOf(arm), resultsOf(earlier)))) kept.push(arm);
  }
  return kept.sort(byMean);
}

/** Do two come to the same, as far as anyone can tell, try by try? */
function areAlike(one: readonly number[], other: readonly number[]): boolean {
  const differences = one.map((value, nth) => value - (other[nth] ?? 0));
  return Math.abs(mean(differences)) + 2 * standardError(differences) < ALIKE;
}
