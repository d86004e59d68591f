import { race, type RaceState } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { sayMistake } from '../words/mistakes.ts';
import { loadCommand } from './command.ts';

const START: RaceState = { length: 12, toll: 0, turn: 'red', at: { red: 0, blue: 4 }, reserve: { red: 3, blue: 0 } };

test('a command is read as people type it and as programs send it', () => {
  expect(loadCommand(race, START, ' Roll ')).toEqual({ ok: true, value: { do: 'roll' } });
  expect(loadCommand(race, START, '{"do": "dash"}')).toEqual({ ok: true, value: { do: 'dash' } });
});

test('a command that cannot be read says what was expected', () => {
  const said = (text: string) => {
    const loaded = loadCommand(race, START, text);
    return loaded.ok ? [] : loaded.mistakes.map((mistake) => sayMistake(mistake, 'en'));
  };
  expect(said('jump')).toEqual(['expected roll or dash, found jump']);
  expect(said('{"do": "jump"}')).toEqual(['do: expected roll or dash, found "jump"']);
  expect(said('{"do": ')).toEqual([expect.stringContaining('something is missing here')]);
});
