import { type Refusal, refuse } from '../play/refusal.ts';
import { familyOf, type HeadingName, headingNumber, NO_HEADING, NONE } from './headings.ts';
import { headingChoices, type Walker } from './move.ts';
import { isWallAhead, terrainOf } from './terrain.ts';

/** The rule of the first thing wrong with a heading: its family, the wall or corner in its way, the way back. */
export function headingRefusal(walker: Walker & { readonly die: number }, name: HeadingName): Refusal | null {
  const heading = headingNumber(name);
  if ((headingChoices(walker) >> heading) & 1) return null;
  const { at, diagonal, die, rulings, floor } = walker;
  const turning = walker.heading !== NO_HEADING;
  const bound = !turning || rulings.turnKeepsClass;
  if (bound && !((familyOf(diagonal) >> heading) & 1)) {
    return refuse('wrong-family', { heading: name, diagonal, die, turning });
  }
  const terrain = terrainOf(floor, rulings.cornerRule);
  if (!(((terrain.open[at] ?? NONE) >> heading) & 1)) {
    return refuse(isWallAhead(terrain, at, heading) ? 'wall-ahead' : 'corner-ahead', { heading: name, at, turning });
  }
  return refuse('turning-back', { heading: name });
}
