import { describe, expect, test } from 'vitest';
import { MOVE_REASONS } from '../play/refusal.ts';
import { example, positionOf } from '../../testing/example.ts';
import { exercise } from '../../testing/exercise.ts';
import { facts, play, refusal, unit } from '../../testing/play.ts';

const MAP = { columns: 8, rows: 6 };

describe('reasons', () => {
  test('th.phase.1 the codes stand in the book’s precedence, gone-for-good just before not-on-table', () => {
    expect(Object.keys(MOVE_REASONS)).toEqual([
      'wrong-phase',
      'no-such-unit',
      'not-activated',
      'already-moved',
      'pre-played',
      'static',
      'gone-for-good',
      'not-on-table',
      'not-entry-hex',
      'no-escorting-chief',
      'not-adjacent',
      'off-table-forbidden',
      'impassable',
      'enemy-occupied',
      'friend-not-passable',
      'difficult-stop',
      'over-capacity',
      'ends-on-unit',
      'cannot-merge',
      'cannot-split',
    ]);
  });

  test('th.phase.1 when several hold, the first is given: idle before token, token before static', () => {
    const state = positionOf({
      map: MAP,
      pieces: [
        'A blue very-heavy artillery 0203 token idle',
        'B blue very-heavy artillery 0205 token',
        'C blue very-heavy artillery 0201',
      ],
    });
    expect(refusal(state, 'blue: move A by 0303').code).toBe('not-activated');
    expect(refusal(state, 'blue: move B by 0305').code).toBe('pre-played');
    expect(refusal(state, 'blue: move C by 0301').code).toBe('static');
  });

  test('th.cap.unit the first hex at fault decides, steps before the length of the path', () => {
    const state = positionOf({
      map: { ...MAP, impassable: '0403' },
      pieces: ['V blue light infantry 0203', 'R red light infantry 0503'],
    });
    expect(refusal(state, 'blue: move V by 0303 0403 0503')).toMatchObject({ code: 'impassable', at: 19 });
    expect(refusal(state, 'blue: move V by 0303 0304 0403').code).toBe('impassable');
    expect(refusal(state, 'blue: move V by 0303 0304 0305').code).toBe('over-capacity');
  });

  test('th.prec.11 difficult-stop comes after the other reasons of the step that leaves the hex', () => {
    const state = positionOf({
      map: { ...MAP, difficult: '0303', impassable: '0403' },
      pieces: ['V blue light infantry 0203', 'R red light infantry 0402'],
    });
    expect(refusal(state, 'blue: move V by 0303 0403').code).toBe('impassable');
    expect(refusal(state, 'blue: move V by 0303 0304').code).toBe('difficult-stop');
  });

  test('th.cap.unit a path that skips a hex, or names none, is refused', () => {
    const state = positionOf({ map: MAP, pieces: ['V blue light infantry 0203'] });
    expect(refusal(state, 'blue: move V by 0403').code).toBe('not-adjacent');
    expect(refusal(state, 'blue: move V 0803').code).toBe('over-capacity');
    const crowded = positionOf({
      map: { ...MAP, impassable: '0801' },
      pieces: ['V blue light infantry 0203', 'H blue heavy infantry 0803', 'R red light infantry 0805'],
    });
    const far = ['0803', '0805', '0801', 'outside'].map((to) => refusal(crowded, `blue: move V ${to}`).code);
    expect(far).toEqual(['ends-on-unit', 'enemy-occupied', 'impassable', 'off-table-forbidden']);
  });
});

