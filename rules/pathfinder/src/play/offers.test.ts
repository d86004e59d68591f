import { canonical, read, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { randomRulings, randomScenario } from '../../scripts/random-encounter.mjs';
import { naiveOffers } from '../../testing/naive-offers.ts';
import { pathfinder } from '../game.ts';
import { offers } from './offers.ts';
import type { State } from './state.ts';

/** Orders as text, in no order. */
const listed = (orders: readonly unknown[]) => orders.map(canonical).toSorted();

/** What is offered in a turn, but for safest ways. */
function offered(state: State, seat: string): string[] {
  const plain = offers(state, seat).filter(({ command }) => !('way' in command && command.way === 'safest'));
  return listed(plain.map(({ command }) => command));
}

test('what one search offers is what judging every command by itself finds (random encounters)', () => {
  let compared = 0;
  for (let seed = 1; seed <= dial(6); seed++) {
    const dice = new SeededChance(seed);
    const scenario = read(pathfinder.scenario, randomScenario(dice, 3));
    if (!scenario.ok) throw new Error(`seed ${seed}`);
    const opening = pathfinder.setup(scenario.value, randomRulings(pathfinder.rulings, dice));
    if (!opening.ok) throw new Error(`seed ${seed}`);
    let state = opening.value;
    for (let command = 0; command < 40 && pathfinder.outcome(state) === null; command++) {
      const [seat = ''] = pathfinder.awaiting(state)?.seats ?? [];
      const where = `seed ${seed} command ${command}`;
      if (state.mode === 'encounter' && state.frames.length === 0 && command % 10 === 6) {
        expect({ where, offers: offered(state, seat) }).toEqual({ where, offers: listed(naiveOffers(state, seat)) });
        compared++;
      }
      const choices = pathfinder.offers(state, seat);
      const choice = choices[dice.int(choices.length)];
      if (choice === undefined) throw new Error(`${where}: nothing to do`);
      const facts = pathfinder.decide(state, seat, choice.command, dice);
      if ('code' in facts) throw new Error(`${where}: ${facts.code}`);
      for (const fact of facts) state = pathfinder.evolve(state, fact);
    }
  }
  expect(compared).toBeGreaterThan(0);
});
