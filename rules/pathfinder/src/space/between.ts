import type { Chart } from './battlefield.ts';
import type { Space } from './space.ts';

/** Pairs of places kept for one map: enough for a fight, little to hold. */
const MOST = 20_000;

/**
 * Remembers what the map alone says about two places, in that order: a fight asks for the same pairs again and again. What is
 * kept for a map goes with the map, and is thrown away when it grows too large.
 */
export function rememberBetween<Answer>(
  work: (chart: Chart, from: Space, to: Space, kind: number) => Answer,
): (chart: Chart, from: Space, to: Space, kind?: number) => Answer {
  const charts = new WeakMap<Chart, Map<number, Map<number, Answer>>>();
  const sizes = new WeakMap<Chart, number>();
  return (chart, from, to, kind = 0) => {
    let known = charts.get(chart);
    if (known === undefined) charts.set(chart, (known = new Map<number, Map<number, Answer>>()));
    let others = known.get(placeOf(chart, from) * 64 + kind);
    if (others === undefined) known.set(placeOf(chart, from) * 64 + kind, (others = new Map<number, Answer>()));
    const there = placeOf(chart, to);
    let answer = others.get(there);
    if (answer === undefined) {
      const size = (sizes.get(chart) ?? 0) + 1;
      if (size > MOST) known.clear();
      sizes.set(chart, size > MOST ? 0 : size);
      others.set(there, (answer = work(chart, from, to, kind)));
    }
    return answer;
  };
}

/** A number for each place a body may fill: its square, side and height. */
function placeOf({ board }: Chart, { x, y, side, z }: Space): number {
  return (((y + 16) * (board.columns + 32) + x + 16) * 16 + side) * 16_384 + z + 8192;
}
