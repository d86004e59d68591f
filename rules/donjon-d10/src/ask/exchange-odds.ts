import { add, explore, type Fraction, fraction, multiply, type Weighted, ZERO } from '@arbitre/kernel';
import { type Duel, opposedRoll, rollsAgain, type Winner } from '../combat/opposed-roll.ts';
import type { Consequence } from '../combat/fumble.ts';
import type { DonjonRulings } from '../rulings.ts';

/** What one exchange may come to, as far as the rest of the fight is concerned. */
export interface ExchangeResult {
  readonly dealt: number;
  readonly suffered: number;
  /** Who won it: `nobody` is a tie, `both` a double critical that hurts both (dx.crit.4). A flight needs `hero`. */
  readonly winner: Winner;
  /** A tie that is to be rolled again (ruling `tieRule`). */
  readonly again: boolean;
  readonly fumble: Consequence | null;
  /** The creature's own weapon broke (ruling `creatureFumbles`). */
  readonly disarms: boolean;
}

/** Every result of one opposed roll with its exact weight: the rule itself, run on every outcome of the dice. */
export function exchangeOdds(duel: Duel, rulings: DonjonRulings): readonly Weighted<ExchangeResult>[] {
  const explored = explore((chance): ExchangeResult => {
    const rolled = opposedRoll(duel, rulings, chance);
    const { dealt, suffered, winner, fumble, foeFumble } = rolled;
    return { dealt, suffered, winner, again: rollsAgain(rolled, rulings), fumble, disarms: foeFumble === 'break' };
  }, keyOf);
  if (!explored.exact) throw new Error('an exchange has a few hundred outcomes');
  return explored.outcomes;
}

function keyOf({ dealt, suffered, winner, again, fumble, disarms }: ExchangeResult): string {
  return `${dealt} ${suffered} ${winner} ${again} ${fumble} ${disarms}`;
}

/** The results of an exchange whose ties are rolled again until there is none, a fumble being kept (dx.win.2). */
export function settledOdds(duel: Duel, rulings: DonjonRulings): readonly Weighted<ExchangeResult>[] {
  return rulings.tieRule === 'reroll' ? rerolled(duel, rulings, false) : exchangeOdds(duel, rulings);
}

/** A tie that changes nothing is as if it had not been; one that leaves a fumble leads to rolls that keep it. */
function rerolled(duel: Duel, rulings: DonjonRulings, disarmed: boolean): readonly Weighted<ExchangeResult>[] {
  const odds = exchangeOdds(duel, rulings);
  const isVoid = ({ again, fumble, disarms }: ExchangeResult) =>
    again && fumble === duel.kept && (disarmed || !disarms);
  const counted = odds.filter(({ value }) => !isVoid(value));
  const sure = counted.reduce((sum, { weight }) => add(sum, weight), ZERO);
  const settled = new Map<string, Weighted<ExchangeResult>>();
  const put = (value: ExchangeResult, weight: Fraction) => {
    const known = settled.get(keyOf(value))?.weight ?? ZERO;
    settled.set(keyOf(value), { value, weight: add(known, weight) });
  };
  for (const { value, weight } of counted) {
    const share = fraction(weight.n * sure.d, weight.d * sure.n);
    const broken = disarmed || value.disarms;
    if (!value.again) {
      put({ ...value, disarms: broken }, share);
      continue;
    }
    const foe = broken ? { ...duel.foe, damage: 0 } : duel.foe;
    for (const later of rerolled({ ...duel, foe, kept: value.fumble }, rulings, broken)) {
      put(later.value, multiply(share, later.weight));
    }
  }
  return [...settled.values()];
}
