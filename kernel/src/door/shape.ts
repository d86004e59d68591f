import type { Bilingual, Lang } from '../rulebook/lang.ts';
import type { Expectation, Place, Problem, Read } from './problem.ts';

/** A JSON Schema fragment. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * What comes from outside is `unknown` until a shape has looked at it, once, at the door. A shape reads a value,
 * reports every mistake with its place, and describes itself as JSON Schema.
 */
export interface Shape<T> {
  read(value: unknown, at: Place, problems: Problem[]): T | undefined;
  /** In English unless told. */
  schema(lang?: Lang): JsonSchema;
  /** An absent key is fine. */
  readonly optional?: true;
}

/** What a shape reads: `Shaped<typeof SCENARIO>`. */
export type Shaped<S> = S extends Shape<infer T> ? T : never;

/** Mistakes after which nothing more of a list or mapping is read: nobody mends that many before trying again. */
const ENOUGH = 100;

/**
 * Reads a whole document: its value, or the mistakes in it (of many, the first).
 *
 * @example read(object({ name: text() }), { name: 'Aude' }) // { ok: true, value: { name: 'Aude' } }
 */
export function read<T>(shape: Shape<T>, value: unknown): Read<T> {
  const problems: Problem[] = [];
  const result = shape.read(value, [], problems);
  if (problems.length > 0 || result === undefined) return { ok: false, problems };
  return { ok: true, value: result };
}

/**
 * A text of so many characters.
 *
 * @example read(text({ min: 1 }), '').ok // false
 */
export function text(limits: { min?: number; max?: number; description?: string } = {}): Shape<string> {
  const { min = 0, max = 10_000, description } = limits;
  return leaf(
    { kind: 'text', min, max },
    (value): value is string => typeof value === 'string' && value.length >= min && value.length <= max,
    { type: 'string', minLength: min, maxLength: max, ...(description && { description }) },
  );
}

/**
 * A whole number within limits.
 *
 * @example read(integer({ min: 1, max: 6 }), 7).ok // false
 */
export function integer(limits: { min?: number; max?: number; description?: string } = {}): Shape<number> {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, description } = limits;
  return leaf(
    { kind: 'integer', min, max },
    (value): value is number => Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max,
    { type: 'integer', minimum: min, maximum: max, ...(description && { description }) },
  );
}

/** Yes or no: `true` or `false`. */
export function flag(): Shape<boolean> {
  return leaf({ kind: 'flag' }, (value): value is boolean => typeof value === 'boolean', { type: 'boolean' });
}

/**
 * One of some known values.
 *
 * @example read(oneOf(['red', 'blue']), 'red') // { ok: true, value: 'red' }
 */
export function oneOf<const V extends string | number | boolean>(values: readonly V[]): Shape<V> {
  return leaf({ kind: 'one-of', values }, (value): value is V => values.some((allowed) => allowed === value), {
    enum: values,
  });
}

/**
 * Several values of one shape.
 *
 * @example read(list(integer()), [1, 2]) // { ok: true, value: [1, 2] }
 */
export function list<T>(item: Shape<T>, limits: { min?: number; max?: number } = {}): Shape<readonly T[]> {
  const { min = 0, max = 10_000 } = limits;
  return {
    read(value, at, problems) {
      if (!Array.isArray(value) || value.length < min || value.length > max) {
        problems.push({ at, found: show(value), expected: { kind: 'list', min, max } });
        return undefined;
      }
      const items: T[] = [];
      for (const [index, element] of value.entries()) {
        if (problems.length >= ENOUGH) return undefined;
        const parsed = item.read(element, [...at, index], problems);
        if (parsed !== undefined) items.push(parsed);
      }
      return items.length === value.length ? items : undefined;
    },
    schema: (lang) => ({ type: 'array', items: item.schema(lang), minItems: min, maxItems: max }),
  };
}

/** A mapping from free keys to values of one shape. */
export function record<T>(item: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return {
    read(value, at, problems) {
      if (!isRecord(value)) {
        problems.push({ at, found: show(value), expected: { kind: 'record' } });
        return undefined;
      }
      const result: Record<string, T> = {};
      for (const [key, element] of Object.entries(value)) {
        if (problems.length >= ENOUGH) return undefined;
        const parsed = item.read(element, [...at, key], problems);
        if (parsed !== undefined) result[key] = parsed;
      }
      return result;
    },
    schema: (lang) => ({ type: 'object', additionalProperties: item.schema(lang) }),
  };
}

