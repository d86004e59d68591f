// Looks for leaks along seeded random games of the Nest: node rules/attention-donjon/scripts/secrecy.mjs [SEEDS]
// At random points every seat is asked everything twice, by the game and by one that only looks the same. Build first (tsc -b).
import { readFileSync } from 'node:fs';
import { attentionDonjon, RULINGS } from '@arbitre/attention-donjon';
import { leakIn, ownPart } from '@arbitre/attention-donjon/testing';
import { defaultRulings } from '@arbitre/kernel';
import { parse } from 'yaml';

const [seeds = 100] = process.argv.slice(2).map(Number);
const file = new URL('../../../scenarios/attention-donjon/nid-des-hommes-rats.yaml', import.meta.url);
const nest = ownPart(parse(readFileSync(file, 'utf8')));
for (const players of [1, 2, 3, 4]) {
  const opening = attentionDonjon.setup({ ...nest, players }, defaultRulings(RULINGS));
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems));
  for (let seed = 1; seed <= seeds; seed++) {
    const leak = leakIn(attentionDonjon, opening.value, seed);
    if (leak !== null) throw new Error(`${players} at the table: ${leak}`);
  }
  console.log(`${players} at the table: ${seeds} games, no leak`);
}
