import { readFileSync } from 'node:fs';
import { toDecimal } from '@arbitre/kernel';
import { race, type RaceState } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { loadScenario } from '../file/scenario.ts';
import { loadGames } from '../registry.ts';
import { orThrow } from '../words/mistakes.ts';
import { expected } from './expected.ts';
import { odds } from './odds.ts';

/** Four squares from the end. */
const NEAR: RaceState = { length: 12, toll: 0, turn: 'red', at: { red: 7, blue: 4 }, reserve: { red: 1, blue: 0 } };

test('the mean of every figure is that of the odds', async () => {
  const file = new URL('../../../scenarios/donjon-d10/the-duel.yaml', import.meta.url);
  const { game, opening } = orThrow(loadScenario(readFileSync(file, 'utf8'), await loadGames(['donjon-d10'])));
  const [seat = ''] = game.seats(opening);
  const offers = game.offers(opening, seat);
  expect(offers.length).toBeGreaterThan(0);
  for (const { command } of offers) {
    const [means, counted] = [expected(game, opening, seat, command), odds(game, opening, seat, command)];
    if (!('figures' in counted) || counted.sampled !== undefined) continue;
    for (const { name, mean } of counted.figures)
      expect(Reflect.get(means, name)).toBeCloseTo(Number(toDecimal(mean, 12)), 9);
  }
  expect(Reflect.get(expected(race, NEAR, 'red', { do: 'roll' }), 'run')).toBeCloseTo(3, 9);
});

test('where the dice have too many outcomes they are thrown: near the mean, and the same again for the same seed', () => {
  const few = { outcomes: 2, throws: 400 };
  const thrown = expected(race, NEAR, 'red', { do: 'roll' }, few);
  expect(thrown).toEqual(expected(race, NEAR, 'red', { do: 'roll' }, few));
  expect(Math.abs(Number(Reflect.get(thrown, 'run')) - 3)).toBeLessThan(0.3);
});

test('a refused command has no figures', () => {
  expect(expected(race, NEAR, 'blue', { do: 'roll' })).toMatchObject({ code: 'not-your-turn' });
});
