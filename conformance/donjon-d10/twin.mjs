// A second implementation of the questions about moves and rolls: one square at a time, every pair of dice in turn, fractions
// by hand. It shares no code with the engine. `TWIN[question](given, rulings)` gives the verdict. Licence: MIT.

const STRAIGHT = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const DIAGONAL = { NE: [1, -1], SE: [1, 1], SW: [-1, 1], NW: [-1, -1] };
const WAYS = { ...STRAIGHT, ...DIAGONAL };
const BACK = { N: 'S', S: 'N', E: 'W', W: 'E', NE: 'SW', SW: 'NE', SE: 'NW', NW: 'SE' };

const squareOf = ([x, y]) => `${String.fromCharCode(97 + x)}${y + 1}`;

function floorOf({ map, at }) {
  const rows = map.split('\n').filter((row) => row.trim() !== '');
  const trimmed = rows.map((row) => row.trim());
  const start = trimmed.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === 'S' ? [[x, y]] : [])))[0];
  const from = at === undefined ? start : [at.charCodeAt(0) - 97, Number(at.slice(1)) - 1];
  return { rows: trimmed, from };
}

/** May one step that way? dx.move.11 */
function isOpen(rows, [x, y], name, { cornerRule = 'bothFlanks' }) {
  const wall = (column, row) => (rows[row]?.[column] ?? '#') === '#';
  const [dx, dy] = WAYS[name];
  if (wall(x + dx, y + dy)) return false;
  if (dx === 0 || dy === 0) return true;
  const flanks = [wall(x + dx, y), wall(x, y + dy)].filter(Boolean).length;
  return cornerRule === 'free' || (cornerRule === 'anyFlank' ? flanks === 0 : flanks < 2);
}

/** Every complete move of a roll, square by square: [headings, end, lost, debt]. */
function walks({ rows, from }, die, debt, rulings) {
  const done = [];
  const pays = debt > 0 && die > 0;
  const points = pays ? die - 1 : die;
  const torn = pays && rulings.webPersists === false ? [squareOf(from)] : [];
  const here = { at: from, points, debt: pays ? 0 : debt, torn, headings: [] };
  const finish = (who, lost = 0) => done.push({ ...who, lost });
  const openOf = (who, names) => names.filter((name) => isOpen(rows, who.at, name, rulings));

  /** One square along `name`, or what happens instead. */
  function go(who, name) {
    if (who.points === 0) return finish(who);
    if (!isOpen(rows, who.at, name, rulings))
      return turn({ ...who, points: who.points - (rulings.wallHitCost ?? 0) }, name);
    const to = [who.at[0] + WAYS[name][0], who.at[1] + WAYS[name][1]];
    const web = rows[to[1]][to[0]] === 'w' && !who.torn.includes(squareOf(to));
    if (web && who.points === 1 && rulings.webRule === 'stopBefore') return finish(who, 1);
    const next = { ...who, at: to, points: who.points - 1, headings: [...who.headings, name] };
    if (!web) return go(next, name);
    if (next.points === 0) return finish({ ...next, debt: (rulings.webRule ?? 'debt') === 'debt' ? 1 : 0 });
    const gone = rulings.webPersists === false ? [...next.torn, squareOf(to)] : next.torn;
    return go({ ...next, points: next.points - 1, torn: gone }, name);
  }

  /** At a wall. */
  function turn(who, name) {
    if (who.points === 0) return finish(who);
    const family = rulings.turnKeepsClass === false ? WAYS : name in STRAIGHT ? STRAIGHT : DIAGONAL;
    const open = openOf(who, Object.keys(family));
    const aside = open.filter((other) => other !== BACK[name]);
    const mayReverse = rulings.reverse === 'always' || (aside.length === 0 && rulings.reverse !== 'never');
    const choices = mayReverse ? open : aside;
    if (choices.length === 0) return finish(who, who.points);
    for (const other of choices) go(who, other);
    return undefined;
  }

  if (points === 0) finish(here);
  else {
    let family = Object.keys(die % 2 === 1 ? DIAGONAL : STRAIGHT);
    if (openOf(here, family).length === 0 && rulings.noDirection === 'switchClass') {
      family = Object.keys(die % 2 === 1 ? STRAIGHT : DIAGONAL);
    }
    const open = openOf(here, family);
    if (open.length === 0) finish(here, points);
    for (const name of rulings.blockedStartAllowed && open.length > 0 ? family : open) go(here, name);
  }
  // A wall chosen to start with and the turn at once after it may come to the same squares as another choice.
  const written = new Map(done.map((move) => [move.headings.join(' '), move]));
  return [...written].map(([headings, { at, lost, debt: owed }]) => ({
    headings,
    end: squareOf(at),
    lost,
    debt: owed,
  }));
}

