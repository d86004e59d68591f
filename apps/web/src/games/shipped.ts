import {
  type Bilingual,
  type Grid,
  hexBoard,
  type LegendEntry,
  type Scene,
  type Seat,
  squareBoard,
} from '@arbitre/kernel';
import list from 'virtual:shipped';

/** A scenario that ships: enough to present it without its game. */
export interface Shipped {
  /** `donjon-d10/first-floor` */
  readonly id: string;
  readonly game: string;
  readonly title: Bilingual;
  readonly about: Bilingual;
  readonly seats: readonly { readonly seat: Seat; readonly name: Bilingual }[];
  readonly scene: PackedScene;
}

export interface PackedScene extends Pick<Scene, 'pieces' | 'edges' | 'lines'> {
  readonly grid: Grid;
  readonly columns: number;
  readonly kinds: readonly (readonly [string, LegendEntry])[];
  /** Indices into `kinds`. */
  readonly ground: readonly number[];
  readonly height?: readonly number[];
  readonly zone?: readonly number[];
}

export const SHIPPED: readonly Shipped[] = list;

export function unpack(packed: PackedScene): {
  readonly scene: Scene;
  readonly legend: Readonly<Record<string, LegendEntry>>;
} {
  const { grid, columns, kinds, ground, height, zone, ...rest } = packed;
  const rows = ground.length / columns;
  const empty = grid === 'square' ? squareBoard(columns, rows) : hexBoard(columns, rows);
  const board = { ...empty, ...(height && { height }), ...(zone && { zone }) };
  return {
    scene: { board, ground: ground.map((index) => kinds[index]?.[0] ?? ''), ...rest },
    legend: Object.fromEntries(kinds),
  };
}
