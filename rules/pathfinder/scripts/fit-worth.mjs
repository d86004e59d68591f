/**
 * Asks the results of encounters what a position is worth: plays games between soldiers and apprentices, takes the terms of the position at
 * the beginning of every turn as the side of that creature sees them, and fits who won (logistic regression, drawn towards what the terms
 * weigh now). Prints by what each term of `features` should be multiplied (1: as it is), and how well the worth foretells the result (log loss; 0.693 is
 * a coin), on the games of the fit and on as many others.
 *
 *   node rules/pathfinder/scripts/fit-worth.mjs scenarios/pathfinder/gorge-drake.yaml --games 200 --seed 9001
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fold, SeededChance } from '@arbitre/kernel';
import { choose, level } from '@arbitre/players';
import { loadBrain, loadGames, loadScenario } from '@arbitre/referee/core';
import { chanceOf, fitted, lossOf } from '../../../scripts/logistic.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '100' }, seed: { type: 'string', default: '9001' } },
});
const games = await loadGames(['pathfinder']);
const brain = await loadBrain('pathfinder');
const players = [level('apprentice'), level('soldier')];
/** How strongly a weight is drawn towards what it is, a position. */
const BRAKE = 0.001;

const fit = [];
const test = [];
for (const file of positionals) {
  const loaded = loadScenario(readFileSync(file, 'utf8'), games);
  if (!loaded.ok) throw new Error(`${file}: ${JSON.stringify(loaded.mistakes)}`);
  for (let n = 0; n < 2 * Number(values.games); n++)
    (n % 2 === 0 ? fit : test).push(...played(loaded.value, Number(values.seed) + n * 2 ** 32));
}
report();

/** One game: the terms at the beginning of each turn, unbent, and what came of it for whoever was to move. */
function played({ game, opening }, seed) {
  const dice = new SeededChance(seed);
  const chance = new SeededChance(seed ^ 0x5bd1e995);
  const who = Object.fromEntries(game.seats(opening).map((seat) => [seat, players[chance.int(players.length)]]));
  const rows = [];
  let state = opening;
  for (let turn = ''; state.outcome === null; ) {
    const side = state.creatures.find(({ id }) => id === state.turn?.who)?.side;
    if (side !== undefined && brain.turn(state) !== turn)
      rows.push({ side, terms: unbent(brain.features(game.view(state, side), side)) });
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

function report() {
  const names = Object.keys(fit[0].terms);
  const rowsOf = (positions) => positions.map(({ terms, won }) => ({ x: names.map((name) => terms[name]), won }));
  const [rows, others] = [rowsOf(fit), rowsOf(test)];
  const asTheyAre = names.map(() => 1);
  const pull = names.map(() => BRAKE * rows.length);
  const { weights, errors } = fitted(rows, pull, asTheyAre);
  const loss = (some, of) => lossOf(of, ({ x }) => chanceOf(some, x)).toFixed(4);
  console.log(`${rows.length} positions, ${others.length} others`);
  console.log(`  log loss ${loss(asTheyAre, rows)} as it is, ${loss(weights, rows)} fitted`);
  console.log(`  of others ${loss(asTheyAre, others)} as it is, ${loss(weights, others)} fitted`);
  for (const [index, name] of names.entries())
    console.log(`  ${name.padEnd(10)} × ${weights[index].toFixed(2)} ± ${(1.96 * errors[index]).toFixed(2)}`);
}
