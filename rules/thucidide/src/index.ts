export { type CommandRange, commandRanges } from './activation.ts';
export {
  type Allowance,
  allowancesOf,
  type Capacity,
  capacityOf,
  leaderCapacity,
  type Terms,
  type Troop,
} from './capacity.ts';
export { LEADER_ROW, MOVE_CAPACITY } from './capacity.table.ts';
export { blockedAt } from './combat/line-of-fire.ts';
export { type CombatOdds, combatOdds, type RollOdds } from './combat/odds.ts';
export { type Attack, judgeAttack, targetsOf } from './combat/target.ts';
export type { ThCommand } from './commands.ts';
export type { ThFact } from './facts.ts';
export { boardOf, type Field } from './field.ts';
export { thucidide } from './game.ts';
export { judgeMove, type Verdict, type Waypoint } from './move.ts';
export { stepsOf } from './mover.ts';
export { MOVE_REASONS, type MoveReason, type Reason, type ThRefusal, type ThRuleId } from './refusal.ts';
export { brokenState, randomBattle } from './random-battle.ts';
export { RULEBOOK } from './rulebook/index.ts';
export { type Rulings, RULINGS } from './rulings.ts';
export { SCENARIO, type Scenario } from './scenario.ts';
export type { Army, Character, Combat, Move, Place, State, Turn, Unit } from './state.ts';
export { RANKS, type Rank, type Type, TYPES, type Weapon, type Weight, WEIGHTS } from './troops.ts';
export { verdictBy, type Way, type Ways, waysOf } from './ways.ts';