function moves(given, rulings) {
  const found = walks(floorOf(given), given.die, given.debt ?? 0, rulings);
  return { moves: found.toSorted((a, b) => (a.headings < b.headings ? -1 : 1)) };
}

/** Legal when some complete move is written like that; otherwise the first step that no complete move shares. */
function walk(given, rulings) {
  const written = given.headings.trim().split(/\s+/).filter(Boolean);
  const all = walks(floorOf(given), given.die, given.debt ?? 0, rulings);
  const same = all.find(({ headings }) => headings === written.join(' '));
  if (same !== undefined) return { legal: true, end: same.end, lost: same.lost, debt: same.debt };
  const shared = all.map(({ headings }) => {
    const steps = headings.split(' ').filter(Boolean);
    const parted = written.findIndex((name, n) => name !== steps[n]);
    return parted < 0 ? written.length : parted;
  });
  return { legal: false, step: Math.max(...shared) + 1 };
}

// ---- rolls

const BANDS = (charisma) => {
  const bands = [30, 65, 5];
  for (let point = 0; point < charisma; point++) {
    const from = bands[0] > 0 ? 0 : 1;
    if (bands[from] === 0) break;
    bands[from] -= 1;
    bands[2] += 1;
  }
  return bands;
};

function fumble({ charisma, die }) {
  const [breaks, extra, nothing] = BANDS(charisma);
  if (die === undefined) return { breaks, extra, nothing };
  return { brings: die <= breaks ? 'break' : die <= breaks + extra ? 'extra' : 'nothing' };
}

const whole = ({ value, damage = 0, atk = 0, armour = 0, magic = false }) => ({ value, damage, atk, armour, magic });

/** One exchange, step by step as the page tells it. `band`, `foeBand`: what a D100 brought, or null. */
function fought(given, dice, band, foeBand, rulings) {
  const [hero, foe] = [whole(given.hero), whole(given.foe)];
  const passes = (side, die) => die === 1 || die <= side.value;
  const tie = (doubled) => {
    if (given.flight || rulings.tieRule === 'playerWins') return ['hero', doubled];
    return rulings.tieRule === 'creatureWins' ? ['foe', doubled] : ['nobody', false];
  };
  const mine = hero.value - dice.hero;
  const its = foe.value - dice.foe;
  const foeOne = dice.foe === 1 && rulings.creatureCrits !== false;
  const failed = [dice.hero === 20, dice.foe === 20 && rulings.creatureFumbles === true];
  const bothMiss = !passes(hero, dice.hero) && !passes(foe, dice.foe);
  let winner;
  let critical = false;
  let gap = Math.abs(mine - its);
  if (dice.hero === 1 && foeOne) {
    [winner, critical] = rulings.bothCrit === 'mutual' && !given.flight ? ['both', true] : tie(true);
  } else if (dice.hero === 1) [winner, critical] = ['hero', true];
  else if (foeOne) [winner, critical] = ['foe', true];
  else if (rulings.fumbleAutoLoses && failed[0] !== failed[1]) {
    winner = failed[0] ? 'foe' : 'hero';
    gap = Math.max(1, failed[0] ? its - mine : mine - its);
  } else if (bothMiss && rulings.bothFail === 'noDamage') {
    winner = given.flight ? 'hero' : 'nobody';
    gap = 0;
  } else if (mine === its) [winner] = tie(false);
  else winner = mine > its ? 'hero' : 'foe';
  if (winner === 'nobody') gap = 0;
  const critGap = (side) => (rulings.critGap === 'valueMinusOne' ? Math.max(0, side.value - 1) : 1);
  if (critical) gap = winner === 'both' ? 1 : critGap(winner === 'hero' ? hero : foe);

  const harmless = rulings.breakTiming === 'beforeDamage';
  const heroDamage = harmless && band === 'break' && given.fragile !== false ? 0 : hero.damage;
  const foeDamage = harmless && foeBand === 'break' ? 0 : foe.damage;
  const harm = (side, figure, other) => {
    const shield = side.magic && rulings.spellIgnoresArmour ? 0 : other.armour;
    if (!critical) return Math.max(rulings.minDamage ?? 0, gap + figure + side.atk - shield);
    const far = critGap(side);
    const doubled = {
      afterArmour: 2 * (far + figure + side.atk - shield),
      beforeArmour: 2 * (far + figure + side.atk) - shield,
      weaponOnly: far + 2 * figure + side.atk - shield,
    };
    return Math.max(2 * (rulings.minDamage ?? 0), doubled[rulings.critDouble ?? 'afterArmour']);
  };
  const always = rulings.fumbleDamageWhen === 'always';
  let dealt = 0;
  let suffered = 0;
  if (!given.flight) {
    if (winner === 'hero' || winner === 'both') dealt = harm(hero, heroDamage, foe);
    if (foeBand === 'extra' && (winner === 'hero' || always)) dealt += 1;
  }
  const struck = winner === 'foe' || winner === 'both';
  if (struck) suffered = harm(foe, foeDamage, hero);
  if (band === 'extra' && (struck || always)) suffered += 1;
  if (struck && given.sheltered) suffered = 0;
  return { winner, gap, critical, dealt, suffered, fumble: band };
}

