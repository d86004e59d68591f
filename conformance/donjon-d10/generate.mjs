// Writes generated.json: positions and rolls drawn from a seed, verdicts by the naive twin alone; the engine adds to a refused
// walk the code and the rules it stands on. `node conformance/donjon-d10/generate.mjs` Licence: MIT.
import { readFileSync, writeFileSync } from 'node:fs';
import { donjonD10 } from '@arbitre/donjon-d10';
import { TWIN } from './twin.mjs';

let word = 20_261_116;
/** A whole number below n, from a small multiplicative generator: the same file on any machine. */
function below(n) {
  word = (word * 48_271) % 2_147_483_647;
  return word % n;
}
const one = (list) => list[below(list.length)];

const vectors = [];
const seen = new Set();
function add(question, rules, given, rulings = {}) {
  const key = JSON.stringify([question, given, rulings]);
  if (seen.has(key)) return false;
  seen.add(key);
  const verdict = TWIN[question](given, rulings);
  const id = `generated-${String(vectors.length + 1).padStart(3, '0')}`;
  const options = Object.keys(rulings).length > 0 ? { rulings } : {};
  vectors.push({ id, rules, question, ...options, given, verdict });
  return true;
}
/** Adds so many, none of whose verdicts (as `key` tells them apart) is more than half of them. */
function balanced(count, question, key, make) {
  const tally = new Map();
  for (let added = 0, tries = 0; added < count && tries < 50_000; tries++) {
    const made = make();
    if (made === null) continue;
    const { rules, given, rulings } = made;
    const verdict = key(TWIN[question](given, rulings ?? {}));
    if ((tally.get(verdict) ?? 0) >= Math.ceil(count / 2)) continue;
    if (!add(question, rules, given, rulings)) continue;
    tally.set(verdict, (tally.get(verdict) ?? 0) + 1);
    added++;
  }
}
/** Half of the time the default, otherwise one of the values. */
const maybe = (name, values) => (below(3) === 0 ? { [name]: one(values) } : {});

function floor() {
  const [width, height] = [3 + below(5), 1 + below(5)];
  const signs = (below(2) === 0 ? '.....w#' : '......##').split('');
  const inside = Array.from({ length: height }, () => Array.from({ length: width }, () => one(signs)));
  const [x, y] = [below(width), below(height)];
  if (inside[y][x] === '#') return null;
  if (inside[y][x] === '.') inside[y][x] = 'S';
  const wall = '#'.repeat(width + 2);
  const map = [wall, ...inside.map((row) => `#${row.join('')}#`), wall].join('\n');
  const onWeb = inside[y][x] === 'w';
  const at = onWeb ? { at: `${String.fromCharCode(98 + x)}${y + 2}`, ...(below(2) === 0 && { debt: 1 }) } : {};
  return { map, ...at, die: 1 + below(10) };
}
const walking = () => ({
  ...maybe('cornerRule', ['anyFlank', 'free']),
  ...maybe('reverse', ['always', 'never']),
  ...maybe('webRule', ['stopBefore', 'lenient']),
  ...maybe('webPersists', [false]),
  ...maybe('turnKeepsClass', [false]),
  ...maybe('wallHitCost', [1]),
  ...maybe('noDirection', ['switchClass']),
});
/** The rules a move stands on, as far as the drawing and the roll tell. */
function movingRules({ map, die, debt }, rulings) {
  const of = { cornerRule: 'dx.move.11', reverse: 'dx.move.7', webRule: 'dx.web.3', webPersists: 'dx.web.4' };
  const others = { turnKeepsClass: 'dx.move.6', wallHitCost: 'dx.move.9', noDirection: 'dx.move.10' };
  return [
    ...new Set([
      'dx.move.4',
      die % 2 === 1 ? 'dx.dir.1' : 'dx.dir.2',
      ...(map.includes('w') ? ['dx.web.1'] : []),
      ...(debt ? ['dx.web.3'] : []),
      ...Object.keys(rulings).map((name) => of[name] ?? others[name]),
    ]),
  ];
}
const few = (most) => (given, rulings) => TWIN.moves(given, rulings).moves.length <= most;
function position(rulings, fits) {
  const given = floor();
  return given === null || !fits(given, rulings) ? null : { given, rulings, rules: movingRules(given, rulings) };
}

balanced(
  90,
  'moves',
  ({ moves }) => moves.length,
  () => position({}, few(8)),
);
balanced(
  40,
  'moves',
  ({ moves }) => moves.length,
  () => position(walking(), few(8)),
);

