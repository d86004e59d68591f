import {
  cellName,
  either,
  integer,
  list,
  object,
  oneOf,
  optional,
  parseCellName,
  parseDrawing,
  type Problem,
  problem,
  type Read,
  readRulings,
  record,
  type Rulings,
  type Shaped,
  squareBoard,
  text,
} from '@arbitre/kernel';
import { ATTACKS, type Creature, creature, fullSheetOf } from './bestiary.ts';
import { CAP, NO_BONUS } from './characteristics.ts';
import { CLASS_IDS, newHero } from './classes.ts';
import { ARMOUR_IDS, MOST_POTIONS, MOST_SCROLLS, MOST_WEAPONS, SPELL_IDS, WEAPON_IDS } from './equipment.ts';
import { type Dungeon, type Floor, type Plan, SQUARES, THRESHOLD } from './floor.ts';
import { familyOf, headingNumber, HEADINGS, NO_HEADING, NONE } from './headings.ts';
import { type Hero, scrollsCarried, weaponsCarried } from './hero.ts';
import { heroMaximum } from './hit-points.ts';
import { headingChoices } from './move.ts';
import { type DonjonRulings, RULINGS } from './rulings.ts';
import type { State } from './state.ts';
import { terrainOf, WALL } from './terrain.ts';

const LAST_FLOOR = 50; // dx.skill.6

const characteristic = optional(integer({ min: 0, max: CAP })); // dx.stat.8
const bonus = optional(integer({ min: -20, max: 100 }));
const names = object({ fr: text({ min: 1, max: 60 }), en: text({ min: 1, max: 60 }) });

const profile = object({
  name: names,
  attack: oneOf(ATTACKS),
  value: integer({ min: 0, max: 100 }),
  pv: integer({ min: 1, max: 999 }),
  weapon: integer({ min: 0, max: 99 }),
  atk: optional(integer({ min: 0, max: 99 })),
  armour: integer({ min: 0, max: 99 }),
  gold: optional(integer({ min: 0, max: 9999 })),
});

const someone = either(profile, text({ min: 1, max: 40, description: 'a creature of the bestiary' }));

const heroShape = object({
  strength: characteristic,
  agility: characteristic,
  endurance: characteristic,
  intelligence: characteristic,
  charisma: characteristic,
  bonus: optional(object({ strength: bonus, agility: bonus, endurance: bonus, intelligence: bonus, charisma: bonus })),
  pv: optional(integer({ min: 1, max: 999 })),
  pvBonus: optional(integer({ min: 0, max: 99 })),
  attackBonus: optional(integer({ min: 0, max: 99 })),
  skillPoints: optional(integer({ min: 0, max: 45 })),
  gold: optional(integer({ min: 0, max: 1_000_000 })),
  potions: optional(integer({ min: 0, max: MOST_POTIONS })),
  flames: optional(integer({ min: 0, max: MOST_SCROLLS })),
  protection: optional(integer({ min: 0, max: MOST_SCROLLS })),
  passage: optional(integer({ min: 0, max: MOST_SCROLLS })),
  armour: optional(oneOf(ARMOUR_IDS)),
  weapons: optional(list(oneOf(WEAPON_IDS), { max: MOST_WEAPONS })),
  broken: optional(list(oneOf(WEAPON_IDS), { max: MOST_WEAPONS })),
  spells: optional(list(oneOf(SPELL_IDS))),
  forgotten: optional(list(oneOf(SPELL_IDS))),
});

const floorShape = object({
  number: integer({ min: 1, max: LAST_FLOOR }),
  map: text({ min: 1, max: 5000, description: 'the floor, one character per square' }),
  creatures: optional(record(someone)),
  guardian: optional(someone),
});

