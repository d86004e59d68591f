// A second implementation of the movement questions, slow and plain: it shares no code with the engine, tries every path, and types the
// book's table in again. `twinAnswer(vector)` is undefined where it does not know the question. Licence: MIT.

/** [with combat, without], by type and then by weight from very light to very heavy; null where the table prints XXXX. */
// biome-ignore format: a table
const TABLE = {
  infantry:  [[2, 3], [2, 2], [1, 2], [1, 1], [0, 1]],
  cavalry:   [[4, 5], [4, 4], [3, 3], [3, 3], [2, 2]],
  camelry:   [[3, 3], [3, 3], [3, 3], [3, 3], [2, 2]],
  chariotry: [null,   [4, 4], [3, 3], [2, 2], [2, 2]],
  elephants: [null,   null,   [2, 2], [2, 2], null  ],
  artillery: [[1, 2], [1, 1], [0, 1], [0, 1], [0, 0]],
};
const WEIGHTS = ['very-light', 'light', 'medium', 'heavy', 'very-heavy'];
const CHIEF = {
  'general-in-chief': [3, 2, 5],
  'sub-general': [3, 2, 3],
  'senior-officer': [3, 1, 1],
  person: [3, 1, 0],
};

/** What ground and obstacles are to a troop: open, difficult or closed. Letters and names as scenarios write them. */
const WHEELED = ['chariotry', 'artillery'];
const NOT_FOOT = ['cavalry', 'camelry', 'chariotry', 'elephants', 'artillery'];
function groundClass(letter, type, weight) {
  if (letter === '^' || letter === '~') return 'closed';
  if ('.h'.includes(letter)) return 'open';
  if (letter === 'v' && NOT_FOOT.includes(type)) return 'closed';
  if ('wrm'.includes(letter) && WHEELED.includes(type)) return 'closed';
  if (letter === 'r' && type === 'cavalry' && weight === 'very-heavy') return 'closed';
  return letter === 's' && type === 'camelry' ? 'open' : 'difficult';
}
function sideClass(name, type) {
  if (name === 'river' || name === 'great-river') return 'closed';
  if (name === 'wall') return type === 'infantry' ? 'difficult' : 'closed';
  if (['hedge', 'ditch', 'palisade'].includes(name)) return WHEELED.includes(type) ? 'closed' : 'difficult';
  return 'difficult';
}

const DEFAULTS = {
  roadBase: 'no-combat-max',
  mountedBase: 'no-combat-max',
  roadMarchRecognised: 'when-extra-hex-used',
  roadNetwork: 'connected',
  roadIgnoresTerrain: true,
  roadForLoneCharacters: false,
  difficultEffect: 'stop',
  passThroughElephants: 'as-table',
  loneEnemyCharacterBlocks: true,
  charactersShareHex: true,
  charactersCountAsActivations: false,
  unitExit: 'forbidden',
  reinforcementRoad: false,
};

const two = (n) => `${n}`.padStart(2, '0');
const nameOf = (column, row) => two(column + 1) + two(row + 1);

/** The six around a hex, by the lists for even and odd rows. */
function around(name) {
  const c = Number(name.slice(0, 2)) - 1;
  const r = Number(name.slice(2)) - 1;
  const shift = r % 2 === 0 ? -1 : 0;
  return [
    [c - 1, r],
    [c + 1, r],
    [c + shift, r - 1],
    [c + shift + 1, r - 1],
    [c + shift, r + 1],
    [c + shift + 1, r + 1],
  ];
}

