import { flag, cellAt, integer, type Json, list, object, oneOf, optional, record, type Shaped } from '@arbitre/kernel';
import { type Battlefield, type Chart, chartOf } from '../space/battlefield.ts';
import { coverAgainst, coverAgainstArea, type Figure } from '../defence/cover.ts';
import { pathCost } from '../walking/cost.ts';
import { struckDamage } from '../falling/falling-on.ts';
import { fallDamage } from '../falling/falling.ts';
import { flankLine } from '../defence/flanking.ts';
import { leavesReach } from '../reactions/leaving.ts';
import { hasLineOfEffect } from '../space/line-of-effect.ts';
import { passage } from '../sharing/passage.ts';
import type { Rulings } from '../rulings.ts';
import { screenAgainst } from '../defence/screening.ts';
import { naturalReach, sideOfSize, SIZES, squaresFilled } from '../space/size.ts';
import { boxOf, distance, isAdjacent, isWithinReach, UNITS_PER_SQUARE } from '../space/space.ts';
import { combinedSurcharge } from '../walking/terrain.ts';
import { DEFAULT_LEGEND } from '../walking/terrain.table.ts';

const size = oneOf(SIZES);
/** A creature: its size, its top-left square, and the height of its feet in units when it is not 0. */
const place = list(integer({ min: -1000, max: 1000 }), { min: 2, max: 3 });
const yesNo = flag();
const figure = object({ size, at: place, side: optional(integer({ min: 1, max: 8 })) });
const squares = list(place, { max: 400 });
const scene = {
  attacker: figure,
  target: figure,
  blocking: optional(squares),
  posts: optional(squares),
  thinWalls: optional(list(list(place, { min: 2, max: 2 }), { max: 400 })),
  creatures: optional(list(figure, { max: 50 })),
};

export const distanceShape = object({ a: figure, b: figure });
export const costShape = object({
  side: integer({ min: 1, max: 8 }),
  path: list(place, { min: 1, max: 200 }),
  surcharge: optional(record(integer({ min: 0, max: 2 }))),
  diagonalsBefore: optional(integer({ min: 0, max: 100 })),
  form: optional(integer({ min: 1, max: 9 })),
});
export const sizeShape = object({ size });
export const flankShape = object({ a: figure, b: figure, enemy: figure });
export const sceneShape = object(scene);
export const areaShape = object({
  origin: place,
  target: figure,
  source: optional(figure),
  blocking: optional(squares),
  thinWalls: scene.thinWalls,
  creatures: scene.creatures,
});
export const triggerShape = object({
  side: integer({ min: 1, max: 8 }),
  path: list(place, { min: 2, max: 200 }),
  reactor: figure,
  reach: integer({ min: 0, max: 10 }),
});
export const fallShape = object({
  squares: integer({ min: 0, max: 10_000 }),
  softDepth: optional({ read: (value) => (value === null ? null : Number(value)), schema: () => ({}) }),
  dive: optional(yesNo),
});
export const fallOnShape = object({ fallerDamage: integer({ min: 0, max: 750 }) });
export const passageShape = object({
  mover: size,
  occupant: size,
  state: oneOf(['standing', 'prone', 'unconscious', 'dead']),
  willing: yesNo,
  tumbling: optional(yesNo),
  mounted: optional(yesNo),
  blocksPassage: optional(yesNo),
});
export const surchargeShape = object({ entered: list(integer({ min: 0, max: 2 }), { min: 1, max: 16 }) });

type GivenFigure = Shaped<typeof figure>;

function toFigure({ size: name, at: [x = 0, y = 0, z = 0], side }: GivenFigure): Figure {
  return { size: name, space: { x, y, side: side ?? sideOfSize(name), z } };
}

export function answerDistance(given: Shaped<typeof distanceShape>, rulings: Rulings): Json {
  const [a, b] = [toFigure(given.a).space, toFigure(given.b).space];
  const within = [1, 2, 3, 4].map((reach) => [`${reach}`, isWithinReach(a, b, reach, rulings)] as const);
  return { distance: distance(a, b), adjacent: isAdjacent(a, b), withinReach: Object.fromEntries(within) };
}

export function answerCost(given: Shaped<typeof costShape>, rulings: Rulings): Json {
  const { side, path, surcharge = {}, diagonalsBefore = 0, form = 1 } = given;
  const steps = path.slice(1).map((to, index) => {
    const [fromX = 0, fromY = 0] = path[index] ?? [];
    const [x = 0, y = 0] = to;
    const entered: number[] = [];
    for (let row = y; row < y + side; row++) {
      for (let column = x; column < x + side; column++) {
        const before = column >= fromX && column < fromX + side && row >= fromY && row < fromY + side;
        if (!before) entered.push(surcharge[`${column},${row}`] ?? 0);
      }
    }
    return { diagonal: x !== fromX && y !== fromY, surcharge: combinedSurcharge(entered, rulings.largeTerrain) };
  });
  const { steps: costs, total, diagonals } = pathCost(steps, diagonalsBefore, form);
  return { steps: [...costs], total, diagonalsAfter: diagonals };
}

export function answerSize(given: Shaped<typeof sizeShape>): Json {
  return {
    side: sideOfSize(given.size),
    squares: squaresFilled(given.size),
    tall: naturalReach(given.size, 'tall'),
    long: naturalReach(given.size, 'long'),
  };
}

