import { type Box, centreOf, meets, type Segment, sidesOf } from '@arbitre/kernel';
import { entersBox } from './line.ts';
import type { PathfinderRulings } from './rulings.ts';

/** What the line between two flankers (prise en tenaille) does to the space between them. */
export interface FlankVerdict {
  readonly flanked: boolean;
  /** The line tested, in doubled coordinates. */
  readonly line: Segment;
  /** The opposite sides it crosses, when it does. */
  readonly through: 'west-east' | 'north-south' | null;
}

/**
 * pf.flank.3: does the line between the centres of two spaces cross opposite sides, or opposite corners, of the enemy's?
 * Sides are closed: a corner belongs to both sides that meet there, and a line along one side crosses its two ends. The
 * centres must be outside, which a body standing inside the enemy's space never is.
 */
export function flankLine(a: Box, b: Box, enemy: Box, rulings: Pick<PathfinderRulings, 'flankTouch'>): FlankVerdict {
  const line = { from: centreOf(a), to: centreOf(b) };
  const through = oppositeSides(line, enemy);
  const inside = rulings.flankTouch === 'closed-sides' || entersBox(line, enemy);
  return { flanked: through !== null && inside, line, through };
}

function oppositeSides(line: Segment, enemy: Box): FlankVerdict['through'] {
  const [north, east, south, west] = sidesOf(enemy);
  if (meets(line, west) && meets(line, east)) return 'west-east';
  if (meets(line, north) && meets(line, south)) return 'north-south';
  return null;
}
