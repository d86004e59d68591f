import type { Draw, Fact, Seat } from '@arbitre/kernel';

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

/** A die that succeeds or fails: whose it was, its chance, and what came of it. */
export interface Trial {
  readonly seat: Seat;
  /** As a fraction, 0 to 1. */
  readonly chance: number;
  readonly succeeds: boolean;
}

/** Games whose dice succeed or fail say which dice a fact threw. */
export type Trials = (fact: Fact, before: unknown) => readonly Trial[];

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

/** The luck of each seat by how many of its dice succeeded, counted exactly: each die has its own chance. */
export function luckOfTrials(trials: readonly Trial[]): readonly Luck[] {
  const bySeat = new Map<Seat, Trial[]>();
  for (const trial of trials) bySeat.set(trial.seat, [...(bySeat.get(trial.seat) ?? []), trial]);
  return [...bySeat].map(([seat, all]) => {
    const shown = all.slice(0, MOST);
    const successes = shown.filter(({ succeeds }) => succeeds).length;
    return {
      seat,
      dice: shown.length,
      share: shareOfFewer(
        shown.map(({ chance }) => chance),
        successes,
      ),
    };
  });
}

/** Of all ways that dice of these chances may fall, the share with fewer successes, half of those with as many. */
export function shareOfFewer(chances: readonly number[], successes: number): number {
  const ways = new Float64Array(chances.length + 1);
  ways[0] = 1;
  chances.forEach((chance, die) => {
    for (let count = die + 1; count > 0; count--)
      ways[count] = (ways[count] ?? 0) * (1 - chance) + (ways[count - 1] ?? 0) * chance;
    ways[0] = (ways[0] ?? 0) * (1 - chance);
  });
  let fewer = 0;
  for (let count = 0; count < successes; count++) fewer += ways[count] ?? 0;
  return fewer + (ways[successes] ?? 0) / 2;
}
