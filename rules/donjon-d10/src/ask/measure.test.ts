import { expect, test } from 'vitest';
import { measure } from './measure.ts';
import { facing, foe, onFloor, play } from '../../testing/table.ts';

test('dx.damage.1 an exchange is measured by what is dealt and suffered', () => {
  const state = facing(foe(6, 30, 2, 1), { hero: { strength: 8 } });
  expect(measure(state, play(state, 'attack club', '20:5 20:9').facts)).toEqual({ dealt: 9 });
});

test('dx.fumble.10 the break band and what is really lost are two figures', () => {
  const state = facing(foe(6, 30, 0), { hero: { flames: 1, endurance: 16 } });
  const scroll = measure(state, play(state, 'read flames', '20:20 20:19 100:3').facts);
  expect(scroll).toMatchObject({ break: 1 });
  expect(scroll.lost).toBeUndefined();
  expect(measure(state, play(state, 'attack club', '20:20 20:19 100:3').facts)).toMatchObject({ break: 1, lost: 1 });
});

test('dx.effect.1 a move adds up what its squares do', () => {
  const state = onFloor('########\n#S^$C~.#\n########', { hero: { pv: 9 } });
  expect(measure(state, play(state, 'roll', '10:6 20:15 100:5').facts)).toEqual({
    squares: 6,
    suffered: 3,
    gold: 2,
    healed: 3,
  });
});
