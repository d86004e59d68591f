import { read, SeededChance } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { exercise } from '../../testing/exercise.ts';
import { opening } from '../../testing/opening.ts';
import { offered, play, refusal } from '../../testing/play.ts';
import { randomBattle } from '../../testing/random-battle.ts';
import { SHIPPED, shipped } from '../../testing/shipped.ts';
import type { State } from '../play/state.ts';
import { positionOf } from './position.ts';
import { SCENARIO } from './scenario.ts';
import { setup } from './setup.ts';

/** The state that its own position sets up, through the door that files come in by. */
function again(state: State): State {
  const scenario = read(SCENARIO, JSON.parse(JSON.stringify(positionOf(state))));
  const made = scenario.ok ? setup(scenario.value, state.rulings) : scenario;
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

const FLAT = Array.from({ length: 4 }, () => '......').join('\n');
const unit = (id: string, side: string, at: string, more: object = {}) => ({
  id,
  side,
  type: 'infantry',
  weight: 'light',
  at,
  ...more,
});

describe('a state written down and set up again', () => {
  test.each(SHIPPED)('%s: every state of a random battle is the state of its own position', (name) => {
    const kinds = new Set<string>();
    let states = 0;
    randomBattle(opening(shipped(name)), new SeededChance(7), (state) => {
      if (states++ % (name === 'the-plain-of-three-villages' ? 40 : 5) !== 0) return;
      kinds.add(state.combat?.step ?? state.turn.phase);
      expect(again(state)).toEqual(state);
    });
    expect(kinds.size).toBeGreaterThanOrEqual(3);
  });

  test('th.offtable.1 a position says that a piece has left the table, or is lost', () => {
    const said = {
      map: FLAT,
      units: [
        unit('A', 'blue', '0201'),
        unit('B', 'blue', 'left'),
        unit('C', 'blue', 'lost'),
        unit('R', 'red', '0604'),
      ],
      characters: [{ id: 'G', side: 'blue', rank: 'general-in-chief', at: 'left' }],
    };
    const state = exercise({ ...said, exits: [{ side: 'blue', hexes: '0101', worth: 'lost' }] });
    expect(state.units.map(({ at, elements }) => [at, elements])).toEqual([
      [1, 3],
      ['left', 3],
      ['lost', 0],
      [23, 3],
    ]);
    expect(refusal(state, 'blue: move G 0101').code).toBe('gone-for-good');
    expect(again(state)).toEqual(state);
  });

  test('th.phase.2 a position says that a character has moved', () => {
    const moved = { from: '0201', hexes: 1 };
    const state = exercise({
      map: FLAT,
      units: [unit('A', 'blue', '0201', { activated: true }), unit('R', 'red', '0604')],
      characters: [{ id: 'G', side: 'blue', rank: 'general-in-chief', at: '0301', moved }],
    });
    expect(refusal(state, 'blue: move G 0401').code).toBe('already-moved');
    expect(state.characters[0]?.move).toEqual({ from: 1, hexes: 1, fight: false, diceLost: 0 });
  });

  test('th.cap.leader.flight a position says that a chief must flee, and from where', () => {
    const state = exercise({
      map: FLAT,
      units: [unit('A', 'blue', '0101'), unit('R', 'red', '0402')],
      characters: [{ id: 'S', side: 'blue', rank: 'senior-officer', at: '0302' }],
      turn: { number: 1, side: 'red', phase: 'combat' },
      flights: [{ character: 'S', from: '0402' }],
    });
    expect(offered(state)).toEqual(['flee 0303', 'flee 0202', 'flee 0301']);
    expect(play(state, 'blue: flee S 0202').characters[0]?.at).toBe(7);
  });

  test('th.x.combat a position says which combat is under way and which choice it waits for', () => {
    const state = exercise({
      map: FLAT,
      units: [unit('A', 'blue', '0302'), unit('R', 'red', '0402')],
      turn: { number: 1, side: 'blue', phase: 'combat', activations: [{ pieces: ['A'] }], fought: ['A'] },
      combat: { attacker: 'A', target: 'R', kind: 'melee', step: 'follow-up', hex: '0401' },
    });
    expect(offered(state)).toEqual(['follow', 'pass']);
    expect(again(state)).toEqual(state);
  });
});
