// Writes geometry.json: positions drawn from a seed, verdicts by the naive twin alone. `node conformance/pathfinder/generate.mjs`
// Licence: MIT.
import { writeFileSync } from 'node:fs';
import { TWIN } from './twin.mjs';

let word = 20_261_115;
/** A whole number below n, from a small multiplicative generator: the same file on any machine. */
function below(n) {
  word = (word * 48_271) % 2_147_483_647;
  return word % n;
}
const one = (list) => list[below(list.length)];
const same = ([x, y], [column, row]) => x === column && y === row;
const SIZES = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'];
const SIDE = { Tiny: 1, Small: 1, Medium: 1, Large: 2, Huge: 3, Gargantuan: 4 };
const body = (span, sizes = SIZES) => ({ size: one(sizes), at: [below(span), below(span)] });
const apart = (a, b) => {
  const far = (axis) => a.at[axis] >= b.at[axis] + SIDE[b.size] || b.at[axis] >= a.at[axis] + SIDE[a.size];
  return far(0) || far(1);
};

const vectors = [];
const seen = new Set();
function add(question, rules, given, rulings) {
  const key = JSON.stringify([question, given, rulings]);
  if (seen.has(key)) return false;
  seen.add(key);
  const verdict = TWIN[question](given, rulings ?? {});
  const id = `geometry-${String(vectors.length + 1).padStart(3, '0')}`;
  vectors.push({ id, rules, question, ...(rulings && { rulings }), given, verdict });
  return true;
}
/** Adds so many, about as many of each verdict, so that no answer is right most of the time. */
function balanced(count, question, rules, key, make, rulings) {
  const tally = new Map();
  for (let tries = 0, added = 0; added < count && tries < 20_000; tries++) {
    const given = make();
    if (given === null) continue;
    const verdict = key(TWIN[question](given, rulings ?? {}));
    if ((tally.get(verdict) ?? 0) >= Math.ceil(count / 2)) continue;
    if (!add(question, rules, given, rulings)) continue;
    tally.set(verdict, (tally.get(verdict) ?? 0) + 1);
    added++;
  }
}

const pair = (span) => {
  const [a, b] = [body(span), body(span)];
  return apart(a, b) ? [a, b] : null;
};
const flanking = () => {
  const enemy = { size: one(SIZES.slice(1)), at: [4, 4] };
  const [a, b] = [body(11, SIZES.slice(1)), body(11, SIZES.slice(1))];
  return apart(a, enemy) && apart(b, enemy) && apart(a, b) ? { a, b, enemy } : null;
};
const squares = (n, span, ...bodies) => {
  const list = [];
  for (let i = 0; i < n; i++) {
    const at = [below(span), below(span)];
    if (bodies.every((other) => apart({ size: 'Medium', at }, other)) && !list.some((had) => same(had, at)))
      list.push(at);
  }
  return list;
};
const walls = (n, span) =>
  Array.from({ length: n }, () => {
    const [x, y] = [1 + below(span), 1 + below(span)];
    return below(2) === 0
      ? [
          [x, y],
          [x + 1, y],
        ]
      : [
          [x, y],
          [x, y + 1],
        ];
  });
const scene = (obstacles, creatures, thin) => () => {
  const both = pair(8);
  if (both === null) return null;
  const [attacker, target] = both;
  const others = Array.from({ length: creatures }, () => body(8)).filter(
    (other) => apart(other, attacker) && apart(other, target),
  );
  return {
    attacker,
    target,
    blocking: squares(obstacles, 9, attacker, target),
    thinWalls: thin > 0 ? walls(thin, 7) : [],
    creatures: others,
  };
};

for (let i = 0; i < 40; i++) add('distance', ['pf.geom.4'], { a: body(9), b: body(9) });
for (let i = 0; i < 10; i++) add('distance', ['pf.geom.4'], { a: body(5), b: body(5) }, { reachMetric: 'alternating' });
balanced(70, 'flank', ['pf.flank.3', 'pf.geom.1'], ({ flanked }) => flanked, flanking);
balanced(16, 'flank', ['pf.flank.3'], ({ flanked }) => flanked, flanking, { flankTouch: 'interior-only' });
balanced(60, 'cover', ['pf.cover.5', 'pf.geom.3'], ({ cover }) => cover, scene(5, 0, 0));
balanced(30, 'cover', ['pf.cover.5', 'pf.geom.3'], ({ cover }) => cover, scene(2, 0, 5));
balanced(24, 'cover', ['pf.cover.9', 'pf.cover.5'], ({ cover }) => cover, scene(0, 4, 0));
balanced(16, 'cover', ['pf.cover.5'], ({ cover }) => cover, scene(4, 0, 0), { coverTouch: 'touch-counts' });
balanced(50, 'screen', ['pf.screen.5', 'pf.screen.2'], ({ screened }) => screened, scene(0, 5, 0));
balanced(30, 'screen', ['pf.screen.6', 'pf.screen.5'], ({ screened }) => screened, scene(5, 2, 2));
balanced(14, 'screen', ['pf.screen.2'], ({ screened }) => screened, scene(0, 5, 0), { screenUpperSize: 'one-larger' });
balanced(14, 'screen', ['pf.screen.5'], ({ screened }) => screened, scene(4, 3, 0), { screenCorners: 'perimeter' });

