import { expect, test } from 'vitest';
import { combinedForm, pathCost } from './cost.ts';
import { stepBase } from './diagonal.ts';

test('pf.diag.1 pf.diag.2 diagonals count 1, 2, 1, 2; straight steps leave the count alone', () => {
  expect([0, 1, 2, 3].map((taken) => stepBase(true, taken))).toEqual([1, 2, 1, 2]);
  expect([0, 1].map((taken) => stepBase(false, taken))).toEqual([1, 1]);
});

test('pf.diag.2 n diagonals from a fresh count cost n + floor(n / 2)', () => {
  for (let n = 0; n <= 12; n++) {
    const path = Array.from({ length: n }, () => ({ diagonal: true, surcharge: 0 }));
    expect(pathCost(path, 0)).toMatchObject({ total: n + Math.floor(n / 2), diagonals: n });
  }
});

test('pf.cost.4 two doublings make a triple, and the surcharge is not multiplied', () => {
  expect([combinedForm([]), combinedForm([2]), combinedForm([2, 2]), combinedForm([2, 3])]).toEqual([1, 2, 3, 4]);
  expect(pathCost([{ diagonal: false, surcharge: 1 }], 0, combinedForm([2, 2])).total).toBe(4);
});
