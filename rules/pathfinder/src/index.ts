export { type Defence, defenceAgainst } from './defence/armour-class.ts';
export { type Battlefield, type Chart, chartOf } from './space/battlefield.ts';
export type { Order, Command } from './play/command.ts';
export { aura, burst, cone, lineArea } from './space/areas.ts';
export { answerVector } from './conformance/answer.ts';
export {
  type Json,
  type Question,
  QUESTIONS,
  type Vector,
  type VectorFile,
  vectorFileShape,
} from './conformance/vector.ts';
export { coverAgainst, coverAgainstArea, type CoverVerdict, type Figure } from './defence/cover.ts';
export { combinedForm, pathCost } from './walking/cost.ts';
export { stepBase } from './walking/diagonal.ts';
export type { Fact } from './play/fact.ts';
export type { Frame } from './play/frame.ts';
export { struckDamage } from './falling/falling-on.ts';
export { fallDamage } from './falling/falling.ts';
export { type FlankVerdict, flankLine, flankerWith } from './defence/flanking.ts';
export { pathfinder } from './game.ts';
export { hasLineOfEffect } from './space/line-of-effect.ts';
export { passage } from './sharing/passage.ts';
export { reachOf, strideDestinations, triggersAlong } from './ask/preview.ts';
export type { Refusal, RefusalCode } from './play/refusal.ts';
export { type RuleId, rulebook } from './rulebook/index.ts';
export { DEFAULT_RULINGS, type Rulings, RULINGS } from './rulings.ts';
export type { Scenario } from './file/scenario.ts';
export { screenAgainst, type ScreenVerdict } from './defence/screening.ts';
export { type Shape, type Size, SIZES } from './space/size.ts';
export { distance, isAdjacent, isWithinReach, type Space } from './space/space.ts';
export type { StatBlock } from './encounter/stat-block.ts';
export type { Conditions, Creature, CreatureId, Spot, State, Turn } from './play/state.ts';
export { type Threat, threats } from './ask/threats.ts';
export { turnReach } from './walking/turn-reach.ts';
export { cheapestWays, strideSteps } from './walking/walking.ts';
