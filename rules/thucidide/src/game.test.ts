import { contract } from '@arbitre/kernel/kit';
import { describe, test } from 'vitest';
import { thucidide } from './game.ts';
import { shipped } from './testing/shipped.ts';

describe('thucidide keeps the contract', () => {
  const openings = [shipped('the-bridge-and-the-fords'), shipped('the-village-on-the-road')];
  for (const { name, check } of contract(thucidide, openings, { games: 8, longest: 100, limit: 5000 }))
    test(name, check);
});
