/** One thing seen: its terms, what came of it, how much it counts. */
export interface Row {
  readonly x: readonly number[];
  readonly won: number;
  readonly weight?: number;
}
export function chanceOf(weights: readonly number[], x: readonly number[]): number;
export function lossOf(rows: readonly Row[], chance: (row: Row) => number): number;
export function fitted(
  rows: readonly Row[],
  pull: readonly number[],
  towards?: readonly number[],
): { readonly weights: readonly number[]; readonly errors: readonly number[] };
