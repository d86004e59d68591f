import { readFileSync } from 'node:fs';
import { type Command, type State, thucidide } from '@arbitre/thucidide';
import { isRefusal, SeededChance } from '@arbitre/kernel';
import { loadScenario, registryOf } from '@arbitre/referee/core';
import { expect, test } from 'vitest';
import { atTheBridge } from '../../../e2e/film-scenarios.ts';
import type { Moment } from '../../table/model/story.ts';
import { histogramOf, successes } from './histogram.ts';

/** Games by chance in which whoever can attacks: every moment of them. */
function* attacks(seeds: number): Generator<{ readonly state: State; readonly told: readonly Moment[] }> {
  const file = new URL('../../../../../scenarios/thucidide/the-bridge-and-the-fords.yaml', import.meta.url);
  const loaded = loadScenario(atTheBridge(readFileSync(file, 'utf8')), registryOf(thucidide as never)); // as the registry knows it
  if (!loaded.ok) throw new Error('the bridge does not load');
  for (let seed = 1; seed <= seeds; seed++) {
    const chance = new SeededChance(seed);
    let state = loaded.value.opening as State; // of this very game
    const told: Moment[] = [];
    for (let commands = 0; commands < 160; commands++) {
      const seat = thucidide.awaiting(state)?.seats[0];
      if (seat === undefined) break;
      const offers = thucidide.offers(state, seat).map(({ command }): Command => command);
      const wanted = offers.find(({ do: verb }) => verb === 'attack') ?? offers[chance.int(offers.length)];
      const facts = wanted === undefined ? [] : thucidide.decide(state, seat, wanted, chance);
      if (isRefusal(facts)) throw new Error('an offer is refused');
      for (const fact of facts) {
        const before = state;
        state = thucidide.evolve(state, fact);
        told.push({ fact, before, after: state });
        yield { state, told };
      }
    }
  }
}

test('shares of successes are those of counting every throw', () => {
  expect(successes(0, 1 / 6)).toEqual([1]);
  expect(successes(2, 1 / 3).map((share) => share.toFixed(4))).toEqual(['0.4444', '0.4444', '0.1111']);
  expect(successes(5, 1 / 6).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
});

test('th.x.die a throw and the throw to come have the shares of the game’s own odds', () => {
  let [before, after] = [0, 0];
  for (const { state, told } of attacks(4)) {
    const shown = histogramOf(state, told);
    if (shown === null) continue;
    expect(shown.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    const attacker = state.units.find(({ id }) => id === state.combat?.attacker);
    if (shown.hits === null && attacker !== undefined) {
      before++;
      const [none = 0] = shown.shares;
      const chance = 1 - none ** (1 / shown.dice);
      expect([1, 2].map((faces) => (faces / 6).toFixed(6))).toContain(chance.toFixed(6));
      successes(shown.dice, chance).forEach((share, hits) => expect(shown.shares[hits]).toBeCloseTo(share, 9));
    } else if (shown.hits !== null) {
      after++;
      expect(shown.hits).toBeLessThanOrEqual(shown.dice);
    }
  }
  expect(Math.min(before, after)).toBeGreaterThan(0);
});

test('th.x.orders once an order was given, the throw to come has the shares of the throw that follows', () => {
  let ordered = 0;
  let last: ReturnType<typeof histogramOf> = null;
  for (const { state, told } of attacks(8)) {
    const shown = histogramOf(state, told);
    const moment = told.at(-1);
    if (moment?.fact.is === 'rolled' && shown?.hits !== null && last?.hits === null) {
      const { combat } = moment.before as State; // of this very game
      if ((combat?.attackOrder ?? combat?.defenceOrder ?? null) !== null) ordered++;
      expect(shown?.dice).toBe(last.dice);
      shown?.shares.forEach((share, hits) => expect(last?.shares[hits]).toBeCloseTo(share, 9));
    }
    last = shown;
  }
  expect(ordered).toBeGreaterThan(0);
});
