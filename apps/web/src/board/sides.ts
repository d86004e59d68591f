import type { LegendEntry, Piece, Seat } from '@arbitre/kernel';

/** How a side is told from the others, by colour and by shape: either alone is enough. */
export interface Livery {
  readonly colour: string;
  /** The rim: darker by day, pale by night. */
  readonly deep: string;
  readonly shape: Shape;
}

export type Shape = 'circle' | 'square' | 'hexagon' | 'shield' | 'octagon';

const livery = (name: string, shape: Shape): Livery => ({
  colour: `var(--side-${name})`,
  deep: `var(--side-${name}-deep)`,
  shape,
});

const SEATED: readonly Livery[] = [
  livery('1', 'circle'),
  livery('2', 'square'),
  livery('3', 'hexagon'),
  livery('4', 'shield'),
];
const FOE = livery('foe', 'octagon');
const FRIEND = livery('3', 'hexagon');

export function liveryOfSeat(seats: readonly Seat[], seat: Seat): Livery {
  return SEATED[Math.max(0, seats.indexOf(seat)) % SEATED.length] ?? FOE;
}

/** The livery of a figure; null for a thing that belongs to nobody. */
export function liveryOf(seats: readonly Seat[], piece: Piece, entry: LegendEntry | undefined): Livery | null {
  if (piece.seat !== undefined && seats.includes(piece.seat)) return liveryOfSeat(seats, piece.seat);
  if (entry?.tone === 'foe') return FOE;
  if (entry?.tone === 'friend' || entry?.tone === 'help') return FRIEND;
  return null;
}

/** The outline of a token of radius 1 around the origin. */
export const TOKEN: Readonly<Record<Shape, string>> = {
  circle: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z',
  square: 'M-.7 -.9H.7A.2 .2 0 0 1 .9 -.7V.7A.2 .2 0 0 1 .7 .9H-.7A.2 .2 0 0 1 -.9 .7V-.7A.2 .2 0 0 1 -.7 -.9Z',
  hexagon: 'M0 -1.06L.92 -.53V.53L0 1.06L-.92 .53V-.53Z',
  shield: 'M-.88 -.88H.88V.1C.88 .6 .4 .9 0 1.06C-.4 .9 -.88 .6 -.88 .1Z',
  octagon: 'M-.4 -.96H.4L.96 -.4V.4L.4 .96H-.4L-.96 .4V-.4Z',
};