/** A position read again from its lines. */
function readPosition(given, rulings) {
  const rows = given.map
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => [...row].filter((letter) => letter !== ' '));
  const ground = new Map(rows.flatMap((row, r) => row.map((letter, c) => [nameOf(c, r), letter])));
  const near = (hex) =>
    around(hex)
      .map(([c, r]) => (c < 0 || r < 0 ? '' : nameOf(c, r)))
      .filter((name) => ground.has(name));
  const obstacles = (given.obstacles ?? []).flatMap((line) => {
    const [is, ...pairs] = line.split(' ');
    return pairs.map((pair) => ({ is, pair: pair.split('-') }));
  });
  const roads = (given.roads ?? []).map((road) => road.split(' '));
  const pieces = given.pieces.map((line) => {
    const [id, side, first, ...rest] = line.split(' ');
    const chief = CHIEF[first] !== undefined;
    const [type, at, ...marks] = chief ? [first, ...rest] : rest;
    return {
      id,
      side,
      chief,
      type,
      weight: chief ? null : first,
      at,
      has: (mark) => marks.includes(mark),
      moved: marks.some((mark) => mark === 'marched' || mark.startsWith('from')),
    };
  });
  const entry = given.entry?.split(' ') ?? [];
  const exit = given.exit?.split(' ') ?? [];
  return {
    ground,
    near,
    obstacles,
    roads,
    pieces,
    entry,
    exit,
    columns: rows[0].length,
    rows: rows.length,
    rulings: { ...DEFAULTS, ...rulings },
  };
}

const joins = ([a, b], from, to) => (a === from && b === to) || (a === to && b === from);
const links = (road, from, to) => road.some((hex, i) => i > 0 && joins([road[i - 1], hex], from, to));
const isLight = (weight) => weight === 'light' || weight === 'very-light';

/** Allowances: hexes with combat, without, by road; and what they cost. */
function allowance(type, weight, mounted, rulings) {
  const cell = TABLE[type]?.[WEIGHTS.indexOf(weight)] ?? null;
  if (cell === null) return null;
  const [fight, open] = cell;
  const ride = mounted ? 1 : 0;
  const without = Math.max(open, ride === 0 ? 0 : (rulings.mountedBase === 'combat-max' ? fight : open) + 1);
  const road = (rulings.roadBase === 'combat-max' ? fight + ride : without) + 1;
  if (type === 'artillery' && weight === 'very-heavy') return { fight: 0, without: 0, road: 0 };
  if (type === 'artillery' && weight === 'heavy') return { fight: 0, without: 1, road: 1 };
  return { fight, without, road: Math.max(road, without) };
}

/** How the ground takes a step: `closed`, or whether it is difficult and which roads carry it. */
function stepClass(position, piece, from, to) {
  const { ground, obstacles, roads, rulings } = position;
  const type = piece.chief ? (piece.has('vehicle') ? 'chariotry' : 'infantry') : piece.type;
  const letter = ground.get(to);
  const hex = groundClass(letter, type, piece.weight);
  const toAll = letter === '^' || letter === '~';
  const carrying = roads
    .map((road, index) => index)
    .filter((index) =>
      from === 'outside'
        ? rulings.reinforcementRoad && roads[index].length > 1 && roads[index].includes(to)
        : links(roads[index], from, to),
    );
  if (carrying.length > 0) {
    if (toAll) return { closed: true };
    return { closed: false, difficult: hex !== 'open' && !rulings.roadIgnoresTerrain, carrying };
  }
  const sides = obstacles.filter(({ pair }) => joins(pair, from, to)).map(({ is }) => sideClass(is, type));
  if (hex === 'closed' || sides.includes('closed')) return { closed: true };
  return { closed: false, difficult: hex === 'difficult' || sides.includes('difficult'), carrying };
}

/** Who stands there, as the mover meets him: null when nobody is in the way. */
function standing(position, piece, hex, last) {
  const { pieces, rulings } = position;
  if (hex === piece.at) return null;
  const unit = pieces.find((other) => !other.chief && other.at === hex && other !== piece);
  const men = pieces.filter((other) => other.chief && other.at === hex && other !== piece);
  if (unit !== undefined && unit.side !== piece.side) return 'enemy-occupied';
  if (men.some((man) => man.side !== piece.side) && unit === undefined) {
    if (piece.chief || rulings.loneEnemyCharacterBlocks || last) return 'enemy-occupied';
  }
  if (piece.chief) return !rulings.charactersShareHex && last && men.length > 0 ? 'ends-on-unit' : null;
  if (unit === undefined) return null;
  const elephants = unit.type === 'elephants' || piece.type === 'elephants';
  if (elephants && rulings.passThroughElephants === 'forbidden') return 'friend-not-passable';
  if (!isLight(unit.weight) && !isLight(piece.weight)) return 'friend-not-passable';
  return last ? 'ends-on-unit' : null;
}

