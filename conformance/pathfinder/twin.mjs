// A second, deliberately naive implementation of the geometric questions, to check the published vectors against. It shares no
// code with the engine and works another way: exact fractions and clipping instead of cross products, whole paths instead of
// searches. Licence: MIT.

const SIDE = { Tiny: 1, Small: 1, Medium: 1, Large: 2, Huge: 3, Gargantuan: 4 };
const RANK = { Tiny: 0, Small: 1, Medium: 2, Large: 3, Huge: 4, Gargantuan: 5 };

// ---- exact fractions: [numerator, denominator > 0]
const frac = (n, d = 1) => (d < 0 ? [-n, -d] : [n, d]);
const less = (a, b) => a[0] * b[1] < b[0] * a[1];
const most = (a, b) => (less(a, b) ? b : a);
const least = (a, b) => (less(a, b) ? a : b);

const bodyOf = ({ size, at, side = SIDE[size] }) => ({ size, x: at[0], y: at[1], side });
const centre = ({ x, y, side }) => [frac(2 * x + side, 2), frac(2 * y + side, 2)];
const squaresOf = ({ x, y, side }) => {
  const squares = [];
  for (let r = y; r < y + side; r++) for (let c = x; c < x + side; c++) squares.push([c, r]);
  return squares;
};

/** The part of the way, as fractions from 0 to 1, that lies in a closed box; null when none does. */
function clip([px, py], [qx, qy], [x0, y0, x1, y1]) {
  let enter = frac(0);
  let leave = frac(1);
  for (const [p, q, low, high] of [
    [px, qx, x0, x1],
    [py, qy, y0, y1],
  ]) {
    const d = frac(q[0] * p[1] - p[0] * q[1], p[1] * q[1]);
    const toLow = frac(low * p[1] - p[0], p[1]);
    const toHigh = frac(high * p[1] - p[0], p[1]);
    if (d[0] === 0) {
      if (toLow[0] > 0 || toHigh[0] < 0) return null;
      continue;
    }
    const a = frac(toLow[0] * d[1] * Math.sign(d[0]), toLow[1] * Math.abs(d[0]));
    const b = frac(toHigh[0] * d[1] * Math.sign(d[0]), toHigh[1] * Math.abs(d[0]));
    enter = most(enter, least(a, b));
    leave = least(leave, most(a, b));
  }
  return less(leave, enter) ? null : [enter, leave];
}

const pointAt = (p, q, t) => {
  const go = (from, to) => {
    const d = frac(to[0] * from[1] - from[0] * to[1], from[1] * to[1]);
    return frac(from[0] * d[1] * t[1] + d[0] * t[0] * from[1], from[1] * d[1] * t[1]);
  };
  return [go(p[0], q[0]), go(p[1], q[1])];
};

/** Does the line have a point strictly inside the box, strictly between its ends? The middle of the clipped part tells. */
function passes(p, q, box) {
  const part = clip(p, q, box);
  if (part === null || !less(part[0], part[1])) return false;
  const [a, b] = part;
  const middle = frac(a[0] * b[1] + b[0] * a[1], 2 * a[1] * b[1]);
  const [x, y] = pointAt(p, q, middle);
  return less(frac(box[0]), x) && less(x, frac(box[2])) && less(frac(box[1]), y) && less(y, frac(box[3]));
}

const boxOf = ({ x, y, side }) => [x, y, x + side, y + side];

/** On which side of the line a grid point lies: -1, 0 or 1. */
function sideOf(p, q, [x, y]) {
  const scale = 4;
  const n = ([a, b]) => (a * scale) / b;
  const [px, py, qx, qy] = [n(p[0]), n(p[1]), n(q[0]), n(q[1])];
  return Math.sign((qx - px) * (y * scale - py) - (qy - py) * (x * scale - px));
}

/** Grid corners strictly between the ends of a line. */
function cornersOn(p, q) {
  const reach = 40;
  const found = [];
  for (let y = -1; y < reach; y++) {
    for (let x = -1; x < reach; x++) {
      if (sideOf(p, q, [x, y]) !== 0) continue;
      const part = clip(p, q, [x, y, x, y]);
      if (part !== null && part[0][0] > 0 && less(part[0], frac(1))) found.push([x, y]);
    }
  }
  return found;
}

