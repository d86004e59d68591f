import { asks, conformanceOf, tells } from '@arbitre/kernel';
import { RULINGS } from '../rulings.ts';
import {
  answerExchange,
  answerFight,
  answerFumble,
  answerOdds,
  exchangeShape,
  fightShape,
  fumbleShape,
  oddsShape,
} from './fighting.ts';
import { answerPlay, playShape } from './play.ts';
import {
  answerHitPoints,
  answerSkillPoints,
  answerValue,
  hitPointsShape,
  skillPointsShape,
  valueShape,
} from './sheet.ts';
import { answerMoves, answerWalk, movesShape, walkShape } from './walking.ts';

/** The questions that a published case may ask; the README of `conformance/donjon-d10/` describes each. */
export const conformance = conformanceOf('donjon-d10', RULINGS, {
  moves: asks(movesShape, answerMoves),
  walk: asks(walkShape, answerWalk),
  exchange: tells(exchangeShape, answerExchange),
  odds: tells(oddsShape, answerOdds),
  fight: tells(fightShape, answerFight),
  fumble: tells(fumbleShape, answerFumble),
  value: tells(valueShape, answerValue),
  'hit-points': tells(hitPointsShape, answerHitPoints),
  'skill-points': tells(skillPointsShape, answerSkillPoints),
  play: asks(playShape, answerPlay),
});
