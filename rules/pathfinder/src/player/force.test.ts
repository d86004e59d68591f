import { expect, test } from 'vitest';
import { opening, shipped } from '../../testing/table.ts';
import type { State } from '../play/state.ts';
import { features } from './features.ts';
import { forceOf, weighedForce } from './force.ts';
import { brain } from './index.ts';

const whole = opening(shipped('gorge-drake'));

/** The opening, with other hit points for one of them. */
function withHp(who: string, hp: number): State {
  return { ...whole, creatures: whole.creatures.map((one) => (one.id === who ? { ...one, hp } : one)) };
}

const heroes = (state: State) => weighedForce(forceOf(state, 'heroes', true));

test('whole forces weigh alike, and what one side gains the other loses', () => {
  expect(features(whole, 'heroes').strength).toBe(0);
  const hurt = withHp('drake', 20);
  expect(features(hurt, 'heroes').strength).toBeGreaterThan(100);
  expect(forceOf(hurt, 'foes', true)).toEqual(forceOf(hurt, 'heroes', false));
});

test('the same wound counts for more the less is left', () => {
  const [fresh, once, twice] = [20, 12, 4].map((hp) => heroes(withHp('maelle', hp))) as [number, number, number];
  expect(once - twice).toBeGreaterThan(fresh - once);
});

test('between two turns it is still the turn that has ended', () => {
  const begun: State = { ...whole, mode: 'encounter', order: ['drake', 'pim'], cursor: 0, round: 1, turn: null };
  expect(brain.turn(begun)).toBe('1 drake true');
});
