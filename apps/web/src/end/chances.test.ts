import { expect, test } from 'vitest';
import { chanceOf, nextMoment, type Sample, withSample } from './chances.ts';

test('better features are better chances, between never and surely', () => {
  const curve = { bias: 0, weights: { material: 4, tokens: 1 } };
  const even = chanceOf({ material: 0, tokens: 0 }, curve);
  const ahead = chanceOf({ material: 500, tokens: 0 }, curve);
  expect([even, ahead.toFixed(3)]).toEqual([0.5, '0.881']);
  expect(chanceOf({ material: -500 }, curve)).toBeCloseTo(1 - ahead, 12);
  expect(chanceOf({ material: 9000 }, undefined)).toBe(0.975);
});

test('moments are counted evenly first, then where the game turned', () => {
  const truth = (at: number) => (at < 37 ? 0.5 : 0.9); // it turned with the 37th entry
  let samples: readonly Sample[] = [0, 64].map((at) => ({ at, chance: truth(at) }));
  const asked: number[] = [];
  for (let count = 0; count < 9; count++) {
    const at = nextMoment(samples);
    if (at === null) break;
    asked.push(at);
    samples = withSample(samples, { at, chance: truth(at) });
  }
  expect(asked.slice(0, 2)).toEqual([32, 48]);
  expect(samples.map(({ at }) => at)).toContain(36);
  expect(samples.map(({ at }) => at)).toContain(37);
});

test('when every moment is known there is none to count', () => {
  const samples = [0, 1, 2].map((at) => ({ at, chance: 0.5 }));
  expect(nextMoment(samples)).toBe(null);
  expect(nextMoment([])).toBe(null);
});
