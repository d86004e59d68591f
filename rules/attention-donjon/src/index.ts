export { attackDifficulty, attackDice, judgeAttack, targetsOf } from './adventure/attack.ts';
export { BESTIARY, type MonsterId } from './adventure/bestiary.ts';
export { actionsOf, type ActionKind, budgetRefusal, pay } from './turn/budget.ts';
export { maxZoneMoves } from './movement/zone-move.ts';
export { type Card, FULL_DECK, isHigher, placeOf, type SuitOrder } from './initiative/card.ts';
export type { Command, Verb } from './play/command.ts';
export { dodgeDifficulty, dodgeOfShift, dodgeOfZoneMove } from './movement/dodge.ts';
export type { Fact } from './play/fact.ts';
export type { Figure } from './turn/figure.ts';
export type { Group } from './turn/group.ts';
export { attentionDonjon } from './game.ts';
export { areAdjacent, areZonesAdjacent, borderCells, type Geometry, geometryOf } from './space/geometry.ts';
export type { HeldGround } from './space/ground.ts';
export { createHero, type HeroBuild, READY_HEROES } from './adventure/hero.ts';
export { attackOdds, dodgeOdds, type DodgeTerms } from './ask/forecast.ts';
export { turnOrder } from './turn/order.ts';
export type { Plan } from './space/plan.ts';
export {
  linksOf,
  pushCells,
  pushChains,
  pushOn,
  pushRefusal,
} from './push/push-chain.ts';
export { type Link, type Push, pushFrom, type PushGround } from './push/push.ts';
export type { Refusal, RefusalCode } from './play/refusal.ts';
export { rulebook } from './rulebook/index.ts';
export { RULINGS, type Rulings } from './rulings.ts';
export type { Scenario } from './file/scenario.ts';
export { judgeShift, type Shift, shifts } from './movement/step.ts';
export { groundOf, type State, untilTurn } from './play/state.ts';
export {
  boundTo,
  type Duration,
  type Effect,
  fadingAt,
  type Modifier,
  modifierOf,
  neglected,
  runOut,
  ticked,
} from './effect/effect.ts';
export { type Budget, FRESH } from './play/frame.ts';
export { judgeZoneMove, type ZoneMove, zoneMoves } from './movement/zone-move.ts';
export { survey } from './ask/survey.ts';
export type { DecisionKind } from './play/awaiting.ts';