export function answerFlank(given: Shaped<typeof flankShape>, rulings: Rulings): Json {
  const boxes = [given.a, given.b, given.enemy].map((one) => boxOf(toFigure(one).space));
  const [a, b, enemy] = boxes as [ReturnType<typeof boxOf>, ReturnType<typeof boxOf>, ReturnType<typeof boxOf>];
  return { flanked: flankLine(a, b, enemy, rulings).flanked };
}

/** A battlefield just large enough for what the vector places on it. */
export function fieldFor(
  blocking: readonly (readonly number[])[] = [],
  thinWalls: readonly (readonly (readonly number[])[])[] = [],
  posts: readonly (readonly number[])[] = [],
  least = 24,
): Chart {
  const far = [...blocking, ...posts, ...thinWalls.flat()].flat().reduce((most, n) => Math.max(most, n + 2), least);
  const cells: string[] = Array.from({ length: far * far }, () => '.');
  for (const [x = 0, y = 0] of blocking) cells[y * far + x] = '#';
  for (const [x = 0, y = 0] of posts) cells[y * far + x] = 'I';
  const field: Battlefield = {
    columns: far,
    rows: far,
    squares: cells,
    legend: DEFAULT_LEGEND,
    walls: [],
    wind: null,
    gravity: 'normal',
    ceiling: 100,
  };
  const { board } = chartOf(field);
  const walls = thinWalls.map(([[x = 0, y = 0] = [], [toX = 0] = []]) =>
    x === toX ? { cell: cellAt(board, x, y), direction: 6 } : { cell: cellAt(board, x, y), direction: 0 },
  );
  return chartOf({ ...field, walls });
}

export function answerCover(given: Shaped<typeof sceneShape>, rulings: Rulings): Json {
  const chart = fieldFor(given.blocking, given.thinWalls, given.posts);
  const others = (given.creatures ?? []).map(toFigure);
  return { cover: coverAgainst(chart, toFigure(given.attacker), toFigure(given.target), others, rulings).cover };
}

export function answerAreaCover(given: Shaped<typeof areaShape>, rulings: Rulings): Json {
  const chart = fieldFor(given.blocking, given.thinWalls);
  const [x = 0, y = 0] = given.origin;
  const source = given.source === undefined ? null : toFigure(given.source);
  const others = (given.creatures ?? []).map(toFigure);
  const origin = { x: 2 * x, y: 2 * y };
  return {
    cover: coverAgainstArea(chart, origin, UNITS_PER_SQUARE, toFigure(given.target), source, others, rulings).cover,
  };
}

export function answerScreen(given: Shaped<typeof sceneShape>, rulings: Rulings): Json {
  const chart = fieldFor(given.blocking, given.thinWalls, given.posts);
  const others = (given.creatures ?? []).map(toFigure);
  const attacker = toFigure(given.attacker);
  const { screened, corners } = screenAgainst(chart, attacker, toFigure(given.target), others, rulings);
  if (rulings.screenCorners === 'perimeter') return { screened };
  const [nw = false, ne = false, se = false, sw = false] = corners.map(({ clear }) => clear);
  return { screened, clearCorners: { nw, ne, sw, se } };
}

export function answerEffect(given: Shaped<typeof sceneShape>): Json {
  const chart = fieldFor(given.blocking, given.thinWalls, given.posts);
  return { lineOfEffect: hasLineOfEffect(chart, toFigure(given.attacker).space, toFigure(given.target).space) };
}

export function answerTrigger(given: Shaped<typeof triggerShape>, rulings: Rulings): Json {
  const watcher = toFigure(given.reactor).space;
  const spaces = given.path.map(([x = 0, y = 0, z = 0]) => ({ x, y, z, side: given.side }));
  const leaving = spaces.slice(1).flatMap((to, index) => {
    const from = spaces[index];
    return from !== undefined && leavesReach(from, to, watcher, given.reach, rulings) ? [[from.x, from.y]] : [];
  });
  return { leaving };
}

export function answerFall(given: Shaped<typeof fallShape>, rulings: Rulings): Json {
  const { squares: height, softDepth = null, dive = false } = given;
  const soft = softDepth === null ? null : softDepth * UNITS_PER_SQUARE;
  const damage = fallDamage({ height: height * UNITS_PER_SQUARE, softDepth: soft, dive }, rulings);
  return { damage, prone: damage > 0 }; // pf.fall.3
}

export function answerFallOn({ fallerDamage }: Shaped<typeof fallOnShape>): Json {
  return {
    criticalSuccess: struckDamage(fallerDamage, 'critical-success'),
    success: struckDamage(fallerDamage, 'success'),
    failure: struckDamage(fallerDamage, 'failure'),
    criticalFailure: struckDamage(fallerDamage, 'critical-failure'),
  };
}

export function answerPassage(given: Shaped<typeof passageShape>, rulings: Rulings): Json {
  const { mover, occupant, state, willing, tumbling = false, mounted = false, blocksPassage = false } = given;
  const inert = state === 'unconscious' || state === 'dead';
  const { enter, stay } = passage(
    { size: mover, mounted, tumbling },
    { size: occupant, prone: state !== 'standing', inert, willing, blocksPassage },
    rulings,
  );
  return { enter, stay };
}

export function answerSurcharge(given: Shaped<typeof surchargeShape>, rulings: Rulings): Json {
  return { surcharge: combinedSurcharge(given.entered, rulings.largeTerrain) };
}
