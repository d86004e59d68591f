import { neighbour, OFF_BOARD, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { randomPosition, randomRulings } from '../../testing/random-position.ts';
import { diceAcross } from '../combat/attack-dice.ts';
import { unitsAround } from '../movement/contact.ts';
import { boardOf } from '../movement/field.ts';
import { waysOf } from '../movement/ways.ts';
import { isRefused } from '../play/refusal.ts';
import { onTable, type State, type Unit } from '../play/state.ts';
import { brain } from './index.ts';
import { FAR, groundFor } from './ground.ts';
import { outlookOf } from './outlook.ts';

/** Random positions, and in each every unit that stands on the table. */
function* positions(count: number): Generator<{ readonly state: State; readonly unit: Unit; readonly at: number }> {
  for (let seed = 0; seed < count; seed++) {
    const chance = new SeededChance(seed);
    const state = randomPosition(chance, randomRulings(chance));
    for (const unit of state.units) if (onTable(unit.at)) yield { state, unit, at: unit.at };
  }
}

/** Hexes of the unit's own ways, off any road, to where it may strike at a hex. */
function strikeByWays(state: State, unit: Unit, at: number, target: number): number {
  const board = boardOf(state.field);
  const alone: State = { ...state, units: [unit], characters: [] };
  const ways = waysOf(alone, unit);
  const costs = new Map(isRefused(ways) ? [] : ways.moves.map(({ to, cost }) => [to, cost] as const));
  let least = FAR;
  for (let direction = 0; direction < board.degree; direction++) {
    const from = neighbour(board, target, direction);
    if (from === OFF_BOARD || diceAcross(state, from, target) === null) continue;
    least = Math.min(least, from === at ? 0 : (costs.get(from) ?? FAR));
  }
  return least;
}

test('th.prec.11 where a unit can strike is what its ways over the empty field say', () => {
  let compared = 0;
  for (const { state, unit, at } of positions(dial(24))) {
    if (unit.side !== state.turn.side) continue;
    const strikes = groundFor(state, unit).strikesFrom(at);
    for (let target = 0; target < strikes.length; target++) {
      const byWays = strikeByWays(state, unit, at, target);
      if (target === at || byWays === FAR) continue; // beyond its allowance, or by no way at all
      expect(strikes[target], `${unit.id} at ${at} striking ${target}`).toBe(byWays);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('th.x.support the friends beside every hex are those that stand there', () => {
  for (const { state, unit } of positions(dial(24))) {
    const { friends } = outlookOf(state, unit);
    for (let cell = 0; cell < friends.length; cell++) {
      const beside = unitsAround(state, cell).filter(({ side, id }) => side === unit.side && id !== unit.id);
      expect(friends[cell]).toBe(beside.length);
    }
  }
});

test('a position is never held to be better than a victory, nor worse than a defeat', () => {
  for (const { state } of positions(dial(24))) {
    for (const seat of state.sides) {
      const sum = Object.values(brain.features(state, seat)).reduce((total, term) => total + term, 0);
      expect(Math.abs(sum)).toBeLessThanOrEqual(1000);
    }
  }
});
