/**
 * Asks the results of battles what a position is worth: plays games between soldiers, takes the terms of the position at the beginning of
 * every turn as its player sees them, and fits who won (logistic regression, least squares of the weights as a brake). Prints by what
 * each term of `features` should be multiplied (1: as it is), and how well the worth foretells the result (log loss; 0.693 is a coin).
 *
 *   node rules/thucidide/scripts/fit-worth.mjs scenarios/thucidide/the-village-on-the-road.yaml --games 200 --seed 9001
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fold, SeededChance } from '@arbitre/kernel';
import { choose, level } from '@arbitre/players';
import { loadBrain, loadGames, loadScenario } from '@arbitre/referee/core';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '100' }, seed: { type: 'string', default: '9001' } },
});
const games = await loadGames(['thucidide']);
const brain = await loadBrain('thucidide');
const players = [level('apprentice'), level('soldier')];

for (const file of positionals) {
  const loaded = loadScenario(readFileSync(file, 'utf8'), games);
  if (!loaded.ok) throw new Error(`${file}: ${JSON.stringify(loaded.mistakes)}`);
  const rows = [];
  for (let n = 0; n < Number(values.games); n++) rows.push(...played(loaded.value, Number(values.seed) + n * 2 ** 32));
  report(file, rows);
}

/** One game: the terms at the beginning of each turn, unbent, and what came of it for whoever was to move. */
function played({ game, opening }, seed) {
  const dice = new SeededChance(seed);
  const chance = new SeededChance(seed ^ 0x5bd1e995);
  const who = Object.fromEntries(game.seats(opening).map((seat) => [seat, players[chance.int(players.length)]]));
  const rows = [];
  let state = opening;
  for (let turn = ''; state.outcome === null; ) {
    const { side } = state.turn;
    if (brain.turn(state) !== turn) rows.push({ side, terms: unbent(brain.features(state, side)) });
    turn = brain.turn(state);
    const [seat] = game.awaiting(state).seats;
    const { command } = choose(who[seat], { game, brain, view: game.view(state, seat), seat, chance });
    state = fold(game, state, game.decide(state, seat, command, dice));
  }
  const { winners } = state.outcome;
  return rows.map(({ side, terms }) => ({ terms, won: winners.length === 0 ? 0.5 : winners.includes(side) ? 1 : 0 }));
}

/** Terms as they were before their sum was bent: halves of the logarithm of the odds, in thousandths. */
function unbent(features) {
  const sum = Object.values(features).reduce((total, term) => total + term, 0) / 1000;
  const scale = Math.abs(sum) < 0.001 ? 1 : Math.atanh(Math.max(-0.9999, Math.min(0.9999, sum))) / sum;
  return Object.fromEntries(Object.entries(features).map(([name, term]) => [name, (2 * scale * term) / 1000]));
}

function report(file, rows) {
  const names = Object.keys(rows[0].terms);
  const inputs = rows.map(({ terms }) => names.map((name) => terms[name]));
  const results = rows.map(({ won }) => won);
  const weights = fitted(inputs, results);
  console.log(`${file}: ${rows.length} positions`);
  console.log(
    `  log loss ${loss(
      inputs,
      results,
      names.map(() => 1),
    )} as it is, ${loss(inputs, results, weights)} fitted`,
  );
  for (const [index, name] of names.entries()) console.log(`  ${name.padEnd(10)} × ${weights[index].toFixed(2)}`);
}

function chanceOf(input, weights) {
  return 1 / (1 + Math.exp(-input.reduce((sum, term, index) => sum + term * weights[index], 0)));
}

function loss(inputs, results, weights) {
  const sum = inputs.reduce((total, input, row) => {
    const chance = Math.max(1e-6, Math.min(1 - 1e-6, chanceOf(input, weights)));
    return total - results[row] * Math.log(chance) - (1 - results[row]) * Math.log(1 - chance);
  }, 0);
  return (sum / inputs.length).toFixed(4);
}

/** Weights that foretell the results best, by Newton's steps. */
function fitted(inputs, results) {
  const size = inputs[0].length;
  const brake = 1e-3 * inputs.length;
  let weights = Array.from({ length: size }, () => 1);
  for (let step = 0; step < 25; step++) {
    const slope = weights.map((weight) => brake * (weight - 1));
    const curve = weights.map((_, row) => weights.map((__, column) => (row === column ? brake : 0)));
    for (const [at, input] of inputs.entries()) {
      const chance = chanceOf(input, weights);
      for (let row = 0; row < size; row++) {
        slope[row] += (chance - results[at]) * input[row];
        for (let column = 0; column < size; column++)
          curve[row][column] += chance * (1 - chance) * input[row] * input[column];
      }
    }
    const change = solved(curve, slope);
    weights = weights.map((weight, index) => weight - change[index]);
  }
  return weights;
}

/** x of matrix · x = right, by elimination; the matrix is positive definite. */
function solved(matrix, right) {
  const rows = matrix.map((row, index) => [...row, right[index]]);
  for (const [index, pivot] of rows.entries()) {
    for (const [other, row] of rows.entries()) {
      if (other === index) continue;
      const factor = row[index] / pivot[index];
      for (let column = index; column < row.length; column++) row[column] -= factor * pivot[column];
    }
  }
  return rows.map((row, index) => row.at(-1) / row[index]);
}
