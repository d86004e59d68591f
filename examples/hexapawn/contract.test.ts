import { contract } from '@arbitre/kernel/kit';
import { loadScenario, orThrow, perft } from '@arbitre/referee/core';
import { describe, expect, test } from 'vitest';
import { hexapawn, type Move } from './hexapawn.ts';

describe('hexapawn keeps the contract', () => {
  const openings = [
    { name: 'three by three', scenario: { columns: 3, rows: 3 } },
    { name: 'four by five', scenario: { columns: 4, rows: 5 } },
  ];
  const strangers = (): readonly Move[] => [
    { do: 'move', from: 'a3', to: 'c1' },
    { do: 'move', from: 'z9', to: 'a1' },
  ];
  for (const { name, check } of contract(hexapawn, openings, { strangers, limit: 60 })) test(name, check);
});

test('hp.turn.1 3, 10 and 28 ways to play one, two and three moves, as counted on paper', () => {
  const { opening } = orThrow(loadScenario('{game: hexapawn, columns: 3, rows: 3}', hexapawn));
  expect([1, 2, 3].map((depth) => perft(hexapawn, opening, depth)?.count)).toEqual([3n, 10n, 28n]);
});
