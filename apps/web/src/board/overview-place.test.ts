import { expect, test } from 'vitest';
import { standsLow } from './overview-place.ts';

const [high, low, far] = [
  { x: 0.1, y: 0.1 },
  { x: 0.2, y: 0.9 },
  { x: 0.8, y: 0.1 },
];

test('the small map never lies on whoever acts', () => {
  expect(standsLow([low, low], { x: 0.3, y: 0.3 })).toBe(true);
  expect(standsLow([high, high], { x: 0.3, y: 0.8 })).toBe(false);
});

test('else it lies where it covers fewer, above when in doubt', () => {
  expect(standsLow([high, far], far)).toBe(true);
  expect(standsLow([high], { x: 0.3, y: 0.5 })).toBe(true); // whoever acts is in neither's way
  expect(standsLow([high, low], null)).toBe(false);
  expect(standsLow([{ x: -0.1, y: 0.1 }], null)).toBe(false); // out of sight
  expect(standsLow([], null)).toBe(false);
});
