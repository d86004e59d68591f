// Random encounters: any ground, any creatures, any rulings, played by offers taken at random. Used by the script beside it for long
// runs and by the tests for short ones. `dice` is a chance of the kernel: same seed, same encounter.

const GROUNDS = [
  '.',
  '.',
  '.',
  '.',
  '.',
  '.',
  '.',
  '.',
  '#',
  'd',
  'D',
  '~',
  'h',
  'n',
  'u',
  's',
  'p',
  't',
  'I',
  'o',
  'l',
  'g',
  '+',
];
const LEGEND = {
  '~': { height: -10, water: { depth: 15, dc: 14 } },
  n: { narrow: 14, below: { height: -15, water: { depth: 10, dc: 14 } } },
  u: { class: 'difficult', uneven: { dc: 12, injury: 1 } },
  h: { hazard: { damage: '1d4', type: 'fire' } },
  p: { look: 'plateau', height: 15, face: { dc: 15 } },
  s: { slope: { dc: 12, top: 15 } },
  l: { look: 'plateau', height: 3 },
  g: { look: 'gap', tight: 15 },
};
const BLOCKS = {
  mole: { like: 'marsh-raider', name: { fr: 'taupe', en: 'mole' }, speeds: { land: 4, burrow: 3 } },
  otter: { like: 'marsh-raider', name: { fr: 'loutre', en: 'otter' }, speeds: { land: 4, swim: 5, climb: 3 } },
};
const KINDS = [
  'polearm-fighter',
  'small-archer',
  'shield-cleric',
  'marsh-raider',
  'hill-brute',
  'ridge-drake',
  'soot-bat',
  'mole',
  'otter',
];
const SIDE_OF = { 'hill-brute': 2, 'ridge-drake': 3 };

/** A scenario from dice: a small map of any ground, two sides of one to three creatures, up to `rounds` rounds. */
export function randomScenario(dice, rounds = 5) {
  const [columns, rows] = [7 + dice.int(5), 6 + dice.int(4)];
  const squares = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => GROUNDS[dice.int(GROUNDS.length)]),
  );
  const taken = new Set();
  const creatures = [];
  const place = (id, block, side) => {
    const wide = SIDE_OF[block] ?? 1;
    const [x, y] = [dice.int(columns - wide + 1), dice.int(rows - wide + 1)];
    const cells = [];
    for (let r = y; r < y + wide; r++) for (let c = x; c < x + wide; c++) cells.push([c, r]);
    if (cells.some((cell) => taken.has(cell.join()))) return;
    for (const [c, r] of cells) {
      taken.add([c, r].join());
      squares[r][c] = '.';
    }
    creatures.push({ id, block, side, at: `${String.fromCharCode(97 + x)}${y + 1}`, reaction: dice.int(2) === 0 });
  };
  for (const side of ['us', 'them']) {
    for (let n = 0; n <= dice.int(3); n++) place(`${side}${n}`, KINDS[dice.int(KINDS.length)], side);
  }
  const objects = [];
  for (let n = dice.int(3); n > 0; n--) {
    const [x, y] = [dice.int(columns), dice.int(rows)];
    if (taken.has([x, y].join()) || ['#', 'I', '+'].includes(squares[y][x])) continue;
    taken.add([x, y].join());
    objects.push({ id: `rock${n}`, at: `${String.fromCharCode(97 + x)}${y + 1}`, hp: 5 + dice.int(30) });
  }
  if (new Set(creatures.map(({ side }) => side)).size < 2) return randomScenario(dice, rounds);
  return {
    map: squares.map((row) => row.join('')).join('\n'),
    legend: LEGEND,
    blocks: BLOCKS,
    sides: [
      { id: 'us', name: { fr: 'nous', en: 'us' }, heroes: true },
      { id: 'them', name: { fr: 'eux', en: 'them' }, heroes: dice.int(3) === 0 },
    ],
    creatures,
    objects,
    rounds,
    ceiling: 30,
    ...(dice.int(2) === 0 && { wind: ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'][dice.int(8)] }),
    ...(dice.int(8) === 0 && { gravity: 'none' }),
  };
}

/** A value for each ruling, mostly the default. */
export function randomRulings(table, dice) {
  return Object.fromEntries(
    Object.entries(table).map(([name, { values }]) => [
      name,
      dice.int(3) === 0 ? values[dice.int(values.length)] : values[0],
    ]),
  );
}

/** Plays offers at random to the end. Throws on a refusal of what was offered, a dead end, or an encounter that does not end. */
export function playOut(game, state, dice, longest = 5000) {
  let now = state;
  let commands = 0;
  for (; game.outcome(now) === null; commands++) {
    const seats = game.awaiting(now)?.seats ?? [];
    const choices = seats.flatMap((seat) => game.offers(now, seat).map(({ command }) => [seat, command]));
    if (choices.length === 0) throw new Error(`dead end after ${commands} commands`);
    if (commands > longest) throw new Error(`no end after ${commands} commands`);
    const [seat, command] = choices[dice.int(choices.length)];
    const facts = game.decide(now, seat, command, dice);
    if (!Array.isArray(facts)) throw new Error(`offered but refused: ${game.writeCommand(command)} (${facts.code})`);
    for (const fact of facts) now = game.evolve(now, fact);
  }
  return { commands, outcome: game.outcome(now), state: now };
}
