import type { SeededChance } from '@arbitre/kernel';
import { cheapestWays, type Creature, type State, strideDestinations, strideSteps } from '@arbitre/pathfinder';
import { fight } from './fight.ts';

/**
 * Every destination of a Stride with the cheapest way, the safest way and who may react where, for each of twelve creatures on a 40
 * by 40 map; against the bare reach of the same creatures (the same steps among the others, cheapest ways only).
 */
export function benchReachWithTriggers(quick: boolean, dice: SeededChance): void {
  const fights = Array.from({ length: quick ? 5 : 20 }, () => fight(dice));
  const queries = fights.flatMap((state) => state.creatures.map((creature) => [state, creature] as const));
  const bare = (state: State, creature: Creature) =>
    cheapestWays(state, creature, 'stride', strideSteps(state, creature)).ends.length;
  const full = (state: State, creature: Creature) => strideDestinations(state, creature).length;
  const times = { bare: [] as number[], full: [] as number[] };
  for (let round = 0; round < (quick ? 6 : 20); round++) {
    times.bare.push(microseconds(queries, bare));
    times.full.push(microseconds(queries, full));
  }
  const [fast, slow] = [median(times.bare), median(times.full)];
  console.log('Pathfinder: one Stride on a 40 by 40 map with 12 creatures, every destination');
  console.log(`bare reach              ${fast.toFixed(0).padStart(6)} µs`);
  console.log(
    `with triggers and safest${slow.toFixed(0).padStart(6)} µs, ${(slow / fast).toFixed(2)} times the bare reach`,
  );
}

function microseconds(
  queries: readonly (readonly [State, Creature])[],
  ask: (state: State, creature: Creature) => number,
): number {
  const before = performance.now();
  let found = 0;
  for (const [state, creature] of queries) found += ask(state, creature);
  if (found === 0) throw new Error('some squares are reached');
  return ((performance.now() - before) * 1000) / queries.length;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
