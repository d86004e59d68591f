import { either, flag, list, object, oneOf, optional, record, type Shape, text } from '@arbitre/kernel';

/** Anything JSON can hold: what a vector is given and what it expects. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The kinds of question a vector may ask; the README of conformance/attention-donjon/ describes each. */
export const QUESTIONS = [
  'adjacent',
  'zones',
  'border',
  'zone-move',
  'zone-moves',
  'step',
  'steps',
  'push',
  'push-to',
  'chains',
  'order',
  'wait',
  'dodge',
  'play',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** A position, a question about it, the verdict, and the rules that give it. */
export interface Vector {
  readonly id: string;
  readonly note?: string;
  readonly rules: readonly string[];
  readonly question: Question;
  readonly rulings?: Readonly<Record<string, string | boolean>>;
  readonly given: Json;
  readonly verdict: Json;
}

const json: Shape<Json> = {
  read: (value) => value as Json, // the question's own shape reads it
  schema: () => ({}),
};

const vectorShape: Shape<Vector> = object({
  id: text({ min: 1, max: 200 }),
  note: optional(text()),
  rules: list(text({ min: 4, max: 40 }), { min: 1, max: 40 }),
  question: oneOf(QUESTIONS),
  rulings: optional(record(either(flag(), text()))),
  given: json,
  verdict: json,
});

/** A file of vectors. */
export const vectorFileShape = object({
  format: oneOf(['arbitre-conformance']),
  formatVersion: oneOf([1]),
  game: oneOf(['attention-donjon']),
  licence: text(),
  title: text(),
  vectors: list(vectorShape, { max: 100_000 }),
});
