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
import type { Looks } from '../board/look.ts';
import type { Measured } from '../new-table/difficulty.ts';

/** A scenario that ships: enough to present it without its game. */
export interface Shipped {
  /** `donjon-d10/the-dungeon` */
  readonly id: string;
  readonly game: string;
  readonly title: Bilingual;
  readonly about: Bilingual;
  readonly seats: readonly { readonly seat: Seat; readonly name: Bilingual }[];
  /** What was measured of it; null: nothing yet. */
  readonly measured: Measured | null;
  /** Its board as it opens; only of the scenario a game shows itself with. */
  readonly scene: PackedScene | null;
}

export interface PackedScene extends Pick<Scene, 'pieces' | 'edges' | 'lines' | 'zones'> {
  readonly grid: Grid;
  readonly columns: number;
  readonly kinds: readonly (readonly [string, LegendEntry])[];
  /** How what it holds is drawn: the whole of a game's looks stays with the game. */
  readonly looks: Looks;
  /** Indices into `kinds`. */
  readonly ground: readonly number[];
  readonly height?: readonly number[];
  readonly zone?: readonly number[];
}

export const SHIPPED: readonly Shipped[] = list;

export function unpack({ grid, columns, kinds, looks, ground, height, zone, ...rest }: PackedScene): {
  readonly scene: Scene;
  readonly legend: Readonly<Record<string, LegendEntry>>;
  readonly looks: Looks;
} {
  const rows = ground.length / columns;
  const empty = grid === 'square' ? squareBoard(columns, rows) : hexBoard(columns, rows);
  const board = { ...empty, ...(height && { height }), ...(zone && { zone }) };
  const scene = { board, ground: ground.map((index) => kinds[index]?.[0] ?? ''), ...rest };
  return { scene, legend: Object.fromEntries(kinds), looks };
}
