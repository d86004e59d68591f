import type { Seat } from '@arbitre/kernel';
import { type Degree, degreeOf } from '../encounter/check.ts';
import { areAllied, blockOf, theCreature } from '../encounter/creature.ts';
import { doubled } from '../encounter/dice.ts';
import type { Fact } from '../play/fact.ts';
import type { Creature, State } from '../play/state.ts';
import { meanOver } from './blow.ts';
import { forceOf, weighedForce } from './force.ts';

/** How much of what a blow takes still counts two rounds later: by then others have struck what it spared, or mended what it took. */
const TAKEN = 0.8;

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
 * What the dice of Strikes gave that seat beyond what was to be expected of them, in thousandths of a win. Where the damage is not
 * told yet (a shield may still stop it) or has dice of its own (deadly), a hit counts for what it takes on average.
 */
export function luck(before: State, facts: readonly Fact[], seat: Seat): number {
  let sum = 0;
  for (const [at, fact] of facts.entries()) {
    if (fact.is !== 'struck') continue;
    const target = theCreature(before, fact.target);
    const attack = blockOf(before, theCreature(before, fact.who)).attacks[fact.attack];
    if (attack === undefined || target.hp <= 0) continue;
    const block = blockOf(before, target);
    const resisted = block.immunities?.includes(attack.type) ? Infinity : (block.resistances?.[attack.type] ?? 0);
    const worth = balance(before, seat, target);
    const once = meanOver(attack.damage, resisted, target.hp, worth);
    const twice = meanOver(doubled(attack.damage), resisted, target.hp, worth);
    const { bonus, dc, degree } = fact.check;
    const [hit, critical] = oddsOf(bonus, dc);
    const next = facts[at + 1];
    const told = next?.is === 'hurt' && next.who === fact.target && attack.deadly === undefined;
    const [missed, usual] = [worth(0), degree === 'critical-success' ? twice : degree === 'success' ? once : worth(0)];
    const came = told ? worth(Math.min(target.hp, next.amount)) : usual;
    sum += came - hit * once - critical * twice - (1 - hit - critical) * missed;
  }
  return TAKEN * sum;
}

/** What the forces of both sides are worth to that seat once a creature has lost so many of its hit points. */
function balance(state: State, seat: Seat, target: Creature): (damage: number) => number {
  const ours = areAllied(state, target.side, seat);
  const force = forceOf(state, seat, ours);
  const others = weighedForce(forceOf(state, seat, !ours));
  const fallen = weighedForce(forceOf(state, seat, ours, target));
  return (damage) => {
    const left = damage >= target.hp ? fallen : weighedForce({ ...force, bears: force.bears - damage * force.point });
    return 1000 * Math.tanh(((ours ? 1 : -1) * (left - others)) / 1000);
  };
}
