import { read, SeededChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { playOut, randomRulings, randomScenario } from '../../scripts/random-encounter.mjs';
import { pathfinder } from '../game.ts';
import type { State } from '../play/state.ts';

// The short form of scripts/encounters.mjs, which plays ten thousand.
test('random encounters on any ground, with any creatures and rulings, are played to their end (seeds 1 to 8)', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const dice = new SeededChance(seed);
    const scenario = read(pathfinder.scenario, randomScenario(dice, 2));
    if (!scenario.ok) throw new Error(`seed ${seed}: ${JSON.stringify(scenario.problems)}`);
    const setup = pathfinder.setup(scenario.value, randomRulings(pathfinder.rulings, dice));
    if (!setup.ok) throw new Error(`seed ${seed}: ${JSON.stringify(setup.problems)}`);
    try {
      const { state } = playOut(pathfinder, setup.value, dice) as { state: State };
      expect(pathfinder.outcome(state)).not.toBeNull();
      expect(pathfinder.awaiting(state)).toBeNull();
      for (const creature of state.creatures) expect(creature.hp).toBeGreaterThanOrEqual(0);
    } catch (problem) {
      throw new Error(`seed ${seed}: ${problem instanceof Error ? problem.message : ''}`, { cause: problem });
    }
  }
});
