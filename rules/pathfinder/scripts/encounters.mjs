// Plays random encounters by the thousand: no crash, no dead end, nothing offered that is refused.
// usage: node rules/pathfinder/scripts/encounters.mjs [ENCOUNTERS] [FIRST_SEED]      (after a build)
import { read, SeededChance } from '@arbitre/kernel';
import { pathfinder } from '../dist/index.js';
import { playOut, randomRulings, randomScenario } from './random-encounter.mjs';

const count = Number(process.argv[2] ?? 10_000);
const first = Number(process.argv[3] ?? 1);
const ends = new Map();
let commands = 0;
const begun = process.cpuUsage();
for (let seed = first; seed < first + count; seed++) {
  const dice = new SeededChance(seed);
  const scenario = read(pathfinder.scenario, randomScenario(dice, 3));
  if (!scenario.ok) throw new Error(`seed ${seed}: ${JSON.stringify(scenario.problems)}`);
  const setup = pathfinder.setup(scenario.value, randomRulings(pathfinder.rulings, dice));
  if (!setup.ok) throw new Error(`seed ${seed}: ${JSON.stringify(setup.problems)}`);
  try {
    const played = playOut(pathfinder, setup.value, dice);
    commands += played.commands;
    ends.set(played.outcome.kind, (ends.get(played.outcome.kind) ?? 0) + 1);
  } catch (problem) {
    throw new Error(`seed ${seed}: ${problem.message}`, { cause: problem });
  }
  if ((seed - first + 1) % 1000 === 0) console.log(`${seed - first + 1} encounters, ${commands} commands`);
}
const { user, system } = process.cpuUsage(begun);
console.log(
  `${count} encounters from seed ${first}: ${commands} commands, ${Math.round((user + system) / 1000)} ms of processor time`,
);
console.log([...ends].map(([kind, times]) => `${kind} ${times}`).join(', '));
