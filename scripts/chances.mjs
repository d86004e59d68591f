/**
 * Turns what the computer sees in a position into a chance of winning: plays shipped scenarios, one of its levels in every seat, notes the
 * features of its brain now and then with how the game ended, and fits their weights (a logistic curve, by Newton's method). Kept in
 * apps/web/src/end/chances.json; the end of a game draws its course with it.
 *
 *   node scripts/chances.mjs thucidide --player soldier --games 40 --seed 1
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { playOut, SeededChance } from '@arbitre/kernel';
import { choose, ending, playerNamed } from '@arbitre/players';
import { loadBrain, loadGames, loadScenario, registryOf } from '@arbitre/referee/core';
import { chanceOf, fitted, lossOf } from './logistic.mjs';

const FILE = new URL('../apps/web/src/end/chances.json', import.meta.url);
/** Commands between two looks: neighbours tell nearly the same. */
const EVERY = 5;
const LONGEST = 3000;
/** So weak a pull towards "all positions are alike" that it only matters where every game was won. */
const RIDGE = 0.02;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    player: { type: 'string', default: 'soldier' },
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    without: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', multiple: true }, // features that mean the same in every scenario
  },
});
const [games, seed] = [Number(values.games), Number(values.seed)];
const player = playerNamed(values.player);
const kept = JSON.parse(readFileSync(FILE, { encoding: 'utf8', flag: 'a+' }) || '{}');
for (const id of positionals) {
  const looks = await playAll(id);
  const seen = [...new Set(looks.flatMap(({ features }) => Object.keys(features)))].sort();
  const { names, rows, bias, weights } = growing(
    looks,
    seen.filter((name) => values.only?.includes(name) ?? true),
  );
  const share = mean(rows.map(({ won }) => won));
  kept[id] = {
    player: values.player,
    games,
    seed,
    looks: looks.length,
    bias: rounded(bias),
    weights: Object.fromEntries(names.map((name, at) => [name, rounded(weights[at])])),
  };
  console.log(id, JSON.stringify(kept[id]), `won ${share.toFixed(3)}`);
  const told = lossOf(rows, ({ x }) => chanceOf([bias, ...weights], x));
  console.log(`  log loss ${told.toFixed(3)}, of the share alone ${lossOf(rows, () => share).toFixed(3)}`);
}
writeFileSync(
  FILE,
  `${JSON.stringify(Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
);

/** Judgements of every seat in so many games of each scenario, from −1 to 1, and whether that seat won. */
async function playAll(id) {
  const game = (await loadGames([id])).get(id);
  const brain = await loadBrain(id);
  if (game === undefined || brain === null || player === null)
    throw new Error(`nobody called ${values.player} plays ${id}`);
  const looks = [];
  const folder = new URL(`../scenarios/${id}/`, import.meta.url);
  for (const file of readdirSync(folder).filter(
    (name) => name.endsWith('.yaml') && !values.without.includes(name.slice(0, -5)),
  )) {
    const loaded = loadScenario(readFileSync(new URL(file, folder), 'utf8'), registryOf(game));
    if (!loaded.ok) throw new Error(`${file}: ${JSON.stringify(loaded.mistakes)}`);
    for (let nth = 0; nth < games; nth++) looks.push(...playOne(game, brain, loaded.value.opening, seed + nth));
    console.log(`  ${file}: ${looks.length} looks so far`);
  }
  return looks;
}

function playOne(game, brain, opening, nth) {
  const chance = new SeededChance(1_000_000 + nth);
  const seen = [];
  let commands = 0;
  const { state, outcome } = playOut(game, opening, {
    dice: new SeededChance(nth),
    longest: LONGEST,
    choose: (view, seat) => choose(player, { game, brain, view, seat, chance }).command,
    visit: (now) => {
      if (commands++ % EVERY > 0) return;
      for (const seat of game.seats(opening)) seen.push({ seat, features: brain.features(game.view(now, seat), seat) });
    },
  });
  if (outcome === null) return [];
  return seen.map(({ seat, features }) => ({
    features,
    won: (1000 + (ending({ game, brain, view: state, seat }, state) ?? 0)) / 2000,
  }));
}

/** A feature is good for its seat by its very meaning: one whose weight comes out below 0 only follows something else, and is left out. */
function growing(looks, names) {
  const rows = looks.map(({ features, won }) => ({
    x: [1, ...names.map((name) => (features[name] ?? 0) / 1000)],
    won,
  }));
  const [bias, ...weights] = fitted(rows, [RIDGE, ...names.map(() => RIDGE)]).weights;
  const least = Math.min(...weights);
  return least < 0
    ? growing(
        looks,
        names.filter((_, at) => weights[at] !== least),
      )
    : { names, rows, bias, weights };
}

function mean(list) {
  return list.reduce((sum, one) => sum + one, 0) / list.length;
}

function rounded(value) {
  return Math.round(value * 1000) / 1000;
}