const isEdge = ({ columns, rows }, hex) => {
  const [c, r] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  return c === 1 || r === 1 || c === columns || r === rows;
};

const no = (code) => ({ legal: false, code });

/** Judges one move by its path, in the fixed order of the reasons. */
function judge(position, piece, path, declared) {
  const { rulings, pieces, entry } = position;
  const claims = piece.chief
    ? { fight: 3, without: 3, road: rulings.roadForLoneCharacters ? 4 : 3 }
    : allowance(piece.type, piece.weight, piece.has('mounted'), rulings);
  if (claims === null) return no('no-such-unit');
  if (!piece.chief && (piece.side !== 'blue' || piece.has('idle'))) return no('not-activated');
  if (piece.moved) return no('already-moved');
  if (path.length === 0) return { legal: true, cost: 0, ...(!piece.chief && { fight: true }) };
  if (piece.has('token')) return no('pre-played');
  if (piece.type === 'artillery' && piece.weight === 'very-heavy') return no('static');
  if (piece.at === 'outside') {
    if (entry.length === 0) return no('not-on-table');
    if (!entry.includes(path[0])) return no('not-entry-hex');
    const escorted = pieces.some(
      (other) => other.chief && other.type !== 'person' && other.side === piece.side && other.at === 'outside',
    );
    if (!piece.chief && !escorted) return no('no-escorting-chief');
  }
  let here = piece.at;
  let cost = 0;
  let stopped = false;
  let carrying = position.roads.map((_, index) => index);
  let onRoad = carrying.length > 0;
  let ends = null;
  for (const [index, to] of path.entries()) {
    const last = index === path.length - 1;
    if (to === 'outside') {
      if (here === 'outside' || !isEdge(position, here)) return no('not-adjacent');
      const may = piece.chief || (rulings.unitExit === 'scenario' && position.exit.includes(here));
      if (!may) return no('off-table-forbidden');
      if (stopped) return no('difficult-stop');
      cost++;
      onRoad = false;
      here = to;
      continue;
    }
    if (here !== 'outside' && !position.near(here).includes(to)) return no('not-adjacent');
    if (here === 'outside' && index > 0) return no('not-adjacent');
    const step = stepClass(position, piece, here, to);
    if (step.closed) return no('impassable');
    const met = standing(position, piece, to, last);
    if (met === 'ends-on-unit') ends = met;
    else if (met !== null) return no(met);
    if (stopped) return no('difficult-stop');
    const rough = step.difficult && rulings.difficultEffect !== 'none' && !(piece.chief && !piece.has('vehicle'));
    cost += rough && rulings.difficultEffect === 'cost-2' ? 2 : 1;
    stopped = rough && rulings.difficultEffect === 'stop';
    carrying =
      rulings.roadNetwork === 'connected' ? step.carrying : step.carrying.filter((road) => carrying.includes(road));
    onRoad = onRoad && carrying.length > 0;
    here = to;
  }
  const mustDeclare = rulings.roadMarchRecognised === 'when-declared' && !piece.chief;
  const marches = onRoad && (declared || !mustDeclare);
  const exception = path.length === 1 && cost === 2 && claims.without > 0;
  const within = cost <= claims.without || (marches && cost <= claims.road) || exception;
  if (!within) return no('over-capacity');
  if (ends !== null) return no(ends);
  const fight = cost <= claims.fight && here !== 'outside' && !(mustDeclare && declared);
  const dice = piece.type === 'artillery' && isLight(piece.weight) ? path.length : 0;
  return { legal: true, cost, ...(!piece.chief && { fight }), ...(dice > 0 && { diceLost: dice }) };
}

