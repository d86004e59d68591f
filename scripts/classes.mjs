/**
 * Has each class of the D10 dungeon go down many times, one of the computer's levels at the wheel, and keeps how many came past each
 * floor: the choice of a class shows it. The same dice for every class.
 *
 *   node scripts/classes.mjs --player apprentice --games 100 --seed 1
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CLASSES, donjonD10 as game } from '@arbitre/donjon-d10';
import { advance, playOut, SeededChance } from '@arbitre/kernel';
import { choose, playerNamed } from '@arbitre/players';
import { loadBrain, loadScenario, registryOf } from '@arbitre/referee/core';

const SCENARIO = new URL('../scenarios/donjon-d10/the-dungeon.yaml', import.meta.url);
const FILE = new URL('../apps/web/src/games/donjon-d10/classes.json', import.meta.url);
/** Floors that it is told of. */
const FLOORS = [10, 25, 50];
/** Commands after which a descent is given up; it counts as far as it came. */
const LONGEST = 20_000;

const { values } = parseArgs({
  options: {
    player: { type: 'string', default: 'apprentice' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});
const [games, seed] = [Number(values.games), Number(values.seed)];
const player = playerNamed(values.player);
const brain = await loadBrain(game.id);
if (player === null || brain === null) throw new Error(`nobody called ${values.player} plays ${game.id}`);
const loaded = loadScenario(readFileSync(SCENARIO, 'utf8'), registryOf(game));
if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
const [hero] = game.seats(loaded.value.opening);

const past = {};
for (const id of Object.keys(CLASSES)) {
  const depths = Array.from({ length: games }, (_, nth) => descend(id, seed + nth));
  past[id] = Object.fromEntries(FLOORS.map((floor) => [floor, depths.filter((depth) => depth >= floor).length]));
  console.log(id, JSON.stringify(past[id]));
}
writeFileSync(FILE, `${JSON.stringify({ player: values.player, games, seed, past }, null, 2)}\n`);

/** Floors left behind by one descent. */
function descend(id, nth) {
  const dice = new SeededChance(nth);
  const chance = new SeededChance(games + seed + nth);
  const opening = advance(game, loaded.value.opening, hero, { do: 'choose', class: id }, dice);
  const pick = (view, seat) => choose(player, { game, brain, view, seat, chance }).command;
  const { state, outcome } = playOut(game, opening, { dice, longest: LONGEST, choose: pick });
  return outcome?.score?.floors ?? state.floor.number - 1;
}
