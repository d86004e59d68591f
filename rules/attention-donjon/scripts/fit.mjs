// What each term of a position (src/player/terms.ts) is worth: a logistic fit of who won on the turns of games played by the computer.
// usage: node rules/attention-donjon/scripts/fit.mjs [GAMES] [FIRST_SEED]      (after a build)
// Apprentices and soldiers play by turns, so that good and bad positions are both seen. Prints a weight for each term, its error, and how
// well the weights tell victory from defeat in games they were not fitted on.
import { readFileSync } from 'node:fs';
import { playerNamed } from '@arbitre/players';
import { loadBrain, loadGames, loadScenario, playGame, seatedPolicy, seedOf } from '@arbitre/referee/core';
import { termsOf } from '../dist/player/terms.js';

const SCENARIO = new URL('../../../scenarios/attention-donjon/nid-des-hommes-rats.yaml', import.meta.url);
const RIDGE = 1;
const games = Number(process.argv[2] ?? 240);
const first = Number(process.argv[3] ?? 501);

const loaded = loadScenario(readFileSync(SCENARIO, 'utf8'), await loadGames(['attention-donjon']));
const brain = await loadBrain('attention-donjon');
if (!loaded.ok || brain === null) throw new Error('the nest cannot be played');
const { game, opening } = loaded.value;
const players = ['apprentice', 'soldier'].map((name) => seatedPolicy(brain, {}, { player: playerNamed(name) }));

const names = Object.keys(termsOf(opening));
const rows = [];
for (let n = 0; n < games; n++) rows.push(...turnsOf(n));
const fitted = rows.filter(({ n }) => n % 4 !== 3);
const kept = rows.filter(({ n }) => n % 4 === 3);
const { weights, errors } = fit(fitted);
for (const [at, name] of ['one', ...names].entries())
  console.log(`${name.padEnd(12)} ${weights[at].toFixed(3).padStart(8)} ± ${errors[at].toFixed(3)}`);
console.log(
  `${games} games, ${rows.length} turns; log loss ${loss(fitted).toFixed(4)}, on games kept apart ${loss(kept).toFixed(4)}`,
);

/** The terms at every turn of a game, and whether it was won. Turns of one game are not independent: each weighs its share of the game. */
function turnsOf(n) {
  const policy = players[n % 2];
  const turns = [];
  let last = '';
  const { outcome } = playGame(
    game,
    opening,
    seedOf(first, n),
    (one, view, seat, chance) => {
      const turn = brain.turn(view);
      if (turn !== last) turns.push(Object.values(termsOf(view)));
      last = turn;
      return policy(one, view, seat, chance);
    },
    20_000,
  );
  const won = (outcome?.winners ?? []).length > 0 ? 1 : 0;
  return turns.map((terms) => ({ n, x: [1, ...terms], won, weight: 10 / turns.length }));
}

function chance(x, weights) {
  return 1 / (1 + Math.exp(-x.reduce((sum, value, at) => sum + value * weights[at], 0)));
}

function loss(some) {
  let [sum, total] = [0, 0];
  for (const { x, won, weight } of some) {
    const p = chance(x, weights);
    sum -= weight * Math.log(won === 1 ? p : 1 - p);
    total += weight;
  }
  return sum / total;
}

/** Newton's steps with a little ridge, until they are small. */
function fit(some) {
  const size = names.length + 1;
  let found = Array.from({ length: size }, () => 0);
  for (let step = 0; step < 25; step++) {
    const gradient = found.map((value, at) => (at === 0 ? 0 : -RIDGE * value));
    const curve = found.map((_, at) => found.map((__, other) => (at === other ? (at === 0 ? 1e-9 : RIDGE) : 0)));
    for (const { x, won, weight } of some) {
      const p = chance(x, found);
      for (let at = 0; at < size; at++) {
        gradient[at] += weight * (won - p) * x[at];
        for (let other = 0; other < size; other++) curve[at][other] += weight * p * (1 - p) * x[at] * x[other];
      }
    }
    const inverse = inverted(curve);
    const change = inverse.map((row) => row.reduce((sum, value, at) => sum + value * gradient[at], 0));
    found = found.map((value, at) => value + change[at]);
    if (Math.max(...change.map(Math.abs)) < 1e-6)
      return { weights: found, errors: inverse.map((row, at) => Math.sqrt(row[at])) };
  }
  throw new Error('the fit does not settle');
}

function inverted(matrix) {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, other) => (at === other ? 1 : 0))]);
  for (let at = 0; at < size; at++) {
    const pivot = rows.findIndex(
      (row, other) => other >= at && Math.abs(row[at]) === Math.max(...rows.slice(at).map((one) => Math.abs(one[at]))),
    );
    [rows[at], rows[pivot]] = [rows[pivot], rows[at]];
    const scale = rows[at][at];
    rows[at] = rows[at].map((value) => value / scale);
    for (let other = 0; other < size; other++) {
      if (other === at) continue;
      const factor = rows[other][at];
      rows[other] = rows[other].map((value, column) => value - factor * rows[at][column]);
    }
  }
  return rows.map((row) => row.slice(size));
}
