/** Where a value stands in a document: keys and indices from the root. */
export type Place = readonly (string | number)[];

/** What a document should have said. Structured, so that the referee can say it in any language. */
export type Expectation =
  | { readonly kind: 'text'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'integer'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'list'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'record' }
  | { readonly kind: 'one-of'; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'no-such-key'; readonly key: string; readonly known: readonly string[] }
  | { readonly kind: 'game'; readonly code: string; readonly values?: Readonly<Record<string, string | number>> };

/** One mistake of a document: where, what was found there, what was expected. */
export interface Problem {
  readonly at: Place;
  readonly found: string;
  readonly expected: Expectation;
}

/** A mistake that only the game can see; `code` is worded by the game in French and in English. */
export function problem(
  at: Place,
  found: string | number,
  code: string,
  values?: Readonly<Record<string, string | number>>,
): Problem {
  return { at, found: String(found), expected: { kind: 'game', code, ...(values && { values }) } };
}

/** A result that is either a value or the list of everything wrong with the input. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };
