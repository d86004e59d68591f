// Writes the random-….yaml files: positions drawn from a seed, verdicts by the naive twin alone. `node conformance/attention-donjon/generate.mjs`
// Licence: MIT.
import { writeFileSync } from 'node:fs';
import { twinAnswer } from './twin.mjs';

let word = 20_261_116;
/** A whole number below n, from a small multiplicative generator: the same file on any machine. */
function below(n) {
  word = (word * 48_271) % 2_147_483_647;
  return word % n;
}
const one = (list) => list[below(list.length)];
const named = (column, row) => `${String.fromCharCode(97 + column)}${row + 1}`;
const block = (cells) => cells.map((row) => row.join(' ')).join('\n');

/** Zones side by side, figures and pillars strewn about, a wall or a door here and there. */
function board({ columns, height, letters, crowd }) {
  const wide = Math.ceil(columns / letters.length);
  const zones = Array.from({ length: height }, () =>
    Array.from({ length: columns }, (_, column) => letters[Math.floor(column / wide)]),
  );
  const map = zones.map((row) => row.map(() => (below(100) < crowd ? one(['1', '2', '3', '4', '#', '~']) : '.')));
  const sides = [];
  for (let n = below(4); n > 0; n--) {
    const [column, row] = [below(columns - 1), below(height)];
    sides.push(`${named(column, row)}|${named(column + 1, row)}`);
  }
  const walls = [...new Set(sides)];
  const doors = walls.length > 1 ? [{ at: walls.pop(), open: below(2) === 0 }] : [];
  return { map, zones, extra: { ...(walls.length > 0 && { walls }), ...(doors.length > 0 && { doors }) } };
}
const put = (map, character) => {
  const [row, column] = [below(map.length), below(map[0].length)];
  map[row][column] = character;
  return named(column, row);
};
const given = ({ map, zones, extra }, more) => ({ map: block(map), zones: block(zones), ...extra, ...more });

const vectors = [];
const seen = new Set();
const titleOf = { 'zone-move': 'H goes to', step: 'H steps to' };

function add(question, rules, asked, rulings = {}) {
  const key = JSON.stringify([question, asked, rulings]);
  if (seen.has(key)) return false;
  const verdict = twinAnswer({ question, given: asked, rulings });
  seen.add(key);
  const number = vectors.filter((vector) => vector.question === question).length + 1;
  const said =
    verdict.code ??
    verdict.cells ??
    verdict.order ??
    (verdict.chains ? `${verdict.chains.length} chains` : verdict.legal ? 'yes' : '');
  const note = `${titleOf[question] ? `${titleOf[question]} ${asked.to}: ` : ''}${said === '' ? (verdict.missing ? `${asked.dice} dice, ${asked.enemies} enemies` : 'none') : said}`;
  vectors.push({ id: `random-${question}-${number}`, note, rules, question, rulings, given: asked, verdict });
  return true;
}
/** Adds so many; no verdict takes more than its share. */
function some(count, share, question, rulesOf, make, rulingsOf = () => ({})) {
  const tally = new Map();
  for (let tries = 0, added = 0; added < count && tries < 40_000; tries++) {
    const asked = make();
    const rulings = rulingsOf();
    const verdict = twinAnswer({ question, given: asked, rulings });
    const kind =
      verdict.code ??
      (verdict.chains ? `${Math.min(verdict.chains.length, 4)}` : verdict.cells === '' ? 'none' : 'some');
    if ((tally.get(kind) ?? 0) >= share) continue;
    if (!add(question, rulesOf(verdict, rulings), asked, rulings)) continue;
    tally.set(kind, (tally.get(kind) ?? 0) + 1);
    added++;
  }
}

const CODES = {
  'same-zone': ['ad.move.4', 'ad.move.6'],
  'zone-not-adjacent': ['ad.move.6', 'ad.space.6'],
  'cell-solid': ['ad.space.9'],
  'cell-occupied': ['ad.move.5', 'ad.space.8'],
  'no-free-border-cell': ['ad.move.7'],
  'no-path': ['ad.move.8'],
  'no-departure-path': ['ad.move.10'],
  'step-too-far': ['ad.step.5'],
  'same-cell': ['ad.step.3'],
  'no-step-path': ['ad.step.3'],
};
const moving = () => {
  const drawn = board({
    columns: one([6, 7, 9]),
    height: one([3, 4]),
    letters: one([
      ['x', 'y'],
      ['x', 'y', 'z'],
    ]),
    crowd: one([15, 30, 45]),
  });
  put(drawn.map, 'H');
  return drawn;
};
const anyRuling = (name, value) => () => (below(3) === 0 ? { [name]: value } : {});
const target = (drawn) => named(below(drawn.map[0].length), below(drawn.map.length));
const withOne = (drawn) => drawn.map.flat().filter((character) => character === 'H').length === 1;
const until = (make, fine) => {
  for (let drawn = make(); ; drawn = make()) if (fine(drawn)) return drawn;
};
const mover = () => until(moving, withOne);
const asks = (more) => () => {
  const drawn = mover();
  return given(drawn, more(drawn));
};

some(
  20,
  20,
  'adjacent',
  () => ['ad.space.5', 'ad.space.10'],
  asks((drawn) => ({ of: target(drawn) })),
  anyRuling('adjacency', 'four'),
);
some(
  50,
  8,
  'zone-move',
  (verdict) => CODES[verdict.code] ?? ['ad.move.6', 'ad.move.7', 'ad.move.8'],
  asks((drawn) => ({ who: 'H', to: target(drawn) })),
  () => one([{}, {}, { departurePath: 'required' }, { displacementPath: 'any-zone' }]),
);
some(
  40,
  30,
  'zone-moves',
  () => ['ad.move.9', 'ad.move.8'],
  asks(() => ({ who: 'H' })),
  anyRuling('adjacency', 'four'),
);
some(
  25,
  7,
  'step',
  (verdict) => CODES[verdict.code] ?? ['ad.step.3', 'ad.step.5'],
  asks((drawn) => ({ who: 'H', to: target(drawn) })),
  anyRuling('stepPath', 'required'),
);
some(
  25,
  25,
  'steps',
  () => ['ad.step.3', 'ad.step.5'],
  asks(() => ({ who: 'H' })),
);

