export { type Defence, defenceAgainst, flankerWith } from './armour-class.ts';
export { type Battlefield, type Chart, chartOf } from './battlefield.ts';
export type { Order, PathfinderCommand } from './command.ts';
export { aura, burst, cone, lineArea } from './areas.ts';
export { answerVector } from './conformance/answer.ts';
export {
  type Json,
  type Question,
  QUESTIONS,
  type Vector,
  type VectorFile,
  vectorFileShape,
} from './conformance/vector.ts';
export { coverAgainst, coverAgainstArea, type CoverVerdict, type Figure } from './cover.ts';
export { combinedForm, pathCost, stepBase } from './diagonal.ts';
export type { PathfinderFact } from './fact.ts';
export { fallDamage, struckDamage } from './fall.ts';
export { type FlankVerdict, flankLine } from './flanking.ts';
export { pathfinder } from './game.ts';
export { hasLineOfEffect } from './line-of-effect.ts';
export { passage } from './passage.ts';
export { reachOf, strideDestinations, triggersAlong } from './preview.ts';
export type { PathfinderRefusal, RefusalCode } from './refusal.ts';
export { type PathfinderRule, rulebook } from './rulebook/index.ts';
export { DEFAULT_RULINGS, type PathfinderRulings, RULINGS } from './rulings.ts';
export type { Scenario } from './scenario-shape.ts';
export { screenAgainst, type ScreenVerdict } from './screening.ts';
export { type Shape, type Size, SIZES } from './size.ts';
export { distance, isAdjacent, isWithinReach, type Space } from './space.ts';
export type { StatBlock } from './stat-block.ts';
export type { Conditions, Creature, CreatureId, Spot, State, Turn } from './state.ts';
export { turnReach } from './turn-reach.ts';
export { cheapestWays, strideSteps } from './walking.ts';