/** Every place reached by any legal path, by trying them all. */
function reach(position, piece) {
  const best = new Map();
  const first = judge(position, piece, piece.at === 'outside' ? ['none'] : [position.near(piece.at)[0]], false);
  const barred = [
    'no-such-unit',
    'not-activated',
    'already-moved',
    'pre-played',
    'static',
    'not-on-table',
    'no-escorting-chief',
  ];
  if (!first.legal && barred.includes(first.code)) return no(first.code);
  const longest = 7;
  const walk = (path) => {
    const here = path.at(-1) ?? piece.at;
    const next = here === 'outside' ? (path.length === 0 ? position.entry : []) : [...position.near(here), 'outside'];
    for (const to of next) {
      const verdict = judge(position, piece, [...path, to], false);
      if (verdict.legal && to !== piece.at) {
        const before = best.get(to);
        if (before === undefined || (verdict.fight && !before)) best.set(to, verdict.fight ?? false);
      }
      const goesOn =
        verdict.legal ||
        ['ends-on-unit', 'over-capacity'].includes(verdict.code) ||
        (verdict.code === 'enemy-occupied' && !position.rulings.loneEnemyCharacterBlocks);
      if (goesOn && to !== 'outside' && path.length + 1 < longest) {
        const spent = spentOn(position, piece, [...path, to]);
        if (spent !== null && spent < most(piece, position.rulings)) walk([...path, to]);
      }
    }
  };
  walk([]);
  const names = (fight) =>
    [...best]
      .filter(([to, fights]) => to !== 'outside' && fights === fight)
      .map(([to]) => to)
      .sort((a, b) => (a < b ? -1 : 1))
      .join(' ');
  const outside = best.has('outside');
  return piece.chief ? { hexes: names(false), outside } : { fight: names(true), without: names(false), outside };
}

const most = (piece, rulings) =>
  piece.chief ? 4 : (allowance(piece.type, piece.weight, piece.has('mounted'), rulings)?.road ?? 0);

/** Hexes that a beginning of a path has used; null when it cannot be walked. */
function spentOn(position, piece, path) {
  let here = piece.at;
  let cost = 0;
  for (const to of path) {
    const step = stepClass(position, piece, here, to);
    if (step.closed) return null;
    const met = standing(position, piece, to, false);
    if (met !== null) return null;
    const rough =
      step.difficult && position.rulings.difficultEffect === 'cost-2' && !(piece.chief && !piece.has('vehicle'));
    cost += rough ? 2 : 1;
    here = to;
  }
  return cost;
}

/** Steps between two hexes, by spreading from one of them. */
function distance(columns, rows, from, to) {
  let front = [from];
  const seen = new Set(front);
  for (let steps = 0; front.length > 0; steps++) {
    if (front.includes(to)) return steps;
    const next = [];
    for (const hex of front)
      for (const [c, r] of around(hex)) {
        const name = nameOf(c, r);
        if (c < 0 || r < 0 || c >= columns || r >= rows || seen.has(name)) continue;
        seen.add(name);
        next.push(name);
      }
    front = next;
  }
  return null;
}

const ANSWERS = {
  capacity({ type, weight, mounted = false }, rulings) {
    const claims = allowance(type, weight, mounted, { ...DEFAULTS, ...rulings });
    return claims === null ? { exists: false } : { exists: true, ...claims };
  },
  leader: ({ rank }) => ({ move: CHIEF[rank][0], flight: CHIEF[rank][1] }),
  distance: ({ columns, rows, from, to }) => ({ distance: distance(columns, rows, from, to) }),
  move(given, rulings) {
    const position = readPosition(given, rulings);
    const [id, ...words] = given.move.split(' ');
    const declared = words[0] === 'march';
    const piece = position.pieces.find((one) => one.id === id);
    return judge(position, piece, declared ? words.slice(1) : words, declared);
  },
  reach(given, rulings) {
    const position = readPosition(given, rulings);
    return reach(
      position,
      position.pieces.find(({ id }) => id === given.who),
    );
  },
  range(given) {
    const { pieces, columns, rows } = readPosition(given, {});
    const chief = pieces.find(({ id }) => id === given.chief);
    const range = CHIEF[chief.type][2];
    const inRange = pieces.filter(
      (one) =>
        !one.chief &&
        one.side === chief.side &&
        one.at.length === 4 &&
        chief.at.length === 4 &&
        distance(columns, rows, chief.at, one.at) <= range,
    );
    return { range, units: inRange.map(({ id }) => id).join(' ') };
  },
};

/** The twin's verdict on a vector; undefined where it does not know the question. */
export function twinAnswer({ question, given, rulings = {} }) {
  if (given.turn !== undefined && given.turn.phase !== 'movement' && question !== 'range') return undefined;
  return ANSWERS[question]?.(given, rulings);
}
