import { type Box, isCrossed, isPinched, type Matter, passesThrough, type Segment, touches } from '@arbitre/kernel';

/** Why a line is blocked (pf.geom.3): by what it passes through, by slipping between two things, or by mere contact. */
export type Block = 'crossed' | 'pinched' | 'touched';

/**
 * pf.geom.3: is the line blocked by terrain? Passing through a box (pf.geom.2) or a thin wall blocks; so does squeezing
 * through a grid corner between matter on both sides; sliding along one thing does not.
 */
export function blockOf(line: Segment, matter: Matter): Block | null {
  if (isCrossed(line, matter)) return 'crossed';
  return isPinched(line, matter) ? 'pinched' : null;
}

/** The same when any contact with a closed box counts (coverTouch = touch-counts). */
export function blockOrTouchOf(line: Segment, matter: Matter): Block | null {
  return blockOf(line, matter) ?? (matter.boxes.some((box) => touches(line, box)) ? 'touched' : null);
}

/** pf.geom.2, of a line that may also be a single point (which passes through nothing). */
export function entersBox(line: Segment, box: Box): boolean {
  return (line.from.x !== line.to.x || line.from.y !== line.to.y) && passesThrough(line, box);
}
