import type { Chance } from '../chance/chance.ts';
import { canonical } from '../log/canonical.ts';
import type { Command, Offer, Refusal } from './game.ts';

/**
 * Offers come from judgement: of everything one might think of, what the judge lets pass. There is then one list of reasons,
 * and a refusal is always true.
 *
 * @example offersFrom(candidates(state), ({ command }) => refusalOf(state, command))
 */
export function offersFrom<C extends Command>(
  candidates: Iterable<Offer<C>>,
  refusalOf: (candidate: Offer<C>) => Refusal | null,
): readonly Offer<C>[] {
  const offers: Offer<C>[] = [];
  for (const candidate of candidates) if (refusalOf(candidate) === null) offers.push(candidate);
  return offers;
}

/** Do two commands ask for the same? */
export function sameCommand(one: Command, other: Command): boolean {
  return one === other || (one.do === other.do && canonical(one) === canonical(other));
}

/** Thrown by the chance of `withoutDice`, and caught there. */
class DiceNeeded extends Error {}

const UNTOUCHED: Chance = {
  int() {
    throw new DiceNeeded('a die was asked for');
  },
};

/**
 * What `act` answers as long as it asks for no die; null when it does. A command that gets as far as its dice is legal.
 *
 * @example withoutDice((chance) => decide(state, seat, command, chance))
 */
export function withoutDice<T>(act: (chance: Chance) => T): T | null {
  try {
    return act(UNTOUCHED);
  } catch (problem) {
    if (problem instanceof DiceNeeded) return null;
    throw problem;
  }
}