const positionShape = object({
  floor: optional(integer({ min: 1, max: LAST_FLOOR })),
  at: optional(text({ min: 2, max: 6 })),
  stage: optional(oneOf(['floor', 'camp', 'market'])),
  used: optional(list(text({ min: 2, max: 6 }))),
  wounded: optional(record(integer({ min: 1, max: 999 }))),
  webDebt: optional(integer({ min: 0, max: 1 })),
  turns: optional(integer({ min: 0, max: 1_000_000 })),
  move: optional(
    object({
      die: integer({ min: 0, max: 10 }),
      points: optional(integer({ min: 1, max: 10 })),
      heading: optional(oneOf(HEADINGS)),
    }),
  ),
  combat: optional(
    object({
      from: text({ min: 2, max: 6 }),
      exchanges: optional(integer({ min: 0, max: 1000 })),
      ward: optional(integer({ min: 0, max: 99 })),
    }),
  ),
});

/** What a scenario or a position of this game says: the dungeon, the hero, and perhaps where a run stands. */
export const scenarioShape = object({
  dungeon: optional(integer({ min: 1, max: LAST_FLOOR, description: 'how many floors; 50 when left out' })),
  class: optional(oneOf(CLASS_IDS)),
  hero: optional(heroShape),
  floors: optional(list(floorShape, { max: LAST_FLOOR })),
  position: optional(positionShape),
});

export type Scenario = Shaped<typeof scenarioShape>;
type FloorPart = Shaped<typeof floorShape>;
type PositionPart = Shaped<typeof positionShape>;
type Someone = Shaped<typeof someone>;

/** The opening state; or everything wrong with the scenario. */
export function setup(scenario: Scenario, asked: Rulings): Read<State> {
  const problems: Problem[] = [];
  const rulings = readTableRulings(asked, problems);
  if (rulings === null) return { ok: false, problems };
  const hero = readHero(scenario, rulings, problems);
  const dungeon = readDungeon(scenario, rulings, problems);
  if (problems.length > 0) return { ok: false, problems };
  const opening: State = {
    rulings,
    dungeon,
    stage: scenario.class === undefined ? 'creation' : 'threshold',
    floor: THRESHOLD,
    hero,
    pv: scenario.hero?.pv ?? heroMaximum(hero, rulings), // dx.hp.6
    at: THRESHOLD.start,
    used: [],
    foes: [],
    webDebt: 0,
    die: 0,
    diagonal: false,
    points: 0,
    heading: NO_HEADING,
    pause: null,
    combat: null,
    turns: 0,
    slain: 0,
    losses: 0,
    falls: 0,
    entry: null,
  };
  const state = scenario.position === undefined ? opening : placed(opening, scenario.position, problems);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: state };
}

function readTableRulings(asked: Rulings, problems: Problem[]): DonjonRulings | null {
  const read = readRulings(RULINGS, asked);
  if (!read.ok) {
    problems.push(...read.problems.map((found) => ({ ...found, at: ['rulings', ...found.at] })));
    return null;
  }
  if (read.value.creatureValue === 'sameAsPlayer' && !read.value.creatureFullSheet) {
    problems.push(problem(['rulings', 'creatureValue'], 'sameAsPlayer', 'needs-full-sheet')); // dx.roll.10
    return null;
  }
  return read.value;
}

function readHero({ class: id, hero: part = {} }: Scenario, rulings: DonjonRulings, problems: Problem[]): Hero {
  const fresh = newHero(id ?? 'warrior', rulings);
  if (id === undefined && Object.keys(part).length > 0) problems.push(problem(['hero'], 'hero', 'hero-without-class'));
  const { pv, bonus: raised, ...rest } = part;
  const hero: Hero = { ...fresh, ...present(rest), bonus: { ...NO_BONUS, ...present(raised ?? {}) } };
  const maximum = heroMaximum(hero, rulings);
  if (pv !== undefined && pv > maximum) problems.push(problem(['hero', 'pv'], pv, 'pv-above-maximum', { maximum }));
  if (hero.pvBonus > 0 && !rulings.hpFlatBonusAllowed) {
    problems.push(problem(['hero', 'pvBonus'], hero.pvBonus, 'no-flat-bonus')); // dx.hp.2
  }
  if (scrollsCarried(hero) > MOST_SCROLLS) {
    problems.push(problem(['hero'], scrollsCarried(hero), 'too-many-scrolls', { most: MOST_SCROLLS }));
  }
  if (weaponsCarried(hero) > MOST_WEAPONS) {
    problems.push(problem(['hero', 'weapons'], weaponsCarried(hero), 'too-many-weapons', { most: MOST_WEAPONS }));
  }
  return hero;
}

