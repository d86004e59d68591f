import { describe, expect, test } from 'vitest';
import { withdrawals } from '../combat/withdrawal.ts';
import { positionOf } from '../../testing/example.ts';
import { character, play, refusal, unit } from '../../testing/play.ts';
import { scoreOf } from '../command/victory.ts';
import { exercise } from '../../testing/exercise.ts';

const MAP = { columns: 8, rows: 6 };
const FLAT = Array.from({ length: 6 }, () => '........').join('\n');
const HORSE = { id: 'K', side: 'blue', type: 'cavalry', weight: 'light', activated: true };
const FOE = { id: 'R', side: 'red', type: 'infantry', weight: 'light', at: '0806' };

describe('units that leave', () => {
  const north = { exits: [{ side: 'blue', hexes: '0101 0201 0301 0401 0501 0601 0701 0801' }] };

  test('th.offtable.1 by the scenario’s exit hexes: 3 hexes, off the table, the move over', () => {
    const state = exercise(
      { map: FLAT, ...north, units: [{ ...HORSE, at: '0403' }, { ...HORSE, id: 'L', at: '0101' }, FOE] },
      { unitExit: 'scenario' },
    );
    const gone = play(state, 'blue: move K by 0402 0401 outside');
    expect(unit(gone, 'K')).toMatchObject({ at: 'left', move: { hexes: 3, fight: false } });
    expect(refusal(gone, 'blue: move K 0401').code).toBe('already-moved');
    expect(refusal(state, 'blue: move K by 0402 outside').code).toBe('not-adjacent');
    expect([scoreOf(gone, 'red'), scoreOf(gone, 'blue')]).toEqual([0, 0]); // worth nothing unless the scenario says so
  });

  test('th.offtable.1 the scenario says what a departed unit is worth', () => {
    for (const [worth, red, blue] of [
      ['nothing', 0, 0],
      ['lost', 1, 0],
      ['success', 0, 1],
    ] as const) {
      const exits = [{ side: 'blue', hexes: '0401', worth }];
      const state = exercise(
        { map: FLAT, exits, units: [{ ...HORSE, at: '0401' }, { ...HORSE, id: 'L', at: '0101' }, FOE] },
        { unitExit: 'scenario' },
      );
      const gone = play(state, 'blue: move K outside');
      expect([scoreOf(gone, 'red'), scoreOf(gone, 'blue')]).toEqual([red, blue]);
    }
  });

  test('th.offtable.2 by the edges agreed on at the start', () => {
    const said = { map: FLAT, agreedEdges: ['west'], units: [{ ...HORSE, at: '0203' }, FOE] };
    const state = exercise(said, { unitExit: 'agreed-at-start' });
    expect(unit(play(state, 'blue: move K outside'), 'K')).toMatchObject({ at: 'left', move: { hexes: 2 } });
    expect(refusal(state, 'blue: move K by 0202 0201 outside').code).toBe('off-table-forbidden');
  });

  test('th.offtable.3 forbidden by default, whatever the scenario lists', () => {
    const state = exercise({ map: FLAT, ...north, units: [{ ...HORSE, at: '0401' }, FOE] });
    expect(refusal(state, 'blue: move K by outside')).toMatchObject({
      code: 'off-table-forbidden',
      rules: ['th.offtable.3'],
    });
  });

  test('th.offtable.4 a forced exit is impossible even where a voluntary one is allowed', () => {
    const state = exercise(
      {
        map: FLAT,
        ...north,
        units: [
          { ...HORSE, at: '0401' },
          { ...FOE, at: '0402' },
        ],
      },
      { unitExit: 'scenario' },
    );
    const back = withdrawals(state, unit(state, 'K'), 11, 2, { difficultHolds: false });
    expect(back.map(({ to }) => to)).not.toContain('outside');
    expect(unit(play(state, 'blue: move K outside'), 'K').at).toBe('left');
  });
});

describe('characters who leave', () => {
  test('th.offtable.6 th.offtable.7 a chief with a unit moves away by himself and leaves, no loss to his side', () => {
    const state = positionOf({
      map: MAP,
      pieces: ['SO blue senior-officer 0203', 'H blue heavy infantry 0203', 'R red light infantry 0806'],
    });
    const gone = play(state, 'blue: move SO by 0103 outside');
    expect(character(gone, 'SO').at).toBe('left');
    expect(scoreOf(gone, 'red')).toBe(0);
    expect(unit(gone, 'H').at).toBe(17);
  });

  test('th.offtable.8 he is gone for good, unless the scenario lists his return and the table allows it', () => {
    const said = (returns: boolean) => ({
      map: FLAT,
      reinforcements: { west: { side: 'blue', entry: '0103' } },
      units: [{ ...HORSE, at: '0403' }, FOE],
      characters: [{ id: 'SO', side: 'blue', rank: 'senior-officer', at: '0103', returns }],
    });
    const later = (returns: boolean, characterReturn: 'never' | 'scenario') => {
      const gone = play(exercise(said(returns), { characterReturn }), 'blue: move SO by outside');
      return { ...gone, characters: gone.characters.map((one) => ({ ...one, move: null })) };
    };
    expect(refusal(later(false, 'scenario'), 'blue: move SO by 0103').code).toBe('gone-for-good');
    expect(refusal(later(true, 'never'), 'blue: move SO by 0103').code).toBe('gone-for-good');
    expect(character(play(later(true, 'scenario'), 'blue: move SO by 0103 0203'), 'SO').at).toBe(17);
  });
});
