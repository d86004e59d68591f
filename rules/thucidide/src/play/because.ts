import { byFact } from '@arbitre/kernel';
import type { Terms } from '../movement/capacity.ts';
import type { Waypoint } from '../movement/move.ts';
import type { Fact } from './fact.ts';
import type { RuleId } from './refusal.ts';
import type { CombatStep } from './state.ts';

/** The rules a fact stands on. */
export const becauseOf = byFact<Fact, [], readonly RuleId[]>({
  commanded: () => ['th.x.command', 'th.x.ranges'],
  activated: () => ['th.x.command', 'th.x.ranges'],
  ordered: () => ['th.x.orders', 'th.x.tokens'],
  moved: (fact) => becauseOfMove(fact),
  phase: ({ phase }) => (phase === 'combat' ? ['th.phase.5', 'th.prec.3'] : ['th.x.sequence']),
  attacked: ({ pursuit }) => (pursuit ? ['th.x.pursuit'] : ['th.x.combat', 'th.x.target']),
  awaits: ({ step }) => AWAITS[step],
  evading: () => ['th.x.evasion', 'th.prec.1'],
  escaped: () => ['th.x.evasion', 'th.prec.1'],
  rolled: ({ riposte }) =>
    riposte ? ['th.x.riposte', 'th.x.die'] : ['th.x.dice', 'th.x.die', 'th.x.modifiers', 'th.x.advantage'],
  struck: ({ cause }) => STRUCK[cause],
  trampled: () => ['th.x.panic'],
  endangered: () => ['th.x.chiefs'],
  'must-flee': () => ['th.x.chiefs'],
  caught: () => ['th.x.chiefs'],
  fled: () => ['th.cap.leader.flight', 'th.offtable.6', 'th.offtable.7'],
  retreated: ({ missing }) => (missing > 0 ? ['th.x.retreat', 'th.offtable.4', 'th.offtable.5'] : ['th.x.retreat']),
  followed: () => ['th.x.follow'],
  'combat-over': () => ['th.x.combat'],
  turn: () => ['th.x.sequence'],
  victory: () => ['th.x.victory'],
});

const STRUCK: Readonly<Record<Extract<Fact, { is: 'struck' }>['cause'], readonly RuleId[]>> = {
  dice: ['th.x.die'],
  'no-retreat': ['th.offtable.5'],
  panic: ['th.x.panic'],
};

const AWAITS: Readonly<Record<CombatStep, readonly RuleId[]>> = {
  evasion: ['th.x.evasion'],
  'attack-order': ['th.x.orders'],
  'defence-order': ['th.x.orders'],
  escape: ['th.x.evasion'],
  retreat: ['th.x.retreat', 'th.x.support'],
  'follow-up': ['th.x.follow'],
  pursuit: ['th.x.pursuit'],
  riposte: ['th.x.riposte', 'th.x.support'],
};

/** The table, then each bonus the move used, then what it costs. */
export function becauseOfMove(move: {
  readonly path: readonly Waypoint[];
  readonly terms: Terms;
  readonly fight: boolean;
  readonly diceLost: number;
  readonly lone?: true;
}): readonly RuleId[] {
  const rules: RuleId[] = [move.path.length === 0 ? 'th.phase.3' : 'th.cap.unit'];
  if (move.lone) return [...rules, 'th.cap.leader', ...(move.terms.road > 0 ? (['th.road.2'] as const) : [])];
  if (move.terms.mounted > 0) rules.push('th.mounted.3');
  if (move.terms.road > 0) rules.push('th.road.2', 'th.road.3');
  if (move.terms.road > 0 && move.terms.mounted > 0) rules.push('th.mounted.4');
  if (!move.fight && move.terms.road === 0) rules.push('th.cap.nocombat');
  if (move.diceLost > 0) rules.push('th.cap.note2');
  return rules;
}
