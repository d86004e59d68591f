// What each term of a position (src/player/terms.ts) is worth: a logistic fit of who won on the turns of games played by the computer.
// usage: node rules/attention-donjon/scripts/fit.mjs [GAMES] [FIRST_SEED]      (after a build)
// Apprentices and soldiers play by turns, so that good and bad positions are both seen. Prints a weight for each term, its error, and how
// well the weights tell victory from defeat in games they were not fitted on.
import { readFileSync } from 'node:fs';
import { playerNamed } from '@arbitre/players';
import { loadBrain, loadGames, loadScenario, playGame, seatedPolicy, seedOf } from '@arbitre/referee/core';
import { chanceOf, fitted, lossOf } from '../../../scripts/logistic.mjs';
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
const told = rows.filter(({ n }) => n % 4 !== 3);
const apart = rows.filter(({ n }) => n % 4 === 3);
const { weights, errors } = fitted(told, [0, ...names.map(() => RIDGE)]);
for (const [at, name] of ['one', ...names].entries())
  console.log(`${name.padEnd(12)} ${weights[at].toFixed(3).padStart(8)} ± ${errors[at].toFixed(3)}`);
const loss = (some) => lossOf(some, ({ x }) => chanceOf(weights, x)).toFixed(4);
console.log(`${games} games, ${rows.length} turns; log loss ${loss(told)}, on games kept apart ${loss(apart)}`);

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
