import { type Box, centreOf, type Segment } from '@arbitre/kernel';
import { areAllied, canAttack, chart, spaceOf, threatReach } from '../encounter/creature.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';
import { hasLineOfEffect, isPartedByGround } from '../space/line-of-effect.ts';
import { boxOf, isAdjacent, isWithinReach } from '../space/space.ts';
import { entersBox } from '../space/line.ts';
import type { Rulings } from '../rulings.ts';

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
export function flankLine(a: Box, b: Box, enemy: Box, rulings: Pick<Rulings, 'flankTouch'>): FlankVerdict {
  const line = { from: centreOf(a), to: centreOf(b) };
  const through = oppositeSides(line, enemy);
  const inside = rulings.flankTouch === 'closed-sides' || entersBox(line, enemy);
  return { flanked: through !== null && inside, line, through };
}

function oppositeSides({ from, to }: Segment, { left, top, right, bottom }: Box): FlankVerdict['through'] {
  if (spans(from.x, from.y, to.x, to.y, left, right, top, bottom)) return 'west-east';
  return spans(from.y, from.x, to.y, to.x, top, bottom, left, right) ? 'north-south' : null;
}

/** Does the line meet both sides `low` and `high` of one axis, between `near` and `far` of the other? Ends included. */
function spans(
  from: number,
  across: number,
  to: number,
  acrossTo: number,
  low: number,
  high: number,
  near: number,
  far: number,
): boolean {
  if (from > to) return spans(to, acrossTo, from, across, low, high, near, far);
  const width = to - from;
  if (width === 0 || from > low || to < high) return false;
  const atLow = across * width + (low - from) * (acrossTo - across);
  const atHigh = across * width + (high - from) * (acrossTo - across);
  return Math.min(atLow, atHigh) >= near * width && Math.max(atLow, atHigh) <= far * width;
}

/** pf.flank.1: an ally that flanks the target together with this attacker, if there is one. */
export function flankerWith(state: State, attacker: Creature, target: Creature): CreatureId | null {
  if (!isFlanker(state, attacker, target)) return null;
  const enemy = boxOf(spaceOf(state, target));
  const own = boxOf(spaceOf(state, attacker));
  for (const ally of state.creatures) {
    if (ally.id === attacker.id || ally.id === target.id || !areAllied(state, ally.side, attacker.side)) continue;
    if (!isFlanker(state, ally, target)) continue;
    if (flankLine(own, boxOf(spaceOf(state, ally)), enemy, state.rulings).flanked) return ally.id;
  }
  return null;
}

/** pf.flank.4, pf.flank.5, pf.flank.6: armed or ready with its fists, not kept from attacking, and with the enemy in its reach. */
function isFlanker(state: State, creature: Creature, target: Creature): boolean {
  const [own, other] = [spaceOf(state, creature), spaceOf(state, target)];
  return (
    canAttack(creature) &&
    isWithinReach(own, other, threatReach(state, creature), state.rulings) &&
    (isAdjacent(own, other) || hasLineOfEffect(chart(state), own, other)) &&
    !isPartedByGround(chart(state), own, other)
  );
}

/** pf.flank.2: whoever is flanked is flat-footed to the flankers; at range too, unless the referee says otherwise. */
export function isExposedByFlanking(
  flankedWith: CreatureId | null,
  melee: boolean,
  { flankAttacks }: Pick<Rulings, 'flankAttacks'>,
): boolean {
  return flankedWith !== null && (melee || flankAttacks === 'all');
}
