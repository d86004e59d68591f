import { describe, expect, test } from 'vitest';
import { exercise } from '../../testing/exercise.ts';
import { character, play, refusal, unit } from '../../testing/play.ts';
import { choicesOf } from '../play/offers.ts';

const FLAT = Array.from({ length: 6 }, () => '.........').join('\n');
const waiting = { side: 'blue', at: 'outside', activated: true };
const K = { id: 'K', type: 'cavalry', weight: 'light', ...waiting };
const M = { id: 'M', type: 'infantry', weight: 'medium', ...waiting };
const FOE = { id: 'R', side: 'red', type: 'infantry', weight: 'light', at: '0906' };
const chief = (rank: string) => ({ id: 'C', side: 'blue', rank, at: 'outside' });
const group = { reinforcements: { west: { side: 'blue', entry: '0103' } } };

describe('entering', () => {
  test('th.reinf.1 only if the scenario provides for it, and not before its turn', () => {
    const none = exercise({ map: FLAT, units: [K, FOE], characters: [chief('sub-general')] });
    expect(refusal(none, 'blue: move K by 0103').code).toBe('not-on-table');
    const later = exercise({
      map: FLAT,
      reinforcements: { west: { side: 'blue', entry: '0103', turn: 3 } },
      units: [K, FOE],
      characters: [chief('sub-general')],
    });
    expect(refusal(later, 'blue: move K by 0103').code).toBe('not-on-table');
    expect(unit(play({ ...later, turn: { ...later.turn, number: 3 } }, 'blue: move K by 0103'), 'K').at).toBe(18);
  });

  test('th.reinf.1 the ruling allows reinforcements, but without entry hexes there is no way in', () => {
    const state = exercise(
      { map: FLAT, units: [K, FOE], characters: [chief('sub-general')] },
      { reinforcements: 'scenario' },
    );
    expect(refusal(state, 'blue: move K by 0103').code).toBe('not-entry-hex');
  });

  test('th.reinf.1 units not yet entered count for the activations and are no losses', () => {
    const units = Array.from({ length: 10 }, (_, index) => ({ ...K, id: `K${index}` }));
    const state = exercise({ map: FLAT, ...group, units: [...units, FOE] });
    expect(state.armies.blue).toMatchObject({ strength: 10, activations: [4] });
    expect(state.outcome).toBeNull();
  });

  test('th.reinf.3 in the command phase only the chief who waits with them activates them, no distance measured', () => {
    const said = {
      map: FLAT,
      ...group,
      turn: { number: 1, side: 'blue', phase: 'command' },
      units: [{ ...K, activated: false }, FOE],
      characters: [chief('sub-general'), { id: 'G', side: 'blue', rank: 'general-in-chief', at: '0103' }],
    };
    const called = play(exercise(said), 'blue: command C');
    expect(play(called, 'blue: activate K').turn.activations).toEqual([{ chief: 'C', pieces: ['K'] }]);
    expect(refusal(exercise(said), 'blue: command G').code).toBe('nobody-to-command');
  });

  test('th.reinf.4 a sub-general may stay outside, and may act again next turn', () => {
    const state = exercise({ map: FLAT, ...group, units: [K, M, FOE], characters: [chief('sub-general')] });
    const entered = play(play(state, 'blue: move K by 0103 0203'), 'blue: end');
    expect(entered.turn.phase).toBe('combat');
    expect([character(entered, 'C').at, unit(entered, 'M').at]).toEqual(['outside', 'outside']);
  });

  test('th.reinf.4 a senior officer has to enter too before the phase may end', () => {
    const state = exercise({ map: FLAT, ...group, units: [K, M, FOE], characters: [chief('senior-officer')] });
    const entered = play(state, 'blue: move K by 0103 0203');
    expect(refusal(entered, 'blue: end')).toMatchObject({ code: 'no-escorting-chief', piece: 'C' });
    expect(choicesOf(entered).some(({ command }) => command.do === 'end')).toBe(false);
    const both = play(entered, 'blue: move C by 0103 0104');
    expect(play(both, 'blue: end').turn.phase).toBe('combat');
    // M may still follow him in this phase, not in a later turn.
    expect(unit(play(both, 'blue: move M by 0103'), 'M').at).toBe(18);
    const later = { ...both, characters: both.characters.map((one) => ({ ...one, move: null })) };
    expect(refusal(later, 'blue: move M by 0103').code).toBe('no-escorting-chief');
  });

  test('th.reinf.4 of several waiting chiefs one obliged is enough, and none if a sub-general is among them', () => {
    const another = { ...chief('senior-officer'), id: 'D' };
    const two = exercise({ map: FLAT, ...group, units: [K, FOE], characters: [chief('senior-officer'), another] });
    const entered = play(two, 'blue: move K by 0103 0203');
    expect(refusal(entered, 'blue: end').code).toBe('no-escorting-chief');
    expect(play(play(entered, 'blue: move D by 0103'), 'blue: end').turn.phase).toBe('combat');
    const led = exercise({ map: FLAT, ...group, units: [K, FOE], characters: [chief('sub-general'), another] });
    expect(play(play(led, 'blue: move K by 0103 0203'), 'blue: end').turn.phase).toBe('combat');
  });

  test('th.reinf.4 he may enter with the unit he brings', () => {
    const state = exercise({ map: FLAT, ...group, units: [K, FOE], characters: [chief('general-in-chief')] });
    const entered = play(state, 'blue: move K 0203 with');
    expect(character(entered, 'C').at).toBe(19);
    expect(play(entered, 'blue: end').turn.phase).toBe('combat');
  });

  test('th.reinf.5 reinforcementRoad: where the road runs off the table an entry along it can be a march', () => {
    const said = {
      map: FLAT,
      ...group,
      roads: ['0103 0203 0303 0403 0503'],
      units: [{ ...M, mounted: true }, FOE],
      characters: [chief('sub-general')],
    };
    expect(refusal(exercise(said), 'blue: move M by 0103 0203 0303 0403').code).toBe('over-capacity');
    const marched = play(exercise(said, { reinforcementRoad: true }), 'blue: move M by 0103 0203 0303 0403');
    expect(unit(marched, 'M')).toMatchObject({ at: 21, move: { hexes: 4, fight: false } });
  });
});

