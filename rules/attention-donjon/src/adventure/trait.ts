import { type Chance, roll } from '@arbitre/kernel';

/** Attributs: Agilité, Force, Mental, Savoir, Vigueur. */
export const ATTRIBUTES = ['agility', 'strength', 'mind', 'lore', 'vigour'] as const;
/** Compétences: Mêlée, Tir, Lancer, Arcanes. */
export const SKILLS = ['melee', 'shooting', 'throwing', 'arcana'] as const;
export const TRAITS = [...ATTRIBUTES, ...SKILLS] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export type Skill = (typeof SKILLS)[number];
export type Trait = (typeof TRAITS)[number];

/** A null Trait (a zombie's Savoir) rolls no dice whatever the bonus (ad.x.roll). */
export type Traits = Readonly<Record<Trait, number | null>>;

export function isSkill(trait: Trait | 'damage'): trait is Skill {
  return (SKILLS as readonly string[]).includes(trait);
}

/** What a die has to show: modifiers are added first, the clamp comes last (ad.x.roll). */
export function effectiveDifficulty(difficulty: number): number {
  return Math.min(6, Math.max(2, difficulty));
}

/** Dice that reach the Difficulty. A 1 always fails, a 6 always succeeds. */
export function successesOf(dice: readonly number[], difficulty: number): number {
  const least = effectiveDifficulty(difficulty);
  return dice.filter((die) => die >= least).length;
}

/** The number of d6 a Trait rolls: value and bonuses; none for a null Trait, never fewer than none. */
export function diceOf(value: number | null, bonus: number): number {
  return value === null ? 0 : Math.max(0, value + bonus);
}

/** Rolls d6. Where only successes matter, the faces that make a difference are said, to keep exact odds cheap. */
export function rollDice(chance: Chance, count: number, faces: readonly number[] = []): readonly number[] {
  const cuts = [...new Set(faces)].filter((face) => face >= 2 && face <= 6).sort((a, b) => a - b);
  return Array.from({ length: count }, () =>
    cuts.length > 0
      ? chance.int(
          6,
          cuts.map((face) => face - 1),
        ) + 1
      : roll(chance, 6),
  );
}

/** A gamble (coup de poker) on a roll with that many successes: a single 1 loses them all (ad.x.gamble). */
export function gambled(successes: number, dice: readonly number[], difficulty: number): number {
  return dice.includes(1) ? 0 : successes + successesOf(dice, difficulty);
}

/** Half, rounded up: Parade from Mêlée, Endurance from Vigueur, the cap of a recovery. */
export function halfUp(value: number): number {
  return Math.ceil(value / 2);
}
