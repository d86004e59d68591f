// Writes random-moves.yaml and random-reach.yaml: positions drawn from a seed, verdicts by the naive twin alone.
// `node conformance/thucidide/generate.mjs`. Licence: MIT.
import { writeFileSync } from 'node:fs';
import { twinAnswer } from './twin.mjs';

let word = 20_261_116;
/** A whole number below n, from a small multiplicative generator: the same file on any machine. */
function below(n) {
  word = (word * 48_271) % 2_147_483_647;
  return word % n;
}
const one = (list) => list[below(list.length)];
const two = (n) => `${n}`.padStart(2, '0');

const TROOPS = [
  'very-light infantry',
  'light infantry',
  'medium infantry',
  'heavy infantry',
  'very-heavy infantry',
  'very-light cavalry',
  'light cavalry',
  'heavy cavalry',
  'very-heavy cavalry',
  'light camelry',
  'light chariotry',
  'heavy chariotry',
  'medium elephants',
  'very-light artillery',
  'light artillery',
  'heavy artillery',
];
const OBSTACLES = ['river', 'ford', 'stream', 'hedge', 'palisade', 'wall'];
const OPTIONS = [
  {},
  {},
  {},
  { difficultEffect: 'cost-2' },
  { difficultEffect: 'none' },
  { roadBase: 'combat-max' },
  { mountedBase: 'combat-max' },
  { roadNetwork: 'same-road-id' },
  { roadIgnoresTerrain: false },
  { passThroughElephants: 'forbidden' },
  { loneEnemyCharacterBlocks: false },
];

const COLUMNS = 6;
const ROWS = 5;
const hexes = Array.from(
  { length: COLUMNS * ROWS },
  (_, n) => two((n % COLUMNS) + 1) + two(Math.floor(n / COLUMNS) + 1),
);
function beside(hex) {
  const [c, r] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const shift = r % 2 === 1 ? -1 : 0;
  return [
    [c - 1, r],
    [c + 1, r],
    [c + shift, r - 1],
    [c + shift + 1, r - 1],
    [c + shift, r + 1],
    [c + shift + 1, r + 1],
  ]
    .map(([column, row]) => two(column) + two(row))
    .filter((name) => hexes.includes(name));
}

/** Ground mostly open, a road or two, a few obstacles, five units and two characters on hexes where anyone may stand. */
function position() {
  const ground = hexes.map(() => (below(3) === 0 ? one(['h', 'w', 'n', 's', 'm', 'r', 'v', '~']) : '.'));
  const map = Array.from(
    { length: ROWS },
    (_, r) => (r % 2 === 1 ? ' ' : '') + ground.slice(r * COLUMNS, (r + 1) * COLUMNS).join(' '),
  ).join('\n');
  const roads = Array.from({ length: 1 + below(2) }, () => {
    const road = [one(hexes)];
    for (let n = 3 + below(4); n > 0; n--) {
      const next = one(beside(road.at(-1)));
      if (!road.includes(next)) road.push(next);
    }
    return road;
  }).filter((road) => road.length > 1);
  const obstacles = Array.from({ length: 4 }, () => {
    const hex = one(hexes);
    return `${one(OBSTACLES)} ${hex}-${one(beside(hex))}`;
  });
  const free = hexes.filter((_, n) => '.hns'.includes(ground[n]));
  const take = () => free.splice(below(free.length), 1)[0];
  const pieces = [
    ...['A', 'B', 'C'].map((id) => {
      const troop = one(TROOPS);
      return `${id} blue ${troop} ${take()}${troop.endsWith('infantry') && below(3) === 0 ? ' mounted' : ''}`;
    }),
    ...['R', 'S'].map((id) => `${id} red ${one(TROOPS)} ${take()}`),
    `G blue general-in-chief ${take()}${below(3) === 0 ? ' vehicle' : ''}`,
    `O red senior-officer ${take()}`,
  ];
  return { map, roads: roads.map((road) => road.join(' ')), obstacles, pieces };
}

