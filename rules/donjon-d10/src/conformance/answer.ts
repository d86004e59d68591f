import { type Conformance, type Read, read, readRulings, type Shape } from '@arbitre/kernel';
import { type DonjonRulings, RULINGS } from '../rulings.ts';
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
import { type Json, type Question, type Vector, vectorFileShape } from './vector.ts';
import { answerMoves, answerWalk, movesShape, walkShape } from './walking.ts';

type Answerer = (given: unknown, rulings: DonjonRulings) => Read<Json>;

/** A question whose given part is read by a shape before it is answered. */
function asks<G>(shape: Shape<G>, answer: (given: G, rulings: DonjonRulings) => Read<Json>): Answerer {
  return (given, rulings) => {
    const parsed = read(shape, given);
    return parsed.ok ? answer(parsed.value, rulings) : parsed;
  };
}

/** A question that any given part has an answer to. */
function tells<G>(shape: Shape<G>, answer: (given: G, rulings: DonjonRulings) => Json): Answerer {
  return asks(shape, (given, rulings) => ({ ok: true, value: answer(given, rulings) }));
}

const ANSWERS: Readonly<Record<Question, Answerer>> = {
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
};

/** What this implementation answers to a vector, to be compared with `vector.verdict`; or what is wrong with the vector. */
export function answerVector(vector: Vector): Read<Json> {
  const rulings = readRulings(RULINGS, vector.rulings ?? {});
  return rulings.ok ? ANSWERS[vector.question](vector.given, rulings.value) : rulings;
}

export const conformance: Conformance<Vector> = { shape: vectorFileShape, answer: answerVector };
