import { expect, test } from 'vitest';
import { after, e, m, table } from '../../testing/duel.ts';
import { play } from '../../testing/table.ts';
import { awaiting } from '../play/awaiting.ts';
import { theCreature } from './creature.ts';

const third = { id: 'f', block: 'man', side: 'them', at: 'e1' };
const trio = () => table('.....', [{ ...m, reaction: true }, { ...e, at: 'c1' }, third]);

test('pf.x.delay one waits out of the order, without reactions, and takes the turn after someone else’s', () => {
  const waiting = after(trio(), ['delay m']);
  expect(theCreature(waiting, 'm')).toMatchObject({ reaction: false, conditions: { delayed: 3 } });
  expect(waiting.turn?.who).toBe('e');
  const asked = after(waiting, ['end-turn e']);
  expect(awaiting(asked)).toEqual({ seats: ['us'], kind: 'resume' });
  const acting = after(asked, ['resume m']);
  expect(acting.turn).toMatchObject({ who: 'm', actions: 3 });
  expect([acting.order, acting.round]).toEqual([['e', 'm', 'f'], 1]);
  expect(theCreature(acting, 'm')).toMatchObject({ reaction: true, conditions: {} });
  const next = after(acting, ['end-turn m']);
  expect([next.turn?.who, next.round]).toEqual(['f', 1]);
  expect(after(next, ['end-turn f', 'end-turn e']).turn).toMatchObject({ who: 'm' });
});

test('pf.x.delay last in the order one still acts in the same round', () => {
  const late = after(trio(), ['delay m', 'end-turn e', 'decline m', 'end-turn f']);
  expect(late.turn).toMatchObject({ who: 'm' });
  expect([late.round, late.turn?.resumed]).toEqual([2, false]);
});

test('pf.x.delay a whole round without taking it, and the turn is lost: the next one begins in its place', () => {
  const lost = after(trio(), ['delay m', 'end-turn e', 'decline m', 'end-turn f']);
  expect(lost.order).toEqual(['m', 'e', 'f']);
  expect(theCreature(lost, 'm').conditions.delayed).toBeUndefined();
});

test('pf.x.delay before acting only, and the choice is asked of its side only', () => {
  const acted = after(trio(), ['stride m b1']);
  expect(play(acted, ['delay m']).last).toMatchObject({ code: 'too-late', rules: ['pf.x.delay'] });
  const asked = after(trio(), ['delay m', 'end-turn e']);
  expect(play(asked, ['block m']).last).toMatchObject({ code: 'nothing-to-answer' });
  expect(play(trio(), ['resume m']).last).toMatchObject({ code: 'not-delayed', rules: ['pf.x.delay'] });
  expect(play(after(trio(), ['delay m']), ['resume m']).last).toMatchObject({
    code: 'resume-later',
    rules: ['pf.x.delay'],
  });
  expect(play(asked, ['stride f d1']).last).toMatchObject({ code: 'resume-first', who: 'm' });
});

test('pf.x.delay what the end of a turn brings comes with the delay, and not again', () => {
  const state = table(
    '~~~~~',
    [m, { ...e, at: 'c1', block: 'marsh-raider' }, { ...third, block: 'marsh-raider' }],
    'm',
    {
      '~': { water: { depth: 40 } },
    },
  );
  const waiting = after(state, ['delay m']);
  expect(theCreature(waiting, 'm').z).toBe(-15);
  const acting = after(waiting, ['end-turn e', 'resume m', 'end-turn m']);
  expect(theCreature(acting, 'm').z).toBe(-15);
});
