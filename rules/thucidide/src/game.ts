import { type Game, readRulings } from '@arbitre/kernel';
import { awaiting, choicesOf } from './play/offers.ts';
import { forecastOf } from './ask/forecast.ts';
import { judgeAttack } from './combat/target.ts';
import { COMMAND, type Command } from './play/command.ts';
import { answerVector } from './conformance/answer.ts';
import { vectorFileShape } from './conformance/vector.ts';
import { decide } from './play/decide.ts';
import { evolve } from './play/evolve.ts';
import { becauseOf, type Fact } from './play/fact.ts';
import { LEGEND } from './scene/legend.ts';
import { previewOf, reachOf } from './ask/preview.ts';
import { isRefused, type Refusal } from './play/refusal.ts';
import { RULEBOOK } from './rulebook/index.ts';
import { RULINGS } from './rulings.ts';
import { SCENARIO, type Scenario } from './file/scenario.ts';
import { sceneOf } from './scene/scene.ts';
import { positionOf } from './file/position.ts';
import { setup } from './file/setup.ts';
import { type State, unitOf } from './play/state.ts';
import { readCommand, writeCommand } from './play/typed.ts';
import { ENGLISH } from './words/en/index.ts';
import { FRENCH } from './words/fr/index.ts';

/** La Règle THUCIDIDE: hex battles of antiquity and the middle ages, for two seats. Nothing is hidden. */
export const thucidide: Game<State, Command, Fact, Refusal, Scenario> = {
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
  measure: measured,
  conformance: { shape: vectorFileShape, answer: answerVector },
  forecast(state, _seat, command) {
    if (command.do !== 'attack') return [];
    const attack = judgeAttack(state, command.unit, command.target);
    return isRefused(attack) ? [] : forecastOf(state, attack);
  },
};

/** The figures of the dice that fell, and what they did. */
function measured(before: State, facts: readonly Fact[]): Readonly<Record<string, number>> {
  const figures: Record<string, number> = { hits: 0, flags: 0, letters: 0, losses: 0, eliminated: 0 };
  const add = (name: string, by: number) => {
    figures[name] = (figures[name] ?? 0) + by;
  };
  let rolled = false;
  for (const fact of facts) {
    if (fact.is === 'rolled') {
      rolled = true;
      add('hits', fact.hits);
      add('flags', fact.flags);
      add('letters', fact.letters);
    }
    if (fact.is === 'struck') {
      add('losses', fact.losses);
      if (fact.losses >= unitOf(before, fact.unit).elements) add('eliminated', 1);
    }
  }
  return rolled ? figures : {};
}
