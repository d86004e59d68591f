import { type Problem, problem, type Read, readRulings, type Rulings, show } from '@arbitre/kernel';
import { canBeCompleted } from '../dungeon/completable.ts';
import { CLASS_IDS, newHero } from '../hero/classes.ts';
import type { Hero } from '../hero/hero.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import { LAST_FLOOR } from '../hero/skill-points.ts';
import { NO_HEADING } from '../movement/headings.ts';
import type { State } from '../play/state.ts';
import { type DonjonRulings, RULINGS } from '../rulings.ts';
import { type Dungeon, SQUARES, THRESHOLD } from '../squares/floor.ts';
import { readFloor } from './drawn-floor.ts';
import { placed } from './position.ts';
import type { Scenario } from './scenario.ts';
import { readSheet } from './sheet.ts';

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

function readHero(
  { class: named, hero: part = {}, position }: Scenario,
  rulings: DonjonRulings,
  problems: Problem[],
): Hero {
  const id = CLASS_IDS.find((known) => known === named);
  if (named !== undefined && id === undefined) {
    problems.push({ at: ['class'], found: show(named), expected: { kind: 'one-of', values: CLASS_IDS } });
    return newHero('warrior', rulings); // whose sheet it is cannot be told
  }
  if (id === undefined && Object.keys(part).length > 0) problems.push(problem(['hero'], 'hero', 'hero-without-class'));
  if (part.pv === 0 && position?.stage !== 'lost') problems.push(problem(['hero', 'pv'], 0, 'dead-hero')); // dx.hp.5
  return readSheet(id, part, 'hero', rulings, problems);
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
