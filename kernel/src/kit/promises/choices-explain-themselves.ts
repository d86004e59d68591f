import type { Command, Fact, Refusal } from '../../contract/game.ts';
import type { Consequence } from '../../contract/outlook.ts';
import type { Bilingual } from '../../rulebook/lang.ts';
import { LANGS } from '../../rulebook/lang.ts';
import type { KitPromise, Trial } from '../trial.ts';
import type { Moment } from '../walk.ts';

export const choicesExplainThemselves: KitPromise = {
  name: 'every choice has an outlook, everything one can point at a card, every seat a goal, in both languages',
  keep(trial, walk) {
    trial.play(walk, (moment) => {
      examineOutlooks(trial, moment);
      examineCards(trial, moment);
      examineGoals(trial, moment);
    });
  },
};

/** An outlook may play a command over many dice: a few at each moment unless told, others at the next. */
const FEW_OUTLOOKS = 4;

function saysBoth<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  trial: Trial<State, C, F, R, Scenario>,
  what: string,
  text: Bilingual,
  { match }: Moment<State, C, F>,
): void {
  for (const lang of LANGS) trial.says(`${lang}, ${what}`, text[lang], match);
}

function examineOutlooks<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  trial: Trial<State, C, F, R, Scenario>,
  moment: Moment<State, C, F>,
): void {
  const { game } = trial;
  const { match, offers } = moment;
  if (game.outlook === undefined) return;
  const stride = Math.max(1, Math.ceil(offers.length / (trial.options.outlooks ?? FEW_OUTLOOKS)));
  for (const { seat, command } of offers.filter((_, n) => (n + match.entries.length) % stride === 0)) {
    const { tone, buys, risks, useless, rules } = game.outlook(game.view(match.state, seat), seat, command);
    const what = `outlook of ${game.writeCommand(command)}`;
    const all: readonly Consequence[] = [...buys, ...risks];
    for (const { says } of all) saysBoth(trial, what, says, moment);
    if (useless !== undefined) saysBoth(trial, what, useless, moment);
    trial.ensure(all.length > 0 || useless !== undefined, () => `${what} says nothing`);
    trial.ensure(tone !== 'useless' || useless !== undefined, () => `${what} is useless and does not say why`);
    trial.ensure(tone !== 'deadly' || risks.length > 0, () => `${what} is deadly and does not say how`);
    trial.cites(what, rules);
  }
}

function examineCards<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  trial: Trial<State, C, F, R, Scenario>,
  moment: Moment<State, C, F>,
): void {
  const { game } = trial;
  const { state } = moment.match;
  if (game.card === undefined) return;
  const { board, ground, pieces } = game.scene(state);
  const oneOfEach = new Map(ground.map((kind, cell) => [kind, cell]));
  const pointed = [
    ...pieces.map(({ id }) => ({ piece: id })),
    ...[...oneOfEach.values()].filter((cell) => cell < board.size).map((cell) => ({ cell })),
    ...(game.things ?? []).map((thing) => ({ thing })),
    ...moment.offers.flatMap(({ thing }) => (thing === undefined ? [] : [{ thing }])),
  ];
  for (const one of pointed) {
    const card = game.card(state, one);
    if (card === null) throw new Error(`${JSON.stringify(one)} has no card after\n${trial.transcript(moment.match)}`);
    const what = `card of ${JSON.stringify(one)}`;
    for (const text of [card.title, ...(card.sort ? [card.sort] : []), ...card.does])
      saysBoth(trial, what, text, moment);
    for (const { label, value } of card.figures) {
      saysBoth(trial, what, label, moment);
      saysBoth(trial, what, value, moment);
    }
    trial.ensure(card.does.length + card.figures.length > 0, () => `${what} tells nothing`);
    for (const thing of card.things ?? []) {
      trial.ensure(game.card?.(state, { thing }) !== null, () => `${what} speaks of ${thing}, which has no card`);
    }
    trial.cites(what, card.rules);
  }
}

function examineGoals<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  trial: Trial<State, C, F, R, Scenario>,
  moment: Moment<State, C, F>,
): void {
  const { game } = trial;
  const { state } = moment.match;
  if (game.goal === undefined) return;
  for (const seat of game.seats(state)) {
    const goals = game.goal(game.view(state, seat), seat);
    trial.ensure(
      goals.some(({ kind }) => kind === 'win'),
      () => `${seat} does not know how to win`,
    );
    for (const { says } of goals) saysBoth(trial, `goal of ${seat}`, says, moment);
    if (game.briefing === undefined) continue;
    const { you, story, against, turn, length, notes } = game.briefing(game.view(state, seat), seat);
    const texts = [
      you,
      ...(story ? [story] : []),
      ...against.map(({ says }) => says),
      ...turn,
      ...(length ? [length] : []),
    ];
    for (const text of [...texts, ...notes.map(({ says }) => says)])
      saysBoth(trial, `briefing of ${seat}`, text, moment);
  }
}
