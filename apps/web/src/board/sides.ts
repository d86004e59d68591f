import type { LegendEntry, Piece, Seat } from '@arbitre/kernel';

/** How a side is told from the others, by colour and by shape: either alone is enough. */
export interface Livery {
  readonly colour: string;
  readonly shape: 'circle' | 'square' | 'hexagon' | 'shield' | 'octagon';
}

const SEATED: readonly Livery[] = [
  { colour: 'var(--side-1)', shape: 'circle' },
  { colour: 'var(--side-2)', shape: 'square' },
  { colour: 'var(--side-3)', shape: 'hexagon' },
  { colour: 'var(--side-4)', shape: 'shield' },
];
const FOE: Livery = { colour: 'var(--side-foe)', shape: 'octagon' };
const FRIEND: Livery = { colour: 'var(--side-3)', shape: 'hexagon' };

export function liveryOfSeat(seats: readonly Seat[], seat: Seat): Livery {
  return SEATED[Math.max(0, seats.indexOf(seat)) % SEATED.length] ?? FOE;
}

/** The livery of a figure; null for a thing that belongs to nobody. */
export function liveryOf(seats: readonly Seat[], piece: Piece, entry: LegendEntry | undefined): Livery | null {
  if (piece.seat !== undefined && seats.includes(piece.seat)) return liveryOfSeat(seats, piece.seat);
  if (entry?.tone === 'foe') return FOE;
  if (entry?.tone === 'friend') return FRIEND;
  return null;
}

/** The outline of a token of radius 1 around the origin. */
export const TOKEN: Readonly<Record<Livery['shape'], string>> = {
  circle: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z',
  square:
    'M-.62 -.9H.62A.28 .28 0 0 1 .9 -.62V.62A.28 .28 0 0 1 .62 .9H-.62A.28 .28 0 0 1 -.9 .62V-.62A.28 .28 0 0 1 -.62 -.9Z',
  hexagon: 'M0 -1.04L.92 -.52V.52L0 1.04L-.92 .52V-.52Z',
  shield: 'M-.88 -.9H.88V.1C.88 .6 .5 .88 0 1.06C-.5 .88 -.88 .6 -.88 .1Z',
  octagon: 'M-.42 -.98H.42L.98 -.42V.42L.42 .98H-.42L-.98 .42V-.42Z',
};
