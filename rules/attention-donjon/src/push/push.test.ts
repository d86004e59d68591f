import { describe, expect, test } from 'vitest';
import { attentionDonjon as game } from '../game.ts';
import { Stage, type StageOptions } from '../../testing/stage.ts';
import { pushFigure } from './push.ts';

const ROOM = 'x x x x x\nx x x x x\nx x x x x\nx x x x x\nx x x x x';
const rats = (...at: string[]) => ({ rats: { profile: 'rat-man', at } }) as const;
/** Dorrin pushes the first rat. */
const pushed = (options: StageOptions, ...dice: readonly number[]) => {
  const stage = new Stage({ zones: ROOM, ...options });
  return stage
    .turn('dorrin')
    .roll(...dice)
    .run((unfolding) => pushFigure(unfolding, 'rats-1', 'dorrin', null));
};

test('ad.push.1 automatic: no roll, no Action, no dodge, no free attack; prone figures are pushed, those that never move are not', () => {
  const stage = pushed({ heroes: { dorrin: 'b3' }, groups: rats('c3') }).play('push d3');
  expect(stage.at('rats-1')).toBe('d3');
  expect(stage.facts.map((fact) => fact.is)).toEqual(['pushed']);
  const statue = pushed({ heroes: { dorrin: 'b3' }, groups: { rats: { profile: 'guardian-statue', at: ['c3'] } } });
  expect(statue.saw('push-failed')).toHaveLength(1);
  const prone = new Stage({ zones: ROOM, heroes: { dorrin: 'b3' }, groups: rats('c3') })
    .set('rats-1', { conditions: ['prone'] })
    .turn('dorrin');
  prone.run((unfolding) => pushFigure(unfolding, 'rats-1', 'dorrin', null));
  expect(prone.play('push d4').at('rats-1')).toBe('d4');
});

test('ad.push.5 ruling pushFreeCellChooser: between free cells the pusher chooses, or the pushed', () => {
  const hero: StageOptions = {
    zones: ROOM,
    heroes: { dorrin: 'c3', misha: 'a1' },
    groups: { ogre: { profile: 'ogre', at: ['b3'] } },
  };
  for (const pushFreeCellChooser of ['pusher', 'pushed'] as const) {
    const stage = new Stage({ ...hero, rulings: { pushFreeCellChooser } }).turn('misha');
    stage.run((unfolding) => pushFigure(unfolding, 'dorrin', 'ogre-1', null));
    expect(stage.seat).toBe(pushFreeCellChooser === 'pusher' ? 'p2' : 'p1');
    expect(stage.offered().sort()).toEqual(['push d2', 'push d3', 'push d4']);
  }
});

describe('chains', () => {
  const CROWD: StageOptions = { heroes: { dorrin: 'b3', misha: 'd3' }, groups: rats('c3', 'd2', 'd4') };

  test('ad.push.6 ad.push.8 every whole chain is offered beside the steps, and both lead to the same board', () => {
    const stage = pushed(CROWD);
    expect(stage.offered('push')).toEqual(['push d2', 'push d3', 'push d4']);
    expect(stage.offered('chain')).toContain('chain d3 e3');
    const whole = pushed(CROWD).play('chain d3 e3');
    const steps = pushed(CROWD).play('push d3', 'push e3');
    expect([whole.at('rats-1'), whole.at('misha')]).toEqual(['d3', 'e3']);
    expect([steps.at('rats-1'), steps.at('misha')]).toEqual(['d3', 'e3']);
  });

  test('ad.push.10 ruling pushChainChooser: one decider for the chain, or whoever runs the arriving figure', () => {
    // Misha, pushed by Dorrin, arrives on the first rat, which may go on to d2 or to d4
    const map = '# # # # .\n# # # . .\n. . . # .\n# # # . .\n# # # # .';
    for (const [pushChainChooser, seat] of [
      ['initial-pusher', 'p1'],
      ['arriving-figure', 'p2'],
    ] as const) {
      const stage = new Stage({
        zones: ROOM,
        map,
        heroes: { dorrin: 'a3', misha: 'b3' },
        groups: rats('c3', 'd2', 'd4'),
        rulings: { pushChainChooser },
      }).turn('dorrin');
      stage.run((unfolding) => pushFigure(unfolding, 'misha', 'dorrin', null));
      expect([stage.seat, stage.offered('push')]).toEqual([seat, ['push d2', 'push d4']]);
    }
  });
});

