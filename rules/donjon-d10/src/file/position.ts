import {
  type Board,
  cellName,
  flag,
  integer,
  list,
  object,
  oneOf,
  optional,
  parseCellName,
  type Problem,
  problem,
  record,
  type Shaped,
  text,
} from '@arbitre/kernel';
import { CONSEQUENCES } from '../combat/fumble.ts';
import { meansOf } from '../combat/means.ts';
import type { Hero } from '../hero/hero.ts';
import { LAST_FLOOR } from '../hero/skill-points.ts';
import { familyOf, HEADINGS, headingNumber, NO_HEADING, NONE } from '../movement/headings.ts';
import { headingChoices } from '../movement/move.ts';
import { type Terrain, terrainOf, WALL } from '../movement/terrain.ts';
import { type Combat, CUT_SHORT, type State } from '../play/state.ts';
import { readCommand } from '../play/typed.ts';
import { boardOf } from '../scene/scene.ts';
import { type Floor, SQUARES } from '../squares/floor.ts';
import { readStanding, squareText, standingFloorShape } from './drawn-floor.ts';
import { heroShape, readSheet } from './sheet.ts';

const count = optional(integer({ min: 0, max: 1_000_000 }));
const die = integer({ min: 0, max: 10 });

/** Where a run stands: on which square of which floor, what is used up, in the middle of what. */
export const positionShape = object({
  floor: optional(integer({ min: 1, max: LAST_FLOOR })),
  /** The floor itself, where the scenario did not draw it or left somebody on it to chance. */
  here: optional(standingFloorShape),
  at: optional(squareText),
  start: optional(squareText),
  stage: optional(oneOf(['floor', 'camp', 'market', 'won', 'lost'])),
  used: optional(list(squareText)),
  wounded: optional(record(integer({ min: 1, max: 999 }))),
  webDebt: optional(integer({ min: 0, max: 1 })),
  turns: count,
  /** A move under way: the roll, the points left, the heading. `diagonal` where it is not what the die says. */
  move: optional(
    object({
      die,
      points: optional(integer({ min: 0, max: 10 })),
      heading: optional(oneOf(HEADINGS)),
      diagonal: optional(flag()),
    }),
  ),
  /** Between two moves: the last roll, and what cut it short. */
  last: optional(object({ die, diagonal: optional(flag()), cutShort: optional(oneOf(CUT_SHORT)) })),
  pause: optional(oneOf(['exit', 'reroll'])),
  combat: optional(
    object({
      from: squareText,
      exchanges: optional(integer({ min: 0, max: 1_000_000 })),
      ward: optional(integer({ min: 0, max: 99 })),
      disarmed: optional(flag()),
      /** A tie to be rolled again: the command that was declared, and the fumble it keeps. */
      again: optional(object({ do: text({ min: 1, max: 60 }), fumble: optional(oneOf(CONSEQUENCES)) })),
    }),
  ),
  slain: count,
  losses: count,
  falls: count,
  /** The sheet the floor was entered with, where a fall goes back to it. */
  entry: optional(heroShape),
});
export type PositionPart = Shaped<typeof positionShape>;

/** The state of a run that a position describes. */
export function placed(opening: State, position: PositionPart, problems: Problem[]): State {
  if (opening.stage === 'creation') problems.push(problem(['position'], 'position', 'hero-without-class'));
  const floor = floorOf(opening, position, problems);
  if (floor === null) return opening;
  const reader = new SquareReader(floor, terrainOf(floor, opening.rulings.cornerRule), problems);
  const at = position.at === undefined ? floor.start : reader.cell(position.at, 'at');
  const used = (position.used ?? []).map((name, index) => reader.cell(name, 'used', index));
  const standing: State = {
    ...opening,
    stage: position.stage ?? 'floor',
    floor: startingAt(floor, position, at, reader),
    at,
    used,
    foes: foesLeft(floor, used, position, reader, problems),
    webDebt: position.webDebt ?? 0,
    turns: position.turns ?? (position.move === undefined ? 0 : 1),
    pause: position.pause ?? null,
    slain: position.slain ?? 0,
    losses: position.losses ?? 0,
    falls: position.falls ?? 0,
    entry: entryOf(opening, position, problems),
  };
  const moving = rolledIn(standing, position);
  if (position.combat !== undefined) return inCombat(moving, position.combat, reader, problems);
  if (position.move !== undefined && moving.pause === null) checkChoice(moving, position.move, problems);
  return moving;
}

/** The floor one stands on: told whole, or one that the scenario has drawn, with nobody left to chance. */
function floorOf({ dungeon, rulings }: State, position: PositionPart, problems: Problem[]): Floor | null {
  if (position.here !== undefined) return readStanding(position.here, rulings, problems);
  const number = position.floor ?? dungeon.drawn[0]?.floor.number ?? 1;
  const plan = dungeon.drawn.find(({ floor }) => floor.number === number);
  if (plan === undefined) {
    problems.push(problem(['position', 'floor'], number, 'floor-not-drawn'));
    return null;
  }
  if (plan.strangers.length > 0) problems.push(problem(['position'], SQUARES.creature, 'nameless-creature'));
  return plan.floor;
}

