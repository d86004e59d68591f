import { type Fraction, fraction } from '@arbitre/kernel';

/** One way an exchange may go: what it costs both, and how the fight goes on (by which of the phases). */
export interface FightWay {
  /** A whole number; those of a phase are out of their own sum. */
  readonly weight: bigint;
  readonly dealt: number;
  readonly suffered: number;
  /** The phase after it; `hit` when this way ends the fight as one hoped (the hero is away). */
  readonly next: number | 'hit';
}

/** A stretch of the fight in which every exchange has the same odds. A later phase never leads back to an earlier one. */
export type FightPhase = readonly FightWay[];

/**
 * The exact probability that the creature falls (or that a way ends in `hit`) before the hero does, from the first phase on.
 * Null when the fight need not end.
 *
 * The odds of an exchange do not depend on hit points, so every state of a phase divides by the same number, the weight of
 * the ways that change something. A state that is at most k exchanges from the end of its phase is then a whole number over
 * that divisor to the power k, and adding two states is a shift by known powers: no common divisor is ever sought.
 */
export function fightOdds(phases: readonly FightPhase[], heroPv: number, foePv: number): Fraction | null {
  return solved(phases, heroPv, foePv, 'victory');
}

/**
 * The exact number of exchanges that such a fight lasts on average, those that change nothing included. Null when the fight
 * need not end.
 */
export function fightLength(phases: readonly FightPhase[], heroPv: number, foePv: number): Fraction | null {
  return solved(phases, heroPv, foePv, 'exchanges');
}

/** What is summed over the fight: 1 for a victory, or 1 for each exchange. */
type Counted = 'victory' | 'exchanges';

function solved(phases: readonly FightPhase[], heroPv: number, foePv: number, counted: Counted): Fraction | null {
  const tables = phases.map((ways, number) => new Phase(ways, number, heroPv, foePv, counted));
  if (tables.some(({ leaving }) => leaving === 0n)) return null;
  for (let number = tables.length - 1; number >= 0; number--) tables[number]?.closeWith(tables.slice(number + 1));
  const first = tables[0];
  return first === undefined ? null : fraction(first.at(heroPv, foePv), first.out(first.longest(heroPv, foePv)));
}

class Phase {
  /** The weight of the ways that do not leave everything as it is. */
  readonly leaving: bigint;
  /** What an exchange itself counts for, times the weight of all ways; 0 where only victories count. */
  readonly #exchange: bigint;
  readonly #victory: boolean;
  readonly #number: number;
  readonly #changes: readonly FightWay[];
  /** The least that one hit takes, on either side, while the phase lasts; 0 when no hit does. */
  readonly #leastDealt: number;
  readonly #leastSuffered: number;
  readonly #heroPv: number;
  readonly #foePv: number;
  /** Values by hit points, computed when asked for. */
  readonly #known: (bigint | undefined)[] = [];
  readonly #powers: bigint[] = [1n];
  readonly #factors: bigint[][] = [];
  #later: readonly Phase[] = [];
  /** What every value of this phase is over, besides its own powers: the largest denominator of the later phases. */
  #shared = 1n;

  constructor(ways: FightPhase, number: number, heroPv: number, foePv: number, counted: Counted) {
    const changing = ways.filter(({ dealt, suffered, next }) => next !== number || dealt > 0 || suffered > 0);
    const lasting = changing.filter(({ next }) => next === number);
    this.leaving = changing.reduce((sum, { weight }) => sum + weight, 0n);
    this.#exchange = counted === 'exchanges' ? ways.reduce((sum, { weight }) => sum + weight, 0n) : 0n;
    this.#victory = counted === 'victory';
    this.#number = number;
    this.#changes = changing;
    this.#leastDealt = least(lasting.map(({ dealt }) => dealt));
    this.#leastSuffered = least(lasting.map(({ suffered }) => suffered));
    this.#heroPv = heroPv;
    this.#foePv = foePv;
  }

  closeWith(later: readonly Phase[]): void {
    this.#later = later;
    const next = later[0];
    if (next !== undefined) this.#shared = next.out(next.longest(this.#heroPv, this.#foePv));
  }

  /** What a value is out of, at most `far` exchanges from the end of the phase. */
  out(far: number): bigint {
    return this.#power(far) * this.#shared;
  }

  /** The chance or the length at these hit points, times what it is out of. */
  at(heroPv: number, foePv: number): bigint {
    const cell = heroPv * (this.#foePv + 1) + foePv;
    return (this.#known[cell] ??= this.#sum(heroPv, foePv));
  }

  #sum(heroPv: number, foePv: number): bigint {
    const longest = this.longest(heroPv, foePv);
    let over = this.#exchange; // and the weight of the ways that end well at once, where that is what counts
    // Sums over the other ways, by the phase they lead to and by how far from its end they come into it.
    const sums: (bigint | undefined)[][] = [];
    for (const { weight, dealt, suffered, next } of this.#changes) {
      const hero = heroPv - suffered;
      const foe = foePv - dealt;
      if (hero <= 0) continue;
      if (next === 'hit' || foe <= 0) {
        if (this.#victory) over += weight;
        continue;
      }
      const phase = next === this.#number ? this : this.#phase(next);
      const far = phase.longest(hero, foe);
      const ofPhase = (sums[next - this.#number] ??= []);
      ofPhase[far] = (ofPhase[far] ?? 0n) + weight * phase.at(hero, foe);
    }
    let lasting = 0n;
    sums[0]?.forEach((part, far) => {
      if (part !== undefined) lasting += part * this.#power(longest - 1 - far);
    });
    let changed = over * this.#shared;
    for (let ahead = 1; ahead < sums.length; ahead++) {
      sums[ahead]?.forEach((part, far) => {
        if (part !== undefined) changed += part * this.#factor(ahead, far);
      });
    }
    return lasting + changed * this.#power(longest - 1);
  }

  /** What a value `far` from the end of a later phase lacks of the denominator that all phases after this one share. */
  #factor(ahead: number, far: number): bigint {
    const known = (this.#factors[ahead] ??= []);
    return (known[far] ??= this.#shared / this.#phase(this.#number + ahead).out(far));
  }

  #phase(number: number): Phase {
    const phase = this.#later[number - this.#number - 1];
    if (phase === undefined) throw new Error('a phase leads to itself or to a later one');
    return phase;
  }

  /** At most so many exchanges that change something before this phase ends: all but the last hurt someone. */
  longest(heroPv: number, foePv: number): number {
    return 1 + hits(heroPv, this.#leastSuffered) + hits(foePv, this.#leastDealt);
  }

  #power(exponent: number): bigint {
    for (let known = this.#powers.length; known <= exponent; known++) {
      this.#powers.push((this.#powers[known - 1] ?? 1n) * this.leaving);
    }
    return this.#powers[exponent] ?? 1n;
  }
}

function least(amounts: readonly number[]): number {
  return amounts.reduce((best, amount) => (amount > 0 && (best === 0 || amount < best) ? amount : best), 0);
}

/** Hits of at least `amount` that leave someone with these hit points standing. */
function hits(pv: number, amount: number): number {
  return amount === 0 ? 0 : Math.ceil(pv / amount) - 1;
}
