import { playOut, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { opening, shipped } from '../../testing/table.ts';
import { spaceOf } from '../encounter/creature.ts';
import { pathfinder as game } from '../game.ts';
import type { State } from '../play/state.ts';
import { brain } from './index.ts';
import { menaceOf, takenAt } from './menace.ts';

/** What everyone could do to everyone, and take where that one stands. */
function menaces(state: State): unknown {
  return state.creatures.flatMap((by) =>
    state.creatures.map((target) => {
      const menace = menaceOf(state, by, target);
      const { from, ...weighed } = menace;
      return [weighed, from.body, from.speed, takenAt(state, menace, spaceOf(state, target))];
    }),
  );
}

test.each(['gorge-drake', 'toll-gate'])('%s: what was weighed before is what would be weighed afresh', (name) => {
  let moments = 0;
  playOut(game, opening(shipped(name)), {
    choose: (view, seat) => brain.reflex?.(view, seat) ?? { do: 'begin' },
    dice: new SeededChance(20_261_118),
    longest: dial(160),
    visit(state) {
      // A copy shares nothing with what was weighed before: no creature, no map, no rulings.
      if (moments++ % 4 === 0) expect(menaces(state)).toEqual(menaces(structuredClone(state)));
    },
  });
  expect(moments).toBeGreaterThan(20);
});
