import { contract } from '@arbitre/kernel/kit';
import { describe, test } from 'vitest';
import { cups } from './cups.ts';

describe('the toy keeps the contract that the server relies on', () => {
  const openings = [{ name: 'trial', scenario: { target: 20, rounds: 40 } }];
  for (const { name, check } of contract(cups, openings, { games: 20, limit: 100 })) test(name, check);
});