describe('staying outside is no entry', () => {
  const state = exercise({ map: FLAT, ...group, units: [K, M, FOE], characters: [chief('senior-officer')] });

  test('th.reinf.4 th.phase.5 a unit that stays outside obliges nobody: the phase may end', () => {
    const stayed = play(state, 'blue: stay K');
    expect(unit(stayed, 'K')).toMatchObject({ at: 'outside', move: { from: 'outside', hexes: 0 } });
    expect(play(stayed, 'blue: end').turn.phase).toBe('combat');
    const said = exercise({
      map: FLAT,
      ...group,
      units: [{ ...K, moved: { from: 'outside', hexes: 0, fight: true } }, FOE],
      characters: [chief('senior-officer')],
    });
    expect(play(said, 'blue: end').turn.phase).toBe('combat');
  });

  test('th.reinf.4 a waiting chief may stay too, and then brings nobody in; a sub-general still does', () => {
    const stayed = play(state, 'blue: stay C');
    expect(character(stayed, 'C')).toMatchObject({ at: 'outside', move: { hexes: 0 } });
    expect(refusal(stayed, 'blue: move K by 0103').code).toBe('no-escorting-chief');
    expect(play(stayed, 'blue: end').turn.phase).toBe('combat');
    const sub = exercise({ map: FLAT, ...group, units: [K, FOE], characters: [chief('sub-general')] });
    expect(unit(play(play(sub, 'blue: stay C'), 'blue: move K by 0103'), 'K').at).toBe(18);
  });

  test('th.reinf.4 once a unit has entered, the chief who has to follow may not stay', () => {
    const entered = play(state, 'blue: move K by 0103 0203');
    expect(refusal(entered, 'blue: stay C').code).toBe('no-escorting-chief');
    expect(refusal(entered, 'blue: end').code).toBe('no-escorting-chief');
    const offers = choicesOf(entered).map(({ command }) => command);
    expect(offers).not.toContainEqual({ do: 'stay', piece: 'C' });
    expect(offers).toContainEqual({ do: 'stay', piece: 'M' });
  });
});
