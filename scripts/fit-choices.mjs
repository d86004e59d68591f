// By how much each term of a brain's worth should be multiplied, asked of choices and not of positions: at some decisions of games between brains, the
// first few choices are played to the end of what a search looks at (their terms) and to the end of the game (what came of them), on the same dice.
// Differences between choices of one decision are fitted by least squares. A position's danger goes with attacking, and attacking with winning: who won
// from where says that danger is good; what came of two choices does not.
// usage: node scripts/fit-choices.mjs SCENARIO [DECISIONS] [PLAYOUTS] [SEED]      (after a build)
import { readFileSync } from 'node:fs';
import { fold, isRefusal, SeededChance } from '@arbitre/kernel';
import { imagine } from '@arbitre/players';
import { loadBrain, loadGames, loadScenario, orThrow } from '@arbitre/referee/core';
import { parse } from 'yaml';
import { inverted } from './logistic.mjs';

const [file, decisions = '50', playouts = '50', seed = '1'] = process.argv.slice(2);
if (file === undefined)
  throw new Error('which scenario? node scripts/fit-choices.mjs SCENARIO [DECISIONS] [PLAYOUTS] [SEED]');
/** One decision in so many is looked at; the choices compared there; what draws every factor towards 0 where the choices say nothing. */
const [EVERY, CHOICES, RIDGE] = [5, 4, 1000];
const text = readFileSync(file, 'utf8');
const { game: id } = parse(text);
const { game, opening } = orThrow(loadScenario(text, await loadGames([id])));
const brain = await loadBrain(id);
const unhurried = { ...brain, reflex: undefined };

/** How much of what a brain guesses between two choices is to be expected, as in `players/src/planner.ts`. */
const BORNE_OUT = 0.5;

/** What a choice came to: what was guessed of it, the mean terms of its worth after a round, that worth throw by throw as it is and less its luck, and the game's end in thousandths of a win, less its luck, game by game and on the mean. */
function tried({ command, prior, next = [] }, view, seat) {
  const question = { game, view, seat, chance: new SeededChance(1) };
  const turns = brain.round?.(view) ?? 2;
  const [terms, plain, fair, ends] = [{}, [], [], []];
  for (let nth = 0; nth < Number(playouts); nth++) {
    const near = imagine({ ...question, brain }, [command, ...next], turns, nth * 7919 + 1000);
    const over = resultOf(near.state, seat);
    const found = over === null ? brain.features(game.view(near.state, seat), seat) : { end: over };
    plain.push(Object.values(found).reduce((sum, value) => sum + value, 0));
    fair.push(plain[nth] - near.luck);
    for (const [name, value] of Object.entries({ ...found, luck: -near.luck }))
      terms[name] = (terms[name] ?? 0) + value / Number(playouts);
    const far = imagine({ ...question, brain: unhurried }, [command, ...next], Infinity, nth * 7919 + 500_009);
    ends.push((resultOf(far.state, seat) ?? 0) - far.luck);
  }
  return { prior, terms, ends, came: ends.reduce((sum, end) => sum + end, 0) / ends.length, plain, fair };
}

function resultOf(state, seat) {
  const outcome = game.outcome(state);
  return outcome === null ? null : outcome.winners.includes(seat) ? 1000 : outcome.winners.length === 0 ? 0 : -1000;
}

const rows = [];
let looked = 0;
for (let n = 0; looked < Number(decisions); n++) {
  const dice = new SeededChance(Number(seed) + n);
  let asked = n;
  for (let state = opening; looked < Number(decisions); ) {
    const seat = game.awaiting(state)?.seats[0];
    if (seat === undefined) break;
    const view = game.view(state, seat);
    const proposals = brain.proposals(view, seat);
    if (proposals.length > 1 && !proposals[0].exact && asked++ % EVERY === 0) {
      const [first, ...others] = proposals.slice(0, CHOICES).map((one) => tried(one, view, seat));
      for (const other of others) rows.push({ first, other });
      looked++;
    }
    const facts = game.decide(state, seat, proposals[0].command, dice);
    if (isRefusal(facts)) throw new Error(`the brain proposes what is refused: ${facts.code}`);
    state = fold(game, state, facts);
  }
}

const names = [...new Set(rows.flatMap(({ first, other }) => Object.keys({ ...first.terms, ...other.terms })))];
const x = rows.map(({ first, other }) => names.map((name) => (other.terms[name] ?? 0) - (first.terms[name] ?? 0)));
const y = rows.map(({ first, other }) => other.came - first.came);
const products = names.map((_, at) =>
  names.map((__, to) => x.reduce((sum, row) => sum + row[at] * row[to], at === to ? RIDGE : 0)),
);
const inverse = inverted(products);
const against = names.map((_, at) => x.reduce((sum, row, nth) => sum + row[at] * y[nth], 0));
const factors = inverse.map((row) => row.reduce((sum, value, at) => sum + value * against[at], 0));
const guesses = x.map((row) => row.reduce((sum, value, at) => sum + factors[at] * value, 0));
const noise = Math.sqrt(
  y.reduce((sum, value, nth) => sum + (value - guesses[nth]) ** 2, 0) / Math.max(1, rows.length - names.length),
);
for (const [at, name] of names.entries())
  console.log(
    `${name.padEnd(12)} ${factors[at].toFixed(2).padStart(8)} ± ${(noise * Math.sqrt(inverse[at][at])).toFixed(2)}`,
  );
const sums = x.map((row) => row.reduce((sum, value) => sum + value, 0));
console.log(
  `${looked} decisions, ${rows.length} pairs of choices; what is thought of them goes with what came of them by ${correlation(sums, y).toFixed(2)}, fitted ${correlation(guesses, y).toFixed(2)}`,
);

const seconds = rows.filter(({ first }, nth) => rows[nth - 1]?.first !== first);
console.log(
  `the difference between the first two choices scatters by ${scatter('plain')} thousandths of a win a throw, ${scatter('fair')} with luck taken off`,
);

const misses = rows.map(({ first, other }) => {
  const leverage = Math.max(0.2, 1 - ((first.came + other.came) / 2000) ** 2);
  const noise = variance(other.ends.map((end, nth) => end - first.ends[nth])) / other.ends.length;
  const missed = other.came - first.came - BORNE_OUT * leverage * (other.prior - first.prior);
  return (missed ** 2 - noise) / leverage ** 2;
});
const guesswork = Math.sqrt(Math.max(0, misses.reduce((sum, one) => sum + one, 0) / misses.length));
console.log(
  `its guesses miss what comes of two choices by ${Math.round(guesswork)} thousandths of a win in an even position`,
);

function correlation(one, other) {
  const mean = (some) => some.reduce((sum, value) => sum + value, 0) / some.length;
  const [a, b] = [mean(one), mean(other)];
  const product = (left, right) => left.reduce((sum, value, nth) => sum + value * right[nth], 0);
  const [p, q] = [one.map((value) => value - a), other.map((value) => value - b)];
  return product(p, q) / Math.sqrt(product(p, p) * product(q, q));
}

/** How far the difference between the first two choices of a decision scatters from one throw to another. */
function scatter(kind) {
  const squares = seconds.map(({ first, other }) => {
    return variance(other[kind].map((value, nth) => value - first[kind][nth]));
  });
  return Math.round(Math.sqrt(squares.reduce((sum, value) => sum + value, 0) / squares.length));
}

function variance(some) {
  const middle = some.reduce((sum, value) => sum + value, 0) / some.length;
  return some.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, some.length - 1);
}
