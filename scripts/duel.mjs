// Sets this brain against that of another checkout, without search: pairs of games on the same dice, the sides swapped.
// usage: node scripts/duel.mjs CHECKOUT SCENARIO PAIRS SEED      (after a build of both)
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { playOut, SeededChance } from '@arbitre/kernel';
import { loadBrain, loadGames, loadScenario, orThrow } from '@arbitre/referee/core';
import { parse } from 'yaml';

const [checkout, file, pairs = '40', seed = '1'] = process.argv.slice(2);
if (checkout === undefined || file === undefined)
  throw new Error('against whom, and where? node scripts/duel.mjs CHECKOUT SCENARIO [PAIRS] [SEED]');
const text = readFileSync(file, 'utf8');
const { game: id } = parse(text);
const { game, opening } = orThrow(loadScenario(text, await loadGames([id])));
const ours = await loadBrain(id);
const { brain: theirs } = await import(pathToFileURL(resolve(checkout, `rules/${id}/dist/player/index.js`)).toString());
const [first, second] = game.seats(opening);
if (second === undefined) throw new Error(`${file} has one seat: nobody to set against`);

/** Points of our brain in one game, on the side that it has: 1 won, ½ drawn. */
function points(n, side) {
  const { outcome } = playOut(game, opening, {
    choose: (view, seat) => (seat === side ? ours : theirs).proposals(view, seat)[0].command,
    dice: new SeededChance((Number(seed) >>> 0) + n * 2 ** 32),
    longest: 20_000,
  });
  if (outcome === null || outcome.winners.length === 0) return 0.5;
  return outcome.winners.includes(side) ? 1 : 0;
}

const shares = Array.from({ length: Number(pairs) }, (_, n) => (points(n, first) + points(n, second)) / 2);
const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
const spread = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, shares.length - 1);
const margin = 1.96 * (spread / shares.length) ** 0.5;
const percent = (share) => `${Math.round(1000 * share) / 10} %`;
console.log(`${percent(mean)} ± ${percent(margin)} of ${2 * shares.length} games, pairs of seed ${seed}`);
