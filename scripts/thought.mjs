// What thought brings, and what more of it brings: at some decisions of games between brains, players who think are asked what they would do, and
// their choices are played to the end of the game by brains on both sides, on the same dice, less the luck they had. What a choice gains is
// told beside the brain's own first choice, which gains nothing. A search that does not beat its own brain shows here, for the price of a few games.
// usage: node scripts/thought.mjs SCENARIO [DECISIONS] [PLAYOUTS] [SEED] [PLAYER…]      (after a build)
import { readFileSync } from 'node:fs';
import { isRefusal, fold, sameCommand, SeededChance } from '@arbitre/kernel';
import { choose, imagine, playerNamed } from '@arbitre/players';
import { loadBrain, loadGames, loadScenario, orThrow } from '@arbitre/referee/core';
import { parse } from 'yaml';

const [file, decisions = '40', playouts = '60', seed = '1', ...asked] = process.argv.slice(2);
if (file === undefined)
  throw new Error('which scenario? node scripts/thought.mjs SCENARIO [DECISIONS] [PLAYOUTS] [SEED] [PLAYER…]');
const names = asked.length > 0 ? asked : ['soldier', 'captain', 'master', 'master*2', 'master*4'];
const players = names.map((name) => playerNamed(name) ?? fail(`nobody is called ${name}`));
/** One decision in so many is looked at. */
const EVERY = 7;
const text = readFileSync(file, 'utf8');
const { game: id } = parse(text);
const { game, opening } = orThrow(loadScenario(text, await loadGames([id])));
const brain = await loadBrain(id);

/** What each player's choice gains beside the brain's first, in thousandths of a win, decision by decision. */
const gains = names.map(() => []);
let looked = 0;
for (let n = 0; looked < Number(decisions); n++) {
  const dice = new SeededChance(Number(seed) + n);
  let asked = n;
  for (let state = opening; looked < Number(decisions); ) {
    const seat = game.awaiting(state)?.seats[0];
    if (seat === undefined) break;
    const view = game.view(state, seat);
    const proposals = brain.proposals(view, seat);
    if (proposals.length > 1 && !proposals[0].exact && asked++ % EVERY === 0) look(view, seat, proposals[0].command);
    const facts = game.decide(state, seat, proposals[0].command, dice);
    if (isRefusal(facts)) fail(`the brain proposes what is refused: ${facts.code}`);
    state = fold(game, state, facts);
  }
}

function look(view, seat, first) {
  looked++;
  const known = [{ command: first, came: cameOf(view, seat, first) }];
  for (const [at, player] of players.entries()) {
    const question = { game, brain, view, seat, chance: new SeededChance(looked) };
    const { command } = choose(player, question);
    let found = known.find((one) => sameCommand(one.command, command));
    if (found === undefined) known.push((found = { command, came: cameOf(view, seat, command) }));
    gains[at].push(found.came - known[0].came);
  }
}

/** What came of a choice in the end, less luck, on the mean of all playouts: played on by brains, whose reflexes are what thought goes by. */
function cameOf(view, seat, command) {
  const { reflex: _, ...judge } = brain;
  const question = { game, brain: judge, view, seat, chance: new SeededChance(1) };
  let sum = 0;
  for (let nth = 0; nth < Number(playouts); nth++) {
    const { state, luck } = imagine(question, [command], Infinity, nth * 7919 + 500_009);
    const winners = game.outcome(state)?.winners ?? [];
    sum += (winners.includes(seat) ? 1000 : winners.length === 0 ? 0 : -1000) - luck;
  }
  return sum / Number(playouts);
}

console.log(
  `${looked} decisions of ${file}, ${playouts} playouts a choice, seed ${seed}: gained beside the brain's first choice`,
);
for (const [at, name] of names.entries()) {
  const some = gains[at];
  const mean = some.reduce((sum, gain) => sum + gain, 0) / some.length;
  const spread = Math.sqrt(some.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (some.length - 1) / some.length);
  const other = some.filter((gain) => gain !== 0).length;
  console.log(
    `${name.padEnd(12)} ${mean.toFixed(0).padStart(5)} ± ${(1.96 * spread).toFixed(0)} thousandths of a win; another choice at ${Math.round((100 * other) / some.length)} %`,
  );
}

function fail(what) {
  throw new Error(what);
}
