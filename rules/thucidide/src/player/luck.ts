import type { Seat } from '@arbitre/kernel';
import { scoreOf } from '../command/victory.ts';
import type { Fact } from '../play/fact.ts';
import { enemyOf, type State, type Unit, unitOf } from '../play/state.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import { decisive, hitOdds } from './strength.ts';
import { WORTH } from './weights.ts';

/**
 * What the dice of fights gave that seat beyond what was to be expected of them: hits by what the elements they take are worth, and flags. Over all
 * throws nothing is left of it.
 */
export function luck(before: State, facts: readonly Fact[], seat: Seat): number {
  let sum = 0;
  let evades = before.combat?.evades ?? false;
  for (const fact of facts) {
    if (fact.is === 'attacked' || fact.is === 'evading') evades = fact.is === 'evading';
    if (fact.is !== 'rolled') continue;
    const target = unitOf(before, fact.target);
    const { length: dice } = fact.dice;
    const evading = evades && !fact.riposte;
    const taken = lossesOf(before, target);
    const odds = hitOdds(dice, fact.advantage && !evading);
    const expected = odds.reduce((mean, odd, hits) => mean + odd * taken(hits), 0);
    const flags = evading ? 0 : fact.flags - dice / 6;
    sum += (target.side === seat ? -1 : 1) * (taken(fact.hits) - expected + WORTH.flag * flags);
  }
  return sum;
}

/** What so many hits take from the side of a unit, as its position is weighed. */
function lossesOf(state: State, unit: Unit): (hits: number) => number {
  const enemy = enemyOf(state, unit.side);
  const needed = decisive(state, unit.side);
  const lost = scoreOf(state, enemy) / needed;
  const full = Math.max(1, factorsOf(unit)?.elements ?? unit.elements);
  const gone = (WORTH.lost + WORTH.nearDefeat * (2 * lost + 1 / needed)) / needed;
  const hurt = (elements: number) =>
    elements <= 0 ? gone : (WORTH.wound * (1 - elements / full) + (elements === 1 ? WORTH.dying : 0)) / needed;
  const bent = (elements: number) => 900 * Math.tanh(hurt(elements) / 1000); // as positions are, and a little less
  const now = bent(unit.elements);
  return (hits) => bent(unit.elements - hits) - now;
}
