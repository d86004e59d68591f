import type { Command, Fact, Refusal } from '../../contract/game.ts';
import { read } from '../../door/shape.ts';
import { LANGS } from '../../rulebook/lang.ts';
import { type KitPromise, throughJson, type Trial } from '../trial.ts';
import type { Moment } from '../walk.ts';

export const everythingIsSaid: KitPromise = {
  name: 'everything said is a sentence in French and in English, and commands read back as written',
  keep(trial, walk) {
    trial.play(walk, (moment) => {
      sayMoment(trial, moment);
      readBack(trial, moment);
    });
  },
};

function sayMoment<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  trial: Trial<State, C, F, R, Scenario>,
  { match, offers, before }: Moment<State, C, F>,
): void {
  const { game } = trial;
  const say = (what: string, sentence: string) => trial.says(what, sentence, match);
  const decision = game.awaiting(match.state);
  const outcome = game.outcome(match.state);
  const facts = match.entries.at(-1)?.facts ?? [];
  for (const lang of LANGS) {
    const words = game.words[lang];
    if (decision) say(`decision ${decision.kind}`, words.decision(decision, match.state));
    if (outcome) say(`outcome ${outcome.kind}`, words.outcome(outcome, match.state));
    for (const { seat, command, group } of offers) {
      say(`command ${command.do}`, words.command(command, match.state));
      say(`group ${group}`, words.group(group));
      say(`seat ${seat}`, words.seat(seat, match.state));
    }
    let state = before;
    for (const fact of facts) {
      say(`fact ${fact.is}`, words.fact(fact, state));
      state = game.evolve(state, fact);
    }
  }
  for (const fact of facts) trial.cites(`fact ${fact.is}`, game.because(fact));
}

function readBack<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  trial: Trial<State, C, F, R, Scenario>,
  { match, offers }: Moment<State, C, F>,
): void {
  const { game } = trial;
  for (const { command } of offers) {
    const typed = game.writeCommand(command);
    const back = game.readCommand(typed, match.state);
    trial.ensure(back.ok, () => `${typed} does not read back: ${JSON.stringify(back)}`);
    if (back.ok) trial.same(back.value, command, `${typed} reads back as something else`, match);
    const shaped = read(game.command, throughJson(command));
    trial.ensure(shaped.ok, () => `${typed} does not pass its own door: ${JSON.stringify(shaped)}`);
  }
}
