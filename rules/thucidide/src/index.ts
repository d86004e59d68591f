export { type CommandRange, commandRanges } from './command/activation.ts';
export {
  type Allowance,
  allowancesOf,
  type Capacity,
  capacityOf,
  leaderCapacity,
  type Terms,
  type Troop,
} from './movement/capacity.ts';
export { LEADER_ROW, MOVE_CAPACITY } from './movement/capacity.table.ts';
export { blockedAt } from './combat/line-of-fire.ts';
export { type CombatOdds, combatOdds, oddsUnderWay, type RollOdds } from './ask/forecast.ts';
export { type Attack, judgeAttack, targetsOf } from './combat/target.ts';
export type { Command } from './play/command.ts';
export type { Fact } from './play/fact.ts';
export { boardOf, type Field } from './movement/field.ts';
export { thucidide } from './game.ts';
export { judgeMove, type Verdict, type Waypoint } from './movement/move.ts';
export { stepsOf } from './movement/mover.ts';
export { MOVE_REASONS, type MoveReason, type Reason, type Refusal, type RuleId } from './play/refusal.ts';
export { RULEBOOK } from './rulebook/index.ts';
export { type Rulings, RULINGS } from './rulings.ts';
export { SCENARIO, type Scenario } from './file/scenario.ts';
export type { Army, Character, Combat, Move, Place, State, Turn, Unit } from './play/state.ts';
export { RANKS, type Rank, type Type, TYPES, type Weapon, type Weight, WEIGHTS } from './proposal/troops.ts';
export { verdictBy, type Way, type Ways, waysOf } from './movement/ways.ts';
export { survey } from './ask/survey.ts';
export type { DecisionKind } from './play/offers.ts';
