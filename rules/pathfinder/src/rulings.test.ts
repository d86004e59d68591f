import { readRulings } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import rules from '../../../conformance/pathfinder/rules.json' with { type: 'json' };
import { conformance } from './conformance/answer.ts';
import { rulebook } from './rulebook/index.ts';
import { RULINGS } from './rulings.ts';

type Vector = Parameters<typeof conformance.answer>[0];
const vectors = rules.vectors as unknown as readonly Vector[];

for (const [name, ruling] of Object.entries(RULINGS)) {
  const { values, meanings, rules: cited } = ruling;
  test(`${cited.join(' ')} ruling ${name}: each value has a meaning, and each but the default changes a verdict`, () => {
    expect(meanings).toHaveLength(values.length);
    for (const id of cited) expect(Object.hasOwn(rulebook.rules, id)).toBe(true);
    for (const value of name === 'tinyPerSquare' ? [8] : values.slice(1)) {
      const switched = vectors.filter(({ rulings }) => rulings?.[name] === value);
      const changed = switched.filter((vector) => {
        const { rulings: _, ...byDefault } = vector;
        return !sameAnswer(byDefault, vector.verdict);
      });
      expect(`${name} ${value}: ${changed.length > 0}`).toBe(`${name} ${value}: true`);
    }
  });
}

test('pf.space.7 ruling tinyPerSquare: any whole number of 4 or more', () => {
  expect([4, 7, 20].map((n) => readRulings(RULINGS, { tinyPerSquare: n }).ok)).toEqual([true, true, true]);
  expect([3, 4.5, 'many'].map((n) => readRulings(RULINGS, { tinyPerSquare: n }).ok)).toEqual([false, false, false]);
});

/** Does the vector give that verdict under the default rulings? One that now runs out of dice does not. */
function sameAnswer(vector: Vector, verdict: unknown): boolean {
  try {
    const answer = conformance.answer(vector);
    return answer.ok && JSON.stringify(answer.value) === JSON.stringify(verdict);
  } catch {
    return false;
  }
}
