import { pick, type RulingValue, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { describe, expect, test } from 'vitest';
import { thucidide } from '../game.ts';
import { brokenState } from './broken.ts';
import { randomBattle } from '../../testing/random-battle.ts';
import { RULINGS } from '../rulings.ts';
import { SHIPPED, shipped } from '../../testing/shipped.ts';
import { opening } from '../../testing/opening.ts';

/** Battles of each scenario, times the dial. */
const GAMES = {
  'the-bridge-and-the-fords': dial(25),
  'the-village-on-the-road': dial(8),
  'the-plain-of-three-villages': dial(1),
} as const;

describe('random battles end, and no state on the way is broken', () => {
  for (const name of SHIPPED) {
    test(`${name}, ${GAMES[name]} battles`, () => {
      const start = opening(shipped(name));
      for (let seed = 1; seed <= GAMES[name]; seed++) {
        const { state } = randomBattle(start, new SeededChance(seed), (now) => {
          const broken = brokenState(now);
          if (broken !== null) throw new Error(`${name}, seed ${seed}: ${broken}`);
        });
        expect(thucidide.outcome(state), `seed ${seed}`).not.toBeNull();
      }
    });
  }

  test('whatever the rulings: 10 battles, each under rulings drawn at random', () => {
    const village = shipped('the-village-on-the-road');
    for (let seed = 1; seed <= 10; seed++) {
      const chance = new SeededChance(seed);
      const drawn = Object.entries(RULINGS).map(([name, { values }]) => [name, pick<RulingValue>(chance, values)]);
      const characters = village.scenario.characters?.map((one) => ({ ...one, weight: 'light' as const }));
      const rulings = Object.fromEntries(drawn);
      const start = opening({
        name: village.name,
        scenario: { ...village.scenario, ...(characters && { characters }) },
        rulings,
      });
      const { state } = randomBattle(start, chance, (now) => {
        const broken = brokenState(now);
        if (broken !== null) throw new Error(`seed ${seed}, ${JSON.stringify(rulings)}: ${broken}`);
      });
      expect(state.outcome, `seed ${seed}`).not.toBeNull();
    }
  });
});
