import { SeededChance } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { thucidide } from './game.ts';
import { brokenState, randomBattle } from './random-battle.ts';
import { SHIPPED, shipped } from './testing/shipped.ts';
import { opening } from './testing/opening.ts';

/** The short form of `npm run battles`: a few hundred battles instead of ten thousand. */
const GAMES = {
  'the-bridge-and-the-fords': 120,
  'the-village-on-the-road': 40,
  'the-plain-of-three-villages': 2,
} as const;

describe('random battles end, and no state on the way is broken', () => {
  for (const name of SHIPPED) {
    test(`${name}, ${GAMES[name]} battles`, () => {
      const start = opening(shipped(name));
      const endings = new Set<string>();
      for (let seed = 1; seed <= GAMES[name]; seed++) {
        const { state } = randomBattle(start, new SeededChance(seed), (now) => {
          const broken = brokenState(now);
          if (broken !== null) throw new Error(`${name}, seed ${seed}: ${broken}`);
        });
        expect(thucidide.outcome(state), `seed ${seed}`).not.toBeNull();
        endings.add(state.outcome?.kind ?? '');
      }
      expect(endings.size).toBeGreaterThan(0);
    });
  }
});
