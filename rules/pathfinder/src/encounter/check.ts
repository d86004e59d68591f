import type { Chance } from '@arbitre/kernel';

/** Degrees of success (degrés de réussite), best first. */
export const DEGREES = ['critical-success', 'success', 'failure', 'critical-failure'] as const;
export type Degree = (typeof DEGREES)[number];

/** A check as it was rolled. */
export interface Check {
  readonly die: number;
  readonly bonus: number;
  readonly dc: number;
  readonly degree: Degree;
}

/** pf.x.check: the degree a d20 gives. A natural 20 or 1 moves it one step, never more. */
export function degreeOf(die: number, bonus: number, dc: number): Degree {
  const result = die + bonus;
  if (result >= dc) {
    if (die === 1) return 'failure';
    return die === 20 || result >= dc + 10 ? 'critical-success' : 'success';
  }
  if (die === 20) return 'success';
  return die === 1 || result <= dc - 10 ? 'critical-failure' : 'failure';
}

/** Rolls a d20. The faces at which the degree changes are told, so that exact odds try four outcomes and not twenty. */
export function check(chance: Chance, bonus: number, dc: number): Check {
  const cuts: number[] = [];
  for (let die = 2; die <= 20; die++) {
    if (degreeOf(die, bonus, dc) !== degreeOf(die - 1, bonus, dc)) cuts.push(die - 1);
  }
  const die = chance.int(20, cuts) + 1;
  return { die, bonus, dc, degree: degreeOf(die, bonus, dc) };
}

/** A flat check (test pur): the bare die against a DC. */
export function flatCheck(chance: Chance, dc: number): { readonly die: number; readonly passed: boolean } {
  const die = chance.int(20, dc > 1 && dc <= 20 ? [dc - 1] : []) + 1;
  return { die, passed: die >= dc };
}

export function succeeds(degree: Degree): boolean {
  return degree === 'critical-success' || degree === 'success';
}
