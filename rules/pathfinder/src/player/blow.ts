import { defenceAgainst } from '../defence/armour-class.ts';
import { areEnemies, blockOf, isInert } from '../encounter/creature.ts';
import { type Dice, doubled, mean } from '../encounter/dice.ts';
import { huntsOnly } from '../encounter/hunting.ts';
import type { Attack, StatBlock } from '../encounter/stat-block.ts';
import { attackBonus, multipleAttackPenalty, strikeProblem } from '../encounter/strike.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';
import { harmOf } from './force.ts';

const known = new Map<number, readonly number[]>();

/** The chance that some dice come to at least each number. */
function atLeast({ count, faces, plus }: Dice): readonly number[] {
  const key = (count * 1000 + faces) * 1000 + plus;
  const found = known.get(key);
  if (found !== undefined) return found;
  let odds = [1];
  for (let die = 0; die < count; die++) {
    const next = Array.from({ length: odds.length + faces }, () => 0);
    odds.forEach((chance, sum) => {
      for (let face = 1; face <= faces; face++) next[sum + face] = (next[sum + face] ?? 0) + chance / faces;
    });
    odds = next;
  }
  const tail: number[] = [];
  for (let sum = odds.length - 1 + plus, rest = 0; sum >= 0; sum--) {
    rest += odds[sum - plus] ?? 0;
    tail[sum] = rest;
  }
  known.set(key, tail);
  return tail;
}

/** Chances of success and of critical success on a d20, by bonus against a DC. */
export function checkOdds(bonus: number, dc: number): { readonly hit: number; readonly critical: number } {
  const needed = dc - bonus;
  const hits = Math.max(1, Math.min(20, 21 - needed)); // a natural 20 is a degree better
  const criticals = Math.max(needed <= 20 ? 1 : 0, Math.min(20, 21 - (needed + 10)));
  return { hit: Math.max(0, hits - criticals) / 20, critical: criticals / 20 };
}

/** What a healing that is left counts for, of the hit points it mends. */
const HEALING = 0.3;

/** What the creatures of the last encounter asked about weigh. */
let weighed: { readonly blocks: State['blocks']; readonly count: number; readonly of: Map<CreatureId, number> } | null =
  null;

/** How much of its side's strength a creature is: hit points, healing and the harm it does, in thousandths of a win. */
export function weightOf(state: State, creature: Creature): number {
  const { blocks, creatures } = state;
  if (weighed?.blocks !== blocks || weighed.count !== creatures.length)
    weighed = { blocks, count: creatures.length, of: new Map<CreatureId, number>() };
  let weight = weighed.of.get(creature.id);
  if (weight === undefined) weighed.of.set(creature.id, (weight = shareOf(state, creature)));
  return weight;
}

function shareOf(state: State, creature: Creature): number {
  const share = (one: Creature) => {
    const block = blockOf(state, one);
    const mends = block.heal === undefined ? 0 : HEALING * block.heal.uses * mean(block.heal.dice);
    return 4 * (block.hp + mends) + harmOf(block);
  };
  let total = 0;
  for (const one of state.creatures) if (one.side === creature.side) total += share(one);
  return (800 * share(creature)) / Math.max(1, total);
}

/** What a creature with that many hit points still weighs: half of it is being up. */
export function worthWith(state: State, creature: Creature, hp: number): number {
  return weightOf(state, creature) * (hp <= 0 ? 0 : 0.45 + (0.55 * hp) / blockOf(state, creature).hp);
}

/** What so much harm takes from a creature, when it comes all at once with that chance of each amount. */
export function expectedLoss(state: State, target: Creature, attack: Attack, bonus: number, ac: number): number {
  const block = blockOf(state, target);
  if (block.immunities?.includes(attack.type)) return 0;
  const { hit, critical } = checkOdds(bonus, ac);
  const resisted = block.resistances?.[attack.type] ?? 0;
  const twice = doubled(attack.damage);
  const loss = hit * lossBy(target, block, attack.damage, resisted) + critical * lossBy(target, block, twice, resisted);
  return weightOf(state, target) * loss;
}

/** The share of a creature that damage of those dice takes: hit points, and being up; near enough to compare blows by. */
function lossBy(target: Creature, block: StatBlock, dice: Dice, resisted: number): number {
  const harm = Math.min(target.hp, Math.max(0, mean(dice) - resisted)) / block.hp;
  return 0.55 * harm + 0.45 * (atLeast(dice)[target.hp + resisted] ?? 0);
}

/** The exact mean of something that hangs on the damage of some dice, no more of it counted than the target has hit points. */
export function meanOver(dice: Dice, resisted: number, hp: number, of: (damage: number) => number): number {
  const odds = atLeast(dice);
  let sum = of(0);
  for (let damage = 1; damage <= hp; damage++) {
    const chance = odds[damage + resisted] ?? 0;
    if (chance === 0) break;
    sum += chance * (of(damage) - of(damage - 1));
  }
  return sum;
}

/** A Strike that could be made. */
export interface Blow {
  readonly target: Creature;
  readonly attack: number;
  /** What it is expected to take, as the next attack of the turn, the one after it, and so on. */
  readonly worth: readonly number[];
  /** What the target is worth as it is: no number of blows takes more. */
  readonly most: number;
}

/** Every Strike a creature could make from where it stands, and what each would bring. */
export function blowsOf(state: State, creature: Creature): readonly Blow[] {
  const blows: Blow[] = [];
  const made = state.turn?.who === creature.id ? state.turn.attacks : 0;
  const { attacks } = blockOf(state, creature);
  for (const target of state.creatures) {
    if (!areEnemies(state, creature, target) || isInert(target)) continue;
    const most = Math.max(1, worthWith(state, target, target.hp));
    const seen = target.conditions.hiddenFrom?.includes(creature.id) ? 0.5 : 1; // pf.x.hide: a guess first
    for (const [index, attack] of attacks.entries()) {
      if (strikeProblem(state, creature, target.id, index) !== null) continue;
      const { ac } = defenceAgainst(state, creature, target, attack);
      const worth = [0, 1, 2].map((later) => {
        const hunting = huntsOnly(state, creature, target.id, made + later);
        const penalty = multipleAttackPenalty(made + later, attack, hunting);
        return seen * expectedLoss(state, target, attack, attackBonus(state, creature, target, attack, penalty), ac);
      });
      blows.push({ target, attack: index, worth, most });
    }
  }
  return blows;
}

/** What so many actions of striking would bring: at each the Strike that brings most with the penalty it then has. */
export function salvo(blows: readonly Blow[], actions: number): number {
  const taken = new Map<string, number>();
  let sum = 0;
  for (let action = 0; action < Math.min(3, actions); action++) {
    let best: { readonly id: string; readonly brings: number } | null = null;
    for (const { target, worth, most } of blows) {
      const left = Math.max(0, 1 - (taken.get(target.id) ?? 0) / most); // part of it would fall on the fallen
      const brings = (worth[action] ?? 0) * left;
      if (best === null || brings > best.brings) best = { id: target.id, brings };
    }
    if (best === null) return sum;
    taken.set(best.id, (taken.get(best.id) ?? 0) + best.brings);
    sum += best.brings;
  }
  return sum;
}
