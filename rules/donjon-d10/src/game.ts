import type { Game } from '@arbitre/kernel';
import { because } from './because.ts';
import { commandShape, type DonjonCommand, readCommand, writeCommand } from './command.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { DonjonFact } from './facts.ts';
import { forecast } from './forecast.ts';
import { HERO } from './legal.ts';
import { measure } from './measure.ts';
import { momentOf } from './moment.ts';
import { offers } from './offers.ts';
import { outcome } from './outcome.ts';
import { preview } from './preview.ts';
import { reach } from './reach.ts';
import type { DonjonRefusal } from './refusal.ts';
import { RULEBOOK } from './rulebook/index.ts';
import { RULINGS } from './rulings.ts';
import { type Scenario, scenarioShape, setup } from './scenario.ts';
import { LEGEND, scene } from './scene.ts';
import type { State } from './state.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

const SEATS = [HERO];

/** The D10 dungeon: one hero, fifty floors. */
export const donjonD10: Game<State, DonjonCommand, DonjonFact, DonjonRefusal, Scenario> = {
  id: 'donjon-d10',
  version: '1.0',
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
  awaiting(state) {
    const kind = momentOf(state);
    return kind === 'over' ? null : { seats: SEATS, kind };
  },
  offers,
  decide,
  evolve,
  view: (state) => state, // nothing is hidden: what a chest holds is drawn when it is opened
  outcome,
  because,
  scene,
  preview: (state, _seat, command) => preview(state, command),
  reach,
  measure,
  forecast: (state, _seat, command) => forecast(state, command),
};
