import { playOut, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { opening, shipped } from '../../testing/table.ts';
import { isInert } from '../encounter/creature.ts';
import { pathfinder as game } from '../game.ts';
import type { Creature, State } from '../play/state.ts';
import { brain } from './index.ts';
import { endurance, type Might, mightOf, strength, weightIn } from './might.ts';

const balance = (ours: Might, theirs: Might) => endurance(ours, theirs) + strength(ours, theirs);
const sideOf = (state: State, side: string) => state.creatures.filter((one) => one.side === side);

test('what a creature weighs is what its side loses with it', () => {
  let weighed = 0;
  playOut(game, opening(shipped('gorge-drake')), {
    choose: (view, seat) => brain.reflex?.(view, seat) ?? { do: 'begin' },
    dice: new SeededChance(7),
    longest: dial(160),
    visit(state) {
      for (const creature of state.creatures) {
        if (isInert(creature)) continue;
        const own = sideOf(state, creature.side);
        const might = mightOf(state, own);
        const { points, up } = weightIn(state, might, creature);
        const felled: Creature = { ...creature, conditions: { ...creature.conditions, unconscious: true } };
        const without = mightOf(
          state,
          own.map((one) => (one === creature ? felled : one)),
        );
        expect(points + up).toBeCloseTo(balance(might, without), 6);
        weighed++;
      }
    },
  });
  expect(weighed).toBeGreaterThan(dial(160));
});

test('a fight is weighed by proportion, alike from either side, and a loss is never a gain', () => {
  const state = opening(shipped('gorge-drake'));
  const [one, other] = [mightOf(state, sideOf(state, 'heroes')), mightOf(state, sideOf(state, 'foes'))];
  expect(balance(one, other)).toBeCloseTo(-balance(other, one), 6);
  const twice = ({ bears, deals }: Might) => ({ bears: 2 * bears, deals: 2 * deals });
  expect(balance(twice(one), twice(other))).toBeCloseTo(balance(one, other), 6);
  const [hero, ...others] = sideOf(state, 'heroes');
  if (hero === undefined) throw new Error('nobody is there');
  for (let hp = hero.hp - 1; hp > 0; hp--)
    expect(balance(mightOf(state, [{ ...hero, hp }, ...others]), other)).toBeLessThan(
      balance(mightOf(state, [{ ...hero, hp: hp + 1 }, ...others]), other),
    );
});
