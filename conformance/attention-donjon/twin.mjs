// A second implementation of the questions about boards, cards and dodges that shares no code with the engine and works another
// way: it looks at every pair of cells, walks every path, tries every chain, throws every handful of dice. Licence: MIT.

const DEFAULTS = {
  adjacency: 'eight',
  zoneAdjacency: 'edge',
  displacementPath: 'arrival-zone',
  departurePath: 'not-required',
  stepPath: 'not-required',
  waitComparison: 'full-order',
  suitOrder: 'from-scenario',
};
const byName = (a, b) => (a < b ? -1 : 1);
const rows = (drawing) =>
  drawing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
const named = (column, row) => `${String.fromCharCode(97 + column)}${row + 1}`;

/** The board as a list of cells, and what parts or joins two of them. */
function boardOf(given, rulings) {
  const map = rows(given.map);
  const zones =
    given.zones === undefined ? map.map((row) => row.map((c) => (c === '-' ? '-' : 'x'))) : rows(given.zones);
  const cells = map.flatMap((line, row) =>
    line.flatMap((character, column) =>
      character === '-'
        ? []
        : [
            {
              name: named(column, row),
              column,
              row,
              zone: zones[row][column],
              character,
              figure: /[A-Z0-9o]/.test(character) ? character : null,
              solid: character === '#' || character === '*',
            },
          ],
    ),
  );
  const at = (name) => cells.find((cell) => cell.name === name) ?? null;
  const shut = new Set();
  for (const wall of given.walls ?? []) shut.add(wall.split('|').sort(byName).join('|'));
  for (const { at: side, open } of given.doors ?? []) {
    const key = side.split('|').sort(byName).join('|');
    if (open === true) shut.delete(key);
    else shut.add(key);
  }
  const linked = (a, b) =>
    (given.links ?? []).some(
      (link) => link.split('|').sort(byName).join('|') === [a.name, b.name].sort(byName).join('|'),
    );
  /** Both there, side by side, nothing shut between. */
  const openSide = (a, b) => a !== null && b !== null && !shut.has([a.name, b.name].sort(byName).join('|'));
  const touching = (a, b, corners) => {
    const [dc, dr] = [Math.abs(a.column - b.column), Math.abs(a.row - b.row)];
    if (dc + dr === 1) return openSide(a, b);
    if (dc !== 1 || dr !== 1 || !corners) return false;
    const [c, d] = [at(named(a.column, b.row)), at(named(b.column, a.row))];
    return openSide(a, c) && openSide(c, b) && openSide(a, d) && openSide(d, b);
  };
  const adjacent = (a, b) => a !== b && (touching(a, b, rulings.adjacency === 'eight') || linked(a, b));
  const zonesAdjacent = (x, y) =>
    x !== y &&
    cells.some(
      (a) =>
        a.zone === x &&
        cells.some((b) => b.zone === y && (touching(a, b, rulings.zoneAdjacency === 'corner') || linked(a, b))),
    );
  const empty = (cell) => cell.figure === null && !cell.solid;
  const border = (zone, other) =>
    cells.filter((cell) => cell.zone === zone && cells.some((far) => far.zone === other && adjacent(cell, far)));
  return {
    cells,
    at,
    adjacent,
    zonesAdjacent,
    empty,
    border,
    who: (figure) => cells.find((cell) => cell.figure === figure),
  };
}

/** Is there a path of cells that all please, each adjacent to the next? Every path is walked until one arrives. */
function leads({ cells, adjacent }, from, to, pleases) {
  const walk = (here, been) =>
    here === to ||
    cells.some((next) => !been.has(next) && adjacent(here, next) && pleases(next) && walk(next, been.add(next)));
  return walk(from, new Set([from]));
}

function zoneMove(board, rulings, from, to) {
  if (to === null) return { legal: false, code: 'off-board' };
  if (from.zone === to.zone) return { legal: false, code: 'same-zone' };
  if (!board.zonesAdjacent(from.zone, to.zone)) return { legal: false, code: 'zone-not-adjacent' };
  if (to.solid) return { legal: false, code: 'cell-solid' };
  if (to.figure !== null) return { legal: false, code: 'cell-occupied' };
  const free = board.border(to.zone, from.zone).filter(board.empty);
  if (free.length === 0) return { legal: false, code: 'no-free-border-cell' };
  const inside = (cell) => board.empty(cell) && (rulings.displacementPath === 'any-zone' || cell.zone === to.zone);
  const arrives = (start) => leads(board, start, to, inside);
  if (!free.some(arrives)) return { legal: false, code: 'no-path' };
  if (rulings.departurePath === 'not-required') return { legal: true };
  const here = board.cells.filter(
    (cell) =>
      cell.zone === from.zone &&
      (cell === from ||
        (board.empty(cell) && leads(board, from, cell, (one) => board.empty(one) && one.zone === from.zone))),
  );
  const led = free.filter((cell) => here.some((one) => board.adjacent(one, cell)));
  return led.some(arrives) ? { legal: true } : { legal: false, code: 'no-departure-path' };
}

function step(board, rulings, from, to) {
  if (to === null) return { legal: false, code: 'off-board' };
  if (to === from) return { legal: false, code: 'same-cell' };
  const own = from.zone === to.zone;
  if (!own && !board.adjacent(from, to)) return { legal: false, code: 'step-too-far' };
  if (to.solid) return { legal: false, code: 'cell-solid' };
  if (to.figure !== null) return { legal: false, code: 'cell-occupied' };
  if (
    own &&
    rulings.stepPath === 'required' &&
    !leads(board, from, to, (cell) => board.empty(cell) && cell.zone === from.zone)
  )
    return { legal: false, code: 'no-step-path' };
  return { legal: true };
}

