import type { Read } from '../door/problem.ts';
import { either, flag, integer, list, object, oneOf, optional, read, record, type Shape, text } from '../door/shape.ts';
import { readRulings, type RulingsOf, type RulingTable } from '../rulebook/rulings.ts';

/** Anything JSON can hold: what a published case is given and what it expects. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A published case: a position, a question about it, the verdict, and the rules that give it. */
export interface ConformanceVector<Q extends string = string> {
  readonly id: string;
  readonly rules: readonly string[];
  readonly question: Q;
  readonly rulings?: Readonly<Record<string, string | number | boolean>>;
  readonly given: Json;
  readonly verdict: Json;
  readonly note?: string;
}

/** A file of published cases; `conformance/GAME/README.md` describes the questions of each game. */
export interface ConformanceFile<Q extends string = string> {
  readonly format: 'arbitre-conformance';
  readonly formatVersion: 1;
  readonly game: string;
  readonly licence: string;
  readonly title: string;
  readonly vectors: readonly ConformanceVector<Q>[];
}

/** How a game answers published cases, its own or another implementation's. */
export interface Conformance<Q extends string = string> {
  readonly shape: Shape<ConformanceFile<Q>>;
  /** The game's own verdict on a case, to be compared with the case's; or what is wrong with the case. */
  answer(vector: ConformanceVector<Q>): Read<Json>;
}

/** A kind of question: reads what it is given, and answers under a table's rulings. */
export type Answerer<R> = (given: unknown, rulings: R) => Read<Json>;

/** A question whose given part may still turn out to make no sense once it is read. */
export function asks<G, R>(shape: Shape<G>, answer: (given: G, rulings: R) => Read<Json>): Answerer<R> {
  return (given, rulings) => {
    const parsed = read(shape, given);
    return parsed.ok ? answer(parsed.value, rulings) : parsed;
  };
}

/** A question that any given part has an answer to. */
export function tells<G, R>(shape: Shape<G>, answer: (given: G, rulings: R) => Json): Answerer<R> {
  return asks(shape, (given, rulings: R) => ({ ok: true, value: answer(given, rulings) }));
}

/** The published cases of a game: its questions by name, each with who answers it. */
export function conformanceOf<const T extends RulingTable, Q extends string>(
  game: string,
  table: T,
  answers: Readonly<Record<Q, Answerer<RulingsOf<T>>>>,
): Conformance<Q> {
  const questions = Object.keys(answers) as Q[];
  return {
    shape: object({
      format: oneOf(['arbitre-conformance']),
      formatVersion: oneOf([1]),
      game: oneOf([game]),
      licence: text(),
      title: text(),
      vectors: list(vectorShape(questions), { max: 100_000 }),
    }),
    answer({ question, given, rulings = {} }) {
      const ruled = readRulings(table, rulings);
      return ruled.ok ? answers[question](given, ruled.value) : ruled;
    },
  };
}

const json: Shape<Json> = {
  read: (value) => value as Json, // the question's own shape reads it
  schema: () => ({}),
};

function vectorShape<Q extends string>(questions: readonly Q[]): Shape<ConformanceVector<Q>> {
  return object({
    id: text({ min: 1, max: 200 }),
    note: optional(text()),
    rules: list(text({ min: 4, max: 40 }), { min: 1, max: 40 }),
    question: oneOf(questions),
    rulings: optional(record(either(either(flag(), integer()), text()))),
    given: json,
    verdict: json,
  });
}