const RULES_OF = {
  'not-adjacent': ['th.cap.unit'],
  'off-table-forbidden': ['th.offtable.3'],
  impassable: ['th.prec.11'],
  'enemy-occupied': ['th.prec.6'],
  'friend-not-passable': ['th.prec.8'],
  'difficult-stop': ['th.prec.11'],
  'over-capacity': ['th.cap.formula'],
  'ends-on-unit': ['th.prec.10'],
  static: ['th.cap.artillery'],
};

function written(title, vectors) {
  const lines = [
    `# Drawn from a seed by generate.mjs; the verdicts are the naive twin's alone.`,
    'format: arbitre-conformance',
    'formatVersion: 1',
    'game: thucidide',
    'licence: MIT',
    `title: ${title}`,
    'vectors:',
  ];
  for (const { id, note, rules, question, rulings, given, verdict } of vectors) {
    const { map, roads, obstacles, pieces, ...asked } = given;
    lines.push(
      `  - id: ${id}`,
      `    note: ${JSON.stringify(note)}`,
      `    rules: [${rules.join(', ')}]`,
      `    question: ${question}`,
    );
    if (Object.keys(rulings).length > 0) lines.push(`    rulings: ${JSON.stringify(rulings)}`);
    lines.push('    given:', '      map: |', ...map.split('\n').map((row) => `        ${row}`));
    if (roads.length > 0) lines.push(`      roads: ${JSON.stringify(roads)}`);
    lines.push(
      `      obstacles: ${JSON.stringify(obstacles)}`,
      '      pieces:',
      ...pieces.map((piece) => `        - ${piece}`),
    );
    lines.push(...Object.entries(asked).map(([key, value]) => `      ${key}: ${JSON.stringify(value)}`));
    lines.push(`    verdict: ${JSON.stringify(verdict)}`);
  }
  return `${lines.join('\n')}\n`;
}

/** So many moves, no verdict more than a sixth of them. */
function moves(count) {
  const vectors = [];
  const tally = new Map();
  while (vectors.length < count) {
    const given = position();
    const rulings = one(OPTIONS);
    const who = one(['A', 'B', 'C', 'G']);
    const path = [];
    let here = given.pieces.find((piece) => piece.startsWith(`${who} `)).match(/\d{4}/)[0];
    for (let n = 1 + below(5); n > 0; n--) {
      here = below(12) === 0 ? one(hexes) : one(beside(here));
      path.push(here);
    }
    const move = [who, ...path].join(' ');
    const verdict = twinAnswer({ question: 'move', given: { ...given, move }, rulings });
    const kind = verdict.legal ? `legal ${verdict.fight ?? ''}` : verdict.code;
    if ((tally.get(kind) ?? 0) >= count / 6) continue;
    tally.set(kind, (tally.get(kind) ?? 0) + 1);
    const rules = verdict.legal
      ? ['th.cap.unit', ...(verdict.fight === false ? ['th.cap.nocombat'] : [])]
      : RULES_OF[verdict.code];
    const note = `${move}: ${verdict.legal ? `legal${verdict.fight === false ? ', without combat' : ''}` : verdict.code}`;
    vectors.push({
      id: `random-move-${vectors.length + 1}`,
      note,
      rules,
      question: 'move',
      rulings,
      given: { ...given, move },
      verdict,
    });
  }
  return vectors;
}

function reaches(count) {
  return Array.from({ length: count }, (_, n) => {
    const given = position();
    const rulings = one(OPTIONS);
    const who = one(['A', 'A', 'B', 'B', 'C', 'G']);
    const verdict = twinAnswer({ question: 'reach', given: { ...given, who }, rulings });
    const piece = given.pieces
      .find((line) => line.startsWith(`${who} `))
      .split(' ')
      .slice(2)
      .join(' ');
    const rules = who === 'G' ? ['th.cap.leader', 'th.prec.7'] : ['th.cap.formula', 'th.prec.8', 'th.prec.11'];
    return {
      id: `random-reach-${n + 1}`,
      note: `where ${piece} can go`,
      rules,
      question: 'reach',
      rulings,
      given: { ...given, who },
      verdict,
    };
  });
}

const file = (name) => new URL(name, import.meta.url);
writeFileSync(file('random-moves.yaml'), written('Moves drawn from a seed', moves(120)));
writeFileSync(file('random-reach.yaml'), written('Reaches drawn from a seed', reaches(60)));
