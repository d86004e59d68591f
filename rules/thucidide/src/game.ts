import { type Game, readRulings } from '@arbitre/kernel';
import { awaiting, choicesOf, type DecisionKind } from './play/offers.ts';
import { forecastOf } from './ask/forecast.ts';
import { cardOf, THINGS } from './ask/card.ts';
import { briefing, goal } from './ask/goal.ts';
import { outlookOf } from './ask/outlook.ts';
import { beats } from './scene/beats.ts';
import { measureOf } from './ask/measure.ts';
import { brokenState } from './play/broken.ts';
import { COMMAND, type Command } from './play/command.ts';
import { conformance } from './conformance/answer.ts';
import { decide } from './play/decide.ts';
import { evolve } from './play/evolve.ts';
import { becauseOf } from './play/because.ts';
import type { Fact } from './play/fact.ts';
import { LEGEND } from './scene/legend.ts';
import { previewOf, reachOf } from './ask/preview.ts';
import { survey } from './ask/survey.ts';
import { type Refusal } from './play/refusal.ts';
import { RULEBOOK } from './rulebook/index.ts';
import { RULINGS } from './rulings.ts';
import { SCENARIO, type Scenario } from './file/scenario.ts';
import { sceneOf } from './scene/scene.ts';
import { positionOf } from './file/position.ts';
import { setup } from './file/setup.ts';
import { type State } from './play/state.ts';
import { readCommand, writeCommand } from './play/typed.ts';
import { ENGLISH } from './words/en/index.ts';
import { FRENCH } from './words/fr/index.ts';

/** La Règle THUCIDIDE: hex battles of antiquity and the middle ages, for two seats. Nothing is hidden. */
export const thucidide: Game<State, Command, Fact, Refusal, Scenario, DecisionKind> = {
  id: 'thucidide',
  version: '1.1',
  rulebook: RULEBOOK,
  rulings: RULINGS,
  legend: LEGEND,
  words: { fr: FRENCH, en: ENGLISH },
  scenario: SCENARIO,
  command: COMMAND,
  writeCommand,
  readCommand,
  position: positionOf,
  setup(scenario, asked) {
    const rulings = readRulings(RULINGS, asked);
    return rulings.ok ? setup(scenario, rulings.value) : rulings;
  },
  seats: ({ sides }) => sides,
  awaiting,
  offers: (state, seat) => (awaiting(state)?.seats.includes(seat) ? choicesOf(state) : []),
  decide,
  evolve,
  view: (state) => state,
  outcome: ({ outcome }) => outcome,
  because: becauseOf,
  scene: sceneOf,
  preview: (state, _seat, command) => previewOf(state, command),
  reach: reachOf,
  measure: measureOf,
  conformance,
  forecast: (state, _seat, command) => forecastOf(state, command),
  broken: brokenState,
  goal,
  briefing,
  card: cardOf,
  things: THINGS,
  outlook: outlookOf,
  survey,
  beats,
};
