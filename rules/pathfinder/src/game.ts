import { type Game, readRulings } from '@arbitre/kernel';
import { awaiting } from './awaiting.ts';
import { because } from './because.ts';
import { commandOf, commandShape, orderOf, type PathfinderCommand } from './command.ts';
import { chart } from './creature.ts';
import { answerVector } from './conformance/answer.ts';
import { vectorFileShape } from './conformance/vector.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { PathfinderFact } from './fact.ts';
import { forecast } from './forecast.ts';
import { measure } from './measure.ts';
import { offers } from './offers.ts';
import { preview, reachOf } from './preview.ts';
import type { PathfinderRefusal } from './refusal.ts';
import { rulebook } from './rulebook/index.ts';
import { RULINGS } from './rulings.ts';
import { setup } from './scenario.ts';
import { type Scenario, scenarioShape } from './scenario-shape.ts';
import { LEGEND, scene } from './scene.ts';
import { REFEREE, type State } from './state.ts';
import { readCommand, writeCommand } from './typed.ts';
import { ENGLISH } from './words/en.ts';
import { FRENCH } from './words/fr.ts';

/** Movement and positioning in encounters, on squares, with sizes and heights. Nothing is hidden. */
export const pathfinder: Game<State, PathfinderCommand, PathfinderFact, PathfinderRefusal, Scenario> = {
  id: 'pathfinder',
  version: '1.1',
  rulebook,
  rulings: RULINGS,
  legend: LEGEND,
  words: { fr: FRENCH, en: ENGLISH },
  scenario: scenarioShape,
  command: commandShape,
  writeCommand,
  readCommand,
  setup(scenario, asked) {
    const rulings = readRulings(RULINGS, asked);
    return rulings.ok ? setup(scenario, rulings.value) : rulings;
  },
  seats: ({ sides, rulings }) => [
    ...sides.map(({ id }) => id),
    ...(rulings.accidentalSharing === 'ask' ? [REFEREE] : []),
  ],
  awaiting,
  offers: (state, seat) =>
    offers(state, seat).map((offer) => ({ ...offer, command: commandOf(chart(state).board, offer.command) })),
  decide: (state, seat, command, chance) => decide(state, seat, orderOf(chart(state).board, command), chance),
  evolve,
  view: (state) => state,
  outcome: ({ outcome }) => outcome,
  because,
  scene,
  preview: (state, seat, command) => preview(state, seat, orderOf(chart(state).board, command)),
  reach: reachOf,
  measure,
  forecast: (state, seat, command) => forecast(state, seat, orderOf(chart(state).board, command)),
  conformance: { shape: vectorFileShape, answer: answerVector },
};
