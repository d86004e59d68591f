import { SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { describe, expect, test } from 'vitest';
import { judgeMove } from './move.ts';
import { isRefused } from '../play/refusal.ts';
import { randomPosition, randomRulings } from '../../testing/random-position.ts';
import { everyWay } from '../../testing/twin.ts';
import { verdictBy, waysOf } from './ways.ts';

const MAPS = dial(150);

describe('th.cap.formula the search and the twin that tries every path agree', () => {
  test(`${MAPS} random maps: same destinations, same fights, same costs; and every way is a legal path`, () => {
    let compared = 0;
    for (let seed = 1; seed <= MAPS; seed++) {
      const chance = new SeededChance(seed);
      const state = randomPosition(chance, randomRulings(chance));
      for (const unit of state.units.filter(({ side }) => side === 'blue')) {
        const ways = waysOf(state, unit);
        const moves = isRefused(ways) ? [] : ways.moves;
        const searched = new Map(moves.map(({ to, fight, cost }) => [to, { fight, cost }]));
        const said = `seed ${seed}, ${unit.id} ${unit.weight} ${unit.type} ${JSON.stringify(state.rulings)}`;
        const twin = everyWay(state, unit);
        expect(searched, said).toEqual(new Map(twin));
        for (const way of moves.map(verdictBy)) expect(judgeMove(state, unit.id, way.path), said).toEqual(way);
        compared += moves.length;
      }
    }
    expect(compared).toBeGreaterThan(MAPS * 10);
  });
});
