import type { Piece } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { twinsOf } from './token.tsx';

const rat = (id: string, en?: string): Piece => ({
  id,
  kind: 'enemy',
  figure: 'rat-leader',
  at: 0,
  hitPoints: { now: 1, max: 1 },
  ...(en !== undefined && { name: { fr: en, en } }),
});
const numbers = (...pieces: Piece[]) => Object.fromEntries(twinsOf(pieces));

test('those alike are numbered as their names have it, else in order', () => {
  expect(numbers(rat('a', 'Rat 2'), rat('b', 'Rat 1'))).toEqual({ a: 2, b: 1 });
  expect(numbers(rat('a'), rat('b'))).toEqual({ a: 1, b: 2 });
  expect(numbers(rat('a', 'Rat'), rat('b', 'Rat'))).toEqual({ a: 1, b: 2 });
});

test('who has a name of its own carries no number, whoever else looks alike', () => {
  expect(numbers(rat('w', 'the watcher'), rat('a', 'Rat 1'), rat('b', 'Rat 2'))).toEqual({ a: 1, b: 2 });
  expect(numbers(rat('a', 'Silt'), rat('b', 'Reed'))).toEqual({});
  expect(numbers(rat('a'))).toEqual({});
});