/** A drawing without a way in begins where the hero stands, unless the position says where. */
function startingAt(floor: Floor, { start }: PositionPart, at: number, reader: SquareReader): Floor {
  if (start !== undefined) return { ...floor, start: reader.cell(start, 'start') };
  const drawsStart = floor.seed !== null || floor.rows.some((row) => row.includes(SQUARES.start));
  return drawsStart ? floor : { ...floor, start: at };
}

/** The sheet that a fall goes back to (ruling `deathMode`). */
function entryOf({ hero, rulings }: State, { entry }: PositionPart, problems: Problem[]): Hero | null {
  if (rulings.deathMode !== 'retryFloor') return null;
  return entry === undefined ? hero : readSheet(hero.class, entry, 'entry', rulings, problems);
}

/** The roll of the move under way, or the last one. */
function rolledIn(standing: State, { move, last }: PositionPart): State {
  if (move !== undefined) return underWay(standing, move);
  if (last === undefined) return standing;
  return { ...standing, die: last.die, diagonal: last.diagonal ?? last.die % 2 === 1, cutShort: last.cutShort ?? null };
}

/** Reads names of squares; a wall is nobody's place. */
class SquareReader {
  readonly terrain: Terrain;
  readonly board: Board;
  readonly #start: number;
  readonly #problems: Problem[];

  constructor(floor: Floor, terrain: Terrain, problems: Problem[]) {
    this.terrain = terrain;
    this.board = boardOf(floor);
    this.#start = floor.start;
    this.#problems = problems;
  }

  cell(name: string, ...place: (string | number)[]): number {
    const found = parseCellName(this.board, name);
    if (typeof found === 'number' && this.terrain.feature[found] !== WALL) return found;
    const code = typeof found === 'number' ? 'square-is-wall' : 'no-such-square';
    this.#problems.push(problem(['position', ...place], name, code));
    return this.#start;
  }
}

function foesLeft(
  floor: Floor,
  used: readonly number[],
  { wounded = {} }: PositionPart,
  reader: SquareReader,
  problems: Problem[],
): readonly number[] {
  const foes = floor.creatures.map(({ at, pv }) => (used.includes(at) ? 0 : pv));
  for (const [name, pv] of Object.entries(wounded)) {
    const foe = reader.terrain.foe[reader.cell(name, 'wounded', name)] ?? -1;
    const most = floor.creatures[foe]?.pv ?? 0;
    if (foe < 0) problems.push(problem(['position', 'wounded', name], name, 'no-creature-there'));
    else if (pv > most)
      problems.push(problem(['position', 'wounded', name], pv, 'pv-above-maximum', { maximum: most }));
    else foes[foe] = pv;
  }
  return foes;
}

/** A move that has been rolled, with what is left of it. */
function underWay(state: State, move: NonNullable<PositionPart['move']>): State {
  const { points = move.die, heading, diagonal = move.die % 2 === 1 } = move;
  const towards = heading === undefined || points === 0 ? NO_HEADING : headingNumber(heading);
  return { ...state, die: move.die, diagonal, points, heading: towards };
}

/** Between two squares of a move, somebody is asked for a heading: to start with, or at a wall. */
function checkChoice(state: State, move: NonNullable<PositionPart['move']>, problems: Problem[]): void {
  const { die, points = die, heading } = move;
  const place = ['position', 'move'];
  if (points > die) problems.push(problem([...place, 'points'], points, 'more-points-than-rolled', { die }));
  if (points === 0) problems.push(problem([...place, 'points'], points, 'no-way-on'));
  if (heading !== undefined) {
    const { open } = terrainOf(state.floor, state.rulings.cornerRule);
    const number = headingNumber(heading);
    if (state.rulings.turnKeepsClass && !((familyOf(state.diagonal) >> number) & 1)) {
      problems.push(problem([...place, 'heading'], heading, 'heading-of-the-other-family', { die }));
    } else if (((open[state.at] ?? NONE) >> number) & 1) {
      problems.push(problem([...place, 'heading'], heading, 'no-wall-ahead'));
    }
  }
  if (headingChoices(state) === NONE) problems.push(problem(place, die, 'no-way-on'));
}

/** A fight with whoever stands on the hero's square. */
function inCombat(
  state: State,
  { from, exchanges = 0, ward = 0, disarmed = false, again }: NonNullable<PositionPart['combat']>,
  reader: SquareReader,
  problems: Problem[],
): State {
  const foe = reader.terrain.foe[state.at] ?? -1;
  if ((state.foes[foe] ?? 0) === 0) {
    problems.push(problem(['position', 'combat'], cellName(reader.board, state.at), 'no-creature-there'));
  }
  const retreat = reader.cell(from, 'combat', 'from');
  const combat = { foe, from: retreat, exchanges, ward, disarmed, again: null };
  return { ...state, combat: again === undefined ? combat : { ...combat, again: declaredAgain(again, problems) } };
}

type Again = NonNullable<NonNullable<PositionPart['combat']>['again']>;

/** What a tie that is rolled again was declared with. */
function declaredAgain(again: Again, problems: Problem[]): Combat['again'] {
  const command = readCommand(again.do);
  const means = command.ok ? meansOf(command.value) : null;
  if (means === null) {
    problems.push(problem(['position', 'combat', 'again', 'do'], again.do, 'not-a-means'));
    return null;
  }
  return { means, fumble: again.fumble ?? null };
}
