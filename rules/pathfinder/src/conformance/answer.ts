import { type Read, read, readRulings, type Shape } from '@arbitre/kernel';
import { type Rulings, RULINGS } from '../rulings.ts';
import { answerArea, areaSquaresShape } from './area.ts';
import {
  answerAreaCover,
  answerCost,
  answerCover,
  answerDistance,
  answerEffect,
  answerFall,
  answerFallOn,
  answerFlank,
  answerPassage,
  answerScreen,
  answerSize,
  answerSurcharge,
  answerTrigger,
  areaShape,
  costShape,
  distanceShape,
  fallOnShape,
  fallShape,
  flankShape,
  passageShape,
  sceneShape,
  sizeShape,
  surchargeShape,
  triggerShape,
} from './geometry.ts';
import { answerJudge, answerReach, judgeShape, reachShape } from './play.ts';
import type { Json, Question, Vector } from './vector.ts';
import { answerConstant, answerVolume, constantShape, volumeShape } from './volume.ts';

type Answerer = (given: unknown, rulings: Rulings) => Read<Json>;

/** A question whose given part is read by a shape before it is answered. */
function asks<G>(shape: Shape<G>, answer: (given: G, rulings: Rulings) => Json): Answerer {
  return (given, rulings) => {
    const parsed = read(shape, given);
    return parsed.ok ? { ok: true, value: answer(parsed.value, rulings) } : parsed;
  };
}

const ANSWERS: Readonly<Record<Question, Answerer>> = {
  distance: asks(distanceShape, answerDistance),
  cost: asks(costShape, answerCost),
  size: asks(sizeShape, answerSize),
  flank: asks(flankShape, answerFlank),
  cover: asks(sceneShape, answerCover),
  'area-cover': asks(areaShape, answerAreaCover),
  screen: asks(sceneShape, answerScreen),
  effect: asks(sceneShape, answerEffect),
  trigger: asks(triggerShape, answerTrigger),
  fall: asks(fallShape, answerFall),
  'fall-on': asks(fallOnShape, answerFallOn),
  passage: asks(passageShape, answerPassage),
  surcharge: asks(surchargeShape, answerSurcharge),
  reach: asks(reachShape, answerReach),
  volume: asks(volumeShape, answerVolume),
  constant: asks(constantShape, answerConstant),
  area: asks(areaSquaresShape, answerArea),
  judge: asks(judgeShape, answerJudge),
};

/** What this implementation answers to a vector, to be compared with `vector.verdict`; or what is wrong with the vector. */
export function answerVector(vector: Vector): Read<Json> {
  const rulings = readRulings(RULINGS, vector.rulings ?? {});
  return rulings.ok ? ANSWERS[vector.question](vector.given, rulings.value) : rulings;
}
