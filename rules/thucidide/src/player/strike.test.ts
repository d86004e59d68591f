import { type Cell, type Seat, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { randomPosition, randomRulings } from '../../testing/random-position.ts';
import { targetsOf } from '../combat/target.ts';
import { unitsAround } from '../movement/contact.ts';
import { waysOf } from '../movement/ways.ts';
import { isRefused } from '../play/refusal.ts';
import { activationOf, isUnit, onTable, type State, type Unit, unitOf } from '../play/state.ts';
import { outlookOf } from './outlook.ts';
import { bestStrike } from './strike.ts';
import { attackWorth, standing } from './threat.ts';
import { WEIGHTS } from './weights.ts';

/** The naive twin: the unit is set down there, and the judge of attacks is asked for every target. */
function strikeByJudge(state: State, unit: Unit, at: Cell, hexes: number): number {
  const there = standing(state, unit, at, hexes, true);
  const fighting: State = { ...there, turn: { ...there.turn, phase: 'combat' } };
  let best = 0;
  for (const attack of targetsOf(fighting, unitOf(there, unit.id))) {
    const { target } = attack;
    const company = isUnit(target) && onTable(target.at) ? friendsBeside(fighting, target.at, unit.side) : 0;
    best = Math.max(best, attackWorth(fighting, attack) * (1 + WEIGHTS.company * company));
  }
  return best;
}

function friendsBeside(state: State, at: Cell, side: Seat): number {
  return unitsAround(state, at).filter((one) => one.side === side).length;
}

test('th.x.target what a unit may strike from a hex is what the judge of attacks lets it, at the same worth', () => {
  let struck = 0;
  for (let seed = 0; seed < dial(60); seed++) {
    const chance = new SeededChance(seed);
    const state = randomPosition(chance, randomRulings(chance));
    for (const unit of state.units) {
      if (unit.side !== state.turn.side || !onTable(unit.at) || unit.move !== null) continue;
      const ready = readied(state, unit);
      const ways = waysOf(ready, unit);
      const outlook = outlookOf(ready, unit);
      const places = [{ to: unit.at, cost: 0, fight: true }, ...(isRefused(ways) ? [] : ways.moves)];
      for (const { to, cost, fight } of places) {
        if (to === 'outside' || !fight) continue;
        const slow = strikeByJudge(ready, unit, to, cost);
        expect(bestStrike(outlook, to, cost).worth, `seed ${seed}: ${unit.id} at ${to}`).toBeCloseTo(slow, 9);
        if (slow > 0) struck++;
      }
    }
  }
  expect(struck).toBeGreaterThan(100);
});

/** The unit activated, in the movement phase. */
function readied(state: State, unit: Unit): State {
  const { turn } = state;
  const called = activationOf(turn, unit.id) >= 0 ? [] : [{ chief: null, pieces: [unit.id] }];
  return { ...state, turn: { ...turn, phase: 'movement', fought: [], activations: [...turn.activations, ...called] } };
}