test('ad.push.15 cell effects come once all have moved, from the last figure pushed to the first', () => {
  const map = '. . . . .\n. . . # ~\n. . . x #\n. . . # #\n. . . . .';
  const stage = pushed({ heroes: { dorrin: 'b3' }, groups: rats('c3', 'd3'), map }, 1, 1, 1);
  // d3 is a trap under the second rat, e2 lava: the only way on
  expect(stage.saw('pushed')[0]?.links.map(({ who }) => who)).toEqual(['rats-1', 'rats-2']);
  expect(
    stage.facts
      .filter((fact) => fact.is === 'cell-acts')
      .map((fact) => (fact.is === 'cell-acts' ? `${fact.figure} ${fact.ground}` : '')),
  ).toEqual(['rats-2 lava', 'rats-1 trap']);
});

test('ad.push.16 ad.x.charge the action that caused the push goes on: the damage of the attack, then the turn', () => {
  const zones = 'x x x y y y\nx x x y y y\nx x x y y y';
  const charge = () => {
    const stage = new Stage({
      zones,
      heroes: { dorrin: 'b2' },
      groups: { spider: { profile: 'giant-spider', at: ['e2'] } },
    })
      .turn('dorrin')
      .set('dorrin', { heroism: 0 });
    stage.play('zone-move d2').roll(6, 5, 5).play('attack spider-1 long-sword');
    if (stage.asked === 'after-roll') stage.play('accept');
    return stage;
  };
  const instead = charge();
  expect(instead.offered()).toEqual(['damage', 'shove']);
  expect(game.words.en.command({ do: 'damage' }, instead.state)).toBe('Roll the damage');
  instead.play('shove', 'push f2');
  expect([instead.at('spider-1'), instead.figure('spider-1').health]).toEqual(['f2', 3]);
  const spent = charge().roll(5, 5, 1).play('damage');
  expect(spent.offered()).toEqual(['damage', 'shove']); // two wounds: one may be spent
  expect(game.words.en.command({ do: 'damage' }, spent.state)).toBe('No push'); // the damage is rolled already
  spent.play('shove', 'push f3');
  expect([spent.at('spider-1'), spent.figure('spider-1').health]).toEqual(['f3', 2]);
  expect(spent.asked).toBe('actions');
});

test('ad.x.charge without a zone move this turn there is no push; a step is not enough', () => {
  const stage = new Stage({ heroes: { dorrin: 'b2' }, groups: { spider: { profile: 'giant-spider', at: ['c2'] } } })
    .turn('dorrin')
    .set('dorrin', { heroism: 0 });
  stage.play('shift b1').roll(5, 5, 5, 1, 1, 1).play('attack spider-1 long-sword');
  expect(stage.asked).toBe('actions');
});

test('ad.push.13 in a packed room the chain is chosen link by link, and can always be completed', () => {
  const rows = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => `${'abcdefghi'[column]}${row + 1}`),
  );
  const crowd = rows.flat().filter((cell) => !['d5', 'e5', 'i9'].includes(cell));
  const zones = rows.map((row) => row.map(() => 'x').join(' ')).join('\n');
  const groups = { rats: { profile: 'rat-man', at: ['e5', ...crowd] } } as const;
  const stage = pushed({ zones, heroes: { dorrin: 'd5' }, groups });
  expect(stage.offered()).toEqual(['push f4', 'push f5', 'push f6']);
  expect(stage.refused('chain f6 g7 h8 i9')).toBe('push-by-links'); // legal, but one of too many to list
  expect(stage.refused('chain f6 e6')).toBe('push-near-aggressor');
  stage.play('push f6', 'push g7', 'push h8');
  expect(stage.saw('pushed')[0]?.links.map(({ who }) => who)).toHaveLength(4);
  expect([stage.at('rats-1'), stage.asked]).toEqual(['f6', 'actions']);
});
