import { expect, test } from 'vitest';
import { luckOf, shareBelow } from './luck.ts';

/** Every throw of so many dice, one by one. */
function counted(count: number, faces: number, sum: number): number {
  let [below, same, all] = [0, 0, 0];
  const throwOn = (dice: number, total: number): void => {
    if (dice === 0) {
      all++;
      if (total < sum) below++;
      else if (total === sum) same++;
      return;
    }
    for (let face = 0; face < faces; face++) throwOn(dice - 1, total + face);
  };
  throwOn(count, 0);
  return (below + same / 2) / all;
}

test('the share of worse throws is that of counting every throw', () => {
  for (const [count, faces] of [
    [1, 6],
    [3, 6],
    [4, 4],
    [2, 20],
  ] as const) {
    for (let sum = 0; sum <= count * (faces - 1); sum++) {
      expect(shareBelow(count, faces, sum)).toBeCloseTo(counted(count, faces, sum), 10);
    }
  }
});

test('each seat has its own luck, and low dice are good where the game says so', () => {
  const entries = [
    { seat: 'blue', draws: [[20, 19]] as const },
    {
      seat: 'red',
      draws: [
        [20, 0],
        [6, 5],
      ] as const,
    },
    { seat: 'red', draws: null },
  ];
  const shares = (low: boolean) =>
    luckOf(entries, { faces: 20, low }).map(({ seat, share }) => [seat, share.toFixed(3)]);
  expect(shares(false)).toEqual([
    ['blue', '0.975'],
    ['red', '0.025'],
  ]);
  expect(shares(true)).toEqual([
    ['blue', '0.025'],
    ['red', '0.975'],
  ]);
});
