import type { Seat } from '@arbitre/kernel';
import { areAllied, blockOf, theCreature } from '../encounter/creature.ts';
import { type Degree, degreeOf } from '../encounter/check.ts';
import { doubled } from '../encounter/dice.ts';
import type { Fact } from '../play/fact.ts';
import type { State } from '../play/state.ts';
import { lossBy, shareTaken, weightOf } from './blow.ts';

/** Chances of a hit and of a critical hit, by what is missing to the armour class. */
const known = new Map<number, readonly [hit: number, critical: number]>();

function oddsOf(bonus: number, dc: number): readonly [hit: number, critical: number] {
  let odds = known.get(dc - bonus);
  if (odds === undefined) {
    const degrees = Array.from({ length: 20 }, (_, face) => degreeOf(face + 1, bonus, dc));
    const share = (degree: Degree) => degrees.filter((one) => one === degree).length / 20;
    known.set(dc - bonus, (odds = [share('success'), share('critical-success')]));
  }
  return odds;
}

/**
 * What the d20s of Strikes gave that seat beyond what was to be expected of them, in thousandths of a win: a hit is worth what its damage takes on
 * average, so that over all faces nothing is left.
 */
export function luck(before: State, facts: readonly Fact[], seat: Seat): number {
  let sum = 0;
  for (const [at, fact] of facts.entries()) {
    if (fact.is !== 'struck') continue;
    const target = theCreature(before, fact.target);
    const attack = blockOf(before, theCreature(before, fact.who)).attacks[fact.attack];
    const block = blockOf(before, target);
    if (attack === undefined || target.hp <= 0) continue;
    const resisted = block.immunities?.includes(attack.type) ? Infinity : (block.resistances?.[attack.type] ?? 0);
    const { bonus, dc, degree } = fact.check;
    const [hit, critical] = oddsOf(bonus, dc);
    const [once, twice] = [attack.damage, doubled(attack.damage)].map((dice) =>
      lossBy(target, block, dice, resisted),
    ) as [number, number];
    const wound = facts[at + 1];
    const fell =
      wound?.is === 'hurt' && wound.who === fact.target && attack.deadly === undefined
        ? shareTaken(target, block, wound.amount)
        : degree === 'critical-success'
          ? twice
          : degree === 'success'
            ? once
            : 0;
    sum +=
      (areAllied(before, target.side, seat) ? -1 : 1) *
      weightOf(before, target) *
      (fell - hit * once - critical * twice);
  }
  return sum;
}
