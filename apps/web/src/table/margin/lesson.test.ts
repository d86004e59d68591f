import { expect, test } from 'vitest';
import { sentencesOf } from './lesson.tsx';

test('a lesson is its title and whole sentences', () => {
  expect(sentencesOf('Leçon 1, sortir d’une zone. Un Pas ne craint rien : 1,5 case. À vous !')).toEqual({
    title: 'Leçon 1, sortir d’une zone.',
    rest: ['Un Pas ne craint rien : 1,5 case.', 'À vous !'],
  });
  expect(sentencesOf('Une phrase')).toEqual({ title: 'Une phrase', rest: [] });
});
