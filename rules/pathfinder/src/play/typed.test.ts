import { expect, test } from 'vitest';
import { opening, shipped } from '../../testing/table.ts';
import type { Command } from './command.ts';
import { readCommand, writeCommand } from './typed.ts';
import { ENGLISH } from '../words/en/index.ts';
import { FRENCH } from '../words/fr/index.ts';

const state = opening(shipped('gorge'));

test('commands are read whatever the capitals, accents and blanks, and written back short', () => {
  const cases: readonly (readonly [string, Command, string])[] = [
    ['  STRIDE   Maëlle G7 ', { do: 'stride', who: 'maelle', to: 'g7' }, 'stride maelle g7'],
    ['stride maelle g7 safest', { do: 'stride', who: 'maelle', to: 'g7', way: 'safest' }, 'stride maelle g7 safest'],
    [
      'stride maelle via d7 e7',
      { do: 'stride', who: 'maelle', to: 'e7', path: ['d7', 'e7'] },
      'stride maelle e7 via d7 e7',
    ],
    ['fly silt p4@20', { do: 'fly', who: 'silt', to: 'p4', z: 20 }, 'fly silt p4@20'],
    ['climb silt p4@15 roll', { do: 'climb', who: 'silt', to: 'p4', z: 15, roll: true }, 'climb silt p4@15 roll'],
    ['strike pim reed', { do: 'strike', who: 'pim', target: 'reed', attack: 0 }, 'strike pim reed 1'],
    [
      'shove maelle reed NE follow',
      { do: 'shove', who: 'maelle', target: 'reed', direction: 1, follow: true },
      'shove maelle reed ne follow',
    ],
    ['heal doran pim 2', { do: 'heal', who: 'doran', target: 'pim', actions: 2 }, 'heal doran pim 2'],
    ['ready doran 1 shoots', { do: 'ready', who: 'doran', attack: 0, when: 'shoots' }, 'ready doran 1 shoots'],
    ['interact doran c4', { do: 'interact', who: 'doran', at: 'c4' }, 'interact doran c4'],
    ['end-turn pim', { do: 'end-turn', who: 'pim' }, 'end-turn pim'],
    ['begin', { do: 'begin' }, 'begin'],
  ];
  for (const [typed, command, written] of cases) {
    expect(readCommand(typed, state)).toEqual({ ok: true, value: command });
    expect(writeCommand(command)).toBe(written);
  }
});

test('what cannot be read is reported with what was expected', () => {
  const code = (typed: string) => {
    const read = readCommand(typed, state);
    const expected = read.ok ? undefined : read.problems[0]?.expected;
    return expected?.kind === 'game' ? [read.ok ? '' : read.problems[0]?.found, expected.code] : undefined;
  };
  expect(code('dance maelle g7')).toEqual(['dance', 'one-of']);
  expect(code('stride nobody g7')).toEqual(['nobody', 'unknown-creature']);
  expect(code('stride maelle zz99')).toEqual(['zz99', 'square']);
  expect(code('shove maelle reed up')).toEqual(['up', 'one-of']);
  expect(code('strike maelle ghost')).toEqual(['ghost', 'unknown-creature']);
  expect(code('strike reed')).toEqual(['', 'missing-creature']);
  expect(code('topple maelle boulder n')).toEqual(['boulder', 'unknown-object']);
  expect(code('climb silt p4@high')).toEqual(['p4@high', 'spot']);
  expect(code('strike pim reed 0')).toEqual(['0', 'attack']);
});

test('a word too many is refused, whatever the command', () => {
  const found = (typed: string) => {
    const read = readCommand(typed, state);
    return read.ok ? null : read.problems.map(({ found, expected }) => [found, 'code' in expected && expected.code]);
  };
  for (const typed of [
    'begin now',
    'stride maelle b5 garbage',
    'stride maelle b5 z9',
    'step maelle b5 safest please',
    'climb silt p4@15 p5@15',
    'leap maelle b5 c5',
    'long-jump maelle b5 c5 d5',
    'strike pim reed 1 hard',
    'strike pim reed hard',
    'heal doran pim 2 3',
    'shove maelle reed ne chase',
    'trip maelle reed down',
    'react maelle 1 2',
    'hide pim well',
    'end-turn pim now',
  ]) {
    const words = typed.split(' ');
    const extra = typed.includes('safest') ? 'please' : (words.at(-1) ?? '');
    expect({ typed, found: found(typed) }).toEqual({ typed, found: [[extra, 'nothing-more']] });
  }
  expect(found('escape pim magic')).toEqual([['magic', 'one-of']]);
  expect(found('stride maelle via d7 z99')).toEqual([['z99', 'square']]);
});

test('pf.x.jump a running jump without its landing says that both squares are needed', () => {
  const read = readCommand('long-jump maelle g7', state);
  expect(read).toMatchObject({ ok: false, problems: [{ expected: { kind: 'game', code: 'landing' } }] });
  expect(ENGLISH.expectation({ kind: 'game', code: 'landing' })).toMatch(/^two squares: .*run.*landing/);
  expect(FRENCH.expectation({ kind: 'game', code: 'landing' })).toMatch(/élan.*réception/);
});
