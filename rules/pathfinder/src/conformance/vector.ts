import { list, object, oneOf, optional, record, type Shape, text, integer, either, flag } from '@arbitre/kernel';

/** Anything JSON can hold: what a vector is given and what it expects. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The kinds of question a vector may ask; the README of conformance/pathfinder/ describes each. */
export const QUESTIONS = [
  'distance',
  'cost',
  'size',
  'flank',
  'cover',
  'area-cover',
  'screen',
  'effect',
  'trigger',
  'fall',
  'fall-on',
  'passage',
  'reach',
  'surcharge',
  'volume',
  'constant',
  'area',
  'judge',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** A position, a question about it, the verdict, and the rules that give it. */
export interface Vector {
  readonly id: string;
  readonly rules: readonly string[];
  readonly question: Question;
  readonly rulings?: Readonly<Record<string, string | number>>;
  readonly given: Json;
  readonly verdict: Json;
  readonly note?: string;
}

/** A file of vectors. */
export interface VectorFile {
  readonly format: 'arbitre-conformance';
  readonly formatVersion: 1;
  readonly game: 'pathfinder';
  readonly licence: string;
  readonly title: string;
  readonly vectors: readonly Vector[];
}

const json: Shape<Json> = {
  read: (value) => value as Json, // the question's own shape reads it
  schema: () => ({}),
};

export const vectorShape: Shape<Vector> = object({
  id: text({ min: 1, max: 200 }),
  rules: list(text({ min: 4, max: 40 }), { min: 1, max: 40 }),
  question: oneOf(QUESTIONS),
  rulings: optional(record(either(text(), integer()))),
  given: json,
  verdict: json,
  note: optional(text()),
});

export const vectorFileShape: Shape<VectorFile> = object({
  format: oneOf(['arbitre-conformance']),
  formatVersion: oneOf([1]),
  game: oneOf(['pathfinder']),
  licence: text(),
  title: text(),
  vectors: list(vectorShape, { max: 100_000 }),
});

/** Shapes shared by several questions. */
export const place = list(integer({ min: -1000, max: 1000 }), { min: 2, max: 3 });
export const yesNo = flag();
