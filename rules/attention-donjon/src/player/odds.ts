import { attackDice, attackDifficulty } from '../adventure/attack.ts';
import type { Attack } from '../adventure/equipment.ts';
import { coverNow, enduranceNow, protectionNow } from '../adventure/stats.ts';
import { effectiveDifficulty } from '../adventure/trait.ts';
import type { Figure } from '../turn/figure.ts';
import type { State } from '../play/state.ts';

const known = new Map<number, readonly number[]>();

/** Probability of each number of successes with n dice that must reach a Difficulty. */
export function successOdds(dice: number, difficulty: number): readonly number[] {
  const least = effectiveDifficulty(difficulty);
  const key = dice * 8 + least;
  const found = known.get(key);
  if (found !== undefined) return found;
  const face = (7 - least) / 6;
  let odds = [1];
  for (let die = 0; die < dice; die++) {
    odds = Array.from({ length: odds.length + 1 }, (_, k) => (odds[k] ?? 0) * (1 - face) + (odds[k - 1] ?? 0) * face);
  }
  known.set(key, odds);
  return odds;
}

/** What an attack is expected to do. */
export interface Blow {
  readonly hits: number;
  readonly wounds: number;
  readonly kills: number;
}

/** The chance to hit, the mean number of wounds and the chance that they are enough, nobody spending anything. */
export function blowOf(
  state: State,
  attacker: Figure,
  target: Figure,
  attack: Attack,
  mode: 'plain' | 'precise' | 'free',
): Blow {
  const dice = attackDice(state, attacker, target, attack, mode, 0);
  const odds = successOdds(dice, attackDifficulty(state, attacker, target, attack));
  const cover = coverNow(target);
  const shield = protectionNow(state, target);
  const endurance = enduranceNow(state, target);
  let hits = 0;
  let wounds = 0;
  let kills = 0;
  for (let successes = cover + 1; successes < odds.length; successes++) {
    const chance = odds[successes] ?? 0;
    hits += chance;
    const thrown = Math.max(0, attack.printed === true ? attack.damage : successes + attack.damage);
    const harm = harmOf(thrown, endurance, shield, target.health);
    wounds += chance * harm.wounds;
    kills += chance * harm.kills;
  }
  return { hits, wounds, kills };
}

/** What so many Damage dice do to somebody: mean wounds, and the chance that they are enough. */
export function harmOf(dice: number, endurance: number, shield: number, health: number): Omit<Blow, 'hits'> {
  let wounds = 0;
  let kills = 0;
  successOdds(dice, endurance).forEach((likely, landed) => {
    const done = Math.max(0, landed - shield);
    wounds += likely * Math.min(done, health);
    if (done >= health) kills += likely;
  });
  return { wounds, kills };
}
