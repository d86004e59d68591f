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

const cutsKnown = new Map<number, readonly number[]>();

/** The faces at which the degree changes, told before a d20 is rolled so that exact odds try four outcomes and not twenty; worked out once. */
export function cutsOf(bonus: number, dc: number): readonly number[] {
  let cuts = cutsKnown.get(dc - bonus);
  if (cuts === undefined) {
    const faces = Array.from({ length: 19 }, (_, face) => face + 1);
    cuts = faces.filter((die) => degreeOf(die + 1, bonus, dc) !== degreeOf(die, bonus, dc));
    cutsKnown.set(dc - bonus, cuts);
  }
  return cuts;
}

/** Rolls a d20. */
export function check(chance: Chance, bonus: number, dc: number): Check {
  const die = chance.int(20, cutsOf(bonus, dc)) + 1;
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
