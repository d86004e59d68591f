import type { Draw, Seat } from '@arbitre/kernel';

/** How the dice of one seat fell: the exact share of series of the same dice that would have fallen worse. */
export interface Luck {
  readonly seat: Seat;
  readonly dice: number;
  /** 0.5 is neither luck nor mishap; ties count half. */
  readonly share: number;
}

/** Which dice tell luck, and whether low is good: a strike is made with the D20, low in one game, high in another. */
export interface LuckyDice {
  readonly faces: number;
  readonly low?: boolean;
}

/** More dice than this are enough to tell, and as many as are counted in a blink. */
const MOST = 400;

/** The luck of each seat by its own throws, counted exactly: every sum of as many dice, by how many ways it comes. */
export function luckOf(
  entries: readonly { readonly seat: Seat; readonly draws: readonly Draw[] | null }[],
  { faces, low = false }: LuckyDice,
): readonly Luck[] {
  const thrown = new Map<Seat, number[]>();
  for (const { seat, draws } of entries) {
    for (const [sides, value] of draws ?? []) {
      if (sides === faces) thrown.set(seat, [...(thrown.get(seat) ?? []), low ? faces - 1 - value : value]);
    }
  }
  return [...thrown].map(([seat, values]) => {
    const shown = values.slice(0, MOST);
    const sum = shown.reduce((total, value) => total + value, 0);
    return { seat, dice: shown.length, share: shareBelow(shown.length, faces, sum) };
  });
}

/** Of all throws of `count` dice numbered from 0, the share whose sum is below, half of those that equal it. */
export function shareBelow(count: number, faces: number, sum: number): number {
  let ways = Float64Array.of(1);
  for (let die = 0; die < count; die++) {
    const next = new Float64Array(ways.length + faces - 1);
    let window = 0; // the sum of the last `faces` ways: one addition a total instead of one a face
    for (let total = 0; total < next.length; total++) {
      window += (ways[total] ?? 0) - (ways[total - faces] ?? 0);
      next[total] = window / faces;
    }
    ways = next;
  }
  let below = 0;
  for (let total = 0; total < sum; total++) below += ways[total] ?? 0;
  return below + (ways[sum] ?? 0) / 2;
}
