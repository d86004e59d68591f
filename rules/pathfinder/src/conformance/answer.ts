import { conformanceOf, tells } from '@arbitre/kernel';
import { RULINGS } from '../rulings.ts';
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
import { answerConstant, answerVolume, constantShape, volumeShape } from './volume.ts';

/** The questions that a published case may ask; the README of `conformance/pathfinder/` describes each. */
export const conformance = conformanceOf('pathfinder', RULINGS, {
  distance: tells(distanceShape, answerDistance),
  cost: tells(costShape, answerCost),
  size: tells(sizeShape, answerSize),
  flank: tells(flankShape, answerFlank),
  cover: tells(sceneShape, answerCover),
  'area-cover': tells(areaShape, answerAreaCover),
  screen: tells(sceneShape, answerScreen),
  effect: tells(sceneShape, answerEffect),
  trigger: tells(triggerShape, answerTrigger),
  fall: tells(fallShape, answerFall),
  'fall-on': tells(fallOnShape, answerFallOn),
  passage: tells(passageShape, answerPassage),
  surcharge: tells(surchargeShape, answerSurcharge),
  reach: tells(reachShape, answerReach),
  volume: tells(volumeShape, answerVolume),
  constant: tells(constantShape, answerConstant),
  area: tells(areaSquaresShape, answerArea),
  judge: tells(judgeShape, answerJudge),
});
