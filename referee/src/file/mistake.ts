import type { Bilingual, Expectation, Game, Place, Problem } from '@arbitre/kernel';
import type { ErrorCode } from 'yaml';

/** Line and column of a text, both from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** What a document of any game may be told it should have said. */
export type PlainExpectation = Exclude<Expectation, { kind: 'game' }>;

/** The kinds of mistakes a file may hold, each with what its sentence needs. */
export interface MistakeDetails {
  readonly empty: object;
  readonly binary: object;
  readonly 'too-large': { readonly limit: number };
  /** Of words and signs, as the YAML parser counts them. */
  readonly 'too-many-words': { readonly limit: number };
  readonly 'too-deep': { readonly limit: number };
  readonly 'too-many-aliases': { readonly limit: number };
  readonly 'unknown-alias': { readonly found: string };
  readonly syntax: { readonly reason: ErrorCode };
  readonly value: { readonly found: string; readonly expected: PlainExpectation };
  /** As `value`, in the words of the game. */
  readonly rule: { readonly found: string; readonly reason: string; readonly expected: Bilingual };
  readonly 'unknown-game': { readonly found: string; readonly known: readonly string[] };
  readonly 'not-json': object;
  readonly truncated: object;
  readonly 'not-a-game': object;
  /** Not a file of published cases; or of a game that publishes none. */
  readonly 'not-cases': object;
  readonly 'no-cases': { readonly game: string; readonly known: readonly string[] };
  readonly 'format-version': { readonly found: string; readonly known: number };
  readonly 'rules-version': { readonly saved: string; readonly current: string };
  readonly 'stale-scenario': object;
  readonly tampered: { readonly seq: number };
  readonly 'unreadable-entry': { readonly seq: number };
  /** After the last mistake that is told: there are others. */
  readonly more: object;
}

/** What is wrong with a file, for programs. */
export type MistakeCode = keyof MistakeDetails;

/** One mistake of a file: what, and where in the text and in the document as far as that is known. Plain data. */
export type Mistake = {
  [Code in MistakeCode]: MistakeDetails[Code] & {
    readonly code: Code;
    readonly at?: TextPosition;
    readonly place?: Place;
  };
}[MistakeCode];

/** A value read from a text, or what is wrong with that text. */
export type Loading<T> = { readonly ok: true; readonly value: T } | Failed;

export interface Failed {
  readonly ok: false;
  readonly mistakes: readonly Mistake[];
}

/** Mistakes that are told at a time: nobody mends more before trying again. */
export const MOST_MISTAKES = 20;

/** The first mistakes, and where there are more of them, that there are. */
export function failedWith(mistakes: readonly Mistake[]): Failed {
  if (mistakes.length <= MOST_MISTAKES) return { ok: false, mistakes };
  return { ok: false, mistakes: [...mistakes.slice(0, MOST_MISTAKES), { code: 'more' }] };
}

export function failed(...mistakes: readonly Mistake[]): Failed {
  return { ok: false, mistakes };
}

/** What a game's reader found wrong, with the game's own words where it has some. */
export function failedBy(problems: readonly Problem[], { words }: Pick<Game, 'words'>): Failed {
  const mistakes = problems.map(({ at, found, expected }): Mistake => {
    if (expected.kind !== 'game') return { code: 'value', found, expected, place: at };
    const said = { fr: words.fr.expectation(expected), en: words.en.expectation(expected) };
    return { code: 'rule', found, reason: expected.code, expected: said, place: at };
  });
  return { ok: false, mistakes };
}
