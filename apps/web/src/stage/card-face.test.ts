import { expect, test } from 'vitest';
import { prefer } from '../settings.ts';
import { cardFace } from './card-face.ts';

test('a card has the letters of the reader: a French Jack is a Valet', () => {
  prefer({ lang: 'fr' });
  expect(cardFace('JC')).toEqual({ rank: 'V', suit: '♣', red: false });
  expect(cardFace('AH')).toEqual({ rank: 'As', suit: '♥', red: true });
  prefer({ lang: 'en' });
  expect(cardFace('JC').rank).toBe('J');
  expect(cardFace('10D')).toEqual({ rank: '10', suit: '♦', red: true });
  expect(cardFace('JK')).toEqual({ rank: '', suit: '★', red: false });
});
