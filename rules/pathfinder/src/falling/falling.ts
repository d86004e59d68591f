import { terrainAt } from '../space/battlefield.ts';
import { succeeds } from '../encounter/check.ts';
import { damageTaken } from '../encounter/resistance.ts';
import { blockOf, canAct, chart, has, occupantsOf, spaceOf, theCreature } from '../encounter/creature.ts';
import { speedOf } from '../walking/speed.ts';
import { EDGE_DC } from './dropping.ts';
import { landOn } from './falling-on.ts';
import type { FallFrame } from '../play/frame.ts';
import { floatingHeight, restingFloor, softDepth } from '../walking/ground.ts';
import { hurt, test } from '../walking/harm.ts';
import type { Rulings } from '../rulings.ts';
import { UNITS_PER_SQUARE } from '../space/space.ts';
import type { Spot, State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** pf.fall.2: longer falls count as this many squares. */
export const LONGEST_FALL = 300;

/** pf.fall.5: squares by which something soft shortens a fall, and a dive into it. */
const SOFT_LANDING = 4;
const DIVE = 6;

/** A fall, in units of 30 cm; of a creature or, just the same, of an object (pf.fallobj.1). */
export interface Fall {
  readonly height: number;
  /** Depth of the water, snow… it ends in; null for hard ground. */
  readonly softDepth: number | null;
  /** A voluntary jump with that intent; a pushed creature never dives. */
  readonly dive: boolean;
  /** Units by which something else shortens it: a grabbed edge, a cat's fall. */
  readonly shortened?: number;
}

type FallRulings = Pick<Rulings, 'fallRounding' | 'fallCapOrder'>;

/** Units that count once everything that softens the fall is taken off and the cap applied. */
export function effectiveHeight({ height, softDepth, dive, shortened = 0 }: Fall, rulings: FallRulings): number {
  const soft = (dive ? DIVE : SOFT_LANDING) * UNITS_PER_SQUARE;
  const reduction = Math.min(soft, softDepth ?? 0) + shortened; // pf.fall.6: no more than its depth
  const cap = LONGEST_FALL * UNITS_PER_SQUARE;
  if (rulings.fallCapOrder === 'cap-then-reduce') return Math.max(0, Math.min(height, cap) - reduction);
  return Math.min(Math.max(0, height - reduction), cap); // pf.fall.2
}

/** pf.fall.1: 2.5 bludgeoning per square beyond the first; none for a square or less. */
export function fallDamage(fall: Fall, rulings: FallRulings): number {
  const height = effectiveHeight(fall, rulings);
  if (height <= UNITS_PER_SQUARE) return 0;
  if (rulings.fallRounding === 'per-full-two-squares') return 5 * Math.floor(height / (2 * UNITS_PER_SQUARE));
  return Math.floor(height / 2);
}

const ARREST_DC = 15;
/** Squares by which the cat's fall of a trained acrobat shortens a fall. */
const CAT_FALL = 2;

/** pf.fly.1: a flyer may Arrest a Fall; pf.fall.4: one next to an edge may grab it. Both are reactions. */
export function fallReactions(state: State, { who, edge }: FallFrame): readonly ('arrest-fall' | 'grab-edge')[] {
  const creature = theCreature(state, who);
  if (!creature.reaction || !canAct(creature)) return [];
  return [
    ...(speedOf(state, creature, 'fly') === undefined ? [] : (['arrest-fall'] as const)),
    ...(edge === null ? [] : (['grab-edge'] as const)),
  ];
}

/** Goes on with a fall: asks for a reaction first when one is possible. True when nothing need be asked. */
export function proceedFall(unfolding: Unfolding, frame: FallFrame): boolean {
  if (!frame.asked && fallReactions(unfolding.state, frame).length > 0) return false;
  unfolding.frames.pop();
  dropToGround(unfolding, frame, false);
  return true;
}

/** pf.x.arrest: Acrobatics against 15; a success takes no damage. */
export function arrestFall(unfolding: Unfolding, frame: FallFrame): void {
  const creature = theCreature(unfolding.state, frame.who);
  unfolding.happens({ is: 'reacted', who: frame.who, with: 'arrest-fall' });
  const degree = test(unfolding, frame.who, 'arrest-fall', blockOf(unfolding.state, creature).acrobatics, ARREST_DC);
  unfolding.frames.pop();
  dropToGround(unfolding, frame, succeeds(degree));
}

/** pf.x.edge: Acrobatics against the DC of the edge; caught, it hangs there. Nothing has been fallen yet, so no damage. */
export function grabEdge(unfolding: Unfolding, frame: FallFrame): void {
  const creature = theCreature(unfolding.state, frame.who);
  unfolding.happens({ is: 'reacted', who: frame.who, with: 'grab-edge' });
  const { edge } = frame;
  const degree = test(
    unfolding,
    frame.who,
    'grab-edge',
    blockOf(unfolding.state, creature).acrobatics,
    edge?.dc ?? EDGE_DC,
  );
  if (edge !== null && succeeds(degree)) {
    unfolding.frames.pop();
    unfolding.happens({ is: 'caught', who: frame.who, to: edge.spot });
    return;
  }
  unfolding.amend({ ...frame, asked: true });
}

/** The whole fall at once: landing, damage, who it falls on, and who makes room. */
function dropToGround(unfolding: Unfolding, { who, from, dive }: FallFrame, arrested: boolean): void {
  const creature = theCreature(unfolding.state, who);
  const map = chart(unfolding.state);
  const space = spaceOf(unfolding.state, creature);
  const terrain = terrainAt(map, creature.at);
  const offBeam = terrain.below !== undefined && creature.z === terrain.height;
  const floor = restingFloor(map, offBeam ? { ...space, z: space.z - 1 } : space);
  const inWater = floor.water !== null;
  const to: Spot = { at: creature.at, z: inWater ? floatingHeight(floor) : floor.height };
  const struck = occupantsOf(unfolding.state, spaceOf(unfolding.state, creature, to), who);
  unfolding.happens({
    is: 'fell',
    who,
    from,
    to,
    stance: inWater ? 'swimming' : 'ground',
    into: inWater ? 'water' : 'ground',
  });
  const shortened = has(unfolding.state, creature, 'cat-fall') ? CAT_FALL * 5 : 0;
  const fall = { height: from.z - floor.height, softDepth: softDepth(floor), dive, shortened };
  const fallen = arrested ? 0 : fallDamage(fall, unfolding.state.rulings);
  const damage = damageTaken(blockOf(unfolding.state, creature), fallen, 'bludgeoning'); // pf.fall.3, pf.fallon.1: what it really takes
  if (damage > 0) {
    hurt(unfolding, who, fallen, { type: 'bludgeoning', cause: 'fall' });
    const { prone } = theCreature(unfolding.state, who).conditions; // so is whoever the fall has knocked out or killed
    if (!inWater && !prone) unfolding.happens({ is: 'changed', who, change: { prone: true }, why: 'pf.fall.3' });
  }
  landOn(unfolding, struck, damage, who, from);
}
