import { readFileSync } from 'node:fs';
import { type Conformance, type ConformanceVector, read } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** The published cases of a game as its tests hold them. */
export interface Published<Q extends string> {
  readonly all: readonly ConformanceVector<Q>[];
  of(file: string): readonly ConformanceVector<Q>[];
}

/** A test for each case of these files. */
export function testVectors<Q extends string>(
  folder: string,
  conformance: Conformance<Q>,
  files: readonly string[],
): Published<Q> {
  const byFile = new Map(files.map((name) => [name, vectorsOf(new URL(`${folder}/${name}`, import.meta.url))]));
  for (const [name, vectors] of byFile)
    describe(name, () => {
      for (const vector of vectors)
        test(`${vector.rules.join(' ')} ${vector.id}: ${vector.note ?? vector.question}`, () => {
          expect(conformance.answer(vector)).toEqual({ ok: true, value: vector.verdict });
        });
    });
  const all = [...byFile.values()].flat();
  test('every case has its own id', () => expect(new Set(all.map(({ id }) => id)).size).toBe(all.length));
  return { all, of: (file) => byFile.get(file) ?? [] };

  function vectorsOf(url: URL): readonly ConformanceVector<Q>[] {
    const text = readFileSync(url, 'utf8');
    const file = read(conformance.shape, url.pathname.endsWith('.json') ? JSON.parse(text) : parse(text));
    if (!file.ok) throw new Error(`${url.pathname}: ${JSON.stringify(file.problems.slice(0, 3))}`);
    return file.value.vectors;
  }
}

/** The naive twin gives the same verdict wherever it knows the question, which is for more than `atLeast` cases. */
export function testTwin(
  vectors: readonly ConformanceVector[],
  twinAnswer: (vector: ConformanceVector) => unknown,
  atLeast: number,
): void {
  test('the naive twin gives the same verdict wherever it knows the question', () => {
    const known = vectors.flatMap((vector) => {
      const verdict = twinAnswer(vector);
      return verdict === undefined ? [] : [{ vector, verdict }];
    });
    for (const { vector, verdict } of known)
      expect({ id: vector.id, verdict }).toEqual({ id: vector.id, verdict: vector.verdict });
    expect(known.length).toBeGreaterThan(atLeast);
  });
}

/** The rules that these cases cite. */
export function citedBy(vectors: readonly ConformanceVector[]): ReadonlySet<string> {
  return new Set(vectors.flatMap(({ rules }) => rules));
}
