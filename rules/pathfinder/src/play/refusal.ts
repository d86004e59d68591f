import type { Cell, Refusal as AnyRefusal } from '@arbitre/kernel';
import type { StepProblem } from '../walking/land.ts';
import type { StayProblem } from '../sharing/sharing.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { CreatureId } from './state.ts';

/** Why a command is refused, in the order in which reasons are looked for (see RULES.md). */
export const REFUSAL_CODES = [
  'over',
  'not-begun',
  'already-begun',
  'not-your-choice',
  'no-such-creature',
  'not-your-creature',
  'not-its-turn',
  'answer-first',
  'resume-first',
  'nothing-to-answer',
  'not-delayed',
  'resume-later',
  'must-leave',
  'too-late',
  'too-few-actions',
  'cannot-act',
  'no-such-square',
  'held',
  'prone',
  'not-prone',
  'riding',
  'no-such-speed',
  'wrong-stance',
  'too-slow',
  'not-adjacent',
  'off-the-map',
  'blocked',
  'walled',
  'corner',
  'deep-water',
  'slope',
  'needs-balance',
  'needs-squeeze',
  'cliff',
  'no-hold',
  'not-water',
  'not-earth',
  'tight',
  'not-tight',
  'no-surface',
  'unwilling',
  'too-far',
  'difficult-step',
  'occupied',
  'too-many-tiny',
  'nowhere-to-leave',
  'space-shared',
  'too-high',
  'no-run-up',
  'no-such-attack',
  'no-such-target',
  'not-an-enemy',
  'not-an-ally',
  'out-of-reach',
  'out-of-range',
  'underground',
  'no-line-of-effect',
  'too-large',
  'not-away',
  'cannot-attack',
  'no-cover',
  'no-shield',
  'shield-broken',
  'nobody-hidden',
  'no-reaction',
  'no-door',
  'not-beside',
  'no-such-object',
  'object-not-away',
  'object-stuck',
  'already',
  'no-such-ability',
  'recharging',
  'no-cone',
  'nobody-there',
  'no-healing',
  'no-heals-left',
  'unhurt',
  'all-around',
  'not-held',
  'no-edge',
  'not-deployed',
] as const;
/** Why not, for programs. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A refusal and the facts that triggered it. */
export interface Refusal extends AnyRefusal {
  readonly code: RefusalCode;
  readonly rules: readonly RuleId[];
  readonly who?: CreatureId;
  readonly other?: CreatureId;
  readonly at?: Cell;
  /** Which step of the path is at fault, from 0, as triggers count them. */
  readonly step?: number;
  readonly need?: number;
  readonly have?: number;
}

export function refuse(
  code: RefusalCode,
  rules: readonly RuleId[],
  facts: Omit<Refusal, 'code' | 'rules'> = {},
): Refusal {
  return { code, rules, ...facts };
}

export function refuseStep({ code, rules, at }: StepProblem, who: CreatureId): Refusal {
  return { code, rules, who, at };
}

export function refuseStay({ code, rules, other }: StayProblem, who: CreatureId, at: Cell): Refusal {
  return { code, rules, who, other, at };
}
