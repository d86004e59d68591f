import type { Game, Seat } from '@arbitre/kernel';
import { because } from './play/because.ts';
import { broken } from './play/broken.ts';
import { type Command, commandShape } from './play/command.ts';
import { evolve } from './play/evolve.ts';
import type { Fact } from './play/fact.ts';
import { measureOf } from './ask/measure.ts';
import { attackForecast, dodgeForecast } from './ask/forecast.ts';
import { previewOf, reachOf } from './ask/preview.ts';
import { type Refusal, refuse } from './play/refusal.ts';
import { choiceOf, offersOf, refusalOf, resolve } from './play/decide.ts';
import { rulebook } from './rulebook/index.ts';
import { RULINGS } from './rulings.ts';
import { type Scenario, scenarioShape } from './file/scenario.ts';
import { legend, sceneOf } from './scene/scene.ts';
import { setup } from './file/setup.ts';
import { heroesOf, type State } from './play/state.ts';
import { Table } from './play/unfolding.ts';
import { readCommand, writeCommand } from './play/typed.ts';
import { en } from './words/en/index.ts';
import { fr } from './words/fr/index.ts';

/** Attention Donjon !: zones, push chains and card initiative, for one to four players. */
export const attentionDonjon: Game<State, Command, Fact, Refusal, Scenario> = {
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
    const choice = choiceOf(state);
    return choice === null ? null : { seats: [choice.seat], kind: choice.kind };
  },
  offers(state, seat) {
    return choiceOf(state)?.seat === seat ? offersOf(state) : [];
  },
  /** Refusals come in this order: the game is over, another's choice, then what the innermost frame has against it. */
  decide(state, seat, command, chance) {
    if (state.ending !== null) return refuse('game-over');
    const choice = choiceOf(state);
    if (choice?.seat !== seat) return refuse('not-your-choice');
    if (!offersOf(state).some((offered) => isSame(offered.command, command)))
      return { ...(refusalOf(state, command) ?? refuse('not-asked')), asked: choice.kind };
    const table = new Table(state, chance);
    resolve(table, command);
    return table.facts();
  },
  evolve,
  /** What is not revealed yet is nobody's to see; all else lies on the table, initiative cards included (ad.init.5). */
  view: (state) => (state.hidden === null ? state : { ...state, hidden: null }),
  outcome(state) {
    if (state.ending === null) return null;
    const { kind, won } = state.ending;
    return { kind, winners: won ? state.seats : [], score: { rounds: state.round, survivors: heroesOf(state).length } };
  },
  because,
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
};

/** Commands are flat: the same fields with the same values. */
function isSame(a: Command, b: Command): boolean {
  if (a.do !== b.do) return false;
  const [fields, others] = [Object.entries(a), new Map(Object.entries(b))];
  return fields.length === others.size && fields.every(([key, value]) => others.get(key) === value);
}