const pushing = () => {
  const drawn = board({ columns: 6, height: 5, letters: ['x', 'y'], crowd: one([20, 45, 60]) });
  const [column, row] = [1 + below(4), 1 + below(3)];
  drawn.map[row][column] = 'o';
  drawn.map[row + below(3) - 1][column - 1] = 'H';
  return given(
    { ...drawn, map: unique(drawn.map) },
    { pushed: 'o', by: 'H', ...(below(4) === 0 && { immovable: one(['A', 'B', 'C']) }) },
  );
};
/** Every figure a name of its own. */
const unique = (map) => {
  const names = 'ABCDEFGIJKLMNPQRSTUVWXYZ23456789'.split('');
  return map.map((row) => row.map((character) => (/[0-9]/.test(character) ? (names.shift() ?? '#') : character)));
};
some(
  45,
  30,
  'push',
  (verdict) => (verdict.cells === '' ? ['ad.push.13'] : ['ad.push.2', 'ad.push.3', 'ad.push.4']),
  pushing,
);
some(35, 9, 'chains', () => ['ad.push.8', 'ad.push.9', 'ad.push.11', 'ad.push.12'], pushing);

const SUITS = ['H', 'S', 'D', 'C'];
const deck = () => {
  const cards = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'].flatMap((rank) =>
    SUITS.map((suit) => rank + suit),
  );
  cards.push('JK');
  return () => cards.splice(below(cards.length), 1)[0];
};
const hands = () => {
  const draw = deck();
  const who = ['dorrin', 'misha', 'rats', 'ogre', 'archers'].slice(0, 3 + below(3));
  return Object.fromEntries(who.map((name) => [name, Array.from({ length: below(4) === 0 ? 2 : 1 }, draw).join(' ')]));
};
for (let n = 0; n < 25; n++) {
  const suitOrder = one(['HSDC', 'SHDC', 'CDHS']);
  add(
    'order',
    ['ad.turn.1', 'ad.turn.2', 'ad.multi.3'],
    { hands: hands(), suitOrder },
    below(4) === 0 ? { suitOrder: 'HDSC' } : {},
  );
}
for (let n = 0; n < 20; n++) {
  const draw = deck();
  const card = () => until(draw, (drawn) => drawn !== 'JK');
  const former = card();
  const near = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'].indexOf(former.slice(0, -1));
  const drawn = n % 2 === 0 ? card() : former.slice(0, -1) + one(SUITS.filter((suit) => suit !== former.at(-1)));
  add(
    'wait',
    near < 0 ? ['ad.wait.3'] : ['ad.wait.3', 'ad.wait.4'],
    { former, drawn, suitOrder: one(['HSDC', 'CDSH']) },
    n % 4 === 3 ? { waitComparison: 'rank-only' } : {},
  );
}
for (let n = 0; n < 20; n++)
  add('dodge', ['ad.x.dodge', 'ad.x.roll'], {
    dice: below(5),
    enemies: 1 + below(4),
    difficulty: one([4, 5, 6]),
    ...(below(3) === 0 && { blessed: true }),
    ...(below(3) === 0 && { cursed: true }),
  });

/** YAML that people read: drawings as blocks, the rest on one line. */
function yaml({ id, note, rules, question, rulings, given: asked, verdict }) {
  const lines = [
    `  - id: ${id}`,
    `    note: ${JSON.stringify(note)}`,
    `    rules: [${rules.join(', ')}]`,
    `    question: ${question}`,
  ];
  if (Object.keys(rulings).length > 0) lines.push(`    rulings: ${JSON.stringify(rulings)}`);
  lines.push('    given:');
  for (const [key, value] of Object.entries(asked)) {
    if (typeof value === 'string' && value.includes('\n'))
      lines.push(`      ${key}: |`, ...value.split('\n').map((row) => `        ${row}`));
    else lines.push(`      ${key}: ${JSON.stringify(value)}`);
  }
  lines.push(`    verdict: ${JSON.stringify(verdict)}`);
  return lines.join('\n');
}
/** A file holds what the referee's reader takes: 20,000 words and signs. */
const FILES = {
  'random-moves': {
    title: 'Adjacency and zone moves drawn from a seed',
    questions: ['adjacent', 'zone-move', 'zone-moves'],
  },
  'random-steps': { title: 'Placement steps drawn from a seed', questions: ['step', 'steps'] },
  'random-pushes': { title: 'Pushes and chains drawn from a seed', questions: ['push', 'chains'] },
  'random-cards': { title: 'Cards, waits and dodges drawn from a seed', questions: ['order', 'wait', 'dodge'] },
};
for (const [file, { title, questions }] of Object.entries(FILES)) {
  const head = `# Drawn from a seed by generate.mjs; the verdicts are the naive twin's alone.
# After Attention Donjon ! by Gulix, CC BY-SA 4.0.
format: arbitre-conformance
formatVersion: 1
game: attention-donjon
licence: CC BY-SA 4.0
title: ${title}
vectors:
`;
  const own = vectors.filter(({ question }) => questions.includes(question));
  writeFileSync(new URL(`${file}.yaml`, import.meta.url), `${head}${own.map(yaml).join('\n')}\n`);
  console.log(`${file}: ${own.length} vectors`);
}
