import { readFileSync } from 'node:fs';
import { read } from '@arbitre/kernel';
import { contract } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { pathfinder } from './game.ts';
import { judge } from './judge.ts';
import { orderOf } from './command.ts';
import { chart } from './creature.ts';

function shipped(name: string) {
  const file = parse(
    readFileSync(new URL(`../../../scenarios/pathfinder/${name}.yaml`, import.meta.url), 'utf8'),
  ) as Record<string, unknown>;
  const { game: _, title: __, about: ___, rulings: ____, ...own } = file;
  const scenario = read(pathfinder.scenario, own);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
  return { name, scenario: scenario.value };
}

const first = shipped('first-steps');
const gorge = shipped('gorge');
const drake = shipped('gorge-drake');

// A path typed by hand, or the safest way where it is the cheapest too, is legal though it is not listed: see RULES.md.
const alsoLegal = (
  state: Parameters<typeof pathfinder.decide>[0],
  seat: string,
  command: Parameters<typeof pathfinder.decide>[2],
) => 'way' in command && !('code' in judge(state, seat, orderOf(chart(state).board, command)));

for (const { name, check } of contract(pathfinder, [first, gorge], { games: 4, longest: 40, alsoLegal, limit: 4000 })) {
  test(name, check, 60_000);
}

for (const { name, check } of contract(pathfinder, [drake], { games: 2, longest: 15, alsoLegal, limit: 4000 })) {
  test(`${name} (with flight, wind and a Huge drake)`, check, 60_000);
}

test('the shipped scenarios set up and wait for initiative', () => {
  for (const { scenario } of [first, gorge, drake]) {
    const state = pathfinder.setup(scenario, {});
    expect(state.ok && pathfinder.awaiting(state.value)?.kind).toBe('begin');
  }
});
