import type { Way } from './exchange.ts';

/** A potion in the pack against the health it would give: it can be drunk later, without a blow. */
const KEPT = 0.85;
/** What getting away costs, as a part of what one has: the turns until one is back, or the way round. */
const LOST = 0.02;
/** Rounds after which running away and coming back has settled: each is worth less than the one before. */
const RETURNS = 6;

/** All that a fight depends on: the means that it goes on with, those that open it, and the way out. */
export interface Terms {
  /** What full health adds once it is over, when being alive counts for 1. */
  readonly weight: number;
  readonly ways: readonly Way[];
  readonly first: readonly Way[];
  readonly blows: readonly Way[];
  /** None from a boss. */
  readonly flight: readonly Way[];
  /** It stands on the stairs: whoever runs from it has to come back. */
  readonly guardian: boolean;
  readonly most: number;
  readonly foePv: number;
  readonly potions: number;
  readonly heal: number;
}

/** Being alive with so many hit points and potions. */
export function restWorth(
  { weight, most, heal }: Pick<Terms, 'weight' | 'most' | 'heal'>,
  pv: number,
  potions: number,
): number {
  return 1 + (weight * (pv + KEPT * potions * heal)) / most;
}

/**
 * A whole fight worked out backwards from its ends, by potions, hit points and the creature's hit points: exact but for weapons that
 * break and the worth of being away.
 */
export class FightTable {
  readonly worth: Float64Array;
  /** What each choice promises; below 0 where it cannot be made. */
  readonly drink: Float64Array;
  readonly flee: Float64Array;
  /** To be out of it, the creature wounded as it is. */
  readonly away: Float64Array;
  private readonly escape: number;
  /** The odds that the ways last asked about leave all as it is. */
  private still = 0;

  /** @param unwarded the same fight without the scrolls read in it: their armour is lost by leaving */
  constructor(
    readonly terms: Terms,
    private readonly unwarded: FightTable | null,
  ) {
    const { potions, most, foePv, flight } = terms;
    const size = (potions + 1) * (most + 1) * (foePv + 1);
    this.worth = new Float64Array(size);
    this.drink = new Float64Array(size).fill(-1);
    this.flee = new Float64Array(size).fill(-1);
    this.away = new Float64Array(size);
    this.escape = flight.reduce((odds, way) => (way.away ? odds + way.odds : odds), 0);
    for (let left = 0; left <= potions; left++) {
      for (let pv = 1; pv <= most; pv++) this.worth[this.at(left, pv, 0)] = restWorth(terms, pv, left);
      for (let foe = 1; foe <= foePv; foe++) {
        for (let pv = 1; pv <= most; pv++) this.run(left, pv, foe, this.stand(left, pv, foe));
      }
    }
  }

  at(potions: number, pv: number, foe: number): number {
    return (potions * (this.terms.most + 1) + pv) * (this.terms.foePv + 1) + foe;
  }

  /** The better of striking and drinking. */
  private stand(left: number, pv: number, foe: number): number {
    const { ways, blows, most, heal } = this.terms;
    const struck = this.after(ways, left, pv, foe);
    const strike = this.still < 1 ? struck / (1 - this.still) : 0;
    if (left === 0 || pv === most) return strike;
    const whole = Math.min(most, pv + heal);
    const hit = this.after(blows, left - 1, whole, foe);
    const drink = hit + this.still * (this.worth[this.at(left - 1, whole, foe)] ?? 0);
    this.drink[this.at(left, pv, foe)] = drink;
    return Math.max(strike, drink);
  }

  /** Running, where it may be worth more than to stand: away one drinks in peace, and from the stairs one comes back. */
  private run(left: number, pv: number, foe: number, stand: number): void {
    const here = this.at(left, pv, foe);
    this.worth[here] = stand;
    if (this.escape === 0) return;
    const { weight, flight, first, guardian, most, heal } = this.terms;
    const rest = restWorth(this.terms, pv, left);
    const hoped = (1 - LOST) * (rest + (weight * (1 - KEPT) * left * heal) / most); // nothing to be had away is worth more
    if (stand > hoped) {
      this.flee[here] = 0;
      this.away[here] = (1 - LOST) * stand;
      return;
    }
    const caught = this.after(flight, left, pv, foe);
    const held = this.still;
    const opened = guardian ? this.after(first, left, pv, foe) : rest;
    const unmoved = guardian ? this.still : 0;
    const rested = left > 0 && pv < most ? (this.away[this.at(left - 1, Math.min(most, pv + heal), foe)] ?? 0) : 0;
    const bare = this.unwarded?.away[this.unwarded.at(left, pv, foe)];
    let [best, away, flee] = [stand, 0, 0];
    for (let round = 0; round < RETURNS; round++) {
      away = bare ?? Math.max(rested, (1 - LOST) * (opened + unmoved * best));
      flee = this.escape * away + caught + held * best;
      best = Math.max(stand, flee);
    }
    this.away[here] = away;
    this.flee[here] = flee;
    this.worth[here] = best;
  }

  /** What the ways lead to that change something and go on with the fight. */
  private after(ways: readonly Way[], left: number, pv: number, foe: number): number {
    let sum = 0;
    this.still = 0;
    for (const { dealt, suffered, odds, away } of ways) {
      if (suffered >= pv || away) continue;
      if (suffered === 0 && dealt === 0) this.still += odds;
      else sum += odds * (this.worth[this.at(left, pv - suffered, dealt < foe ? foe - dealt : 0)] ?? 0);
    }
    return sum;
  }
}