/** Matter on each side of the line at a grid corner: squares that have it as a corner, walls that end there. */
function pinched(p, q, corner, boxes, walls) {
  const sides = new Set();
  for (const [x0, y0, x1, y1] of boxes) {
    if (corner[0] < x0 || corner[0] > x1 || corner[1] < y0 || corner[1] > y1) continue;
    const signs = [
      [x0, y0],
      [x1, y0],
      [x0, y1],
      [x1, y1],
    ].map((point) => sideOf(p, q, point));
    if (signs.every((sign) => sign >= 0)) sides.add(1);
    if (signs.every((sign) => sign <= 0)) sides.add(-1);
  }
  for (const [u, v] of walls) {
    for (const [end, other] of [
      [u, v],
      [v, u],
    ]) {
      if (end[0] === corner[0] && end[1] === corner[1]) sides.add(sideOf(p, q, other));
    }
  }
  return sides.has(1) && sides.has(-1);
}

function crossesWall(p, q, [u, v]) {
  const ends = sideOf(p, q, u) * sideOf(p, q, v);
  const axis = u[0] === v[0] ? 0 : 1;
  const line = frac(u[axis]);
  const apart = (less(p[axis], line) && less(line, q[axis])) || (less(q[axis], line) && less(line, p[axis]));
  return ends < 0 && apart;
}

const same = (p, q) => p.every((part, i) => part[0] * q[i][1] === q[i][0] * part[1]);

function blocked(p, q, boxes, walls, ignore = () => false) {
  if (same(p, q)) return false;
  if (boxes.some((box) => passes(p, q, box)) || walls.some((wall) => crossesWall(p, q, wall))) return true;
  return cornersOn(p, q).some((corner) => !ignore(corner) && pinched(p, q, corner, boxes, walls));
}

const inside = (square, body) => squaresOf(body).some(([x, y]) => x === square[0] && y === square[1]);
const terrainBoxes = (given, bodies) =>
  (given.blocking ?? [])
    .filter((square) => !bodies.some((body) => inside(square, body)))
    .map(([x, y]) => [x, y, x + 1, y + 1]);

function gap(a, b) {
  const part = (low, side, otherLow, otherSide) =>
    Math.max(0, otherLow - (low + side - 1), low - (otherLow + otherSide - 1));
  return [part(a.x, a.side, b.x, b.side), part(a.y, a.side, b.y, b.side)];
}

/** Walks from one square to another, diagonals first, counting 1, 2, 1, 2. */
function walked(dx, dy) {
  let cost = 0;
  let diagonals = 0;
  let [x, y] = [dx, dy];
  while (x > 0 || y > 0) {
    if (x > 0 && y > 0) cost += diagonals++ % 2 === 0 ? 1 : 2;
    else cost += 1;
    x = Math.max(0, x - 1);
    y = Math.max(0, y - 1);
  }
  return cost;
}

const away = (a, b) => {
  let best = Infinity;
  for (const [ax, ay] of squaresOf(a)) {
    for (const [bx, by] of squaresOf(b)) best = Math.min(best, walked(Math.abs(ax - bx), Math.abs(ay - by)));
  }
  return best;
};

const reaches = (a, b, reach, metric) => {
  if (reach === 2 && metric !== 'alternating') return Math.max(...gap(a, b)) <= 2;
  return away(a, b) <= reach;
};

function distance({ a, b }, rulings) {
  const [one, other] = [bodyOf(a), bodyOf(b)];
  const within = Object.fromEntries(
    [1, 2, 3, 4].map((reach) => [`${reach}`, reaches(one, other, reach, rulings.reachMetric)]),
  );
  return { distance: away(one, other), adjacent: Math.max(...gap(one, other)) === 1, withinReach: within };
}

/** The point of a line at a given column (or row), as a fraction; null when the line does not cross it. */
function crossing(p, q, axis, at) {
  const d = frac(q[axis][0] * p[axis][1] - p[axis][0] * q[axis][1], p[axis][1] * q[axis][1]);
  if (d[0] === 0) return null;
  const t = frac((at * p[axis][1] - p[axis][0]) * d[1] * Math.sign(d[0]), p[axis][1] * Math.abs(d[0]));
  if (t[0] < 0 || less(frac(1), t)) return null;
  return pointAt(p, q, t)[1 - axis];
}

function flank({ a, b, enemy }, rulings) {
  const [p, q] = [centre(bodyOf(a)), centre(bodyOf(b))];
  const box = boxOf(bodyOf(enemy));
  const between = (value, low, high) => value !== null && !less(value, frac(low)) && !less(frac(high), value);
  const westEast = [box[0], box[2]].every((x) => between(crossing(p, q, 0, x), box[1], box[3]));
  const northSouth = [box[1], box[3]].every((y) => between(crossing(p, q, 1, y), box[0], box[2]));
  const touch = rulings.flankTouch !== 'interior-only' || passes(p, q, box);
  return { flanked: (westEast || northSouth) && touch };
}

