import { canonical, read, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { randomRulings, randomScenario } from '../../scripts/random-encounter.mjs';
import { drawn } from '../../testing/drawn.ts';
import { play } from '../../testing/table.ts';
import { pathfinder } from '../game.ts';
import { broken } from '../play/broken.ts';
import type { State } from '../play/state.ts';
import { position } from './position.ts';
import { setup } from './setup.ts';

/** The state that the written position sets up, through the door as a file would come. */
function again(state: State): State {
  const scenario = read(pathfinder.scenario, JSON.parse(JSON.stringify(position(state))));
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
  const taken = setup(scenario.value, state.rulings);
  if (!taken.ok) throw new Error(JSON.stringify(taken.problems));
  return taken.value;
}

test('a position sets up the very state it was written from, in the middle of a reaction too', () => {
  const yard = drawn(
    `
    . M . . . . .
    . . . E . . .`,
    { E: { abilities: ['attack-of-opportunity'], on: { reaction: true } } },
  );
  const { state } = play(yard, ['stride m via c1 d1 e1']);
  expect(state.frames).toHaveLength(2);
  expect(again(state)).toEqual(state);
});

test('every state of random encounters is sound, and is set up again by its position (any ground, creatures, rulings)', () => {
  for (let seed = 1; seed <= dial(12); seed++) {
    const dice = new SeededChance(seed);
    const scenario = read(pathfinder.scenario, randomScenario(dice, 3));
    if (!scenario.ok) throw new Error(`seed ${seed}`);
    const opening = pathfinder.setup(scenario.value, randomRulings(pathfinder.rulings, dice));
    if (!opening.ok) throw new Error(`seed ${seed}`);
    let state = opening.value;
    for (let command = 0; pathfinder.outcome(state) === null && command < 300; command++) {
      const [seat = ''] = pathfinder.awaiting(state)?.seats ?? [];
      const offers = pathfinder.offers(state, seat);
      const offer = offers[dice.int(offers.length)];
      if (offer === undefined) throw new Error(`seed ${seed}: nothing to do`);
      const facts = pathfinder.decide(state, seat, offer.command, dice);
      if ('code' in facts) throw new Error(`seed ${seed}: ${facts.code}`);
      for (const fact of facts) state = pathfinder.evolve(state, fact);
      const where = `seed ${seed} command ${command}`;
      expect([where, broken(state)]).toEqual([where, null]);
      expect([where, canonical(again(state)) === canonical(state)]).toEqual([where, true]);
    }
  }
});
