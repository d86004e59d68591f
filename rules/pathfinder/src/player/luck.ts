import type { Seat } from '@arbitre/kernel';
import { type Degree, degreeOf } from '../encounter/check.ts';
import { areAllied, blockOf, theCreature } from '../encounter/creature.ts';
import { type Dice, doubled } from '../encounter/dice.ts';
import type { Fact } from '../play/fact.ts';
import type { Creature, State } from '../play/state.ts';
import { atLeast } from './blow.ts';
import { endurance, mightOf, strength, type Weight, weightIn } from './might.ts';

/** What a blow takes counts for more by the end of a round: itself, and the blows that no longer fall. */
const TAKEN = 1.2;

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
  if (!facts.some(({ is }) => is === 'struck')) return 0;
  const sideOf = (allied: boolean) => before.creatures.filter((one) => areAllied(before, one.side, seat) === allied);
  const [ours, theirs] = [mightOf(before, sideOf(true)), mightOf(before, sideOf(false))];
  let sum = 0;
  for (const [at, fact] of facts.entries()) {
    if (fact.is !== 'struck') continue;
    const target = theCreature(before, fact.target);
    const attack = blockOf(before, theCreature(before, fact.who)).attacks[fact.attack];
    if (attack === undefined || target.hp <= 0) continue;
    const { immunities, resistances } = blockOf(before, target);
    const resisted = immunities?.includes(attack.type) ? Infinity : (resistances?.[attack.type] ?? 0);
    const own = areAllied(before, target.side, seat);
    const weight = weightIn(before, own ? ours : theirs, target);
    const once = meanLoss(target, weight, attack.damage, resisted);
    const twice = meanLoss(target, weight, doubled(attack.damage), resisted);
    const { bonus, dc, degree } = fact.check;
    const [hit, critical] = oddsOf(bonus, dc);
    const next = facts[at + 1];
    const told = next?.is === 'hurt' && next.who === fact.target && attack.deadly === undefined;
    const usual = degree === 'critical-success' ? twice : degree === 'success' ? once : 0;
    const taken = told ? loss(target, weight, next.amount) : usual;
    const gain = taken - hit * once - critical * twice;
    sum += own ? -gain : gain;
  }
  const decided = Math.tanh((endurance(ours, theirs) + strength(ours, theirs)) / 1000);
  return TAKEN * sum * (1 - decided ** 2); // the more is decided, the less a blow still changes
}

/** What so much damage takes from a creature's side. */
function loss({ hp }: Creature, { points, up }: Weight, amount: number): number {
  return (points * Math.min(hp, amount)) / hp + (amount >= hp ? up : 0);
}

/** The exact mean of that over the faces of some dice. */
function meanLoss({ hp }: Creature, { points, up }: Weight, dice: Dice, resisted: number): number {
  const odds = atLeast(dice);
  let harm = 0;
  for (let amount = 1; amount <= hp; amount++) {
    const chance = odds[amount + resisted] ?? 0;
    if (chance === 0) break;
    harm += chance;
  }
  return (points * harm) / hp + up * (odds[hp + resisted] ?? 0);
}
