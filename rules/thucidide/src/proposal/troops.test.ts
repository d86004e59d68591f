import { expect, test } from 'vitest';
import { capacityOf } from '../movement/capacity.ts';
import { TYPES, WEIGHTS } from './troops.ts';
import { factorsOf } from './troops.table.ts';

test('th.x.factors every kind of troop that exists has elements and factors, and no other has', () => {
  for (const type of TYPES) {
    for (const weight of WEIGHTS) {
      const exists = capacityOf(type, weight) !== null;
      expect(`${type} ${weight} ${factorsOf({ type, weight, weapon: null }) !== null}`).toBe(
        `${type} ${weight} ${exists}`,
      );
    }
  }
});

test('th.x.factors heavy infantry stands in four elements and fights hand to hand; a bow changes the factors of light infantry', () => {
  expect(factorsOf({ type: 'infantry', weight: 'heavy', weapon: null })).toMatchObject({
    elements: 4,
    fire: 0,
    assault: 4,
    melee: 4,
  });
  expect(factorsOf({ type: 'infantry', weight: 'light', weapon: null })).toMatchObject({
    fire: 2,
    range: 2,
    assault: 2,
  });
  expect(factorsOf({ type: 'infantry', weight: 'light', weapon: 'bow' })).toMatchObject({
    fire: 2,
    range: 3,
    assault: 1,
  });
  expect(factorsOf({ type: 'infantry', weight: 'heavy', weapon: 'bow' })).toBeNull();
});
