import { describe, expect, test } from 'vitest';
import { thucidide } from '../game.ts';
import { positionOf } from '../../testing/example.ts';
import { readCommand, writeCommand } from './typed.ts';

const state = positionOf({
  map: { columns: 8, rows: 6 },
  pieces: ['Éa blue light infantry 0203', 'R red light infantry 0806', 'G blue general-in-chief 0203'],
});

describe('typed commands', () => {
  test.each([
    'command G',
    'activate R',
    'order reconnaissance',
    'order forced-march R',
    'order woodsman R 2',
    'order shock',
    'move R 0303',
    'move R 0303 with',
    'move R 0303 march',
    'move R by 0303 0403',
    'move R by 0303 outside with march',
    'move G outside',
    'stay R',
    'merge R G',
    'split R',
    'attack R G',
    'evade',
    'escape 0303',
    'retreat 0303',
    'retreat 0303 ignoring 2',
    'flee G outside',
    'follow',
    'pursue R',
    'riposte',
    'pass',
    'end',
  ])('%s reads back as written', (typed) => {
    const read = readCommand(typed, state);
    expect(read.ok && writeCommand(read.value)).toBe(typed);
  });

  test('case, accents and blanks do not matter', () => {
    expect(readCommand('  MOVE   ea  0303 ', state)).toEqual({
      ok: true,
      value: { do: 'move', piece: 'Éa', to: '0303' },
    });
  });

  test.each([
    ['mvoe R 0303', 'mvoe'],
    ['move Q 0303', 'Q'],
    ['move R 33', '33'],
    ['move R 0303 0403', '0403'],
    ['order charge', 'charge'],
    ['order woodsman R many', 'many'],
    ['attack R', '∅'],
  ])('%s is reported', (typed, found) => {
    const read = readCommand(typed, state);
    if (read.ok) throw new Error('it should not read');
    expect(read.problems.map((problem) => problem.found)).toContain(found);
    for (const { expected } of read.problems) {
      if (expected.kind !== 'game') continue;
      expect(thucidide.words.fr.expectation(expected)).not.toBe('autre chose');
      expect(thucidide.words.en.expectation(expected)).not.toBe('something else');
    }
  });
});
