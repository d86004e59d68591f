import { expect, test } from 'vitest';
import { type Profile, turnsOf } from './turns.ts';

const node = (id: number, functionName: string, children: number[] = [], url = ''): Profile['nodes'][number] => ({
  id,
  children,
  callFrame: { functionName, url, lineNumber: 9 },
});

test('a turn is what lies between two idle moments, with the functions that it was spent in and the collector’s share', () => {
  const profile: Profile = {
    startTime: 1_000,
    nodes: [
      node(1, '(root)', [2, 3, 4]),
      node(2, '(idle)'),
      node(3, '(garbage collector)'),
      node(4, 'onMessage', [5], 'file:///dist/door/connection.js'),
      node(5, 'judge', [], 'file:///dist/table/judge.js'),
    ],
    //        1100 1300 1400 2000 2500 2600
    samples: [2, 5, 5, 3, 2, 4],
    timeDeltas: [100, 200, 100, 600, 500, 100],
  };
  expect(turnsOf(profile)).toEqual([
    {
      start: 1_300,
      length: 1_200, // until the next idle sample
      collecting: 500,
      stacks: [{ stack: 'connection.js:10 onMessage > judge.js:10 judge', length: 700 }],
    },
    { start: 2_600, length: 0, collecting: 0, stacks: [{ stack: 'connection.js:10 onMessage', length: 0 }] },
  ]);
});
