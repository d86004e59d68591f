import { advance, noChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { opening } from '../../testing/opening.ts';
import { shipped } from '../../testing/shipped.ts';
import { thucidide } from '../game.ts';
import type { State } from '../play/state.ts';
import { aims } from './aims.ts';

/** The same once units are called up as long as any can be. */
function calledUp(state: State): State {
  const more = thucidide
    .offers(state, state.turn.side)
    .find(({ command }) => command.do === 'activate' || command.do === 'command');
  return more === undefined ? state : calledUp(advance(thucidide, state, state.turn.side, more.command, noChance));
}

test('th.x.phase what a phase is ended for is true of what is left to do', () => {
  const state = opening(shipped('the-village-on-the-road'));
  expect(aims('ready', state).en).toBe('leave the other units where they are');
  const called = calledUp(state);
  expect(aims('ready', called).en).toBe('let those called up march');
  const moving = { ...called, turn: { ...called.turn, phase: 'movement' } } as const;
  expect(aims('ready', moving).fr).toBe('passer aux combats');
  expect(aims('command', called).fr).toBe('mettre en mouvement le plus d’unités utiles');
  expect(aims('call', moving).fr).toBe('garder le plus d’unités à sa portée');
  const fighting = { ...called, turn: { ...called.turn, phase: 'combat' } } as const;
  expect(aims('ready', fighting).en).toBe('let the opponent play'); // nobody is near enough to be struck yet
});
