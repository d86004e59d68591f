import { cellName } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { play } from '../../testing/table.ts';
import { chart } from '../encounter/creature.ts';
import { pathfinder } from '../game.ts';
import type { State } from '../play/state.ts';

test('pf.cost.1 a refused path says which of its steps is at fault, counted from 0', () => {
  const yard = drawn(`
    M . # .
    . . . .`);
  expect(play(yard, ['stride m via b1 c1']).last).toMatchObject({ code: 'blocked', step: 1 });
  expect(play(yard, ['stride m via b1 d2']).last).toMatchObject({ code: 'not-adjacent', step: 1 });
  expect(play(yard, ['stride m via b1 a1 b1 a1 b1 b2']).last).toMatchObject({
    code: 'too-far',
    step: 5,
    need: 6,
    have: 5,
  });
  expect(play(yard, ['stride m c1']).last).not.toHaveProperty('step');
});

const guard = { abilities: ['attack-of-opportunity'], on: { reaction: true } };
const shown = (state: State, typed: string) => {
  const command = pathfinder.readCommand(typed, state);
  if (!command.ok) throw new Error(typed);
  const { triggers, occasions } = pathfinder.preview(state, 'us', command.value);
  const say = (list: typeof triggers) =>
    list?.map(({ who, at, step }) => `${who} ${cellName(chart(state).board, at)} ${step}`);
  return { triggers: say(triggers), occasions: say(occasions) };
};

test('pf.trigger.3 a preview lists every occasion of one who may let the first pass', () => {
  const past = drawn(
    `
    . M . . . . .
    . . . E . . .`,
    { E: guard },
  );
  expect(shown(past, 'stride m via c1 d1 e1 f1')).toEqual({
    triggers: ['e c1 1'],
    occasions: ['e c1 1', 'e d1 2', 'e e1 3'],
  });
});

test('pf.trigger.3 with the ruling first-only there is one occasion', () => {
  const past = drawn(
    `
    . M . . . . .
    . . . E . . .`,
    { E: guard },
    { rulings: { reactionOffer: 'first-only' } },
  );
  expect(shown(past, 'stride m via c1 d1 e1 f1')).toEqual({ triggers: ['e c1 1'], occasions: undefined });
});

test('pf.trigger.5 a Stride of no square may be written with an empty path', () => {
  const alone = drawn(`M .`);
  const command = { do: 'stride', who: 'm', to: 'a1', path: [] } as const;
  expect(pathfinder.preview(alone, 'us', command)).toMatchObject({ path: [], cost: 0 });
});
