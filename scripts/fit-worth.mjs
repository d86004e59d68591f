/**
 * Asks the results of games what a position is worth: plays games between apprentices and soldiers, takes the terms of the position at the
 * beginning of every turn as its player sees them, and fits who won (logistic regression, least squares of the weights as a brake; which seat
 * it is counts for itself). Prints by what each term of `features` should be multiplied (1: as it is) and the error of that, and how well the
 * worth foretells the result (log loss; 0.693 is a coin). Several scenarios of one game are fitted together.
 *
 *   node scripts/fit-worth.mjs scenarios/thucidide/the-village-on-the-road.yaml --games 200 --seed 9001
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fold, SeededChance } from '@arbitre/kernel';
import { choose, level } from '@arbitre/players';
import { loadBrain, loadGames, loadScenario, orThrow } from '@arbitre/referee/core';
import { parse } from 'yaml';
import { chanceOf, fitted, lossOf } from './logistic.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '100' }, seed: { type: 'string', default: '9001' } },
});
if (positionals.length === 0)
  throw new Error('which scenario? node scripts/fit-worth.mjs SCENARIO [--games N] [--seed N]');
const texts = positionals.map((file) => readFileSync(file, 'utf8'));
const { game: id } = parse(texts[0]);
const games = await loadGames([id]);
const brain = await loadBrain(id);
const players = [level('apprentice'), level('soldier')];
/** How strongly a weight is drawn towards what it is, a position. */
const BRAKE = 0.001;

const rows = [];
for (const [index, text] of texts.entries()) {
  const loaded = orThrow(loadScenario(text, games));
  for (let n = 0; n < Number(values.games); n++)
    for (const row of played(loaded, Number(values.seed) + n * 2 ** 32))
      rows.push({ ...row, seats: texts.map((_, other) => (other === index ? row.first : 0)) });
}
report(rows);

/** One game: the terms at the beginning of each turn, unbent, and what came of it for whoever was to move. */
function played({ game, opening }, seed) {
  const dice = new SeededChance(seed);
  const chance = new SeededChance(seed + 1);
  const seats = game.seats(opening);
  const who = Object.fromEntries(seats.map((seat) => [seat, players[chance.int(players.length)]]));
  const rows = [];
  let state = opening;
  for (let turn = ''; game.awaiting(state) !== null; ) {
    const [seat] = game.awaiting(state).seats;
    const view = game.view(state, seat);
    if (brain.turn(state) !== turn) rows.push({ seat, terms: unbent(brain.features(view, seat)) });
    turn = brain.turn(state);
    const { command } = choose(who[seat], { game, brain, view, seat, chance });
    state = fold(game, state, game.decide(state, seat, command, dice));
  }
  const { winners } = game.outcome(state);
  const won = (seat) => (winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0);
  return rows.map(({ seat, terms }) => ({ terms, won: won(seat), first: seat === seats[0] ? 1 : -1 }));
}

/** Terms as they were before their sum was bent: halves of the logarithm of the odds, in thousandths. */
function unbent(features) {
  const sum = Object.values(features).reduce((total, term) => total + term, 0) / 1000;
  const scale = Math.abs(sum) < 0.001 ? 1 : Math.atanh(Math.max(-0.9999, Math.min(0.9999, sum))) / sum;
  return Object.fromEntries(Object.entries(features).map(([name, term]) => [name, (2 * scale * term) / 1000]));
}

function report(positions) {
  const names = Object.keys(positions[0].terms);
  const rows = positions.map(({ terms, won, seats }) => ({ x: [...names.map((name) => terms[name]), ...seats], won }));
  const asTheyAre = [...names.map(() => 1), ...texts.map(() => 0)];
  const { weights, errors } = fitted(
    rows,
    asTheyAre.map(() => BRAKE * rows.length),
    asTheyAre,
  );
  const loss = (some) => lossOf(rows, ({ x }) => chanceOf(some, x)).toFixed(4);
  console.log(`${rows.length} positions: log loss ${loss(asTheyAre)} as it is, ${loss(weights)} fitted`);
  for (const [index, name] of names.entries())
    console.log(`  ${name.padEnd(10)} × ${weights[index].toFixed(2)} ± ${errors[index].toFixed(2)}`);
}
