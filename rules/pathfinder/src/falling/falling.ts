import { terrainAt } from '../space/battlefield.ts';
import { succeeds } from '../encounter/check.ts';
import { damageTaken } from '../encounter/resistance.ts';
import { blockOf, canAct, chart, has, occupantsOf, spaceOf, theCreature } from '../encounter/creature.ts';
import { speedOf } from '../walking/speed.ts';
import { EDGE_DC } from './dropping.ts';
import { fallDamage, STRUCK_BY_FALL_DC, struckDamage } from './fall.ts';
import type { FallFrame } from '../play/frame.ts';
import { floatingHeight, restingFloor, softDepth } from '../walking/ground.ts';
import { maintainBalance } from '../walking/footing.ts';
import { hurt, test } from '../walking/harm.ts';
import { settleSharing } from '../sharing/accident.ts';
import type { CreatureId, Spot, State } from '../play/state.ts';
import { amend, type Story, tell } from '../play/story.ts';

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
export function proceedFall(story: Story, frame: FallFrame): boolean {
  if (!frame.asked && fallReactions(story.state, frame).length > 0) return false;
  story.frames.pop();
  dropToGround(story, frame, false);
  return true;
}

/** pf.x.arrest: Acrobatics against 15; a success takes no damage. */
export function arrestFall(story: Story, frame: FallFrame): void {
  const creature = theCreature(story.state, frame.who);
  tell(story, { is: 'reacted', who: frame.who, with: 'arrest-fall' });
  const degree = test(story, frame.who, 'arrest-fall', blockOf(story.state, creature).acrobatics, ARREST_DC);
  story.frames.pop();
  dropToGround(story, frame, succeeds(degree));
}

/** pf.x.edge: Acrobatics against the DC of the edge; caught, it hangs there. Nothing has been fallen yet, so no damage. */
export function grabEdge(story: Story, frame: FallFrame): void {
  const creature = theCreature(story.state, frame.who);
  tell(story, { is: 'reacted', who: frame.who, with: 'grab-edge' });
  const { edge } = frame;
  const degree = test(story, frame.who, 'grab-edge', blockOf(story.state, creature).acrobatics, edge?.dc ?? EDGE_DC);
  if (edge !== null && succeeds(degree)) {
    story.frames.pop();
    tell(story, { is: 'caught', who: frame.who, to: edge.spot });
    return;
  }
  amend(story, { ...frame, asked: true });
}

/** The whole fall at once: landing, damage, who it falls on, and who makes room. */
function dropToGround(story: Story, { who, from, dive }: FallFrame, arrested: boolean): void {
  const creature = theCreature(story.state, who);
  const map = chart(story.state);
  const space = spaceOf(story.state, creature);
  const terrain = terrainAt(map, creature.at);
  const offBeam = terrain.below !== undefined && creature.z === terrain.height;
  const floor = restingFloor(map, offBeam ? { ...space, z: space.z - 1 } : space);
  const inWater = floor.water !== null;
  const to: Spot = { at: creature.at, z: inWater ? floatingHeight(floor) : floor.height };
  const struck = occupantsOf(story.state, spaceOf(story.state, creature, to), who);
  tell(story, {
    is: 'fell',
    who,
    from,
    to,
    stance: inWater ? 'swimming' : 'ground',
    into: inWater ? 'water' : 'ground',
  });
  const shortened = has(story.state, creature, 'cat-fall') ? CAT_FALL * 5 : 0;
  const fall = { height: from.z - floor.height, softDepth: softDepth(floor), dive, shortened };
  const fallen = arrested ? 0 : fallDamage(fall, story.state.rulings);
  const damage = damageTaken(blockOf(story.state, creature), fallen, 'bludgeoning'); // pf.fall.3, pf.fallon.1: what it really takes
  if (damage > 0) {
    hurt(story, who, fallen, { type: 'bludgeoning', cause: 'fall' });
    const { prone } = theCreature(story.state, who).conditions; // so is whoever the fall has knocked out or killed
    if (!inWater && !prone) tell(story, { is: 'changed', who, change: { prone: true }, why: 'pf.fall.3' });
  }
  for (const other of struck) strikeBelow(story, other.id, damage, who);
  settleSharing(story, who, from); // pf.fallon.6
}

/**
 * pf.fallon.1: whoever is under a falling creature makes a Reflex save for a share of the damage; pf.fallobj.2: so does whoever is
 * under a falling object (`faller` null), even one who cannot act.
 */
export function strikeBelow(story: Story, who: CreatureId, damage: number, faller: CreatureId | null): void {
  const other = theCreature(story.state, who);
  if (other.conditions.dead || damage === 0) return;
  const { ref } = blockOf(story.state, other).saves;
  const degree =
    faller === null
      ? test(story, who, 'falling-object', ref, STRUCK_BY_FALL_DC)
      : test(story, who, 'falling-body', ref, STRUCK_BY_FALL_DC, { against: faller });
  hurt(story, who, struckDamage(damage, degree), {
    type: 'bludgeoning',
    cause: faller === null ? 'struck-by-object' : 'struck-by-fall',
    dc: STRUCK_BY_FALL_DC,
  });
  if (!succeeds(degree)) maintainBalance(story, who);
}