describe('what chapter 3 states without figures', () => {
  example('th.phase.3', {
    map: MAP,
    pieces: [
      'X blue very-heavy infantry 0201',
      'N blue medium artillery 0203',
      'G blue heavy artillery 0205',
      'S blue very-heavy artillery 0401',
      'T blue light cavalry 0403 token',
    ],
    cases: [
      ['X', 'fight'],
      ['N', 'fight'],
      ['G', 'fight'],
      ['S', 'fight', { why: 'static may stay' }],
      ['T', 'fight', { why: 'a token forbids the move, not staying' }],
      ['T 0503', 'already-moved', { continues: true, why: 'staying was its move' }],
    ],
  });

  example('th.cap.unit', {
    map: MAP,
    pieces: ['V blue very-light infantry 0203'],
    cases: [
      ['V 0303 0203', 'fight', { why: 'a round trip is legal, its hexes count' }],
      ['V 0303 0203 0303', 'no combat', { why: 'a hex entered twice counts twice' }],
      ['V 0303 0203 0303 0203', 'over-capacity'],
    ],
  });

  example('th.prec.12', {
    map: { ...MAP, difficult: '0303 0403 0503' },
    pieces: ['GC blue general-in-chief 0203', 'SG blue sub-general vehicle 0204', 'L blue light infantry 0202'],
    cases: [
      ['GC 0303 0403 0503', 'moves', { why: 'rough ground is nothing to him' }],
      ['SG 0303 0403', 'difficult-stop', { why: 'his vehicle minds it' }],
      ['L 0303 0403', 'difficult-stop', { why: 'so does a unit' }],
    ],
  });

  test('th.prec.13 ground closed to some: a character is taken as infantry, in a vehicle as chariotry', () => {
    const map = Array.from({ length: 6 }, (_, row) => (row === 2 ? '..w.....' : '........')).join('\n');
    const characters = [
      { id: 'GC', side: 'blue', rank: 'general-in-chief', at: '0203' },
      { id: 'SG', side: 'blue', rank: 'sub-general', at: '0203', vehicle: true },
    ];
    const state = exercise({ map, units: [], characters });
    expect(play(state, 'blue: move GC by 0303 0403').characters[0]?.at).toBe(19);
    expect(refusal(state, 'blue: move SG by 0303').code).toBe('impassable');
  });

  test('th.phase.5 once the phase is ended, a unit that did not move can no longer, but may fight', () => {
    const state = positionOf({
      map: MAP,
      pieces: ['A blue light infantry 0203', 'B blue heavy infantry 0403', 'R red heavy infantry 0503'],
    });
    const over = play(play(state, 'blue: move A 0303'), 'blue: end');
    expect(over.turn.phase).toBe('combat');
    expect(refusal(over, 'blue: move B 0404').code).toBe('wrong-phase');
    expect(facts(over, 'blue: attack B R', 'engine', 'engine', 'engine', 'engine')[0]).toMatchObject({
      is: 'attacked',
      kind: 'melee',
    });
  });

  test('th.prec.4 th.prec.5 no part of a unit moves alone, and reduced units are not combined', () => {
    const state = positionOf({ map: MAP, pieces: ['A blue heavy infantry 0203', 'B blue heavy infantry 0303'] });
    expect(refusal(state, 'blue: split A')).toMatchObject({ code: 'cannot-split', rules: ['th.prec.4'] });
    expect(refusal(state, 'blue: merge A B')).toMatchObject({ code: 'cannot-merge', rules: ['th.prec.5'] });
    const reduced = { ...state, units: state.units.map((one) => ({ ...one, elements: one.id === 'A' ? 1 : 2 })) };
    expect(refusal(reduced, 'blue: merge A B').code).toBe('cannot-merge');
  });

  test('th.mounted.1 th.mounted.2 mounted infantry is taken by ground as infantry, and dismounts to defend itself', () => {
    const state = positionOf({
      map: MAP,
      pieces: [
        'M blue medium infantry 0203 mounted',
        'L blue light infantry 0103',
        'K blue light infantry 0204',
        'R red heavy infantry 0603',
      ],
    });
    const walled = { ...state, field: { ...state.field, sides: [{ between: [17, 18], is: 'wall' } as const] } };
    expect(play(walled, 'blue: move M by 0303').units[0]?.at).toBe(18);
    // Three hexes, the mounts' one included: no attack this turn, but a normal defence in the enemy's.
    const far = play(state, 'blue: move M by 0303 0403 0503');
    expect(unit(far, 'M').move).toMatchObject({ fight: false });
    expect(refusal(play(far, 'blue: end'), 'blue: attack M R').code).toBe('gave-up-combat');
  });

  test('th.phase.2 th.cap.leader a chief who goes with his unit has then moved', () => {
    const state = positionOf({ map: MAP, pieces: ['H blue heavy infantry 0203', 'GC blue general-in-chief 0203'] });
    const moved = play(state, 'blue: move H 0303 with');
    expect(moved.characters[0]).toMatchObject({ at: 18, move: { hexes: 1 } });
    expect(refusal(moved, 'blue: move GC 0403').code).toBe('already-moved');
    expect(play(state, 'blue: move H 0303').characters[0]?.at).toBe(17);
  });
});
