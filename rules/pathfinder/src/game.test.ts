import { cellName } from '@arbitre/kernel';
import { contract, explained } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { shipped } from '../testing/table.ts';
import { pathfinder } from './game.ts';
import { judge } from './play/judge.ts';
import { orderOf } from './play/command.ts';
import { chart, theCreature } from './encounter/creature.ts';
import type { State } from './play/state.ts';

const squareOf = (state: State, who: string) => cellName(chart(state).board, theCreature(state, who).at);

/** Short encounters keep the kit quick; the contract does not depend on how many rounds there are. */
const short = (name: string, rounds: number) => ({ name, scenario: { ...shipped(name), rounds } });

const first = short('first-steps', 4);
const gorge = short('gorge', 3);
const drake = short('gorge-drake', 1);
const ledge = short('toll-gate', 3);

// A path typed by hand, the safest way where it is the cheapest too, or a Stride of no square: legal though not listed, see RULES.md.
const alsoLegal = (
  state: Parameters<typeof pathfinder.decide>[0],
  seat: string,
  command: Parameters<typeof pathfinder.decide>[2],
) =>
  ('way' in command || (command.do === 'stride' && command.to === squareOf(state, command.who))) &&
  !('code' in judge(state, seat, orderOf(chart(state).board, command)));

for (const { name, check } of contract(pathfinder, [first, gorge, ledge], {
  games: 3,
  longest: 30,
  alsoLegal,
  limit: 4000,
})) {
  test(name, check, 60_000);
}

for (const { name, check } of contract(pathfinder, [drake], { games: 2, longest: 8, alsoLegal, limit: 4000 })) {
  test(`${name} (with flight, wind and a Huge drake)`, check, 60_000);
}

// Every offer of 200 games: ARBITRE_DIAL=100 npx vitest run rules/pathfinder/src/game.test.ts -t 'offer by offer'
const everyOffer = explained(pathfinder, [first, gorge, ledge, drake], { games: 2, longest: 20 });
test(everyOffer.name, everyOffer.check, 120_000);

test('the shipped scenarios set up and wait for initiative', () => {
  for (const { scenario } of [first, gorge, drake, ledge]) {
    const state = pathfinder.setup(scenario, {});
    expect(state.ok && pathfinder.awaiting(state.value)?.kind).toBe('begin');
  }
});
