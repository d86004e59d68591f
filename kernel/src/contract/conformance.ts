import type { Read } from '../door/problem.ts';
import type { Shape } from '../door/shape.ts';

/** A published case: what is given and asked, the verdict, and the rules that give it. */
export interface ConformanceVector {
  readonly id: string;
  readonly rules: readonly string[];
  readonly verdict: unknown;
}

/** How a game answers published cases, its own or another implementation's. */
export interface Conformance<V extends ConformanceVector = ConformanceVector> {
  readonly shape: Shape<{ readonly title: string; readonly vectors: readonly V[] }>;
  /** The game's own verdict on a case; or what is wrong with the case. */
  answer(vector: V): Read<unknown>;
}
