/**
 * Where dice come from. A rule never rolls by itself: it asks the chance it was given, so that the same rule plays a
 * game (seeded or audited dice), judges a recorded one (the dice of the log) and is explored for exact odds.
 */
export interface Chance {
  /**
   * A whole number from 0 to `n - 1`, all equally likely.
   *
   * `cuts` lists, in ascending order, the values at which the caller's answer may change: the exploring source then
   * tries one value between two cuts instead of all of them. It never changes what a die shows.
   */
  int(n: number, cuts?: readonly number[]): number;
}

/**
 * One die as people read it: 1 to `faces`.
 *
 * @example roll(new SeededChance(1), 20)
 */
export function roll(chance: Chance, faces: number): number {
  return chance.int(faces) + 1;
}

/**
 * One element of a non-empty list, all equally likely.
 *
 * @example pick(chance, ['heads', 'tails'])
 */
export function pick<T>(chance: Chance, list: readonly T[]): T {
  const chosen = list[chance.int(list.length)];
  if (chosen === undefined) throw new Error('pick needs a list with at least one element');
  return chosen;
}

/** A draw as the log keeps it: how many values were possible, and which came. */
export type Draw = readonly [n: number, value: number];

/** The widest draw a source must serve: any whole 32-bit number. */
export const WIDEST_DRAW = 2 ** 32;