function exchange(given, rulings) {
  const { dice, charisma = 0, kept = null } = given;
  const band = dice.fumble === undefined ? kept : fumble({ charisma, die: dice.fumble }).brings;
  const foeBand = dice.foeFumble === undefined ? null : fumble({ charisma: 0, die: dice.foeFumble }).brings;
  const told = fought(given, dice, band, foeBand, rulings);
  return rulings.creatureFumbles ? { ...told, foeFumble: foeBand } : told;
}

/** Every outcome of the dice, weighted in 40,000ths (4,000,000ths where creatures fumble too). */
function outcomes(given, rulings) {
  const list = [];
  const bandsOf = (drawn, charisma) =>
    drawn ? BANDS(charisma).map((weight, n) => [['break', 'extra', 'nothing'][n], weight]) : [[null, 100]];
  for (let hero = 1; hero <= 20; hero++) {
    for (let foe = 1; foe <= 20; foe++) {
      for (const [band, weight] of bandsOf(hero === 20, given.charisma ?? 0)) {
        for (const [foeBand, foeWeight] of bandsOf(foe === 20 && rulings.creatureFumbles, 0)) {
          const result = fought(given, { hero, foe }, band, foeBand, rulings);
          list.push([result, BigInt(weight * foeWeight)]);
        }
      }
    }
  }
  return list;
}

