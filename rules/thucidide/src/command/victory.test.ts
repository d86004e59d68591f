import { describe, expect, test } from 'vitest';
import { fight } from '../../testing/fight.ts';
import { play } from '../../testing/play.ts';
import type { State } from '../play/state.ts';
import { victoryAtTurnsEnd } from './victory.ts';

const PIECES = [
  'A blue heavy infantry 0403',
  'B blue heavy infantry 0101',
  'R red medium infantry 0503 1',
  'S red medium infantry 0803',
  'T red medium infantry 0801',
];
const lost = (state: State, ...ids: string[]): State => ({
  ...state,
  units: state.units.map((unit) => (ids.includes(unit.id) ? { ...unit, at: 'lost', elements: 0 } : unit)),
});

describe('th.x.victory', () => {
  test('th.x.victory a third of the enemy’s units, rounded up, when the scenario says nothing', () => {
    expect(fight(PIECES, { victory: { turns: 9 } }).victory.eliminate).toEqual({ blue: 1, red: 1 });
    const four = [...PIECES, 'U red light infantry 0701'];
    expect(fight(four, { victory: { turns: 9 } }).victory.eliminate).toEqual({ blue: 2, red: 1 });
  });

  test('th.x.victory looked at when a player’s turn ends, not before', () => {
    const state = fight(PIECES, { victory: { turns: 9, eliminate: 1 } });
    const struck = play(state, 'blue: attack A R', 'foot', 'engine', 'engine', 'engine');
    expect(struck.outcome).toBeNull();
    const over = play(play(struck, 'blue: pass'), 'blue: end');
    expect(over.outcome).toEqual({ kind: 'eliminated', winners: ['blue'], score: { blue: 1, red: 0 } });
  });

  test('th.x.victory a player with no unit left loses at once', () => {
    const state = fight(['A blue heavy infantry 0403', 'R red medium infantry 0503 1']);
    expect(play(state, 'blue: attack A R', 'foot', 'engine', 'engine', 'engine').outcome).toMatchObject({
      kind: 'destroyed',
      winners: ['blue'],
    });
  });

  test('th.x.victory if both qualify the higher score wins, else the active player', () => {
    const state = fight(PIECES, { victory: { turns: 9, eliminate: 1 } });
    expect(victoryAtTurnsEnd(lost(state, 'A', 'R', 'S'))).toMatchObject({ winners: ['blue'] });
    expect(victoryAtTurnsEnd(lost(state, 'A', 'R'))).toMatchObject({ winners: ['blue'] });
    expect(victoryAtTurnsEnd({ ...lost(state, 'A', 'R'), turn: { ...state.turn, side: 'red' } })).toMatchObject({
      winners: ['red'],
    });
  });

  test('th.x.victory after the last turn: units eliminated, then the objective, else a draw', () => {
    const end = (pieces: string[], objectives: string, ...gone: string[]) => {
      const state = fight(pieces, { side: 'red', victory: { turns: 1, eliminate: 5, objectives } });
      return play(lost(state, ...gone), 'red: end').outcome;
    };
    expect(end(PIECES, '0101', 'S')).toMatchObject({ kind: 'turns', winners: ['blue'] });
    expect(end(PIECES, '0801')).toMatchObject({ kind: 'village', winners: ['red'] });
    expect(end(PIECES, '0606')).toMatchObject({ kind: 'draw', winners: [] });
  });

  test('th.x.victory holding the objectives through the enemy’s turn wins, where the scenario says so', () => {
    const victory = { turns: 9, eliminate: 5, objectives: '0403 0101', hold: 2 };
    const seized = play(fight(PIECES, { victory }), 'blue: end');
    expect(seized.outcome).toBeNull(); // red has its turn to come back
    const held = ['end', 'end', 'end'].reduce((state, line) => play(state, `red: ${line}`), seized);
    expect(held.outcome).toMatchObject({ kind: 'objectives', winners: ['blue'] });
    const half = { ...victory, objectives: '0403 0801' };
    expect(play(fight(PIECES, { side: 'red', victory: half }), 'red: end').outcome).toBeNull();
  });

  test('th.x.sequence one player, then the other; the number grows when both have played', () => {
    const state = play(fight(PIECES), 'blue: end');
    expect(state.turn).toMatchObject({ number: 1, side: 'red', phase: 'command' });
    const next = play(play(play(state, 'red: end'), 'red: end'), 'red: end');
    expect(next.turn).toMatchObject({ number: 2, side: 'blue', phase: 'command', activations: [], fought: [] });
  });
});