type Fields = Readonly<Record<string, Shape<unknown>>>;
type OptionalKeys<F extends Fields> = { [K in keyof F]: F[K] extends { readonly optional: true } ? K : never }[keyof F];
type ObjectOf<F extends Fields> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Shaped<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: Shaped<F[K]>;
};

/** A mapping with known keys. Unknown keys are mistakes: a misspelt key must not be ignored in silence. */
export function object<F extends Fields>(fields: F, description?: string): Shape<ObjectOf<F>> {
  const known = Object.keys(fields);
  return {
    read(value, at, problems) {
      if (!isRecord(value)) {
        problems.push({ at, found: show(value), expected: { kind: 'record' } });
        return undefined;
      }
      const before = problems.length;
      for (const key of Object.keys(value)) {
        if (problems.length >= ENOUGH) return undefined;
        if (!known.includes(key)) {
          problems.push({ at: [...at, key], found: key, expected: { kind: 'no-such-key', key, known } });
        }
      }
      const result: Record<string, unknown> = {};
      for (const [key, shape] of Object.entries(fields)) {
        if (value[key] !== undefined) result[key] = shape.read(value[key], [...at, key], problems);
        else if (!shape.optional) problems.push({ at, found: show(value), expected: { kind: 'key', key } });
      }
      return problems.length === before ? (result as ObjectOf<F>) : undefined; // every field has been read by its shape
    },
    schema: (lang) => ({
      type: 'object',
      ...(description && { description }),
      properties: Object.fromEntries(Object.entries(fields).map(([key, shape]) => [key, shape.schema(lang)])),
      required: Object.entries(fields).flatMap(([key, shape]) => (shape.optional ? [] : [key])),
      additionalProperties: false,
    }),
  };
}

/**
 * Fields with what a schema says of each, in both languages. A field of which nothing is said does not compile.
 *
 * @example object(described({ rows: integer() }, { rows: { fr: 'Nombre de rangées', en: 'Number of rows' } }))
 */
export function described<F extends Fields>(fields: F, about: Readonly<Record<keyof F, Bilingual>>): F {
  const entries = Object.entries(fields).map(([key, shape]) => {
    const schema = (lang: Lang = 'en') => ({ ...shape.schema(lang), description: about[key]?.[lang] });
    return [key, { ...shape, schema }];
  });
  return Object.fromEntries(entries) as F; // the same fields, of the same shapes
}

/** Marks a field that may be left out. */
export function optional<T>(shape: Shape<T>): Shape<T> & { readonly optional: true } {
  return { ...shape, optional: true };
}

/** One of several objects told apart by the value of `tag`. */
export function tagged<V extends Readonly<Record<string, Shape<unknown>>>>(
  tag: string,
  variants: V,
): Shape<Shaped<V[keyof V]>> {
  const values = Object.keys(variants);
  return {
    read(value, at, problems) {
      const name = isRecord(value) ? value[tag] : undefined;
      const variant = typeof name === 'string' && Object.hasOwn(variants, name) ? variants[name] : undefined;
      if (variant === undefined) {
        const where = isRecord(value) && name !== undefined ? [...at, tag] : at;
        const expected: Expectation = isRecord(value) ? { kind: 'one-of', values } : { kind: 'record' };
        problems.push({ at: where, found: show(isRecord(value) ? name : value), expected });
        return undefined;
      }
      return variant.read(value, at, problems) as Shaped<V[keyof V]> | undefined; // the variant that `tag` names
    },
    schema: (lang) => ({ oneOf: values.map((name) => variants[name]?.schema(lang)) }),
  };
}

/** The first of two shapes that fits; mistakes are those of the second. */
export function either<A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> {
  return {
    read(value, at, problems) {
      const quiet: Problem[] = [];
      const result = first.read(value, at, quiet);
      return quiet.length === 0 && result !== undefined ? result : second.read(value, at, problems);
    },
    schema: (lang) => ({ anyOf: [first.schema(lang), second.schema(lang)] }),
  };
}

/** A value as a short piece of text, for an error message. */
export function show(value: unknown): string {
  if (value === undefined) return '∅';
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function leaf<T>(expected: Expectation, fits: (value: unknown) => value is T, schema: JsonSchema): Shape<T> {
  return {
    read(value, at, problems) {
      if (fits(value)) return value;
      problems.push({ at, found: show(value), expected });
      return undefined;
    },
    schema: () => schema,
  };
}
