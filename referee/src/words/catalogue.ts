import type { Lang } from '@arbitre/kernel';
import type { ErrorCode } from 'yaml';
import type { MistakeCode, MistakeDetails, PlainExpectation } from '../file/mistake.ts';
import type { DiceAudit } from '../log/dice.ts';
import type { Replayed } from '../log/verify.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Mistakes with a sentence of their own; the two others are worded by `syntax` and `expectation`. */
export type SaidByCode = Exclude<MistakeCode, 'syntax' | 'value'>;

export type Expectations = {
  readonly [Kind in PlainExpectation['kind']]: Extract<PlainExpectation, { readonly kind: Kind }>;
};

type DifferenceKind = NonNullable<Replayed>['kind'];

/** Everything the referee itself says, in one language. A missing message does not compile. */
export interface Catalogue {
  readonly mistake: { readonly [Code in SaidByCode]: (details: MistakeDetails[Code]) => string };
  /** Why a text is not YAML. */
  readonly syntax: Readonly<Record<ErrorCode, string>>;
  /** What should have been written. */
  readonly expectation: { readonly [Kind in keyof Expectations]: (expected: Expectations[Kind]) => string };
  /** The same, with what stands there instead. */
  found(expectation: string, found: string): string;
  position(line: number, column: number): string;
  /** Said of a rule that is not in the book. */
  readonly companion: string;
  readonly legal: string;
  readonly refused: string;
  path(cells: string): string;
  cost(cost: string): string;
  /** Who may react to a command: before its move leaves a cell, once it has ended on one, or where nothing moves. */
  readonly trigger: {
    leaving(who: string, at: string): string;
    arriving(who: string, at: string): string;
    still(who: string): string;
    /** Where else, if that occasion is let pass. */
    later(cells: string): string;
  };
  asks(cells: string): string;
  forbids(what: string): string;
  readonly dice: string;
  forecast(assuming: string): string;
  /** Heads a figure whose value dice decide. */
  figure(name: string, mean: string): string;
  certain(name: string, value: string): string;
  ending(outcome: string): string;
  results(count: string): string;
  /** Of a result that comes about in several ways, one of them. */
  example(told: string): string;
  sampled(throws: string, seed: string): string;
  interval(low: string, high: string): string;
  /** The first difference a replay finds; `detail` is a refusal, or the facts decided now. */
  readonly replayed: { readonly [Kind in DifferenceKind]: (seq: number, detail: string) => string };
  replayHolds(entries: number): string;
  linkBroken(seq: number): string;
  linksHold(entries: number): string;
  readonly diceAudit: { readonly [Kind in DiceAudit['kind']]: (audit: Extract<DiceAudit, { kind: Kind }>) => string };
}

export const CATALOGUES: Readonly<Record<Lang, Catalogue>> = { fr, en };