/** Every complete chain, by trying every cell of the board for every link. */
function chainsOf(board, given) {
  const target = board.who(given.pushed);
  const fixed = (figure) => (given.immovable ?? '').includes(figure);
  if (fixed(given.pushed)) return [];
  const named = given.by === undefined ? (given.from === undefined ? null : board.at(given.from)) : board.who(given.by);
  const source = named === target ? null : named;
  const found = [];
  const go = (here, away, spent, chain) => {
    const may = board.cells.filter(
      (cell) =>
        board.adjacent(here, cell) &&
        cell !== away &&
        !(away !== null && board.adjacent(away, cell)) &&
        !cell.solid &&
        !spent.includes(cell) &&
        !(cell.figure !== null && fixed(cell.figure)),
    );
    const free = may.filter(board.empty);
    for (const cell of free) found.push([...chain, cell]);
    if (free.length === 0) for (const cell of may) go(cell, here, [...spent, cell], [...chain, cell]);
  };
  go(target, source, source === null ? [target] : [source, target], []);
  return found;
}

const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'];
const suitsOf = (given, rulings) =>
  rulings.suitOrder === 'from-scenario' ? (given.suitOrder ?? 'HSDC') : rulings.suitOrder;
const before = (suits) => (a, b) =>
  RANKS.indexOf(a.slice(0, -1)) - RANKS.indexOf(b.slice(0, -1)) || suits.indexOf(a.at(-1)) - suits.indexOf(b.at(-1));
const HEROES = ['dorrin', 'misha', 'ysae', 'livia'];

function order(given, rulings) {
  const compare = before(suitsOf(given, rulings));
  const turns = Object.entries(given.hands).flatMap(([who, held]) => held.split(' ').map((card) => ({ who, card })));
  const jokers = turns.filter(({ who, card }) => card === 'JK' && !HEROES.includes(who)); // a hero's is seized, not waited for
  const cards = turns.filter(({ card }) => card !== 'JK').sort((a, b) => compare(a.card, b.card));
  return { order: [...jokers, ...cards].map(({ who, card }) => `${who} ${card}`).join(', ') };
}

/** Every way so many dice can fall. */
function* handfuls(dice) {
  if (dice === 0) yield [];
  else for (const rest of handfuls(dice - 1)) for (let face = 1; face <= 6; face++) yield [face, ...rest];
}

function dodge({ dice, enemies, difficulty, blessed, cursed }) {
  const needed = Math.min(6, Math.max(2, difficulty - (blessed === true ? 1 : 0) + (cursed === true ? 1 : 0)));
  const counts = new Map();
  for (const faces of handfuls(dice)) {
    const missing = Math.max(0, enemies - faces.filter((face) => face >= needed).length);
    counts.set(missing, (counts.get(missing) ?? 0) + 1);
  }
  const all = 6 ** dice;
  const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
  return {
    missing: Object.fromEntries(
      [...counts]
        .sort(([a], [b]) => a - b)
        .map(([missing, n]) => [`${missing}`, `${n / gcd(n, all)}/${all / gcd(n, all)}`]),
    ),
  };
}

const inReadingOrder = (cells) => cells.map(({ name }) => name).join(' ');

/** The twin's verdict on a vector; undefined where it does not know the question. */
export function twinAnswer({ question, given, rulings: told = {} }) {
  const rulings = { ...DEFAULTS, ...told };
  if (question === 'order') return order(given, rulings);
  if (question === 'dodge') return dodge(given);
  if (question === 'wait') {
    const sameRank = given.former.slice(0, -1) === given.drawn.slice(0, -1);
    return {
      lost:
        before(suitsOf(given, rulings))(given.drawn, given.former) < 0 &&
        !(rulings.waitComparison === 'rank-only' && sameRank),
    };
  }
  if (question === 'play') return undefined;
  const board = boardOf(given, rulings);
  const from = board.who(given.who);
  switch (question) {
    case 'adjacent':
      return { cells: inReadingOrder(board.cells.filter((cell) => board.adjacent(board.at(given.of), cell))) };
    case 'zones': {
      const all = [...new Set(board.cells.map(({ zone }) => zone))].sort(byName);
      return {
        pairs: all
          .flatMap((one) =>
            all.filter((other) => one < other && board.zonesAdjacent(one, other)).map((other) => `${one}-${other}`),
          )
          .join(' '),
      };
    }
    case 'border':
      return { cells: inReadingOrder(board.border(given.of, given.with)) };
    case 'zone-move':
      return zoneMove(board, rulings, from, board.at(given.to));
    case 'zone-moves':
      return { cells: inReadingOrder(board.cells.filter((cell) => zoneMove(board, rulings, from, cell).legal)) };
    case 'step':
      return step(board, rulings, from, board.at(given.to));
    case 'steps':
      return { cells: inReadingOrder(board.cells.filter((cell) => step(board, rulings, from, cell).legal)) };
    case 'push':
      return {
        cells: inReadingOrder(board.cells.filter((cell) => chainsOf(board, given).some(([first]) => first === cell))),
      };
    case 'chains':
      return {
        chains: chainsOf(board, given)
          .map((chain) => inReadingOrder(chain))
          .sort(byName),
      };
    default:
      return undefined;
  }
}
