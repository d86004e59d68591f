import type { Bilingual } from '@arbitre/kernel';
import type { Rulings } from '../rulings.ts';

/** Sizes (tailles) from the smallest up; a difference of size is the difference of their ranks. */
export const SIZES = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'] as const;
/** A size category (pf.space.1). */
export type Size = (typeof SIZES)[number];

/** A body is tall (most bipeds) or long (most quadrupeds). */
export const SHAPES = ['tall', 'long'] as const;
/** How a body is built, which gives its natural reach (pf.space.3). */
export type Shape = (typeof SHAPES)[number];

interface SizeRow {
  /** Squares along a side of the space it fills. */
  readonly side: number;
  readonly reach: Readonly<Record<Shape, number>>;
  readonly name: Bilingual;
}

// pf.space.1, pf.space.2, pf.space.3: the printed table "Taille et espace". A Tiny body fills less than a square: it is
// given the whole square it stands in, and may share it (pf.space.6); with a reach of 0 it must, to attack (pf.space.8).
export const SIZE_TABLE: Readonly<Record<Size, SizeRow>> = {
  Tiny: { side: 1, reach: { tall: 0, long: 0 }, name: { fr: 'Très Petite', en: 'Tiny' } },
  Small: { side: 1, reach: { tall: 1, long: 1 }, name: { fr: 'Petite', en: 'Small' } },
  Medium: { side: 1, reach: { tall: 1, long: 1 }, name: { fr: 'Moyenne', en: 'Medium' } },
  Large: { side: 2, reach: { tall: 2, long: 1 }, name: { fr: 'Grande', en: 'Large' } },
  Huge: { side: 3, reach: { tall: 3, long: 2 }, name: { fr: 'Très Grande', en: 'Huge' } },
  Gargantuan: { side: 4, reach: { tall: 4, long: 3 }, name: { fr: 'Gargantuesque', en: 'Gargantuan' } },
};

/** 0 for Tiny to 5 for Gargantuan. */
export function sizeRank(size: Size): number {
  return SIZES.indexOf(size);
}

/** How many categories larger `size` is than `other`; negative when smaller. */
export function sizeDifference(size: Size, other: Size): number {
  return sizeRank(size) - sizeRank(other);
}

export function sideOfSize(size: Size): number {
  return SIZE_TABLE[size].side;
}

/** Squares covered: pf.space.4, the side is that of a square area. */
export function squaresFilled(size: Size): number {
  return sideOfSize(size) ** 2;
}

/** pf.space.6, pf.space.7: is a square full that holds so many Tiny creatures? Four fit, or as many as the referee allows. */
export function isFullOfTiny(count: number, { tinyPerSquare }: Pick<Rulings, 'tinyPerSquare'>): boolean {
  return count >= tinyPerSquare;
}

export function naturalReach(size: Size, shape: Shape): number {
  return SIZE_TABLE[size].reach[shape];
}