/** The keys of a part that are there, so that spreading it over a whole leaves the others alone. */
function present<T extends object>(part: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  }; // only absent keys are left out
}

function readDungeon(
  { dungeon: last = LAST_FLOOR, floors = [], position }: Scenario,
  rulings: DonjonRulings,
  problems: Problem[],
): Dungeon {
  const drawn = floors.map((part, index) => {
    if (part.number > last)
      problems.push(problem(['floors', index, 'number'], part.number, 'below-the-last-floor', { last }));
    if (floors.findIndex(({ number }) => number === part.number) < index) {
      problems.push(problem(['floors', index, 'number'], part.number, 'floor-drawn-twice'));
    }
    return readFloor(part, index, position, rulings, problems);
  });
  return { last, drawn: drawn.filter((plan) => plan !== null) };
}

function readFloor(
  part: FloorPart,
  index: number,
  position: PositionPart | undefined,
  rulings: DonjonRulings,
  problems: Problem[],
): Plan | null {
  const place = ['floors', index] as const;
  const drawing = parseDrawing(part.map);
  if ('code' in drawing) {
    problems.push(problem([...place, 'map'], part.map, 'bad-drawing', { row: drawing.row, column: drawing.column }));
    return null;
  }
  const board = squareBoard(drawing.columns, drawing.rows);
  const known = new Set<string>(Object.values(SQUARES));
  const people = part.creatures ?? {};
  const creatures: Creature[] = [];
  const strangers: number[] = [];
  const characters = drawing.characters.map((character, at) => {
    const who = Object.hasOwn(people, character) ? people[character] : undefined;
    if (who !== undefined) {
      creatures.push(...readSomeone(who, at, rulings, [...place, 'creatures', character], problems));
      return SQUARES.creature;
    }
    if (character === SQUARES.creature) strangers.push(at);
    if (!known.has(character))
      problems.push(problem([...place, 'map'], character, 'unknown-square', { at: cellName(board, at) }));
    return character;
  });
  for (const letter of Object.keys(people)) {
    if (!drawing.characters.includes(letter))
      problems.push(problem([...place, 'creatures', letter], letter, 'letter-not-drawn'));
  }
  const start = characters.indexOf(SQUARES.start);
  const exit = characters.indexOf(SQUARES.exit);
  if (position === undefined && start < 0) problems.push(problem([...place, 'map'], 'map', 'no-start'));
  if (position === undefined && exit < 0) problems.push(problem([...place, 'map'], 'map', 'no-exit'));
  if (part.guardian !== undefined) {
    if (exit < 0) problems.push(problem([...place, 'guardian'], 'guardian', 'no-exit'));
    else creatures.push(...readSomeone(part.guardian, exit, rulings, [...place, 'guardian'], problems));
  }
  const rows = Array.from({ length: drawing.rows }, (_, y) =>
    characters.slice(y * drawing.columns, (y + 1) * drawing.columns).join(''),
  );
  const floor: Floor = { number: part.number, rows, start: Math.max(0, start), creatures, seed: null };
  return { floor, strangers };
}

/** A creature of the bestiary by its name, or one described in full. */
function readSomeone(
  who: Someone,
  at: number,
  rulings: DonjonRulings,
  place: (string | number)[],
  problems: Problem[],
): Creature[] {
  if (typeof who === 'string') {
    const found = creature(who, at, rulings.creatureFullSheet);
    if (found === null) problems.push(problem(place, who, 'no-such-creature'));
    return found === null ? [] : [found];
  }
  const { name, attack, value, pv, weapon, armour, atk = 0, gold = 0 } = who;
  const plain = { at, kind: 'stranger', name, attack, value, pv, weapon, armour, atk, gold, boss: false };
  return [rulings.creatureFullSheet ? { ...plain, sheet: fullSheetOf(attack, value) } : plain];
}

