import type { Chance } from './chance.ts';
import { add, type Fraction, fraction } from './fraction.ts';

/** A value and the exact probability that it comes. */
export interface Weighted<T> {
  readonly value: T;
  readonly weight: Fraction;
}

/** Every outcome with its exact weight; or the news that there are more than the limit allows. */
export type Explored<T> =
  | { readonly exact: true; readonly outcomes: readonly Weighted<T>[] }
  | { readonly exact: false; readonly limit: number };

/**
 * Runs `act` once for every outcome of the dice it asks for, and merges results that have the same `key`.
 *
 * The act is the rule itself (a `decide`, a whole exchange): nothing is written twice to have its odds.
 *
 * ```ts
 * explore((dice) => roll(dice, 6) + roll(dice, 6), String);   // 2 with 1/36 … 7 with 1/6 …
 * ```
 */
export function explore<T>(act: (chance: Chance) => T, key: (value: T) => string, limit = 200_000): Explored<T> {
  const explorer = new ExploringChance();
  const merged = new Map<string, { value: T; weights: Map<bigint, bigint> }>();
  let runs = 0;
  do {
    if (runs++ >= limit) return { exact: false, limit };
    explorer.restart();
    let value: T;
    try {
      value = act(explorer);
    } catch (problem) {
      if (problem instanceof TooWide) return { exact: false, limit };
      throw problem;
    }
    const known = merged.get(key(value));
    const { times, total } = explorer.weight();
    if (known === undefined) merged.set(key(value), { value, weights: new Map([[total, times]]) });
    else known.weights.set(total, (known.weights.get(total) ?? 0n) + times);
  } while (explorer.advance());
  return {
    exact: true,
    outcomes: [...merged.values()].map(({ value, weights }) => ({ value, weight: sumByTotal(weights) })),
  };
}

/** Weights are counted per denominator and reduced once: a fraction per run would spend its time in common divisors. */
function sumByTotal(weights: ReadonlyMap<bigint, bigint>): Fraction {
  let sum = fraction(0);
  for (const [total, times] of weights) sum = add(sum, fraction(times, total));
  return sum;
}

/** A draw with more outcomes than anyone could explore (a floor's seed, say). */
class TooWide extends Error {}

const WIDEST_EXPLORED = 1_000_000;

interface Branching {
  readonly n: number;
  readonly cuts: readonly number[] | undefined;
  band: number;
}

/** Walks the tree of draws like an odometer: the last die turns first. */
class ExploringChance implements Chance {
  readonly #path: Branching[] = [];
  #depth = 0;

  int(n: number, cuts?: readonly number[]): number {
    let here = this.#path[this.#depth];
    if (here === undefined) {
      if (bandCount(n, cuts) > WIDEST_EXPLORED) throw new TooWide();
      here = { n, cuts: cuts?.length === 0 ? undefined : cuts, band: 0 };
      this.#path.push(here);
    }
    this.#depth++;
    return bandStart(here, here.band);
  }

  restart(): void {
    this.#depth = 0;
  }

  weight(): { times: bigint; total: bigint } {
    let times = 1n;
    let total = 1n;
    for (const here of this.#path) {
      times *= BigInt(bandStart(here, here.band + 1) - bandStart(here, here.band));
      total *= BigInt(here.n);
    }
    return { times, total };
  }

  /** Turns to the next outcome; false when every one has been seen. */
  advance(): boolean {
    for (let last = this.#path.pop(); last !== undefined; last = this.#path.pop()) {
      if (last.band + 1 < bandCount(last.n, last.cuts)) {
        last.band++;
        this.#path.push(last);
        return true;
      }
    }
    return false;
  }
}

/** Outcomes that the caller can tell apart: all n of them, or the bands between its cuts. */
function bandCount(n: number, cuts: readonly number[] | undefined): number {
  return cuts === undefined || cuts.length === 0 ? n : cuts.length + 1;
}

function bandStart({ n, cuts }: Branching, band: number): number {
  if (cuts === undefined) return band;
  return band === 0 ? 0 : (cuts[band - 1] ?? n);
}
