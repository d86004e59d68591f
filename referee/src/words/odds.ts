import {
  add,
  type Command,
  compare,
  type Fact,
  type Forecast,
  type Fraction,
  fold,
  type Game,
  type Lang,
  type Refusal,
  type Weighted,
  ZERO,
} from '@arbitre/kernel';
import { intervalOf } from '../ask/interval.ts';
import { isCertain, type Odds } from '../ask/odds.ts';
import { CATALOGUES } from './catalogue.ts';
import { sayChance, sayDecimal, sayNumber, sayPercent } from './numbers.ts';
import { sayFacts } from './verdict.ts';

/** A distribution ready to be set in columns. */
export interface OddsTable {
  readonly heading: string;
  readonly rows: readonly { readonly label: string; readonly chance: string; readonly share: Fraction }[];
}

/** Odds as tables: one per figure, then the ways the game may end. */
export function oddsTables<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  state: State,
  odds: Odds<F>,
  lang: Lang,
): readonly OddsTable[] {
  const words = CATALOGUES[lang];
  const chance = (share: Fraction) => sayShare(share, odds, lang);
  const figures = odds.figures.map(({ name, values, mean }): OddsTable => {
    const figure = game.words[lang].measure(name);
    const [only] = values;
    if (values.length === 1 && only !== undefined) {
      return { heading: words.certain(figure, sayNumber(only.value, lang)), rows: [] };
    }
    return {
      heading: words.figure(figure, sayDecimal(mean, lang)),
      rows: values.map(({ value, weight }) => ({
        label: sayNumber(value, lang),
        chance: chance(weight),
        share: weight,
      })),
    };
  });
  const ended = endings(game, state, odds, lang).map(({ value, weight }) => ({
    heading: `${words.ending(value)} ${chance(weight)}`,
    rows: [],
  }));
  const told = odds.figures.some(({ values }) => values.length > 1);
  return [...figures, ...ended, ...(told || isCertain(odds) ? [] : [resultTable(game, state, odds, lang)])];
}

/** As many results as a reader looks at. */
const MOST_RESULTS = 20;

/** Where no figure tells results apart: what would happen, in sentences, the likeliest first. */
function resultTable<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  state: State,
  odds: Odds<F>,
  lang: Lang,
): OddsTable {
  const likeliest = odds.results.toSorted((a, b) => compare(b.weight, a.weight)).slice(0, MOST_RESULTS);
  return {
    heading: CATALOGUES[lang].results(sayNumber(odds.results.length, lang)),
    rows: likeliest.map(({ value, weight }) => ({
      label: sayFacts(game, state, value.facts, lang).join(' '),
      chance: sayShare(weight, odds, lang),
      share: weight,
    })),
  };
}

/** Said of odds that are not exact. */
export function oddsNote({ sampled }: Odds, lang: Lang): string | null {
  if (sampled === undefined) return null;
  return CATALOGUES[lang].sampled(sayNumber(sampled.throws, lang), `${sampled.seed}`);
}

/** A share, with its interval when it was estimated. */
export function sayShare(share: Fraction, { sampled }: Pick<Odds, 'sampled'>, lang: Lang): string {
  if (sampled === undefined) return sayChance(share, lang);
  const { low, high } = intervalOf(share, sampled.throws);
  return `${sayPercent(share, lang)} (${CATALOGUES[lang].interval(sayPercent(low, lang), sayPercent(high, lang))})`;
}

/** A forecast as a table, the likeliest ending first. */
export function forecastTable(game: Pick<Game, 'words'>, { assuming, endings: ways }: Forecast, lang: Lang): OddsTable {
  const words = game.words[lang];
  return {
    heading: CATALOGUES[lang].forecast(words.forecast(assuming)),
    rows: ways.map(({ ending, weight }) => ({
      label: words.forecast(ending),
      chance: sayChance(weight, lang),
      share: weight,
    })),
  };
}

function endings<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  state: State,
  { results }: Odds<F>,
  lang: Lang,
): readonly Weighted<string>[] {
  const weights = new Map<string, Fraction>();
  for (const { value, weight } of results) {
    if (value.outcome === null) continue;
    const said = game.words[lang].outcome(value.outcome, fold(game, state, value.facts));
    weights.set(said, add(weights.get(said) ?? ZERO, weight));
  }
  return [...weights].map(([value, weight]) => ({ value, weight })).sort((a, b) => compare(b.weight, a.weight));
}
