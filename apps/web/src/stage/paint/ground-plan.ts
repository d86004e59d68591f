import type { Board, Scene, LegendEntry } from '@arbitre/kernel';
import { type Layout, layoutOf, type Point } from '../../board/layout.ts';
import type { Looks } from '../../board/look.ts';
import { type Base, baseOf, type Material, materialOf } from './material.ts';

/** How many cells the painted land runs on past the edge of play; even, so that rows of hexes keep their stagger. */
export const PAST = 4;

/** A cell of the land: on the board, or past its edge, where it repeats the nearest one. */
export interface Spot {
  readonly column: number;
  readonly row: number;
  readonly cell: number;
  readonly material: Material;
  readonly height: number;
  readonly onBoard: boolean;
}

/** What the painters read: the cells with their materials and heights, and where they lie. */
export interface GroundPlan {
  readonly scene: Scene;
  readonly looks: Looks;
  readonly legend: Readonly<Record<string, LegendEntry>>;
  readonly layout: Layout;
  /** Width of a cell. */
  readonly z: number;
  readonly base: Base;
  readonly materials: readonly Material[];
  /** The cells of the board alone. */
  readonly own: readonly Spot[];
  /** Those and the ones past the edge. */
  readonly land: readonly Spot[];
  at(column: number, row: number): Spot | undefined;
  centre(spot: Pick<Spot, 'column' | 'row'>): Point;
  corners(spot: Pick<Spot, 'column' | 'row'>): readonly Point[];
  near(spot: Pick<Spot, 'column' | 'row'>): readonly (Spot | undefined)[];
}

export function groundPlan(scene: Scene, legend: Readonly<Record<string, LegendEntry>>, looks: Looks): GroundPlan {
  const { board } = scene;
  const layout = layoutOf(board);
  const materials = scene.ground.map((kind) => materialOf(looks[kind], legend[kind]));
  const base = baseOf(materials);
  const past = base === 'table' || base === 'rock' ? 0 : PAST;
  const [wide, high] = [board.columns + 2 * past, board.rows + 2 * past];
  const land = Array.from({ length: wide * high }, (_, index): Spot => {
    const [column, row] = [(index % wide) - past, Math.floor(index / wide) - past];
    const cell = clamp(row, board.rows) * board.columns + clamp(column, board.columns);
    const onBoard = column >= 0 && row >= 0 && column < board.columns && row < board.rows;
    const material = materials[cell] ?? 'void';
    const height = board.height[cell] ?? 0;
    return { column, row, cell, material, height, onBoard };
  });
  const at = (column: number, row: number) =>
    column < -past || row < -past || column >= board.columns + past || row >= board.rows + past
      ? undefined
      : land[(row + past) * wide + column + past];
  const geometry = board.grid === 'square' ? squares(layout) : hexes(layout);
  return {
    scene,
    looks,
    legend,
    layout,
    z: layout.inner * 2,
    base,
    materials,
    own: land.filter(({ onBoard }) => onBoard),
    land,
    at,
    ...geometry,
    near: ({ column, row }) => aroundOf(board, row).map(([dx, dy]) => at(column + dx, row + dy)),
  };
}

function clamp(value: number, count: number): number {
  return Math.min(count - 1, Math.max(0, value));
}

type Geometry = Pick<GroundPlan, 'centre' | 'corners'>;

function squares({ inner }: Layout): Geometry {
  const z = inner * 2;
  return {
    centre: ({ column, row }) => ({ x: (column + 0.5) * z, y: (row + 0.5) * z }),
    corners: ({ column, row }) => [
      { x: column * z, y: row * z },
      { x: (column + 1) * z, y: row * z },
      { x: (column + 1) * z, y: (row + 1) * z },
      { x: column * z, y: (row + 1) * z },
    ],
  };
}

function hexes({ inner }: Layout): Geometry {
  const radius = (inner * 2) / Math.sqrt(3);
  const centre: Geometry['centre'] = ({ column, row }) => ({
    x: inner * (2 * column + 1 + (row & 1)),
    y: radius * (1.5 * row + 1),
  });
  return {
    centre,
    corners: (spot) => {
      const { x, y } = centre(spot);
      return [-90, -30, 30, 90, 150, 210].map((degrees) => ({
        x: x + radius * Math.cos((degrees * Math.PI) / 180),
        y: y + radius * Math.sin((degrees * Math.PI) / 180),
      }));
    },
  };
}

const SQUARE_SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The neighbours by a side, clockwise from the one beyond the first side drawn. */
function aroundOf({ grid }: Board, row: number): readonly (readonly [number, number])[] {
  if (grid === 'square') return SQUARE_SIDES;
  const k = row & 1;
  return [
    [k, -1],
    [1, 0],
    [k, 1],
    [k - 1, 1],
    [-1, 0],
    [k - 1, -1],
  ];
}

/** The connected parts of the cells that pass. */
export function partsOf(
  plan: GroundPlan,
  spots: readonly Spot[],
  joined?: (a: Spot, b: Spot) => boolean,
): readonly (readonly Spot[])[] {
  const left = new Set(spots);
  const parts: Spot[][] = [];
  for (const start of spots) {
    if (!left.delete(start)) continue;
    const part = [start];
    for (let index = 0; index < part.length; index++) {
      const spot = part[index];
      if (spot === undefined) continue;
      for (const next of plan.near(spot)) {
        if (next === undefined || (joined !== undefined && !joined(spot, next))) continue;
        if (left.delete(next)) part.push(next);
      }
    }
    parts.push(part);
  }
  return parts;
}
