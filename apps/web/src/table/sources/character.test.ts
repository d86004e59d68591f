import { loadBrain } from '@arbitre/referee/core';
import { expect, test } from 'vitest';
import { beCharacter, CHARACTER_NAMES, CHARACTERS, characterAt } from './character.ts';

test('the characters of the table are those of the brains, by the same names', async () => {
  for (const [game, known] of Object.entries(CHARACTERS)) {
    const brain = await loadBrain(game);
    expect(['plain', ...Object.keys(brain?.tempers ?? {})].sort(), game).toEqual([...known].sort());
    for (const [id, { name }] of Object.entries(brain?.tempers ?? {})) {
      expect(CHARACTER_NAMES[id as keyof typeof CHARACTER_NAMES], id).toEqual(name);
    }
  }
});

test('a seat keeps its character, at its own table alone', () => {
  beCharacter('one', 'red', 'bold');
  expect([characterAt('one', 'red'), characterAt('one', 'blue'), characterAt('two', 'red')]).toEqual([
    'bold',
    'plain',
    'plain',
  ]);
  beCharacter('one', 'red', 'plain');
  expect(characterAt('one', 'red')).toBe('plain');
});
