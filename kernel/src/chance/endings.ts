import { type Fraction, fraction } from './fraction.ts';

/** From one state: the ways on, each with a whole weight. Weights of one state are out of their own sum. */
export interface Way<State, End> {
  readonly weight: number;
  readonly to: { readonly state: State } | { readonly end: End };
}

/**
 * The exact probability of each ending of a process that never comes back to a state it has left; staying in
 * the same state (a tied exchange) is allowed. A fight to 0 hit points is such a process.
 *
 * Returns null when the process can come back to an earlier state, or cannot end at all.
 *
 * Denominators are kept factored (one exponent per distinct divisor) because a fight divides by the same number at
 * each exchange: bringing two fractions together is then a comparison of exponents, not a common divisor of
 * numbers with a thousand digits.
 */
export function endings<State, End extends string>(
  start: State,
  key: (state: State) => string,
  ways: (state: State) => readonly Way<State, End>[],
): ReadonlyMap<End, Fraction> | null {
  const solved = new Map<string, Solved<End>>();
  const open = new Set<string>();
  const stack: { state: State; id: string; ways: readonly Way<State, End>[] | null }[] = [
    { state: start, id: key(start), ways: null },
  ];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    if (solved.has(top.id)) {
      stack.pop();
      continue;
    }
    if (top.ways === null) {
      top.ways = ways(top.state);
      open.add(top.id);
      for (const { to } of top.ways) {
        if (!('state' in to)) continue;
        const id = key(to.state);
        if (id === top.id || solved.has(id)) continue;
        if (open.has(id)) return null;
        stack.push({ state: to.state, id, ways: null });
      }
      continue;
    }
    const result = solve(top.id, top.ways, key, solved);
    if (result === null) return null;
    solved.set(top.id, result);
    open.delete(top.id);
    stack.pop();
  }
  const answer = solved.get(key(start));
  if (answer === undefined) return null;
  const bottom = [...answer.bottom].reduce((product, [base, power]) => product * base ** BigInt(power), 1n);
  return new Map([...answer.tops].map(([end, top]) => [end, fraction(top, bottom)]));
}

/** Numerators per ending over one denominator, the product of base^power. */
interface Solved<End> {
  readonly tops: ReadonlyMap<End, bigint>;
  readonly bottom: ReadonlyMap<bigint, number>;
}

function solve<State, End extends string>(
  id: string,
  ways: readonly Way<State, End>[],
  key: (state: State) => string,
  solved: ReadonlyMap<string, Solved<End>>,
): Solved<End> | null {
  let leaving = 0;
  const parts: { weight: bigint; solved: Solved<End> }[] = [];
  for (const { weight, to } of ways) {
    const next: Solved<End> | undefined =
      'end' in to ? { tops: new Map([[to.end, 1n]]), bottom: new Map() } : solved.get(key(to.state));
    if ('state' in to && key(to.state) === id) continue;
    if (next === undefined) return null;
    leaving += weight;
    parts.push({ weight: BigInt(weight), solved: next });
  }
  if (leaving === 0) return null;
  const bottom = new Map<bigint, number>();
  for (const part of parts) {
    for (const [base, power] of part.solved.bottom) bottom.set(base, Math.max(power, bottom.get(base) ?? 0));
  }
  const tops = new Map<End, bigint>();
  for (const part of parts) {
    let scale = part.weight;
    for (const [base, power] of bottom) scale *= base ** BigInt(power - (part.solved.bottom.get(base) ?? 0));
    for (const [end, top] of part.solved.tops) tops.set(end, (tops.get(end) ?? 0n) + top * scale);
  }
  const divisor = BigInt(leaving);
  if (divisor !== 1n) bottom.set(divisor, (bottom.get(divisor) ?? 0) + 1);
  return { tops, bottom };
}
