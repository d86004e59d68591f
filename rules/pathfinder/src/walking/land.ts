import {
  type Cell,
  cellAt,
  columnOf,
  HALF_POINTS,
  isDiagonal,
  neighbour,
  OFF_BOARD,
  pricedSteps,
  rowOf,
  SQUARE_DX,
  SQUARE_DY,
  type Steps,
} from '@arbitre/kernel';
import { type Chart, squaresOf, terrainAt, THIN_WALL } from '../space/battlefield.ts';
import { isCornerClosed } from '../space/corner.ts';
import { standingHeight, WALKABLE_RISE } from './ground.ts';
import { needsSqueezing } from './object.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { Rulings } from '../rulings.ts';
import { combinedSurcharge, surchargeOf, type Terrain, type TerrainSense } from './terrain.ts';

/** How one body walks: what the ground alone allows it, whoever stands there. */
export interface Walker {
  readonly side: number;
  readonly sense: TerrainSense;
  /** pf.narrow.1: ground that asks for Balance is refused, or costs as difficult or as normal ground. */
  readonly surface: 'refused' | 'difficult' | 'normal';
  /** pf.uneven.1: one who crawls needs no Balance on uneven ground. */
  readonly crawling: boolean;
  readonly rulings: Pick<Rulings, 'cornerRule' | 'largeTerrain'>;
}

/** Why a step on the ground cannot be made. */
export interface StepProblem {
  readonly code:
    | 'off-the-map'
    | 'blocked'
    | 'walled'
    | 'corner'
    | 'deep-water'
    | 'slope'
    | 'needs-balance'
    | 'cliff'
    | 'needs-squeeze';
  readonly rules: readonly RuleId[];
  /** The square that forbids it. */
  readonly at: Cell;
}

export interface LandStep {
  readonly to: Cell;
  readonly diagonal: boolean;
  readonly surcharge: number;
}

/**
 * One step of a walker in one direction. Reasons are looked for in the order of pf.cost.1: geometry (pf.geom.5), corner
 * (pf.geom.6), kind of terrain. Only squares newly entered are paid for, and only squares entered or left are judged.
 */
export function landStep(chart: Chart, walker: Walker, from: Cell, direction: number): LandStep | StepProblem {
  const { board } = chart;
  const to = neighbour(board, from, direction);
  const { side } = walker;
  const after = to === OFF_BOARD ? [OFF_BOARD] : footprint(chart, to, side);
  if (after.includes(OFF_BOARD)) return { code: 'off-the-map', rules: ['pf.geom.5'], at: from };
  const before = footprint(chart, from, side);
  const entered = side === 1 ? after : after.filter((cell) => !before.includes(cell));
  const solid = entered.find((cell) => chart.solid[cell] === 1);
  if (solid !== undefined) return { code: 'blocked', rules: ['pf.geom.5', 'pf.object.3'], at: solid };
  const wall = wallBetween(chart, from, to, side);
  if (wall !== null) return { code: 'walled', rules: ['pf.geom.5'], at: wall };
  const diagonal = isDiagonal(direction);
  if (diagonal) {
    const corner = solidCorner(chart, from, direction, side, walker.rulings.cornerRule);
    if (corner !== null) return { code: 'corner', rules: ['pf.geom.6'], at: corner };
  }
  const left = side === 1 ? before : before.filter((cell) => !after.includes(cell));
  const problem = terrainProblem(chart, walker, entered, left, standingHeight(chart, from, side));
  if (problem !== null) return problem;
  const surcharges = entered.map((cell) => groundSurcharge(terrainAt(chart, cell), walker));
  return { to, diagonal, surcharge: combinedSurcharge(surcharges, walker.rulings.largeTerrain) };
}

export function isStepProblem(step: LandStep | StepProblem): step is StepProblem {
  return 'code' in step;
}

function footprint(chart: Chart, anchor: Cell, side: number): Cell[] {
  if (side === 1) return [anchor];
  return squaresOf(chart, columnOf(chart.board, anchor), rowOf(chart.board, anchor), side);
}

/** pf.geom.5: a thin wall strictly inside the bounding rectangle of the old and new footprints; a cell beside it, or null. */
function wallBetween(chart: Chart, from: Cell, to: Cell, side: number): Cell | null {
  const { board, field } = chart;
  if (field.walls.length === 0) return null;
  const left = Math.min(columnOf(board, from), columnOf(board, to));
  const top = Math.min(rowOf(board, from), rowOf(board, to));
  const right = Math.max(columnOf(board, from), columnOf(board, to)) + side - 1;
  const bottom = Math.max(rowOf(board, from), rowOf(board, to)) + side - 1;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const cell = cellAt(board, column, row);
      if (column < right && board.sides[cell * 8 + 2] === THIN_WALL) return cell;
      if (row < bottom && board.sides[cell * 8 + 4] === THIN_WALL) return cell;
    }
  }
  return null;
}

