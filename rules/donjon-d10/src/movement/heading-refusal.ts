import type { Refusal } from '../play/refusal.ts';
import type { DonjonRuleId } from '../rulebook/index.ts';
import { familyOf, type HeadingName, headingNumber, NO_HEADING, NONE } from './headings.ts';
import { headingChoices, type Walker } from './move.ts';
import { isWallAhead, terrainOf } from './terrain.ts';

/** The rule of the first thing wrong with a heading: its family, the wall or corner in its way, the way back. */
export function headingRefusal(walker: Walker & { readonly die: number }, name: HeadingName): Refusal | null {
  const heading = headingNumber(name);
  if ((headingChoices(walker) >> heading) & 1) return null;
  const { at, diagonal, die, rulings, floor } = walker;
  const starting = walker.heading === NO_HEADING;
  const bound = starting || rulings.turnKeepsClass;
  if (bound && !((familyOf(diagonal) >> heading) & 1)) {
    const rules: DonjonRuleId[] = [diagonal ? 'dx.dir.1' : 'dx.dir.2'];
    return { code: 'wrong-family', rules: starting ? rules : [...rules, 'dx.dir.3'], heading: name, diagonal, die };
  }
  const terrain = terrainOf(floor, rulings.cornerRule);
  if (!(((terrain.open[at] ?? NONE) >> heading) & 1)) {
    const rules: DonjonRuleId[] = [starting ? 'dx.move.3' : 'dx.move.6', 'dx.move.11'];
    const code = isWallAhead(terrain, at, heading) ? 'wall-ahead' : 'corner-ahead';
    return { code, rules, heading: name, at };
  }
  return { code: 'turning-back', rules: ['dx.move.7'], heading: name };
}
