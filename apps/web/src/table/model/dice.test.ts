import { expect, test } from 'vitest';
import { facesShown, historyOf } from './dice.ts';

test('draws of known dice are gathered by kind, faces as people read them; other draws are no dice', () => {
  const histories = historyOf([
    [6, 0],
    [37, 12],
    [20, 19],
    [6, 5],
  ]);
  expect(histories.map(({ faces, shown }) => [faces, shown])).toEqual([
    [6, [1, 6]],
    [20, [20]],
  ]);
});

test('the mean is set against the expected one', () => {
  const [d6] = historyOf([
    [6, 5],
    [6, 5],
    [6, 2],
  ]);
  expect(d6?.mean).toBeCloseTo(5);
  expect(d6?.expected).toBe(3.5);
});

test('luck: an average series beats half of all series, the highest faces nearly all, the lowest nearly none', () => {
  const luck = (values: readonly number[]) => historyOf(values.map((value) => [10, value - 1] as const))[0]?.luck ?? -1;
  expect(luck([1, 10, 5, 6])).toBeCloseTo(0.5);
  expect(luck([10, 10, 10, 10, 10])).toBeGreaterThan(0.99);
  expect(luck([1, 1, 1, 1, 1])).toBeLessThan(0.01);
});

test('dice with symbols are counted face by face, and have no mean', () => {
  const beats = () => [
    {
      show: 'dice' as const,
      dice: [
        { sides: 6, shows: 1, face: 'face:flag' },
        { sides: 6, shows: 2, face: 'face:foot' },
        { sides: 6, shows: 1, face: 'face:flag' },
        { sides: 20, shows: 4 },
      ],
    },
  ];
  const moments = [{ fact: { is: 'thrown' }, before: null, after: null }];
  expect([...facesShown({ beats }, [{ moments }])]).toEqual([
    [
      6,
      new Map([
        ['face:flag', 2],
        ['face:foot', 1],
      ]),
    ],
  ]);
  expect(facesShown({}, [{ moments }]).size).toBe(0);
});
