import { describe, expect, test } from 'vitest';
import type { Command } from './command.ts';
import { readCommand, writeCommand } from './typed.ts';
import { donjonD10 } from '../game.ts';
import { facing, onFloor, play, refused, setTable } from '../../testing/table.ts';

const read = (typed: string): Command | null => {
  const result = readCommand(typed);
  return result.ok ? result.value : null;
};

describe('typed commands', () => {
  test('dx.move.3 capitals, accents, blanks and French names are fine', () => {
    expect(read('  HEAD   ne ')).toEqual({ do: 'head', heading: 'NE' });
    expect(read('head so')).toEqual({ do: 'head', heading: 'SW' });
    expect(read('invest Agilité')).toEqual({ do: 'invest', in: 'agility' });
    expect(read('invest FOR')).toEqual({ do: 'invest', in: 'strength' });
    expect(read('attack épée à deux mains')).toEqual({ do: 'attack', weapon: 'greatsword' });
    expect(read('attack mains nues')).toEqual({ do: 'attack', weapon: 'bare-hands' });
    expect(read("cast dard d'acide")).toEqual({ do: 'cast', spell: 'acid-dart' });
    expect(read('buy Croc d’ombre')).toEqual({ do: 'buy', ware: 'shadow-fang' });
    expect(read('read scroll of flames')).toEqual({ do: 'read', scroll: 'flames' });
    expect(read('choose Guerrier')).toEqual({ do: 'choose', class: 'warrior' });
  });

  test('dx.move.3 what cannot be read says what was expected', () => {
    expect(readCommand('head up')).toMatchObject({
      ok: false,
      problems: [{ found: 'up', expected: { kind: 'one-of' } }],
    });
    expect(readCommand('dance')).toMatchObject({ ok: false, problems: [{ found: 'dance' }] });
    expect(readCommand('roll twice')).toMatchObject({ ok: false, problems: [{ found: 'twice' }] });
    expect(readCommand('')).toMatchObject({ ok: false, problems: [{ found: '∅' }] });
    expect(readCommand('attack')).toMatchObject({ ok: false, problems: [{ found: '∅' }] });
  });

  test('dx.move.3 what is reported is what was typed, sign, capitals and blanks kept', () => {
    expect(readCommand('-1')).toMatchObject({ ok: false, problems: [{ found: '-1' }] });
    expect(readCommand('attack  Grand Marteau')).toMatchObject({ ok: false, problems: [{ found: 'Grand Marteau' }] });
    const more = readCommand('roll 99 zz');
    expect(more).toMatchObject({ ok: false, problems: [{ found: '99 zz', expected: { code: 'nothing-more' } }] });
    const [problem] = more.ok ? [] : more.problems;
    if (problem?.expected.kind !== 'game') throw new Error('worded by the game');
    expect(donjonD10.words.en.expectation(problem.expected)).toBe('nothing after “roll”');
    expect(donjonD10.words.fr.expectation(problem.expected)).toBe('rien après «\u202froll\u202f»');
  });

  test('dx.x.merchant everything that can be bought or sold reads back as written', () => {
    const market = onFloor('####\n#S>#\n####', {
      class: 'mage',
      number: 50,
      hero: { gold: 9999, spells: [], weapons: ['club'], flames: 1, protection: 1, passage: 1, broken: ['axe'] },
      position: { stage: 'market' },
    });
    const commands = donjonD10.offers(market, 'hero').map(({ command }) => command);
    expect(commands.length).toBeGreaterThan(40);
    for (const command of commands) expect(read(writeCommand(command))).toEqual(command);
  });
});

describe('refusals come in a fixed order', () => {
  test('dx.x.run another seat, then the end of the run, then the moment, then the command itself', () => {
    const over = play(onFloor('####\n#S^#\n####', { hero: { pv: 1 } }), 'roll', '10:2 20:20').state;
    expect(refused(over, 'head n', 'villain')).toMatchObject({ code: 'not-your-seat', seat: 'villain' });
    expect(refused(over, 'head n')).toMatchObject({ code: 'run-over', rules: ['dx.x.run'] });
    expect(refused(facing('bat'), 'head n')).toMatchObject({ code: 'not-now', moment: 'exchange' });
    expect(refused(setTable({}), 'roll')).toMatchObject({ code: 'not-now', moment: 'creation' });
    expect(donjonD10.offers(over, 'hero')).toEqual([]);
    expect(donjonD10.offers(facing('bat'), 'villain')).toEqual([]);
  });
});
