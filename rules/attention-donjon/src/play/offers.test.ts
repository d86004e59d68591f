import { cellName } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { Stage } from '../../testing/stage.ts';
import { attentionDonjon as game } from '../game.ts';
import { geometryAt } from './state.ts';

/** Each offer as typed, with the piece that would act and the cell it points at. */
function aims({ state, seat }: Stage): readonly string[] {
  const { board } = geometryAt(state);
  return game
    .offers(state, seat)
    .map(
      ({ command, piece, at }) =>
        `${game.writeCommand(command)}: ${piece ?? 'nobody'} ${at === undefined ? 'nowhere' : cellName(board, at)}`,
    );
}

test('an offer says who would act and points at a cell: where it goes, whom it strikes, what is behind a door', () => {
  const stage = new Stage({
    zones: 'x x y\n- - -',
    heroes: { dorrin: 'b1' },
    groups: { rats: { profile: 'rat-man', at: ['a1'] } },
  }).turn('dorrin');
  const door = { id: 'b1s', cell: 1, direction: 4, state: 'unexplored' } as const;
  stage.state = { ...stage.state, plan: { ...stage.state.plan, doors: [door] } };
  expect(aims(stage)).toEqual(
    expect.arrayContaining([
      'zone-move c1: dorrin c1',
      'shift c1: dorrin c1',
      'attack rats-1 long-sword: dorrin a1',
      'reveal b1s: dorrin b2',
      'end: dorrin nowhere',
    ]),
  );
});

test('who strikes back is picked on the board; a push points at the cells of the pushed', () => {
  const stage = new Stage({
    heroes: { dorrin: 'a2', misha: 'b2' },
    groups: { rats: { profile: 'rat-man', at: ['c1', 'c2', 'c3'] } },
  })
    .turn('misha')
    .roll(1, 1)
    .play('zone-move d2', 'roll', 'accept');
  expect(aims(stage)).toEqual(['striker rats-1: rats-1 c1', 'striker rats-2: rats-2 c2', 'striker rats-3: rats-3 c3']);
  const charge = new Stage({ heroes: { dorrin: 'a2' }, groups: { rats: { profile: 'rat-man', at: ['e2'] } } })
    .turn('dorrin')
    .roll(6, 6, 6)
    .play('zone-move d2', 'attack rats-1 long-sword', 'accept', 'shove');
  expect(aims(charge)).toEqual(['push f1: rats-1 f1', 'push f2: rats-1 f2', 'push f3: rats-1 f3']);
});
