// Seeded random battles on the shipped scenarios: node rules/thucidide/scripts/battles.mjs [GAMES] [FIRST SEED] [SCENARIO]
// All the games on one scenario when it is named; else shared out among the three.
// Every state is checked; the first broken one stops the run and names its scenario and seed. Build first (tsc -b).
import { readdirSync, readFileSync } from 'node:fs';
import { defaultRulings, read, SeededChance } from '@arbitre/kernel';
import { brokenState, randomBattle, RULINGS, SCENARIO, thucidide } from '@arbitre/thucidide';
import { parse } from 'yaml';

const games = Number(process.argv[2] ?? 10_000);
const first = Number(process.argv[3] ?? 1);
const only = process.argv[4];
const folder = new URL('../../../scenarios/thucidide/', import.meta.url);

/** Large battles take longer: they get a smaller part of the games. */
const SHARES = { 'the-bridge-and-the-fords.yaml': 0.6, 'the-village-on-the-road.yaml': 0.39 };

const files = readdirSync(folder)
  .sort()
  .filter((file) => only === undefined || file.startsWith(only));
const rest = 1 - Object.values(SHARES).reduce((sum, share) => sum + share, 0);
for (const file of files) {
  const {
    game: _game,
    title: _title,
    about: _about,
    rulings,
    ...said
  } = parse(readFileSync(new URL(file, folder), 'utf8'));
  const scenario = read(SCENARIO, said);
  if (!scenario.ok) throw new Error(`${file}: ${JSON.stringify(scenario.problems)}`);
  const opening = thucidide.setup(scenario.value, { ...defaultRulings(RULINGS), ...rulings });
  if (!opening.ok) throw new Error(`${file}: ${JSON.stringify(opening.problems)}`);
  const share = Math.round(games * (only !== undefined ? 1 : (SHARES[file] ?? rest)));
  const endings = new Map();
  let commands = 0;
  const start = performance.now();
  for (let seed = first; seed < first + share; seed++) {
    const battle = randomBattle(opening.value, new SeededChance(seed), (state) => {
      const broken = brokenState(state);
      if (broken !== null) throw new Error(`${file}, seed ${seed}: ${broken}`);
    });
    commands += battle.commands;
    const { kind, winners } = battle.state.outcome;
    const ending = `${kind} ${winners.join(' ')}`.trim();
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
  }
  const seconds = (performance.now() - start) / 1000;
  const summary = [...endings].sort((a, b) => b[1] - a[1]).map(([ending, count]) => `${ending} ${count}`);
  console.log(
    `${file}: ${share} battles, ${commands} commands, ${(share / seconds).toFixed(1)} a second; ${summary.join(', ')}`,
  );
}
