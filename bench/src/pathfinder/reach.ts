import { pathOf, SeededChance } from '@arbitre/kernel';
import { cheapestWays, type Creature, type State, strideDestinations, strideSteps } from '@arbitre/pathfinder';
import { fight } from './fight.ts';

/**
 * Every destination of a Stride with the cheapest way, the safest way and who may react where, for each of twelve creatures on a 40
 * by 40 map; against the bare reach of the same creatures: the same steps among the others, the cheapest way to each destination. The
 * search alone, no way written out, is the floor under both.
 */
export function benchReachWithTriggers(quick: boolean, dice: SeededChance): void {
  const fights = Array.from({ length: quick ? 5 : 20 }, () => fight(dice));
  const queries = fights.flatMap((state) => state.creatures.map((creature) => [state, creature] as const));
  const search = (state: State, creature: Creature) =>
    cheapestWays(state, creature, 'stride', strideSteps(state, creature));
  const contestants = {
    'search alone': (state: State, creature: Creature) => search(state, creature).ends.length,
    'bare reach': (state: State, creature: Creature) => {
      const reached = search(state, creature);
      return Array.from(reached.ends, (trail) => pathOf(reached, trail)).length;
    },
    'with triggers and safest': (state: State, creature: Creature) => strideDestinations(state, creature).length,
  };
  const times = Object.values(contestants).map((): number[] => []);
  for (let round = 0; round < (quick ? 15 : 40); round++) {
    for (const [i, ask] of Object.values(contestants).entries()) times[i]?.push(microseconds(queries, ask));
  }
  const medians = times.map(median);
  console.log('Pathfinder: one Stride on a 40 by 40 map with 12 creatures, every destination');
  for (const [i, name] of Object.keys(contestants).entries()) {
    const ratio = (medians[i] ?? 0) / (medians[1] ?? 1);
    console.log(
      `${name.padEnd(26)}${(medians[i] ?? 0).toFixed(0).padStart(5)} µs, ${ratio.toFixed(2)} times the bare reach`,
    );
  }
}

/** Processor µs of one Stride with triggers and safest ways, the least of some rounds: the measure `bench -- commands` uses. */
export function strideWithTriggers(quick: boolean): number {
  const dice = new SeededChance(40);
  const queries = Array.from({ length: 20 }, () => fight(dice)).flatMap((state) =>
    state.creatures.map((creature) => [state, creature] as const),
  );
  const rounds = Array.from({ length: quick ? 10 : 30 }, () => {
    const before = process.cpuUsage();
    for (const [state, creature] of queries) strideDestinations(state, creature);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / queries.length;
  });
  return Math.min(...rounds);
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
