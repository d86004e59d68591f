import { registryOf } from '@arbitre/referee/core';
import { expect, test } from 'vitest';
import { cups } from '../testing/cups.ts';
import { cupsScenario } from '../testing/table.ts';
import { newTableOf, prepare } from './opening.ts';
import { Openings } from './openings.ts';

const counted = { setups: 0 };
const game: typeof cups = {
  ...cups,
  setup: (scenario, rulings) => {
    counted.setups++;
    return cups.setup(scenario, rulings);
  },
};
const games = registryOf(game);

function headerOf(target: number) {
  const prepared = prepare(
    { from: { kind: 'scenario', text: cupsScenario({ target }) } },
    { games, scenarios: new Map() },
  );
  if (!prepared.ok) throw new Error(prepared.refusal.code);
  return JSON.parse(newTableOf(prepared, {}, 0).row.header) as Parameters<Openings['of']>[0]; // as a row has it
}

test('tables of the same scenario share one opening; another scenario, or other rules, has its own', () => {
  const openings = new Openings(games);
  const headers = [headerOf(20), headerOf(20), headerOf(21)];
  const before = counted.setups;
  const [one, same, other] = headers.map((header) => openings.of(header));
  expect(one?.opening).toBe(same?.opening);
  expect(one?.shown).toBe(same?.shown);
  expect(other?.opening).not.toEqual(one?.opening);
  expect(counted.setups - before).toBe(2);
  const [first] = headers;
  expect(first && openings.of({ ...first, rules: '99.0.0' })).toBeNull();
});
