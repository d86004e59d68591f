import { type Chance, pick, read, SeededChance } from '@arbitre/kernel';
import { pathfinder, type State } from '@arbitre/pathfinder';

const YARD = {
  map: ['..........', '....d.....', '...#dd....', '....d..#..', '..........', '......t...', '..........'].join('\n'),
  sides: [
    { id: 'heroes', name: { fr: 'eux', en: 'they' }, heroes: true },
    { id: 'foes', name: { fr: 'les pillards', en: 'the raiders' } },
  ],
  creatures: [
    { id: 'maelle', block: 'polearm-fighter', side: 'heroes', at: 'b4' },
    { id: 'pim', block: 'small-archer', side: 'heroes', at: 'a5' },
    { id: 'reed', block: 'marsh-raider', side: 'foes', at: 'i3' },
    { id: 'croak', block: 'marsh-raider', side: 'foes', at: 'j6' },
  ],
  rounds: 20,
};

/** Whole encounters of four in a courtyard, every offer listed and one taken at random: the full contract, nothing skipped. */
export function benchEncounters(quick: boolean): void {
  const scenario = read(pathfinder.scenario, YARD);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
  const opening = pathfinder.setup(scenario.value, {});
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems));
  const count = quick ? 10 : 60;
  const before = performance.now();
  let commands = 0;
  for (let seed = 0; seed < count; seed++) commands += playAtRandom(opening.value, new SeededChance(seed));
  const seconds = (performance.now() - before) / 1000;
  console.log('Pathfinder: random encounters, two against two in a courtyard, through offers, decide and evolve');
  console.log(
    `${(count / seconds).toFixed(1)} encounters a second, ${(commands / seconds).toFixed(0)} commands a second`,
  );
}

function playAtRandom(opening: State, dice: Chance): number {
  let state = opening;
  let commands = 0;
  for (; pathfinder.outcome(state) === null; commands++) {
    const seat = pathfinder.awaiting(state)?.seats[0] ?? '';
    const { command } = pick(dice, pathfinder.offers(state, seat));
    const facts = pathfinder.decide(state, seat, command, dice);
    if ('code' in facts) throw new Error(`offered but refused: ${facts.code}`);
    for (const fact of facts) state = pathfinder.evolve(state, fact);
  }
  return commands;
}
