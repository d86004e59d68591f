import type { Game } from '@arbitre/kernel';
import { broken } from './play/broken.ts';
import { position } from './file/written.ts';
import { because } from './play/because.ts';
import { conformance } from './conformance/answer.ts';
import { type Command, commandShape } from './play/command.ts';
import { readCommand, writeCommand } from './play/typed.ts';
import { decide } from './play/decide.ts';
import { evolve } from './play/evolve.ts';
import type { Fact } from './play/fact.ts';
import { forecast } from './ask/forecast.ts';
import { HERO } from './play/judge.ts';
import { measure } from './ask/measure.ts';
import { awaiting, type DecisionKind } from './play/awaiting.ts';
import { offers } from './play/offers.ts';
import { outcome } from './play/outcome.ts';
import { card, THINGS } from './ask/card.ts';
import { briefing, goal } from './ask/goal.ts';
import { beats } from './scene/beats.ts';
import { outlook } from './ask/outlook.ts';
import { preview } from './ask/preview.ts';
import { reach } from './ask/reach.ts';
import { survey } from './ask/survey.ts';
import type { Refusal } from './play/refusal.ts';
import { RULEBOOK } from './rulebook/index.ts';
import { RULINGS } from './rulings.ts';
import { setup } from './file/setup.ts';
import { type Scenario, scenarioShape } from './file/scenario.ts';
import { LEGEND } from './scene/legend.ts';
import { plans, scene } from './scene/scene.ts';
import type { State } from './play/state.ts';
import { en } from './words/en/index.ts';
import { fr } from './words/fr/index.ts';

const SEATS = [HERO];

/** The D10 dungeon: one hero, fifty floors. */
export const donjonD10: Game<State, Command, Fact, Refusal, Scenario, DecisionKind> = {
  id: 'donjon-d10',
  version: '1.1',
  rulebook: RULEBOOK,
  rulings: RULINGS,
  legend: LEGEND,
  words: { fr, en },
  scenario: scenarioShape,
  command: commandShape,
  writeCommand,
  readCommand,
  setup,
  seats: () => SEATS,
  awaiting,
  offers,
  decide,
  evolve,
  view: (state) => state, // nothing is hidden: what a chest holds is drawn when it is opened
  outcome,
  because,
  scene,
  plans,
  preview: (state, _seat, command) => preview(state, command),
  reach,
  measure,
  forecast: (state, _seat, command) => forecast(state, command),
  conformance,
  outlook: (state, _seat, command) => outlook(state, command),
  goal,
  briefing,
  card,
  things: THINGS,
  survey,
  beats,
  broken,
  position,
};