const walk = (length, span) => {
  const path = [[below(span), below(span)]];
  while (path.length <= length) {
    const [x, y] = path.at(-1);
    const next = [x + below(3) - 1, y + below(3) - 1];
    if (!same(next, [x, y]) && next.every((n) => n >= 0)) path.push(next);
  }
  return path;
};
const leaving = () => ({ side: 1 + below(4), path: walk(5, 7), reactor: body(7), reach: 1 + below(4) });
balanced(40, 'trigger', ['pf.trigger.4', 'pf.trigger.3'], ({ leaving: list }) => list.length > 0, leaving);
balanced(12, 'trigger', ['pf.trigger.4'], ({ leaving: list }) => list.length > 0, leaving, { leaveSquare: 'occupied' });
const paid = () => {
  const surcharge = {};
  for (let i = 0; i < 12; i++) surcharge[`${below(8)},${below(8)}`] = 1 + below(2);
  return { side: 1 + below(3), path: walk(7, 6), surcharge, diagonalsBefore: below(4) };
};
for (let i = 0; i < 40; i++) add('cost', ['pf.cost.1', 'pf.diag.3', 'pf.terrain.5'], paid());
for (let i = 0; i < 10; i++) add('cost', ['pf.terrain.5'], paid(), { largeTerrain: 'majority' });

const NAMES = 'abcdefgh';
const yard = () => {
  const rows = Array.from({ length: 7 }, () =>
    Array.from({ length: 8 }, () => one(['.', '.', '.', '.', '.', '#', 'd', 'd', 'D'])),
  );
  const size = one(['Small', 'Medium', 'Medium', 'Large', 'Huge']);
  const [x, y] = [below(8 - SIDE[size] + 1), below(7 - SIDE[size] + 1)];
  for (let r = y; r < y + SIDE[size]; r++) for (let c = x; c < x + SIDE[size]; c++) rows[r][c] = '.';
  const side = (id) => ({ id, name: { fr: id, en: id } });
  return {
    scenario: {
      map: rows.map((row) => row.join('')).join('\n'),
      sides: [side('us')],
      blocks: { m: { like: 'marsh-raider', size, speeds: { land: 2 + below(4) } } },
      creatures: [{ id: 'm', block: 'm', side: 'us', at: `${NAMES[x]}${y + 1}` }],
      encounter: { order: ['m'], turn: { who: 'm', diagonals: below(2) } },
    },
    who: 'm',
    strides: 1 + below(2),
    list: true,
  };
};
for (let i = 0; i < 40; i++) add('reach', ['pf.speed.2', 'pf.diag.3', 'pf.terrain.5', 'pf.geom.6'], yard());

/** The same yard with friends and enemies in it: friends are passed and paused in, enemies are not. */
const company = () => {
  const given = yard();
  const rows = given.scenario.map.split('\n');
  const body = ({ block, at }) => ({
    size: given.scenario.blocks[block].size,
    at: [NAMES.indexOf(at[0]), Number(at.slice(1)) - 1],
  });
  given.scenario.sides.push({ id: 'them', name: { fr: 'them', en: 'them' } });
  given.scenario.blocks.o = { like: 'marsh-raider', size: 'Medium', speeds: { land: 5 } };
  for (const id of ['o1', 'o2', 'o3']) {
    const at = [below(8), below(7)];
    const other = { id, block: 'o', side: one(['us', 'us', 'them']), at: `${NAMES[at[0]]}${at[1] + 1}` };
    const free = rows[at[1]][at[0]] !== '#' && given.scenario.creatures.every((had) => apart(body(had), body(other)));
    if (free) given.scenario.creatures.push(other);
  }
  return { ...given, strides: 2 };
};
for (let i = 0; i < 40; i++) add('reach', ['pf.through.4', 'pf.diag.3', 'pf.through.3'], company());
balanced(
  20,
  'screen',
  ['pf.screen.2', 'pf.screen.5'],
  ({ screened }) => screened,
  () => {
    const given = scene(0, 5, 0)();
    if (given === null) return null;
    const grown = (one) => ({ ...one, size: SIZES.indexOf(one.size) < 3 ? 'Large' : one.size });
    const [attacker, target] = [grown(given.attacker), grown(given.target)];
    const creatures = given.creatures.filter((other) => apart(other, attacker) && apart(other, target));
    return apart(attacker, target) ? { ...given, attacker, target, creatures } : null;
  },
);

const head = {
  format: 'arbitre-conformance',
  formatVersion: 1,
  game: 'pathfinder',
  licence: 'MIT',
  title: 'Positions from a seed, verdicts by the naive twin',
};
const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
const listed = vectors.map((vector) => `    ${JSON.stringify(vector)}`).join(',\n');
writeFileSync(
  new URL('./geometry.json', import.meta.url),
  `{\n${lines.join('\n')}\n  "vectors": [\n${listed}\n  ]\n}\n`,
);
console.log(`${vectors.length} vectors`);