/** The state of a run that a position describes. */
function placed(opening: State, position: PositionPart, problems: Problem[]): State {
  const number = position.floor ?? opening.dungeon.drawn[0]?.floor.number ?? 1;
  const plan = opening.dungeon.drawn.find(({ floor }) => floor.number === number);
  if (plan === undefined) {
    problems.push(problem(['position', 'floor'], number, 'floor-not-drawn'));
    return opening;
  }
  if (opening.stage === 'creation') problems.push(problem(['position'], 'position', 'hero-without-class'));
  if (plan.strangers.length > 0) problems.push(problem(['position'], SQUARES.creature, 'nameless-creature'));
  const { floor } = plan;
  const terrain = terrainOf(floor, opening.rulings.cornerRule);
  const board = squareBoard(terrain.columns, terrain.size / terrain.columns);
  const cell = (name: string, ...place: (string | number)[]): number => {
    const found = parseCellName(board, name);
    if (typeof found !== 'number') problems.push(problem(['position', ...place], name, 'no-such-square'));
    else if (terrain.feature[found] !== WALL) return found;
    else problems.push(problem(['position', ...place], name, 'square-is-wall'));
    return floor.start;
  };
  const at = position.at === undefined ? floor.start : cell(position.at, 'at');
  const used = (position.used ?? []).map((name, index) => cell(name, 'used', index));
  const foes = floor.creatures.map((creature) => (used.includes(creature.at) ? 0 : creature.pv));
  for (const [name, pv] of Object.entries(position.wounded ?? {})) {
    const foe = terrain.foe[cell(name, 'wounded', name)] ?? -1;
    if (foe < 0) problems.push(problem(['position', 'wounded', name], name, 'no-creature-there'));
    else foes[foe] = pv;
  }
  const standing: State = {
    ...opening,
    stage: position.stage ?? 'floor',
    floor:
      position.at === undefined
        ? floor
        : { ...floor, start: floor.rows.join('').includes(SQUARES.start) ? floor.start : at },
    at,
    used,
    foes,
    webDebt: position.webDebt ?? 0,
    turns: position.turns ?? 0,
    entry: opening.rulings.deathMode === 'retryFloor' ? opening.hero : null,
  };
  const moving = position.move === undefined ? standing : underWay(standing, position.move, problems);
  if (position.combat === undefined) return moving;
  const foe = terrain.foe[at] ?? -1;
  if (foe < 0 || foes[foe] === 0)
    problems.push(problem(['position', 'combat'], cellName(board, at), 'no-creature-there'));
  const { from, exchanges = 0, ward = 0 } = position.combat;
  return {
    ...moving,
    combat: { foe, from: cell(from, 'combat', 'from'), exchanges, ward, disarmed: false, again: null },
  };
}

/** A move that has been rolled: its first heading is to be chosen, or the next one, at a wall. */
function underWay(state: State, move: NonNullable<PositionPart['move']>, problems: Problem[]): State {
  const { die } = move;
  const points = move.points ?? die;
  const place = ['position', 'move'];
  const moving: State = {
    ...state,
    die,
    diagonal: die % 2 === 1,
    points,
    heading: move.heading === undefined ? NO_HEADING : headingNumber(move.heading),
    turns: Math.max(1, state.turns),
  };
  if (points > die) problems.push(problem([...place, 'points'], points, 'more-points-than-rolled', { die }));
  if (move.heading !== undefined) {
    const { open } = terrainOf(state.floor, state.rulings.cornerRule);
    const ofFamily = !state.rulings.turnKeepsClass || (familyOf(moving.diagonal) >> moving.heading) & 1;
    if (!ofFamily) problems.push(problem([...place, 'heading'], move.heading, 'heading-of-the-other-family', { die }));
    if (((open[state.at] ?? NONE) >> moving.heading) & 1)
      problems.push(problem([...place, 'heading'], move.heading, 'no-wall-ahead'));
  }
  if (headingChoices(moving) === NONE) problems.push(problem(place, die, 'no-way-on'));
  return moving;
}