const ALL = 400n * 100n * 100n;
function divisor(one, other) {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
const shown = (n, d) => {
  const common = divisor(n < 0n ? -n : n, d);
  return d === common ? `${n / common}` : `${n / common}/${d / common}`;
};

function odds(given, rulings) {
  const all = outcomes(given, rulings);
  const chance = (holds) =>
    shown(
      all.reduce((sum, [result, weight]) => (holds(result) ? sum + weight : sum), 0n),
      ALL,
    );
  const mean = (figure) =>
    shown(
      all.reduce((sum, [result, weight]) => sum + BigInt(result[figure]) * weight, 0n),
      ALL,
    );
  return {
    won: chance(({ winner }) => winner === 'hero'),
    lost: chance(({ winner }) => winner === 'foe'),
    tied: chance(({ winner }) => winner === 'nobody'),
    dealt: mean('dealt'),
    suffered: mean('suffered'),
    breaks: chance(({ fumble: band }) => band === 'break'),
  };
}

/** To 0 PV, nothing breaking: every state solved from those below it, exactly, then rounded to twelve decimals. */
function fight(given, rulings) {
  const grouped = new Map();
  for (const [{ dealt, suffered }, weight] of outcomes(given, rulings)) {
    const key = `${dealt} ${suffered}`;
    grouped.set(key, (grouped.get(key) ?? 0n) + weight);
  }
  const still = grouped.get('0 0') ?? 0n;
  grouped.delete('0 0');
  const changing = ALL - still;
  if (changing === 0n) return { victory: null, exchanges: null };
  const known = new Map();
  const reduce = ([n, d]) => {
    const common = divisor(n, d);
    return [n / common, d / common];
  };
  const plus = ([a, b], [c, d]) => reduce([a * d + c * b, b * d]);
  const at = (pv, foePv) => {
    if (pv <= 0) return { won: [0n, 1n], long: [0n, 1n] };
    if (foePv <= 0) return { won: [1n, 1n], long: [0n, 1n] };
    const key = pv * 1000 + foePv;
    if (known.has(key)) return known.get(key);
    let won = [0n, 1n];
    let long = [ALL, changing];
    for (const [amounts, weight] of grouped) {
      const [dealt, suffered] = amounts.split(' ').map(Number);
      const next = at(pv - suffered, foePv - dealt);
      won = plus(won, [next.won[0] * weight, next.won[1] * changing]);
      long = plus(long, [next.long[0] * weight, next.long[1] * changing]);
    }
    const answer = { won, long };
    known.set(key, answer);
    return answer;
  };
  const { won, long } = at(given.pv, given.foePv);
  return { victory: decimal(won), exchanges: decimal(long) };
}

/** Twelve decimals, half away from zero. */
function decimal([n, d]) {
  const scaled = (2n * n * 10n ** 12n + d) / (2n * d);
  const digits = `${scaled}`.padStart(13, '0');
  return `${digits.slice(0, -12)}.${digits.slice(-12)}`;
}

// ---- the sheet

const KINDS = {
  strength: ['club', 'axe', 'greatsword', 'warhammer', 'claymore', 'titan-blade'],
  agility: [
    'dagger',
    'shortsword',
    'rapier',
    'sabre',
    'twin-blades',
    'shadow-fang',
    'sling',
    'shortbow',
    'longbow',
    'crossbow',
    'composite-bow',
    'star-bow',
  ],
};

function value(given, rulings) {
  const base = (which) => {
    const main = { warrior: 'strength', thief: 'agility', archer: 'agility', mage: 'intelligence' }[given.class];
    const started = 1 + (rulings.classStatBonus && main === which ? 1 : 0);
    const own = given[which] ?? started;
    const more = given.bonus?.[which] ?? 0;
    return rulings.capScope === 'base' ? Math.min(16, own) + more : Math.min(16, own + more);
  };
  const bare = () => {
    if (rulings.bareHands === 'strengthOnly') return 'strength';
    if (rulings.bareHands === 'agilityOnly') return 'agility';
    return base('agility') > base('strength') ? 'agility' : 'strength';
  };
  if (given.weapon !== undefined) {
    const characteristic = KINDS.strength.includes(given.weapon) ? 'strength' : 'agility';
    return { value: base(characteristic), characteristic };
  }
  if (given.spell === undefined && given.using !== 'scroll of flames') {
    const characteristic = given.using === 'flight' ? 'agility' : bare();
    return { value: base(characteristic), characteristic };
  }
  const plain = base('intelligence');
  const cast = given.class === 'mage' ? plain : plain + (rulings.nonMageSpellMod ?? 2);
  const capped = given.class !== 'mage' && rulings.nonMageModCapped ? Math.min(16, cast) : cast;
  return { value: capped, characteristic: 'intelligence' };
}

export const TWIN = {
  moves,
  walk,
  exchange,
  odds,
  fight,
  fumble,
  value,
  'hit-points': ({ endurance, bonus = 0 }) => ({ maximum: 10 + 3 * endurance + bonus }),
  'skill-points': ({ floor }) => ({ points: floor > 45 ? 0 : 1 }),
};

/** The twin's verdict on a vector; undefined when it does not know the question. */
export function twinAnswer({ question, given, rulings = {} }) {
  return TWIN[question]?.(given, rulings);
}
