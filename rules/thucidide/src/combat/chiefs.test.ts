import { describe, expect, test } from 'vitest';
import { fight } from '../../testing/fight.ts';
import { character, danger, offered, play, refusal, unit } from '../../testing/play.ts';

describe('th.x.chiefs and their flight', () => {
  test('th.cap.leader.flight a senior officer flees 1 hex, a sub-general 1 or 2, never through an enemy', () => {
    const pieces = [
      'A red heavy infantry 0503',
      'B red heavy infantry 0505',
      'SO blue senior-officer 0403',
      'SG blue sub-general 0405',
      'K blue light infantry 0801',
    ];
    const one = play(fight(pieces, { side: 'red' }), 'red: attack A SO', 'engine');
    expect(offered(one)).toEqual(['flee 0304', 'flee 0303', 'flee 0302']);
    const two = play(fight(pieces, { side: 'red' }), 'red: attack B SG', 'engine');
    expect(offered(two)).toContain('flee 0305');
    expect(offered(two)).toContain('flee 0205');
    const barred = play(
      fight([...pieces, 'X red light infantry 0302', 'Y red light infantry 0303', 'Z red light infantry 0304'], {
        side: 'red',
      }),
      'red: attack A SO',
      'engine',
    );
    expect(character(barred, 'SO').at).toBe('lost'); // not one hex to flee to
  });

  test('th.offtable.6 th.offtable.7 a fleeing chief may leave the table, which is no loss', () => {
    const state = play(
      fight(['A red heavy infantry 0203', 'SG blue sub-general 0103', 'K blue light infantry 0801'], { side: 'red' }),
      'red: attack A SG',
      'engine',
    );
    expect(character(state, 'SG').at).toBe('left'); // every other hex is no farther: the one way is taken without asking
    expect(state.flights).toEqual([]);
  });

  test('th.x.chiefs a lone chief attacked is lost on ADVANTAGE; one with his unit is not a target', () => {
    const state = fight(
      [
        'A red heavy infantry 0503',
        'SO blue senior-officer 0403',
        'K blue light infantry 0801',
        'GC blue general-in-chief 0801',
      ],
      { side: 'red' },
    );
    expect(character(play(state, 'red: attack A SO', 'advantage'), 'SO').at).toBe('lost');
    expect(refusal(state, 'red: attack A GC').code).toBe('no-target');
  });

  test('th.x.chiefs each element lost is 2 dice, elimination 1 die and flight', () => {
    const pieces = [
      'A red heavy infantry 0503',
      'K blue heavy infantry 0403',
      'G blue general-in-chief 0403',
      'L blue light infantry 0801',
    ];
    const safe = play(
      fight(pieces, { side: 'red' }),
      'red: attack A K',
      'foot',
      'engine',
      'engine',
      'engine',
      danger('advantage', 'foot'),
    );
    expect(character(safe, 'G').at).toBe(19);
    const lost = play(
      fight(pieces, { side: 'red' }),
      'red: attack A K',
      'foot',
      'engine',
      'engine',
      'engine',
      danger('advantage', 'advantage'),
    );
    expect(character(lost, 'G').at).toBe('lost');
    const [, second = '', ...rest] = pieces;
    const last = fight([pieces[0] ?? '', `${second} 1`, ...rest], { side: 'red' });
    const fleeing = play(last, 'red: attack A K', 'foot', 'engine', 'engine', 'engine', 'flag');
    expect(unit(fleeing, 'K').at).toBe('lost');
    const fled = play(fleeing, 'blue: flee G 0203');
    expect(character(fled, 'G').at).toBe(17);
    expect(offered(fled)).toEqual(['follow', 'pass']);
  });
});
