import { defenceAgainst } from '../defence/armour-class.ts';
import { areEnemies, blockOf, isInert } from '../encounter/creature.ts';
import { type Dice, doubled } from '../encounter/dice.ts';
import type { Attack } from '../encounter/stat-block.ts';
import { attackBonus, multipleAttackPenalty, strikeProblem } from '../encounter/strike.ts';
import type { Creature, State } from '../play/state.ts';

const known = new Map<string, readonly number[]>();

/** The chance that some dice come to at least each number. */
function atLeast({ count, faces, plus }: Dice): readonly number[] {
  const key = `${count} ${faces} ${plus}`;
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

function mean({ count, faces, plus }: Dice): number {
  return (count * (faces + 1)) / 2 + plus;
}

/** Chances of a hit and of a critical hit, by bonus against armour class. */
function hitOdds(bonus: number, ac: number): { readonly hit: number; readonly critical: number } {
  const needed = ac - bonus;
  const hits = Math.max(1, Math.min(20, 21 - needed)); // a natural 20 is a degree better
  const criticals = Math.max(needed <= 20 ? 1 : 0, Math.min(20, 21 - (needed + 10)));
  return { hit: Math.max(0, hits - criticals) / 20, critical: criticals / 20 };
}

/** How much of its side's strength a creature is: hit points and the harm it does, in thousandths of a win. */
export function weightOf(state: State, creature: Creature): number {
  const block = blockOf(state, creature);
  const harm = block.attacks.reduce((most, { damage, bonus }) => Math.max(most, mean(damage) * (8 + bonus)), 0);
  const share = (one: Creature) => {
    const other = blockOf(state, one);
    const does = other.attacks.reduce((most, { damage, bonus }) => Math.max(most, mean(damage) * (8 + bonus)), 0);
    return 4 * other.hp + does;
  };
  let total = 0;
  for (const one of state.creatures) if (one.side === creature.side) total += share(one);
  return (800 * (4 * block.hp + harm)) / Math.max(1, total);
}

/** What a creature with that many hit points still weighs: half of it is being up. */
export function worthWith(state: State, creature: Creature, hp: number): number {
  return weightOf(state, creature) * (hp <= 0 ? 0 : 0.45 + (0.55 * hp) / blockOf(state, creature).hp);
}

/** What a Strike with that bonus is expected to take from a target. */
function expectedLoss(state: State, target: Creature, attack: Attack, bonus: number, ac: number): number {
  const { hit, critical } = hitOdds(bonus, ac);
  const block = blockOf(state, target);
  if (block.immunities?.includes(attack.type)) return 0;
  const resisted = block.resistances?.[attack.type] ?? 0;
  const weight = weightOf(state, target);
  const [plain, twice] = [attack.damage, doubled(attack.damage)];
  const falls = (dice: Dice) => atLeast(dice)[target.hp + resisted] ?? 0;
  const harm = (dice: Dice) => Math.min(target.hp, Math.max(0, mean(dice) - resisted)) / block.hp;
  return (
    weight *
    (0.55 * (hit * harm(plain) + critical * harm(twice)) + 0.45 * (hit * falls(plain) + critical * falls(twice)))
  );
}

/** A Strike that could be made. */
export interface Blow {
  readonly target: Creature;
  readonly attack: number;
  /** What it is expected to take, as the next attack of the turn, the one after it, and so on. */
  readonly worth: readonly number[];
}

/** Every Strike a creature could make from where it stands, and what each would bring. */
export function blowsOf(state: State, creature: Creature): readonly Blow[] {
  const blows: Blow[] = [];
  const made = state.turn?.who === creature.id ? state.turn.attacks : 0;
  const { attacks } = blockOf(state, creature);
  for (const target of state.creatures) {
    if (!areEnemies(state, creature, target) || isInert(target)) continue;
    for (const [index, attack] of attacks.entries()) {
      if (strikeProblem(state, creature, target.id, index) !== null) continue;
      const { ac } = defenceAgainst(state, creature, target, attack);
      const worth = [0, 1, 2].map((later) => {
        const penalty = multipleAttackPenalty(made + later, attack);
        return expectedLoss(state, target, attack, attackBonus(state, creature, target, attack, penalty), ac);
      });
      blows.push({ target, attack: index, worth });
    }
  }
  return blows;
}

/** What so many actions of striking would bring: the best Strike again and again, the penalty growing. */
export function salvo(blows: readonly Blow[], actions: number): number {
  let best = 0;
  for (const { worth } of blows) {
    let sum = 0;
    for (let action = 0; action < Math.min(3, actions); action++) sum += worth[action] ?? 0;
    best = Math.max(best, sum);
  }
  return best;
}
