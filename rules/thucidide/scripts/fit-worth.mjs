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
import { chanceOf, fitted, lossOf } from '../../../scripts/logistic.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '100' }, seed: { type: 'string', default: '9001' } },
});
const games = await loadGames(['thucidide']);
const brain = await loadBrain('thucidide');
const players = [level('apprentice'), level('soldier')];
/** How strongly a weight is drawn towards what it is, a position. */
const BRAKE = 0.001;

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

function report(file, positions) {
  const names = Object.keys(positions[0].terms);
  const rows = positions.map(({ terms, won }) => ({ x: names.map((name) => terms[name]), won }));
  const asTheyAre = names.map(() => 1);
  const { weights } = fitted(
    rows,
    names.map(() => BRAKE * rows.length),
    asTheyAre,
  );
  const loss = (some) => lossOf(rows, ({ x }) => chanceOf(some, x)).toFixed(4);
  console.log(`${file}: ${rows.length} positions`);
  console.log(`  log loss ${loss(asTheyAre)} as it is, ${loss(weights)} fitted`);
  for (const [index, name] of names.entries()) console.log(`  ${name.padEnd(10)} × ${weights[index].toFixed(2)}`);
}
