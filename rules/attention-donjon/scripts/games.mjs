// Seeded random games on the shipped scenarios: node rules/attention-donjon/scripts/games.mjs [GAMES] [FIRST SEED]
// Every state is checked; the first broken one stops the run and names its scenario and seed. Build first (tsc -b).
import { readdirSync, readFileSync } from 'node:fs';
import { attentionDonjon, RULINGS } from '@arbitre/attention-donjon';
import { brokenState, ownPart, randomGame } from '@arbitre/attention-donjon/testing';
import { defaultRulings, SeededChance } from '@arbitre/kernel';
import { parse } from 'yaml';

const [games = 10_000, first = 1] = process.argv.slice(2).map(Number);
const folder = new URL('../../../scenarios/attention-donjon/', import.meta.url);
const files = readdirSync(folder).sort();
for (const file of files) {
  const document = parse(readFileSync(new URL(file, folder), 'utf8'));
  const opening = attentionDonjon.setup(ownPart(document), { ...defaultRulings(RULINGS), ...document.rulings });
  if (!opening.ok) throw new Error(`${file}: ${JSON.stringify(opening.problems)}`);
  const share = Math.round(games / files.length);
  const endings = new Map();
  let commands = 0;
  const start = performance.now();
  for (let seed = first; seed < first + share; seed++) {
    const played = randomGame(opening.value, new SeededChance(seed), (state) => {
      const broken = brokenState(state);
      if (broken !== null) throw new Error(`${file}, seed ${seed}: ${broken}`);
    });
    commands += played.commands;
    const { kind } = played.state.ending;
    endings.set(kind, (endings.get(kind) ?? 0) + 1);
  }
  const seconds = (performance.now() - start) / 1000;
  const told = [...endings].sort(([, a], [, b]) => b - a).map(([kind, count]) => `${kind} ${count}`);
  console.log(
    `${file}: ${share} games, ${Math.round(commands / share)} commands each, ${Math.round(share / seconds)} games a second`,
  );
  console.log(`  ${told.join(', ')}`);
}
