import { type Chance, WIDEST_DRAW } from './chance.ts';

/** The whole state of a seeded source: four 32-bit words. Plain data: store it, send it, start again from it. */
export type SeededState = readonly [number, number, number, number];

/**
 * Dice from a seed: sfc32 (Chris Doty-Humphrey's small fast counting generator), unbiased by rejection.
 *
 * ```ts
 * const dice = new SeededChance(42);
 * dice.int(6);                               // the same on any machine, forever
 * const later = SeededChance.from(dice.state());
 * ```
 */
export class SeededChance implements Chance {
  #a: number;
  #b: number;
  #c: number;
  #counter: number;

  constructor(seed: number) {
    if (!Number.isFinite(seed)) throw new RangeError(`SeededChance: the seed must be a number, not ${String(seed)}`);
    this.#a = 0;
    this.#b = seed >>> 0;
    this.#c = Math.floor(seed / WIDEST_DRAW) >>> 0;
    this.#counter = 1;
    for (let i = 0; i < 12; i++) this.#next(); // sfc32 asks for a dozen rounds before its words are well mixed
  }

  static from(state: SeededState): SeededChance {
    const source = new SeededChance(0);
    [source.#a, source.#b, source.#c, source.#counter] = state;
    return source;
  }

  state(): SeededState {
    return [this.#a, this.#b, this.#c, this.#counter];
  }

  int(n: number): number {
    if (n === WIDEST_DRAW) return this.#next();
    // Remainders by division: `%` on numbers above 31 bits is several times slower.
    const whole = Math.floor(WIDEST_DRAW / n) * n;
    let word = this.#next();
    while (word >= whole) word = this.#next(); // the last incomplete run of n values would favour the low ones
    return word - Math.floor(word / n) * n;
  }

  #next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}
