import { expect, test } from 'vitest';
import { evenDice } from './even-dice.ts';

const dieOf = (deal: number, key: string, faces: number) => (nth: number) => evenDice(deal, nth)(key).int(faces);

test('over every sixteen tries in a row a throw shows each sixteenth of its faces once', () => {
  for (const key of ['strike maelle', 'strike drake', 'seek pim']) {
    for (const first of [0, 16, 32]) {
      const faces = Array.from({ length: 16 }, (_, nth) => dieOf(7, key, 16)(first + nth));
      expect(faces.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, face) => face));
    }
  }
});

test('two throws are strangers: over many deals every pair of halves comes about as often', () => {
  const counts = [0, 0, 0, 0];
  for (let deal = 0; deal < 2000; deal++) {
    const dice = evenDice(deal * 7919, deal % 8);
    const [first, second] = [dice('strike maelle').int(2), dice('strike drake').int(2)];
    counts[2 * first + second] = (counts[2 * first + second] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(100); // five times the spread of a fair count
});

test('the same throw of the same try shows the same faces; thrown again, others', () => {
  const faces = (nth: number) => {
    const dice = evenDice(3, nth);
    const again = [dice('strike reed'), dice('strike reed')];
    return again.map((chance) => [chance.int(2 ** 32), chance.int(2 ** 32)]);
  };
  expect(faces(5)).toEqual(faces(5));
  expect(new Set(faces(5).flat()).size).toBe(4);
  expect(faces(5)).not.toEqual(faces(6));
});