function cover(given, rulings) {
  const [attacker, target] = [bodyOf(given.attacker), bodyOf(given.target)];
  const giants = (given.creatures ?? [])
    .map(bodyOf)
    .filter(({ size }) => RANK[size] - RANK[attacker.size] >= 2 && RANK[size] - RANK[target.size] >= 2);
  const boxes = [...terrainBoxes(given, [attacker, target]), ...giants.map(boxOf)];
  const [p, q] = [centre(attacker), centre(target)];
  const touched = rulings.coverTouch === 'touch-counts' && boxes.some((box) => clip(p, q, box) !== null);
  return { cover: blocked(p, q, boxes, given.thinWalls ?? []) || touched };
}

function screen(given, rulings) {
  const [attacker, target] = [bodyOf(given.attacker), bodyOf(given.target)];
  const terrain = terrainBoxes(given, [attacker, target]);
  const screens = (given.creatures ?? []).map(bodyOf).filter((body) => {
    if (Math.max(...gap(body, attacker)) === 0 || Math.max(...gap(body, target)) === 0) return false;
    const larger = RANK[body.size] - RANK[attacker.size];
    if (larger >= 2 && RANK[body.size] - RANK[target.size] >= 2) return true;
    return larger >= -1 && (rulings.screenUpperSize !== 'one-larger' || larger <= 1);
  });
  const [x0, y0, x1, y1] = boxOf(attacker);
  const own = ([x, y]) => x >= x0 && x <= x1 && y >= y0 && y <= y1;
  const q = centre(target);
  const clear = ([x, y]) => {
    const p = [frac(x), frac(y)];
    return !screens.some((body) => passes(p, q, boxOf(body))) && !blocked(p, q, terrain, given.thinWalls ?? [], own);
  };
  if (rulings.screenCorners === 'perimeter') {
    const points = [];
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) if (x === x0 || x === x1 || y === y0 || y === y1) points.push([x, y]);
    return { screened: !points.some(clear) };
  }
  const corners = { nw: clear([x0, y0]), ne: clear([x1, y0]), sw: clear([x0, y1]), se: clear([x1, y1]) };
  return { screened: !Object.values(corners).some(Boolean), clearCorners: corners };
}

function trigger({ side, path, reactor, reach }, rulings) {
  const watcher = bodyOf(reactor);
  const leaving = [];
  for (let i = 1; i < path.length; i++) {
    const old = squaresOf({ x: path[i - 1][0], y: path[i - 1][1], side });
    const now = { x: path[i][0], y: path[i][1], side };
    const left = rulings.leaveSquare === 'occupied' ? old : old.filter((square) => !inside(square, now));
    if (left.some(([x, y]) => reaches(watcher, { x, y, side: 1 }, reach, rulings.reachMetric)))
      leaving.push(path[i - 1]);
  }
  return { leaving };
}

function cost({ side, path, surcharge = {}, diagonalsBefore = 0, form = 1 }, rulings) {
  const steps = [];
  let diagonals = diagonalsBefore;
  for (let i = 1; i < path.length; i++) {
    const [[x, y], [toX, toY]] = [path[i - 1], path[i]];
    const old = { x, y, side };
    const extra = squaresOf({ x: toX, y: toY, side })
      .filter((square) => !inside(square, old))
      .map((square) => surcharge[square.join(',')] ?? 0);
    let paid = Math.max(0, ...extra);
    if (rulings.largeTerrain === 'majority') {
      const half = (level) => extra.filter((one) => one >= level).length >= extra.length / 2;
      paid = half(2) ? 2 : half(1) ? 1 : 0;
    }
    const diagonal = x !== toX && y !== toY;
    steps.push((diagonal && diagonals % 2 === 1 ? 2 : 1) * form + paid);
    if (diagonal) diagonals++;
  }
  return { steps, total: steps.reduce((a, b) => a + b, 0), diagonalsAfter: diagonals };
}

/**
 * Every path is walked, whole: only for small maps. Open, difficult, greater difficult ground and walls; others are passed, or not,
 * by `passage`. A Stride that is not the last may pause where one may pass and not stay; the next one must then leave (pf.through.4).
 */