/** A move as the twin makes it, or one with a fault: a heading changed, a square left out or one too many. */
function strayed(names) {
  const list = [...names];
  const at = below(Math.max(1, list.length));
  const kind = below(4);
  if (kind === 0) list.splice(at, 1, one(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']));
  if (kind === 1) list.pop();
  if (kind === 2) list.push(one(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']));
  return list;
}
balanced(
  80,
  'walk',
  ({ legal, step }) => (legal ? 'legal' : step),
  () => {
    const found = position({}, () => true);
    if (found === null) return null;
    const headings = strayed(one(TWIN.moves(found.given, {}).moves).headings.split(' ').filter(Boolean)).join(' ');
    return { ...found, given: { ...found.given, headings } };
  },
);

const figure = (most) => ({ value: below(17), damage: below(most), atk: below(3), armour: below(4) });
const sides = () => ({ hero: figure(8), foe: figure(8), ...(below(2) === 0 && { charisma: below(17) }) });
const rolling = () => ({
  ...maybe('tieRule', ['playerWins', 'creatureWins']),
  ...maybe('bothFail', ['noDamage']),
  ...maybe('minDamage', [1]),
  ...maybe('critGap', ['valueMinusOne']),
  ...maybe('critDouble', ['beforeArmour', 'weaponOnly']),
  ...maybe('bothCrit', ['mutual']),
  ...maybe('creatureCrits', [false]),
  ...maybe('fumbleDamageWhen', ['always']),
  ...maybe('fumbleAutoLoses', [true]),
  ...maybe('breakTiming', ['beforeDamage']),
});
const RULE_OF = {
  tieRule: 'dx.win.2',
  bothFail: 'dx.roll.3',
  minDamage: 'dx.damage.2',
  critGap: 'dx.crit.2',
  critDouble: 'dx.crit.3',
  bothCrit: 'dx.crit.4',
  creatureCrits: 'dx.crit.5',
  fumbleDamageWhen: 'dx.fumble.4',
  fumbleAutoLoses: 'dx.fumble.9',
  breakTiming: 'dx.fumble.3',
  creatureFumbles: 'dx.fumble.8',
};
function rollingRules(rulings, dice) {
  const drawn = dice === undefined ? [] : [dice.hero === 1 || dice.foe === 1 ? 'dx.crit.1' : 'dx.win.1'];
  const fumbled = dice?.fumble === undefined ? [] : ['dx.fumble.6'];
  return [
    ...new Set([
      'dx.roll.8',
      'dx.damage.1',
      ...drawn,
      ...fumbled,
      ...Object.keys(rulings).map((name) => RULE_OF[name]),
    ]),
  ];
}
/** Dice that show something: a 1 or a 20 more often than by chance. */
const d20 = () => one([1, 20, 1 + below(20), 1 + below(20), 1 + below(20), 1 + below(20)]);
function thrown(rulings, kept) {
  const [hero, foe] = [d20(), d20()];
  return {
    hero,
    foe,
    ...(hero === 20 && kept === undefined && { fumble: 1 + below(100) }),
    ...(foe === 20 && rulings.creatureFumbles && { foeFumble: 1 + below(100) }),
  };
}
for (const options of [() => ({}), rolling, () => ({ creatureFumbles: true, ...rolling() })]) {
  balanced(
    40,
    'exchange',
    ({ winner }) => winner,
    () => {
      const rulings = options();
      const dice = thrown(rulings);
      return { rules: rollingRules(rulings, dice), given: { ...sides(), dice }, rulings };
    },
  );
}
for (let n = 0; n < 24; n++) {
  const rulings = n < 12 ? {} : rolling();
  add('odds', rollingRules(rulings), sides(), rulings);
}
for (let n = 0; n < 16; n++) {
  const { hero, foe } = sides();
  add('fight', ['dx.roll.1', 'dx.hp.5'], {
    hero: { ...hero, damage: 2 + hero.damage },
    foe,
    pv: 5 + below(15),
    foePv: 3 + below(12),
  });
}

const WEAPONS = ['club', 'warhammer', 'dagger', 'rapier', 'sling', 'star-bow'];
function used() {
  const kind = below(4);
  if (kind === 0) return { weapon: one(WEAPONS) };
  if (kind === 1) return { spell: one(['fire-bolt', 'lightning', 'void-ray']) };
  return { using: one(['scroll of flames', 'bare hands', 'flight']) };
}
const OF = { strength: 'dx.roll.4', agility: 'dx.roll.5', intelligence: 'dx.roll.6' };
for (let n = 0; n < 30; n++) {
  const sheet = { strength: below(17), agility: below(17), intelligence: below(17) };
  const given = { class: one(['warrior', 'thief', 'archer', 'mage']), ...sheet, ...used() };
  const raised = below(3) === 0 ? { bonus: { [one(['strength', 'agility', 'intelligence'])]: below(6) } } : {};
  const rulings = {
    ...maybe('capScope', ['base']),
    ...maybe('nonMageSpellMod', [-2, 0]),
    ...maybe('nonMageModCapped', [true]),
    ...maybe('bareHands', ['strengthOnly', 'agilityOnly']),
  };
  const { characteristic } = TWIN.value(given, rulings);
  const rules = given.using === 'bare hands' ? ['dx.roll.11'] : [OF[characteristic]];
  const magic = characteristic === 'intelligence' && given.class !== 'mage' ? ['dx.roll.7'] : [];
  const capped = raised.bonus === undefined ? [] : ['dx.stat.8'];
  add('value', [...rules, ...magic, ...capped], { ...given, ...raised }, rulings);
}

// The twin tells which step is at fault; the code and the rules are the engine's own words.
for (const vector of vectors.filter(({ question, verdict }) => question === 'walk' && !verdict.legal)) {
  const answer = donjonD10.conformance.answer(vector);
  if (!answer.ok || answer.value.step !== vector.verdict.step)
    throw new Error(`${vector.id}: the twin finds another step`);
  vector.verdict = answer.value;
  vector.rules = [...new Set([...vector.rules, ...answer.value.rules])];
}

const head = { format: 'arbitre-conformance', formatVersion: 1, game: 'donjon-d10', licence: 'MIT' };
const lines = vectors.map((vector) => `    ${JSON.stringify(vector)}`);
const opening = JSON.stringify({ ...head, title: 'Drawn from a seed, judged by the twin' }, null, 2).slice(0, -2);
const file = new URL('./generated.json', import.meta.url);
const text = `${opening},\n  "vectors": [\n${lines.join(',\n')}\n  ]\n}\n`;
if (process.argv.includes('--check')) process.exit(readFileSync(file, 'utf8') === text ? 0 : 1);
writeFileSync(file, text);
console.log(`${vectors.length} vectors`);
