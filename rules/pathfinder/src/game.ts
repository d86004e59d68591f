import { type Game, readRulings } from '@arbitre/kernel';
import { awaiting, type DecisionKind } from './play/awaiting.ts';
import { because } from './play/because.ts';
import { type Command, commandShape, orderOf } from './play/command.ts';
import { chart } from './encounter/creature.ts';
import { conformance } from './conformance/answer.ts';
import { broken } from './play/broken.ts';
import { decide } from './play/decide.ts';
import { evolve } from './play/evolve.ts';
import type { Fact } from './play/fact.ts';
import { card, THINGS } from './ask/card.ts';
import { forecast } from './ask/forecast.ts';
import { briefing, goal } from './ask/goal.ts';
import { measure } from './ask/measure.ts';
import { writtenOffers } from './play/offers.ts';
import { outlook } from './ask/outlook.ts';
import { preview, reachOf } from './ask/preview.ts';
import { survey } from './ask/survey.ts';
import type { Refusal } from './play/refusal.ts';
import { rulebook } from './rulebook/index.ts';
import { RULINGS } from './rulings.ts';
import { position } from './file/position.ts';
import { setup } from './file/setup.ts';
import { type Scenario, scenarioShape } from './file/scenario.ts';
import { beats } from './scene/beats.ts';
import { LEGEND, scene } from './scene/scene.ts';
import { REFEREE, type State } from './play/state.ts';
import { readCommand, writeCommand } from './play/typed.ts';
import { ENGLISH } from './words/en/index.ts';
import { FRENCH } from './words/fr/index.ts';

/** Movement and positioning in encounters, on squares, with sizes and heights. Nothing is hidden. */
export const pathfinder: Game<State, Command, Fact, Refusal, Scenario, DecisionKind> = {
  id: 'pathfinder',
  version: '1.2',
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
  offers: writtenOffers,
  decide: (state, seat, command, chance) => decide(state, seat, orderOf(chart(state).board, command), chance),
  evolve,
  view: (state) => state,
  outcome: ({ outcome }) => outcome,
  because,
  scene,
  preview: (state, seat, command) => preview(state, seat, orderOf(chart(state).board, command)),
  reach: reachOf,
  measure,
  broken,
  position,
  forecast: (state, seat, command) => forecast(state, seat, orderOf(chart(state).board, command)),
  goal,
  briefing,
  card,
  things: THINGS,
  outlook: (state, seat, command) => outlook(state, seat, orderOf(chart(state).board, command)),
  beats,
  survey,
  conformance,
};