/** pf.geom.6: the two corner squares of the swept area that belong to neither footprint. */
function solidCorner(
  chart: Chart,
  from: Cell,
  direction: number,
  side: number,
  rule: Rulings['cornerRule'],
): Cell | null {
  if (rule === 'free') return null;
  const { board } = chart;
  const dx = SQUARE_DX[direction] ?? 0;
  const dy = SQUARE_DY[direction] ?? 0;
  const x = columnOf(board, from);
  const y = rowOf(board, from);
  const ahead = cellAt(board, dx > 0 ? x + side : x - 1, dy > 0 ? y : y + side - 1);
  const aside = cellAt(board, dx > 0 ? x : x + side - 1, dy > 0 ? y + side : y - 1);
  const one = ahead !== OFF_BOARD && chart.solid[ahead] === 1;
  const other = aside !== OFF_BOARD && chart.solid[aside] === 1;
  if (!isCornerClosed(one, other, rule)) return null;
  return one ? ahead : aside;
}

/** Ground that walking cannot cross: water, slopes, cliffs, surfaces that ask for Balance, objects to squeeze past. */
function terrainProblem(
  chart: Chart,
  walker: Walker,
  entered: readonly Cell[],
  left: readonly Cell[],
  height: number,
): StepProblem | null {
  for (const at of [...entered, ...left]) {
    const terrain = terrainAt(chart, at);
    if (terrain.water !== undefined) return { code: 'deep-water', rules: ['pf.special.3'], at };
    if (terrain.slope !== undefined) return { code: 'slope', rules: ['pf.slope.1'], at };
    if (needsSqueezing(terrain)) return { code: 'needs-squeeze', rules: ['pf.object.3'], at };
    const { narrow, uneven } = terrain;
    if (walker.surface === 'refused') {
      if (narrow !== undefined) return { code: 'needs-balance', rules: ['pf.narrow.1'], at };
      if (uneven !== undefined && !walker.crawling) return { code: 'needs-balance', rules: ['pf.uneven.1'], at };
    }
  }
  for (const at of entered) {
    if (Math.abs(terrainAt(chart, at).height - height) > WALKABLE_RISE) {
      return { code: 'cliff', rules: ['pf.special.3', 'pf.x.height'], at };
    }
  }
  return null;
}

/** Does the ground ask for Balance (pf.narrow.1, pf.uneven.1)? Its DC, or null. */
export function balanceDC(terrain: Terrain): number | null {
  const dcs = [terrain.narrow, terrain.uneven?.dc].filter((dc): dc is number => dc !== undefined);
  return dcs.length === 0 ? null : Math.max(...dcs);
}

const unsteady = new WeakMap<Chart, Map<number, Uint8Array | null>>();

/** 1 for every anchor where a body of that side would stand on ground that asks for Balance; null on a map without any. */
export function asksForBalance(chart: Chart, side: number): Uint8Array | null {
  let known = unsteady.get(chart);
  if (known === undefined) unsteady.set(chart, (known = new Map<number, Uint8Array | null>()));
  let asks = known.get(side);
  if (asks === undefined) known.set(side, (asks = findUnsteady(chart, side)));
  return asks;
}

function findUnsteady(chart: Chart, side: number): Uint8Array | null {
  if (chart.terrain.every((terrain) => balanceDC(terrain) === null)) return null;
  const asks = chart.terrain.map((_, anchor) =>
    footprint(chart, anchor, side).some((cell) => cell !== OFF_BOARD && balanceDC(terrainAt(chart, cell)) !== null),
  );
  return Uint8Array.from(asks, Number);
}

function groundSurcharge(terrain: Terrain, walker: Walker): number {
  const own = surchargeOf(terrain, 'land', walker.sense);
  return walker.surface === 'difficult' && balanceDC(terrain) !== null ? Math.max(own, 1) : own; // pf.narrow.1, success
}

const tables = new WeakMap<Chart, Map<number, Steps>>();

/** Every step of a walker over the bare map, in half points (see the kernel's half-points): what searches run on. */
export function landTable(chart: Chart, walker: Walker): Steps {
  let known = tables.get(chart);
  if (known === undefined) tables.set(chart, (known = new Map<number, Steps>()));
  const key = numberOf(walker);
  let table = known.get(key);
  if (table === undefined) known.set(key, (table = compile(chart, walker)));
  return table;
}

const SURFACES: readonly Walker['surface'][] = ['refused', 'difficult', 'normal'];
const CORNERS: readonly Rulings['cornerRule'][] = ['either', 'both', 'free'];

/** A number for each way of walking: everything in a walker that changes its table. */
function numberOf({ side, sense, surface, crawling, rulings }: Walker): number {
  const flags = [
    sense.ignoresDifficult,
    sense.incorporeal,
    sense.blinded,
    crawling,
    rulings.largeTerrain === 'majority',
  ];
  const bits = flags.reduce((sum, flag) => 2 * sum + (flag ? 1 : 0), 0);
  return ((side * 3 + SURFACES.indexOf(surface)) * 3 + CORNERS.indexOf(rulings.cornerRule)) * 32 + bits;
}

function compile(chart: Chart, walker: Walker): Steps {
  return pricedSteps(chart.board, walker.side, (from, direction) => {
    const step = landStep(chart, walker, from, direction);
    return isStepProblem(step) ? 0 : halfPoints(step.diagonal, step.surcharge);
  });
}

/** The price of a step in half points: surcharges are doubled like the rest. */
export function halfPoints(diagonal: boolean, surcharge: number): number {
  return (diagonal ? HALF_POINTS.diagonal : HALF_POINTS.straight) + 2 * surcharge;
}
