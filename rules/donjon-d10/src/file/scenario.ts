import {
  integer,
  list,
  object,
  oneOf,
  optional,
  type Problem,
  problem,
  type Read,
  readRulings,
  type Rulings,
  type Shaped,
} from '@arbitre/kernel';
import { CAP, NO_BONUS } from '../hero/characteristics.ts';
import { CLASS_IDS, newHero } from '../hero/classes.ts';
import { floorShape, readFloor } from './drawn-floor.ts';
import { LAST_FLOOR } from '../hero/skill-points.ts';
import { ARMOUR_IDS, MOST_POTIONS, MOST_SCROLLS, MOST_WEAPONS, SPELL_IDS, WEAPON_IDS } from '../dungeon/equipment.ts';
import { canBeCompleted } from '../dungeon/completable.ts';
import { type Dungeon, SQUARES, THRESHOLD } from '../squares/floor.ts';
import { NO_HEADING } from '../movement/headings.ts';
import { type Hero, scrollsCarried, weaponsCarried } from '../hero/hero.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import { placed, positionShape } from './position.ts';
import { type DonjonRulings, RULINGS } from '../rulings.ts';
import type { State } from '../play/state.ts';

const characteristic = optional(integer({ min: 0, max: CAP })); // dx.stat.8
const bonus = optional(integer({ min: -20, max: 100 }));

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
  spells: optional(list(oneOf(SPELL_IDS), { max: SPELL_IDS.length })),
  forgotten: optional(list(oneOf(SPELL_IDS), { max: SPELL_IDS.length })),
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

/** The opening state; or everything wrong with the scenario. */
export function setup(scenario: Scenario, asked: Rulings): Read<State> {
  const problems: Problem[] = [];
  const rulings = tableRulings(asked, problems);
  if (rulings === null) return { ok: false, problems };
  const hero = readHero(scenario, rulings, problems);
  const dungeon = readDungeon(scenario, rulings, problems);
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
    cutShort: null,
    combat: null,
    turns: 0,
    slain: 0,
    losses: 0,
    falls: 0,
    entry: null,
  };
  const described = problems.length === 0 ? scenario.position : undefined;
  const state = described === undefined ? opening : placed(opening, described, problems);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: state };
}

function tableRulings(asked: Rulings, problems: Problem[]): DonjonRulings | null {
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
  if (id === undefined && Object.keys(part).length > 0) problems.push(problem(['hero'], 'hero', 'hero-without-class'));
  const { pv, bonus: raised = {}, ...rest } = part;
  const hero: Hero = { ...newHero(id ?? 'warrior', rulings), ...rest, bonus: { ...NO_BONUS, ...raised } };
  const maximum = heroMaximum(hero, rulings);
  if (pv !== undefined && pv > maximum) problems.push(problem(['hero', 'pv'], pv, 'pv-above-maximum', { maximum }));
  if (hero.pvBonus > 0 && !rulings.hpFlatBonusAllowed) {
    problems.push(problem(['hero', 'pvBonus'], hero.pvBonus, 'no-flat-bonus')); // dx.hp.2
  }
  const [scrolls, weapons] = [scrollsCarried(hero), weaponsCarried(hero)]; // dx.x.limits
  if (scrolls > MOST_SCROLLS) problems.push(problem(['hero'], scrolls, 'too-many-scrolls', { most: MOST_SCROLLS }));
  if (weapons > MOST_WEAPONS) {
    problems.push(problem(['hero', 'weapons'], weapons, 'too-many-weapons', { most: MOST_WEAPONS }));
  }
  return hero;
}

function readDungeon(
  { dungeon: last = LAST_FLOOR, floors = [], position }: Scenario,
  rulings: DonjonRulings,
  problems: Problem[],
): Dungeon {
  const drawn = floors.flatMap((part, index) => {
    const place = ['floors', index];
    if (part.number > last) problems.push(problem([...place, 'number'], part.number, 'below-the-last-floor', { last }));
    if (floors.findIndex(({ number }) => number === part.number) < index) {
      problems.push(problem([...place, 'number'], part.number, 'floor-drawn-twice'));
    }
    const mistakes = problems.length;
    const plan = readFloor(part, place, position !== undefined, rulings, problems);
    if (
      plan !== null &&
      position === undefined &&
      problems.length === mistakes &&
      !canBeCompleted(plan.floor, rulings)
    ) {
      problems.push(problem([...place, 'map'], SQUARES.exit, 'exit-out-of-reach')); // dx.skill.6
    }
    return plan ?? [];
  });
  return { last, drawn };
}
