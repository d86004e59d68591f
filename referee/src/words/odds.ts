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
import type { Figure, Odds } from '../ask/odds.ts';
import { CATALOGUES } from './catalogue.ts';
import { sayChance, sayDecimal, sayPercent, sayPercents } from './chances.ts';
import { sayNumber } from './numbers.ts';
import { sayFacts } from './verdict.ts';

/** A distribution ready to be set in columns. */
export interface OddsTable {
  readonly heading: string;
  readonly rows: readonly { readonly label: string; readonly chance: string; readonly share: Fraction }[];
}

/** Odds as tables: one per figure that is not always 0, then the ways the game may end. `most` rows a figure, bands beyond. */
export function oddsTables<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  state: State,
  odds: Odds<F>,
  lang: Lang,
  most = Infinity,
): readonly OddsTable[] {
  const figures = odds.figures
    .filter(({ values }) => values.some(({ value }) => value !== 0))
    .map((figure) => figureTable(game.words[lang].measure(figure.name), figure, odds, lang, most));
  const ended = endings(game, state, odds, lang).map(({ value, weight }) => ({
    heading: `${CATALOGUES[lang].ending(value)} ${sayShare(weight, odds, lang)}`,
    rows: [],
  }));
  const told = odds.figures.some(({ values }) => values.length > 1);
  return [...figures, ...ended, ...(told || odds.results.length < 2 ? [] : [resultTable(game, state, odds, lang)])];
}

/** One line for what is certain or happens once at most, else a row per value. */
function figureTable(name: string, { values, mean }: Figure, odds: Odds, lang: Lang, most: number): OddsTable {
  const words = CATALOGUES[lang];
  const last = values.at(-1);
  if (last !== undefined && values.length === 1) {
    return { heading: words.certain(name, sayNumber(last.value, lang)), rows: [] };
  }
  if (last !== undefined && values.length === 2 && values[0]?.value === 0 && last.value === 1) {
    return { heading: words.certain(name, sayShare(last.weight, odds, lang)), rows: [] };
  }
  return {
    heading: words.figure(name, sayDecimal(mean, lang)),
    rows: banded(values, most).map(({ first, last: end, weight }) => ({
      label: first === end ? sayNumber(first, lang) : `${sayNumber(first, lang)}–${sayNumber(end, lang)}`,
      chance: sayShare(weight, odds, lang),
      share: weight,
    })),
  };
}

interface Band {
  readonly first: number;
  readonly last: number;
  readonly weight: Fraction;
}

/** Neighbouring values together, as few as needed for `most` bands; 0 stays by itself, for it means nothing happens. */
function banded(values: readonly Weighted<number>[], most: number): readonly Band[] {
  const alone = values[0]?.value === 0 ? 1 : 0;
  const size = values.length <= most ? 1 : Math.ceil((values.length - alone) / (most - alone));
  const bands: Band[] = [];
  for (const [n, { value, weight }] of values.entries()) {
    const open = n >= alone && (n - alone) % size !== 0 ? bands.pop() : undefined;
    bands.push({ first: open?.first ?? value, last: value, weight: add(open?.weight ?? ZERO, weight) });
  }
  return bands;
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
    rows: likeliest.map(({ value: { facts, example }, weight }) => {
      const told = sayFacts(game, state, facts, lang).join(' ');
      return {
        label: example ? CATALOGUES[lang].example(told) : told,
        chance: sayShare(weight, odds, lang),
        share: weight,
      };
    }),
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
  const percents = sayPercents(
    ways.map(({ weight }) => weight),
    lang,
  );
  return {
    heading: CATALOGUES[lang].forecast(words.forecast(assuming)),
    rows: ways.map(({ ending, weight }, n) => ({
      label: words.forecast(ending),
      chance: sayChance(weight, lang, percents[n]),
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
