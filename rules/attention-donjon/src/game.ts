import { type Game, rememberLast, type Seat } from '@arbitre/kernel';
import { because } from './play/because.ts';
import { broken } from './play/broken.ts';
import { type Command, commandShape } from './play/command.ts';
import { evolve } from './play/evolve.ts';
import type { Fact } from './play/fact.ts';
import { card, THINGS } from './ask/card.ts';
import { briefing, goal } from './ask/goal.ts';
import { intents } from './ask/intent.ts';
import { measureOf } from './ask/measure.ts';
import { outlook } from './ask/outlook.ts';
import { attackForecast, dodgeForecast } from './ask/forecast.ts';
import { previewOf, reachOf } from './ask/preview.ts';
import { survey } from './ask/survey.ts';
import type { DecisionKind } from './play/awaiting.ts';
import { decide } from './play/decide.ts';
import { askedOf } from './play/judge.ts';
import { offersOf } from './play/offers.ts';
import type { Refusal } from './play/refusal.ts';
import { rulebook } from './rulebook/index.ts';
import { RULINGS } from './rulings.ts';
import { type Scenario, scenarioShape } from './file/scenario.ts';
import { beats } from './scene/beats.ts';
import { legend, sceneOf } from './scene/scene.ts';
import { setup } from './file/setup.ts';
import { draftOf, heroesOf, type State } from './play/state.ts';
import { readCommand, writeCommand } from './play/typed.ts';
import { en } from './words/en/index.ts';
import { fr } from './words/fr/index.ts';
import { conformance } from './conformance/answer.ts';

const viewOf = rememberLast((state: State): State => {
  const view = draftOf(state);
  view.hidden = null;
  return view;
});

/** Attention Donjon !: zones, push chains and card initiative, for one to four players. */
export const attentionDonjon: Game<State, Command, Fact, Refusal, Scenario, DecisionKind> = {
  id: 'attention-donjon',
  version: '1.1',
  rulebook,
  rulings: RULINGS,
  legend,
  words: { fr, en },
  scenario: scenarioShape,
  command: commandShape,
  writeCommand,
  readCommand,
  setup,
  seats: (state) => state.seats,
  awaiting(state) {
    const asked = askedOf(state);
    return asked === null ? null : { seats: [asked.seat], kind: asked.kind };
  },
  offers: (state, seat) => (askedOf(state)?.seat === seat ? offersOf(state) : []),
  decide,
  evolve,
  /** What is not revealed yet is nobody's to see; all else lies on the table, initiative cards included (ad.init.5). */
  view: (state) => (state.hidden === null ? state : viewOf(state)),
  outcome(state) {
    if (state.ending === null) return null;
    const { kind, won } = state.ending;
    return { kind, winners: won ? state.seats : [], score: { rounds: state.round, survivors: heroesOf(state).length } };
  },
  because,
  goal,
  briefing,
  card,
  things: THINGS,
  outlook: (state, _seat, command) => outlook(state, command),
  intents: (view) => intents(view),
  survey,
  beats,
  broken,
  scene: sceneOf,
  preview: (state, _seat: Seat, command) => previewOf(state, command),
  reach: reachOf,
  measure: measureOf,
  forecast(state, _seat, command) {
    const turn = state.stack.at(-1);
    const figure = turn?.kind === 'turn' ? state.figures[turn.figure] : undefined;
    if (figure === undefined) return [];
    const forecast =
      command.do === 'zoneMove'
        ? dodgeForecast(state, command, figure)
        : command.do === 'attack'
          ? attackForecast(state, command, figure)
          : null;
    return forecast === null ? [] : [forecast];
  },
  conformance,
};