function reach({ scenario, who, strides, list = false }, rulings) {
  const rows = scenario.map.trim().split('\n');
  const me = scenario.creatures.find(({ id }) => id === who);
  const { at, block } = me;
  const speed = scenario.blocks[block].speeds.land;
  const side = SIDE[scenario.blocks[block].size];
  const solid = (x, y) => rows[y]?.[x] === undefined || rows[y][x] === '#';
  const free = (x, y) => squaresOf({ x, y, side }).every(([c, r]) => !solid(c, r));
  const placeOf = (name) => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
  const others = scenario.creatures
    .filter(({ id }) => id !== who)
    .map((other) => {
      const { size } = scenario.blocks[other.block];
      const willing = other.side === me.side;
      const may = passage({ mover: scenario.blocks[block].size, occupant: size, willing }, rulings);
      return { ...bodyOf({ size, at: placeOf(other.at) }), ...may };
    });
  const metAt = (x, y) => others.filter((other) => Math.max(...gap(other, { x, y, side })) === 0);
  const barred = (x, y) => metAt(x, y).some(({ enter }) => !enter);
  const mayStay = (x, y) => metAt(x, y).every(({ stay }) => stay);
  const start = placeOf(at);
  let states = new Set([`${start.join(',')} ${scenario.encounter.turn.diagonals ?? 0} free`]);
  const seen = new Set();
  const walk = (x, y, diagonals, left, found) => {
    const key = `${x},${y} ${diagonals % 2}`;
    if (seen.has(`${key} ${left}`)) return;
    seen.add(`${key} ${left}`);
    found.add(key);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [toX, toY] = [x + dx, y + dy];
        if ((dx === 0 && dy === 0) || !free(toX, toY) || barred(toX, toY)) continue;
        const diagonal = dx !== 0 && dy !== 0;
        const [farX, farY] = [dx > 0 ? x + side : x - 1, dy > 0 ? y + side : y - 1];
        const corner = (c, r) => rows[r]?.[c] === '#';
        if (diagonal && (corner(farX, dy > 0 ? y : y + side - 1) || corner(dx > 0 ? x : x + side - 1, farY))) continue;
        const entered = squaresOf({ x: toX, y: toY, side }).filter((square) => !inside(square, { x, y, side }));
        const extra = Math.max(...entered.map(([c, r]) => ({ d: 1, D: 2 })[rows[r][c]] ?? 0));
        const paid = (diagonal && diagonals % 2 === 1 ? 2 : 1) + extra;
        if (paid <= left) walk(toX, toY, diagonals + (diagonal ? 1 : 0), left - paid, found);
      }
    }
  };
  for (let stride = 0; stride < strides; stride++) {
    const next = new Set();
    for (const state of states) {
      const [place, diagonals, how] = state.split(' ');
      const [x, y] = place.split(',').map(Number);
      seen.clear();
      const found = new Set();
      walk(x, y, Number(diagonals), speed, found);
      for (const end of found) {
        const [toX, toY] = end.split(' ')[0].split(',').map(Number);
        if (mayStay(toX, toY)) next.add(`${end} free`);
        else if (how === 'free' && stride < strides - 1) next.add(`${end} paused`);
      }
    }
    states = next;
  }
  const cells = [...new Set([...states].map((state) => state.split(' ')[0]))].map((place) =>
    place.split(',').map(Number),
  );
  cells.sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
  return list ? { squares: cells.map(([x, y]) => `${String.fromCharCode(97 + x)}${y + 1}`) } : { count: cells.length };
}

function fall({ squares, softDepth = null, dive = false }, rulings) {
  const soft = Math.min(dive ? 6 : 4, softDepth ?? 0);
  let height = squares;
  if (rulings.fallCapOrder === 'cap-then-reduce') height = Math.max(0, Math.min(300, height) - soft);
  else height = Math.min(300, Math.max(0, height - soft));
  let damage = 0;
  if (height > 1)
    damage =
      rulings.fallRounding === 'per-full-two-squares' ? 5 * Math.floor(height / 2) : Math.floor((5 * height) / 2);
  return { damage, prone: damage > 0 };
}

function passage({ mover, occupant, state, willing, tumbling, mounted, blocksPassage }, rulings) {
  const larger = RANK[occupant] - RANK[mover];
  const lifeless = state === 'unconscious' || state === 'dead';
  const rows = [
    [mounted, true],
    [mover === 'Tiny', true],
    [lifeless && larger <= 0, true],
    [lifeless && rulings.largerBodyClimb === 'allowed-as-greater-difficult', true],
    [state === 'prone' && willing && larger <= 0, true],
    [Math.abs(larger) >= 3 && !blocksPassage, false],
    [willing && !lifeless, false],
    [tumbling && !lifeless, false],
  ];
  const row = rows.find(([applies]) => applies);
  return row === undefined ? { enter: false, stay: false } : { enter: true, stay: row[1] };
}

/** The questions the twin answers, by name. */
export const TWIN = { distance, flank, cover, screen, trigger, cost, reach, fall, passage };

/** What the twin answers to a vector; undefined for a question it does not know. */
export function twinAnswer({ question, given, rulings = {} }) {
  if ((given.posts ?? []).length > 0 || JSON.stringify(given).includes('"at":[0,0,0]')) return undefined;
  return TWIN[question]?.(given, rulings);
}
