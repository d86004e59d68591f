// Sets this brain against that of another checkout, without search: pairs of encounters on the same dice, the sides swapped.
// usage: node rules/pathfinder/scripts/duel.mjs CHECKOUT SCENARIO PAIRS SEED      (after a build of both)
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultRulings, playOut, read, SeededChance } from '@arbitre/kernel';
import { parse } from 'yaml';
import { pathfinder } from '../dist/index.js';
import { brain as ours } from '../dist/player/index.js';

const [checkout = '.', file = 'scenarios/pathfinder/gorge-drake.yaml', pairs = '40', seed = '1'] =
  process.argv.slice(2);
const { brain: theirs } = await import(
  pathToFileURL(resolve(checkout, 'rules/pathfinder/dist/player/index.js')).toString()
);
const { game: _, title: __, about: ___, rulings, ...own } = parse(readFileSync(file, 'utf8'));
const scenario = read(pathfinder.scenario, own);
if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
const setup = pathfinder.setup(scenario.value, { ...defaultRulings(pathfinder.rulings), ...rulings });
if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
const opening = setup.value;
const [first] = pathfinder.seats(opening);

/** Points of our brain in one encounter, on the side that it has: 1 won, ½ drawn. */
function points(n, side) {
  const { outcome } = playOut(pathfinder, opening, {
    choose: (view, seat) => (seat === side ? ours : theirs).proposals(view, seat)[0].command,
    dice: new SeededChance((Number(seed) >>> 0) + n * 2 ** 32),
    longest: 20_000,
  });
  if (outcome === null || outcome.winners.length === 0) return 0.5;
  return outcome.winners.includes(side) ? 1 : 0;
}

const shares = [];
for (let n = 0; n < Number(pairs); n++) {
  const other = pathfinder.seats(opening).find((seat) => seat !== first);
  shares.push((points(n, first) + points(n, other)) / 2);
}
const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
const spread = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, shares.length - 1);
const margin = 1.96 * (spread / shares.length) ** 0.5;
const percent = (share) => `${Math.round(1000 * share) / 10} %`;
console.log(`${percent(mean)} ± ${percent(margin)} of ${2 * shares.length} encounters, pairs of seed ${seed}`);
