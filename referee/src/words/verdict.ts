import type { Command, Fact, Game, Lang, Refusal, Seat } from '@arbitre/kernel';
import type { RefusalLine, TriggerLine, Verdict } from '../ask/judge.ts';
import { pieceName } from '../drawing/legend.ts';
import { CATALOGUES } from './catalogue.ts';
import { sayList, sayNumber } from './numbers.ts';
import { sayRule } from './rules.ts';

/** A verdict as lines to read: yes or no, what it costs and crosses, what it triggers, and by which rules. */
export function sayVerdict<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  state: State,
  verdict: Verdict<F>,
  lang: Lang,
): readonly string[] {
  const words = CATALOGUES[lang];
  if (!verdict.legal) return [words.refused, ...sayRefusals(game, verdict.refusals, lang)];
  const { cost, path = [], triggers = [], occasions = [], asks = [], forbids = [], facts, because } = verdict;
  return [
    words.legal,
    ...(path.length > 0 ? [words.path(path.join(' '))] : []),
    ...(cost === undefined ? [] : [words.cost(sayNumber(cost, lang))]),
    ...triggers.flatMap((trigger) => [
      sayTrigger(game, state, trigger, path.length, lang),
      ...sayLater(trigger, occasions, lang),
    ]),
    ...(asks.length === 0 ? [] : [words.asks(sayList(asks, lang))]),
    ...forbids.map((what) => words.forbids(what)),
    ...(facts === undefined ? [words.dice] : sayFacts(game, state, facts, lang)),
    ...because.map((rule) => sayRule(game, rule, lang)),
  ];
}

/** The sentence of a refusal, then the rules that refuse. */
export function sayRefusals(
  game: Pick<Game, 'rulebook'>,
  refusals: readonly RefusalLine[],
  lang: Lang,
): readonly string[] {
  const sentences = [...new Set(refusals.map(({ text }) => text))];
  return [...sentences, ...refusals.map(({ rule }) => sayRule(game, rule, lang))];
}

/** Facts in order, each told from the state it happened in; to a seat, what it may be told of them. */
export function sayFacts<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  before: State,
  facts: readonly F[],
  lang: Lang,
  seat?: Seat,
): readonly string[] {
  const sentences: string[] = [];
  let state = before;
  for (const fact of facts) {
    const told = seat === undefined || game.redact === undefined ? fact : game.redact(fact, state, seat);
    if (told !== null) sentences.push(game.words[lang].fact(told, seat === undefined ? state : game.view(state, seat)));
    state = game.evolve(state, fact);
  }
  return sentences;
}

/** Where else whoever lets this occasion pass may react. */
function sayLater(first: TriggerLine, occasions: readonly TriggerLine[], lang: Lang): readonly string[] {
  const later = occasions.filter(({ who, step }) => who === first.who && step > first.step).map(({ at }) => at);
  return later.length === 0 ? [] : [CATALOGUES[lang].trigger.later(sayList(later, lang))];
}

/** Steps are counted from where the mover stands: it leaves every cell of its way but the last. */
function sayTrigger<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  state: State,
  { who, at, step, rules }: TriggerLine,
  steps: number,
  lang: Lang,
): string {
  const piece = game.scene(state).pieces.find(({ id }) => id === who);
  const name = piece === undefined ? game.words[lang].seat(who, state) : pieceName(piece, game.legend, lang);
  const cited = rules.map((rule) => sayRule(game, rule, lang)).join(', ');
  const words = CATALOGUES[lang].trigger;
  const said = steps === 0 ? words.still(name) : step < steps ? words.leaving(name, at) : words.arriving(name, at);
  return `${said}${cited === '' ? '' : ` (${cited})`}`;
}
