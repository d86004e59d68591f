import { SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { randomPosition, randomRulings } from '../../testing/random-position.ts';
import { scoreOf } from '../command/victory.ts';
import { enemyOf, type State } from '../play/state.ts';
import { decisive, unitWorth } from './strength.ts';

test('a battle is decided by as many units as must fall, or as time lets fall: fewer with every turn', () => {
  for (let seed = 0; seed < dial(60); seed++) {
    const chance = new SeededChance(seed);
    const state = randomPosition(chance, randomRulings(chance));
    for (const side of state.sides) {
      const at = (number: number): State => ({ ...state, turn: { ...state.turn, number } });
      let before = Number.POSITIVE_INFINITY;
      for (let turn = 1; turn <= state.victory.turns; turn++) {
        const now = decisive(at(turn), side);
        expect(now).toBeLessThanOrEqual(Math.max(1, state.victory.eliminate[enemyOf(state, side)] ?? now));
        expect(now).toBeLessThanOrEqual(before);
        expect(now).toBeGreaterThanOrEqual(1);
        expect(unitWorth(at(turn), side)).toBeLessThanOrEqual(350);
        before = now;
      }
      const most = Math.max(...state.sides.map((one) => scoreOf(state, one)));
      expect(decisive(at(state.victory.turns), side)).toBeLessThanOrEqual(most + 1); // one more decides
    }
  }
});
