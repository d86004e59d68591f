import { expect, test } from 'vitest';
import { roll } from './chance.ts';
import { DrawMismatch, noChance, RecordedChance, RecordingChance } from './recorded.ts';
import { SeededChance } from './seeded.ts';

test('what was recorded plays again', () => {
  const recording = new RecordingChance(new SeededChance(1));
  const shown = [roll(recording, 6), roll(recording, 20), roll(recording, 100)];
  expect(recording.draws.map(([n]) => n)).toEqual([6, 20, 100]);
  const again = new RecordedChance(recording.draws);
  expect([roll(again, 6), roll(again, 20), roll(again, 100)]).toEqual(shown);
  expect(again.left).toBe(0);
});

test('dice can be written as people say them', () => {
  const dice = RecordedChance.ofDice([
    [10, 4],
    [20, 12],
  ]);
  expect([roll(dice, 10), roll(dice, 20)]).toEqual([4, 12]);
});

test('a record of another die, or no more record, says which draw and what was asked', () => {
  const dice = new RecordedChance([[6, 2]]);
  expect(() => dice.int(20)).toThrow(DrawMismatch);
  expect(() => dice.int(20)).toThrow('draw 0: a value out of 20 was asked for, the record holds 2 out of 6');
  expect(dice.int(6)).toBe(2);
  expect(() => dice.int(6)).toThrow('draw 1: a value out of 6 was asked for, the record holds no more draws');
  expect(() => new RecordedChance([[6, 6]]).int(6)).toThrow(DrawMismatch);
});

test('where no die may be rolled, asking for one is our own bug', () => {
  expect(() => noChance.int(6)).toThrow('no die may be rolled here');
});
