import { either, flag, integer, list, object, oneOf, optional, record, type Shape, text } from '@arbitre/kernel';

/** Anything JSON can hold: what a vector is given and what it expects. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The kinds of question a vector may ask; the README of conformance/donjon-d10/ describes each. */
export const QUESTIONS = [
  'moves',
  'walk',
  'exchange',
  'odds',
  'fight',
  'fumble',
  'value',
  'hit-points',
  'skill-points',
  'play',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** A position, a question about it, the verdict, and the rules that give it. */
export interface Vector {
  readonly id: string;
  readonly rules: readonly string[];
  readonly question: Question;
  readonly rulings?: Readonly<Record<string, string | number | boolean>>;
  readonly given: Json;
  readonly verdict: Json;
  readonly note?: string;
}

/** A file of vectors. */
export interface VectorFile {
  readonly format: 'arbitre-conformance';
  readonly formatVersion: 1;
  readonly game: 'donjon-d10';
  readonly licence: string;
  readonly title: string;
  readonly vectors: readonly Vector[];
}

const json: Shape<Json> = {
  read: (value) => value as Json, // the question's own shape reads it
  schema: () => ({}),
};

const vectorShape: Shape<Vector> = object({
  id: text({ min: 1, max: 200 }),
  rules: list(text({ min: 4, max: 40 }), { min: 1, max: 40 }),
  question: oneOf(QUESTIONS),
  rulings: optional(record(either(either(text(), integer()), flag()))),
  given: json,
  verdict: json,
  note: optional(text()),
});

export const vectorFileShape: Shape<VectorFile> = object({
  format: oneOf(['arbitre-conformance']),
  formatVersion: oneOf([1]),
  game: oneOf(['donjon-d10']),
  licence: text(),
  title: text(),
  vectors: list(vectorShape, { max: 100_000 }),
});
