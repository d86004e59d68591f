import { SeededChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { randomScenario } from '../../scripts/random-encounter.mjs';
import { play, opening, scenarioOf } from '../../testing/table.ts';
import { flightReach } from './flight-search.ts';
import type { State } from '../play/state.ts';
import { type Voyages, volumeReach } from './volume-search.ts';
import { m, table } from '../../testing/duel.ts';
import { offers } from '../play/offers.ts';

/** The spots of a search that are level with the layers of a flyer, with what they cost. */
const listed = (reached: Voyages, level: number) =>
  Array.from({ length: reached.count }, (_, index) => ({ ...reached.spot(index), halves: reached.halves(index) }))
    .filter(({ z }) => (z - level) % 5 === 0)
    .map(({ at, z, halves }) => `${at} ${z} ${halves}`)
    .toSorted();

/** A flyer somewhere on a small random map, level with the layers of the map. */
function flyer(seed: number): State {
  const dice = new SeededChance(seed);
  const written = randomScenario(dice, 3) as {
    creatures: readonly { id: string; block: string }[];
    legend: Readonly<Record<string, unknown>>;
  };
  const [first] = written.creatures;
  const order = written.creatures.map(({ id }) => id);
  return opening(
    scenarioOf({
      ...written,
      legend: { ...written.legend, l: { class: 'difficult' } }, // no ground between two layers
      blocks: {
        mole: {},
        otter: {},
        wing: { like: 'soot-bat', size: ['Tiny', 'Medium', 'Large'][dice.int(3)], speeds: { fly: 2 + dice.int(2) } },
      },
      creatures: written.creatures
        .filter((one) => one.block !== 'hill-brute' && one.block !== 'ridge-drake')
        .map((one) => (one === first ? { ...one, block: 'wing', z: 5 } : one)),
      encounter: { order, turn: { who: first?.id, diagonals: dice.int(2) } },
    }),
  );
}

test('pf.fly.3 pf.fly.5 the quick search of the air finds what judging every step finds (seeds 1 to 20)', () => {
  let tested = 0;
  for (let seed = 1; seed <= 20; seed++) {
    let state: State;
    try {
      state = flyer(seed);
    } catch {
      continue; // a Large flyer that does not fit where the dice put it
    }
    const creature = state.creatures.find(({ block }) => block === 'wing');
    if (creature === undefined) continue;
    tested++;
    for (const maneuvering of [false, true]) {
      const quick = flightReach(state, creature, 5, maneuvering);
      const plain = volumeReach(state, creature, maneuvering ? 'maneuver' : 'fly', 5);
      expect({ seed, reached: listed(quick, creature.z) }).toEqual({ seed, reached: listed(plain, creature.z) });
    }
  }
  expect(tested).toBeGreaterThan(5);
});

test('pf.climb.1 a face is reached from a square away by a slanting step: offered as it is accepted', () => {
  const state = table('ppp\n...\n...', [{ ...m, at: 'a3' }], 'm', { p: { height: 20, face: { dc: 15 } } });
  const offered = offers(state, 'us').map(({ command }) => command);
  expect(offered).toContainEqual({ do: 'climb', who: 'm', to: 4, z: 5 });
  expect(play(state, ['climb m b2@5'], [[20, 15]]).last).not.toHaveProperty('code');
});
