import type { Hazard } from './hazard.ts';
import type { Passage } from './object.ts';
import type { MovementKind } from './movement-kind.ts';
import type { Size } from '../space/size.ts';

/** How hard the ground is to cross (pf.terrain.2): open, difficult, very difficult (très difficile). */
export const TERRAIN_CLASSES = ['open', 'difficult', 'greater-difficult'] as const;
export type TerrainClass = (typeof TERRAIN_CLASSES)[number];

/** A body of water: its surface is the height of the square. Depths in units. */
export interface Water {
  readonly depth: number;
  /** Athletics DC to Swim in it; calm water asks for no roll. */
  readonly dc?: number;
  /** pf.swim.4: the referee asks for the check even of those with a swim Speed. */
  readonly danger?: true;
}

/** What lies under a beam or a bridge. */
export interface Below {
  readonly height: number;
  readonly water?: Water;
}

/**
 * What fills a square. A square may be several things at once (pf.terrain.1): a class of cost, and any of the rest.
 * Heights and depths are in units of 30 cm, five to a square.
 */
export interface Terrain {
  /** How it is drawn and called: a key of the legend. */
  readonly look: string;
  readonly class: TerrainClass;
  /** Height of the ground, or of the surface of water. */
  readonly height: number;
  /** Kinds of movement the class slows; land unless told (pf.terrain.7). */
  readonly slows?: readonly MovementKind[];
  /** Solid matter that fills the square, to that height; without one, as high as needed. */
  readonly blocking?: { readonly top?: number; readonly maxCoverSize?: Size };
  /** pf.object.1: an object may fill its square (it is then `blocking`) or not (pf.object.2). */
  readonly object?: Exclude<Passage, 'blocked'>;
  readonly water?: Water;
  /** Snow, hay…: how deep it is for a fall (pf.fall.5). */
  readonly soft?: number;
  readonly hazard?: Hazard;
  /** Balance DC of a narrow surface (pf.narrow.1) and what lies below it. */
  readonly narrow?: number;
  readonly below?: Below;
  /** Balance DC of uneven ground and what a fall on it costs (pf.uneven.1). */
  readonly uneven?: { readonly dc: number; readonly injury?: number };
  /** A slope (pf.slope.1) rises from `height` to `top`. */
  readonly slope?: { readonly dc: number; readonly top: number };
  /** Climb DC of the sides of this square, where it stands above its neighbours. */
  readonly face?: { readonly dc: number; readonly danger?: true };
  /** Too hard to burrow through (pf.burrow.1). */
  readonly stone?: true;
  /** A feature that gives cover only to someone who Takes Cover by it (pf.cover.3). */
  readonly shelter?: true;
  /** A closed door: the character of the map that stands there once it is opened (pf.x.interact). */
  readonly door?: string;
  /** A gap that can be flown through only by Maneuver in Flight, with its DC. */
  readonly tight?: number;
}

/** pf.cost.3: harder places cost more. pf.terrain.3, pf.terrain.4: squares of movement paid on top of the step itself. */
export const SURCHARGE: Readonly<Record<TerrainClass, number>> = { open: 0, difficult: 1, 'greater-difficult': 2 };

/** What makes one mover pay less than another. */
export interface TerrainSense {
  /** pf.terrain.8: crosses difficult terrain as open, and greater difficult as difficult. */
  readonly ignoresDifficult?: boolean;
  /** pf.terrain.7: matter does not slow it. */
  readonly incorporeal?: boolean;
  /** C-6: to one who cannot see, everything is difficult. */
  readonly blinded?: boolean;
}

/**
 * The surcharge of a terrain for one mover by one kind of movement. Only the worst class counts (pf.cost.4), so a square
 * has one.
 */
export function surchargeOf(terrain: Terrain, kind: MovementKind, sense: TerrainSense = {}): number {
  const blind = sense.blinded ? 1 : 0;
  if (sense.incorporeal || !(terrain.slows ?? ['land']).includes(kind)) return blind; // pf.terrain.7
  const full = Math.max(SURCHARGE[terrain.class], blind);
  return sense.ignoresDifficult && kind === 'land' && full > 0 ? full - 1 : full; // pf.terrain.8
}

/** pf.terrain.9: one cannot Step where entering costs this creature more; leaving is free. */
export function barsStep(surcharge: number): boolean {
  return surcharge > 0;
}

/** pf.terrain.5: what a step pays when it enters several squares: the worst, or what at least half of them ask. */
export function combinedSurcharge(surcharges: readonly number[], largeTerrain: 'worst' | 'majority'): number {
  if (largeTerrain === 'worst') return Math.max(0, ...surcharges);
  for (const level of [2, 1]) {
    if (surcharges.filter((surcharge) => surcharge >= level).length * 2 >= surcharges.length) return level;
  }
  return 0;
}
