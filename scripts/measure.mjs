/**
 * Plays shipped scenarios with one of the computer's levels in every seat and keeps the figures in scenarios/measured.json, which the table
 * shows before a game: `won` by seat; `nobody`, a draw or, alone, a defeat; `commands`, the median length. Kind and minutes are said by
 * people (`--kind`, `--minutes`) and kept; the figures of a level are replaced.
 *
 *   node scripts/measure.mjs scenarios/thucidide/the-bridge-and-the-fords.yaml --player soldier --games 40 --seed 1
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadBrain, loadGames, loadScenario, seatedPolicy, simulate } from '@arbitre/referee/core';
import { playerNamed } from '@arbitre/players';

const FILE = new URL('../scenarios/measured.json', import.meta.url);
const KINDS = ['duel', 'solo', 'coop', 'puzzle', 'lesson'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    player: { type: 'string', default: 'soldier' },
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    kind: { type: 'string' },
    minutes: { type: 'string' },
  },
});

const measured = JSON.parse(readFileSync(FILE, 'utf8'));
for (const file of positionals) {
  const name = file.replace(/^.*scenarios\//, '').replace(/\.yaml$/, '');
  const played = await play(file);
  const before = measured[name] ?? {};
  const kind = values.kind ?? before.kind;
  if (!KINDS.includes(kind)) throw new Error(`--kind is one of ${KINDS.join(', ')}`);
  measured[name] = {
    kind,
    minutes: Number(values.minutes ?? before.minutes),
    played: [...(before.played ?? []).filter(({ player }) => player !== values.player), played],
  };
  console.log(name, JSON.stringify(played));
}
const sorted = Object.fromEntries(Object.entries(measured).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);

/** So many games of one scenario, the same player in every seat. */
async function play(file) {
  const text = readFileSync(file, 'utf8');
  const id = /^game: (\S+)/m.exec(text)?.[1] ?? '';
  const loaded = loadScenario(text, await loadGames([id]));
  if (!loaded.ok) throw new Error(`${file}: ${JSON.stringify(loaded.mistakes)}`);
  const { game, opening } = loaded.value;
  const brain = await loadBrain(id);
  const player = playerNamed(values.player);
  if (brain === null || player === null) throw new Error(`nobody called ${values.player} plays ${id}`);
  const options = { games: Number(values.games), seed: Number(values.seed), longest: 20_000 };
  const won = Object.fromEntries(game.seats(opening).map((seat) => [seat, 0]));
  const commands = [];
  let nobody = 0;
  for (const { outcome, commands: count } of simulate(game, opening, {
    ...options,
    policy: seatedPolicy(brain, {}, { player }),
  })) {
    commands.push(count);
    if ((outcome?.winners ?? []).length === 0) nobody++;
    for (const seat of outcome?.winners ?? []) won[seat] = (won[seat] ?? 0) + 1;
  }
  commands.sort((a, b) => a - b);
  const { games, seed } = options;
  return { player: values.player, games, seed, won, nobody, commands: commands[commands.length >> 1] };
}
