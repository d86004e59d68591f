import type { Bilingual } from './lang.ts';
import type { RuleId } from './rulebook.ts';
import type { Problem, Read } from '../door/problem.ts';
import { integer, oneOf, type Shape } from '../door/shape.ts';

/** What a ruling may be set to. */
export type RulingValue = string | number | boolean;

/**
 * A point that the book leaves open, with the reading we chose first and the others a table may choose instead.
 * A ruling is data: code asks for its value, a refusal can cite it, a table can switch it.
 */
export interface Ruling<V extends RulingValue = RulingValue> {
  /** First value: our default. */
  readonly values: readonly V[];
  readonly rules: readonly RuleId[];
  /** The question in one sentence. */
  readonly question: Bilingual;
  /** What each value means, in the order of `values`. */
  readonly meanings: readonly Bilingual[];
  /** Any whole number from there on will do; `values` are then those a list proposes. */
  readonly atLeast?: number;
}

/** The rulings of a game, by name. */
export type RulingTable = Readonly<Record<string, Ruling>>;

/** The value of each ruling of a table: `RulingsOf<typeof RULINGS>`. */
export type RulingsOf<T extends RulingTable> = {
  readonly [K in keyof T]: T[K] extends { readonly atLeast: number } ? number : T[K]['values'][number];
};

/** Every ruling at its default. */
export function defaultRulings<const T extends RulingTable>(table: T): RulingsOf<T> {
  return Object.fromEntries(Object.entries(table).map(([name, ruling]) => [name, ruling.values[0]])) as RulingsOf<T>;
}

/** The rulings a table asks for, completed by the defaults; or what is wrong with the request. */
export function readRulings<const T extends RulingTable>(
  table: T,
  asked: Readonly<Record<string, unknown>>,
): Read<RulingsOf<T>> {
  const problems: Problem[] = [];
  const values: Record<string, RulingValue> = { ...defaultRulings(table) };
  for (const [name, value] of Object.entries(asked)) {
    const ruling = Object.hasOwn(table, name) ? table[name] : undefined;
    if (ruling === undefined) {
      const known = Object.keys(table);
      problems.push({ at: [name], found: name, expected: { kind: 'no-such-key', key: name, known } });
      continue;
    }
    const shape: Shape<RulingValue> =
      ruling.atLeast === undefined ? oneOf(ruling.values) : integer({ min: ruling.atLeast });
    const chosen = shape.read(value, [name], problems);
    if (chosen !== undefined) values[name] = chosen;
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: values as RulingsOf<T> };
}
