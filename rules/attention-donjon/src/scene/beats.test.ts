import { expect, test } from 'vitest';
import { Stage } from '../../testing/stage.ts';
import { evolve } from '../play/evolve.ts';
import { pushFigure } from '../push/push.ts';
import { beats } from './beats.ts';

test('ad.push.8 a push is seen link by link, from whoever pushed on', () => {
  const stage = new Stage({
    zones: 'x x x x x\nx x x x x\nx x x x x\nx x x x x\nx x x x x',
    heroes: { dorrin: 'b3' },
    groups: { rats: { profile: 'rat-man', at: ['c3', 'd2', 'd3', 'd4'] } },
  }).turn('dorrin');
  stage.run((unfolding) => pushFigure(unfolding, 'rats-1', 'dorrin', null));
  let before = stage.state;
  const shown = stage.play('chain d3 e3').facts.flatMap((fact) => {
    const beaten = beats(fact, before);
    before = evolve(before, fact);
    return beaten.filter(({ show }) => show === 'push');
  });
  expect(shown).toMatchObject([
    { piece: 'rats-1', by: 'dorrin' },
    { piece: 'rats-3', by: 'rats-1' },
  ]);
});
