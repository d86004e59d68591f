import { expect, test } from 'vitest';
import { luckOf, luckOfTrials, shareBelow, shareOfFewer } from './luck.ts';

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

test('the share of fewer successes is that of trying every way the dice may fall', () => {
  const chances = [1 / 6, 1 / 3, 0.5, 5 / 6];
  for (let successes = 0; successes <= chances.length; successes++) {
    let [fewer, same] = [0, 0];
    for (let way = 0; way < 2 ** chances.length; way++) {
      const fell = chances.map((chance, die) => ({ chance, up: ((way >> die) & 1) === 1 }));
      const weight = fell.reduce((product, { chance, up }) => product * (up ? chance : 1 - chance), 1);
      const count = fell.filter(({ up }) => up).length;
      if (count < successes) fewer += weight;
      else if (count === successes) same += weight;
    }
    expect(shareOfFewer(chances, successes)).toBeCloseTo(fewer + same / 2, 12);
  }
});

test('each seat has the luck of its own dice', () => {
  const sure = (seat: string, succeeds: boolean) => ({ seat, chance: 0.5, succeeds });
  const luck = luckOfTrials([sure('a', true), sure('b', false), sure('a', true)]);
  expect(luck).toEqual([
    { seat: 'a', dice: 2, share: 0.875 },
    { seat: 'b', dice: 1, share: 0.25 },
  ]);
});
