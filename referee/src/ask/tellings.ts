import { type Chance, canonical, type Fact } from '@arbitre/kernel';

/** Passes draws through, and notes whether a value ever stood for its neighbours: another die would then have been told. */
export class StandInChance implements Chance {
  stoodIn = false;
  readonly #source: Chance;

  constructor(source: Chance) {
    this.#source = source;
  }

  int(n: number, cuts: readonly number[] = []): number {
    const value = this.#source.int(n, cuts);
    const from = cuts.findLast((cut) => cut <= value) ?? 0;
    const to = cuts.find((cut) => cut > value) ?? n;
    if (cuts.length > 0 && to - from > 1) this.stoodIn = true;
    return value;
  }
}

/** Which results can be told in more than one way: other dice lead to them by other facts. */
export class Tellings {
  readonly #first = new Map<string, readonly Fact[]>();
  readonly #varied = new Set<string>();

  /** Facts that lead to the result of that key; `stoodIn` when their dice stand for others. */
  hear(key: string, facts: readonly Fact[], stoodIn: boolean): void {
    if (this.#varied.has(key)) return;
    const first = this.#first.get(key);
    if (first === undefined) this.#first.set(key, facts);
    if (stoodIn || (first !== undefined && canonical(first) !== canonical(facts))) this.#varied.add(key);
  }

  areSeveral(key: string): boolean {
    return this.#varied.has(key);
  }
}
