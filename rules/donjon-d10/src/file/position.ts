import {
  type Board,
  cellName,
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
import { LAST_FLOOR } from '../hero/skill-points.ts';
import { type Floor, SQUARES } from '../squares/floor.ts';
import { familyOf, HEADINGS, headingNumber, NO_HEADING, NONE } from '../movement/headings.ts';
import { headingChoices } from '../movement/move.ts';
import { boardOf } from '../scene/scene.ts';
import type { State } from '../play/state.ts';
import { type Terrain, terrainOf, WALL } from '../movement/terrain.ts';

const squareText = text({ min: 2, max: 6, description: 'a square, such as c4' });

/** Where a run stands: on which square of which drawn floor, what is used up, in the middle of what. */
export const positionShape = object({
  floor: optional(integer({ min: 1, max: LAST_FLOOR })),
  at: optional(squareText),
  stage: optional(oneOf(['floor', 'camp', 'market'])),
  used: optional(list(squareText)),
  wounded: optional(record(integer({ min: 1, max: 999 }))),
  webDebt: optional(integer({ min: 0, max: 1 })),
  turns: optional(integer({ min: 0, max: 1_000_000 })),
  move: optional(
    object({
      die: integer({ min: 0, max: 10 }),
      points: optional(integer({ min: 0, max: 10 })),
      heading: optional(oneOf(HEADINGS)),
    }),
  ),
  combat: optional(
    object({
      from: squareText,
      exchanges: optional(integer({ min: 0, max: 1000 })),
      ward: optional(integer({ min: 0, max: 99 })),
    }),
  ),
});
export type PositionPart = Shaped<typeof positionShape>;

/** The state of a run that a position describes. */
export function placed(opening: State, position: PositionPart, problems: Problem[]): State {
  const { drawn } = opening.dungeon;
  const number = position.floor ?? drawn[0]?.floor.number ?? 1;
  const plan = drawn.find(({ floor }) => floor.number === number);
  if (plan === undefined) {
    problems.push(problem(['position', 'floor'], number, 'floor-not-drawn'));
    return opening;
  }
  if (opening.stage === 'creation') problems.push(problem(['position'], 'position', 'hero-without-class'));
  if (plan.strangers.length > 0) problems.push(problem(['position'], SQUARES.creature, 'nameless-creature'));
  const reader = new SquareReader(plan.floor, terrainOf(plan.floor, opening.rulings.cornerRule), problems);
  const at = position.at === undefined ? plan.floor.start : reader.cell(position.at, 'at');
  const used = (position.used ?? []).map((name, index) => reader.cell(name, 'used', index));
  const drawsStart = plan.floor.rows.some((row) => row.includes(SQUARES.start));
  const standing: State = {
    ...opening,
    stage: position.stage ?? 'floor',
    floor: drawsStart ? plan.floor : { ...plan.floor, start: at },
    at,
    used,
    foes: foesLeft(plan.floor, used, position, reader, problems),
    webDebt: position.webDebt ?? 0,
    turns: position.turns ?? (position.move === undefined ? 0 : 1),
    entry: opening.rulings.deathMode === 'retryFloor' ? opening.hero : null,
  };
  const moving = position.move === undefined ? standing : underWay(standing, position.move);
  if (position.combat !== undefined) return inCombat(moving, position.combat, reader, problems);
  if (position.move !== undefined) checkChoice(moving, position.move, problems);
  return moving;
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
function underWay(state: State, { die, points = die, heading }: NonNullable<PositionPart['move']>): State {
  const towards = heading === undefined || points === 0 ? NO_HEADING : headingNumber(heading);
  return { ...state, die, diagonal: die % 2 === 1, points, heading: towards };
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
  { from, exchanges = 0, ward = 0 }: NonNullable<PositionPart['combat']>,
  reader: SquareReader,
  problems: Problem[],
): State {
  const foe = reader.terrain.foe[state.at] ?? -1;
  if ((state.foes[foe] ?? 0) === 0) {
    problems.push(problem(['position', 'combat'], cellName(reader.board, state.at), 'no-creature-there'));
  }
  const retreat = reader.cell(from, 'combat', 'from');
  return { ...state, combat: { foe, from: retreat, exchanges, ward, disarmed: false, again: null } };
}
