import { neighbour, OFF_BOARD } from '@arbitre/kernel';
import { succeeds } from './check.ts';
import {
  areEnemies,
  blockOf,
  canAct,
  canAttack,
  chart,
  creatureOf,
  meleeAttacks,
  spaceOf,
  theCreature,
  threatReach,
} from './creature.ts';
import type { ShoveCommand } from '../play/command.ts';
import { rollDice } from './dice.ts';
import { directionsAway, push } from '../falling/forced.ts';
import { hurt, test } from '../walking/harm.ts';
import { hasLineOfEffect, isPartedByGround } from '../space/line-of-effect.ts';
import { startMove } from '../reactions/moving.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { sizeDifference } from '../space/size.ts';
import { distance, isWithinReach, overlaps } from '../space/space.ts';
import type { Creature, CreatureId, Spot, State } from '../play/state.ts';
import { multipleAttackPenalty } from './strike.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { judgeStep, onGround, walkerOf } from '../walking/walking.ts';

/** Reach and size limits common to Shove, Trip and Grapple (pf.x.shove). */
function graspProblem(
  state: State,
  creature: Creature,
  action: 'shove' | 'trip' | 'grapple',
  targetId: CreatureId,
): Refusal | null {
  const facts = { who: creature.id, other: targetId };
  if (!canAttack(creature)) return refuse('cannot-attack', ['pf.x.conditions'], { who: creature.id });
  const target = creatureOf(state, targetId);
  if (target === undefined || target.conditions.dead || target.id === creature.id) {
    return refuse('no-such-target', ['pf.x.shove'], { who: creature.id });
  }
  const shared = overlaps(spaceOf(state, creature), spaceOf(state, target));
  if (!areEnemies(state, creature, target) && !shared) return refuse('not-an-enemy', ['pf.x.shove'], facts);
  const reach = graspReach(state, creature, action);
  const [own, other] = [spaceOf(state, creature), spaceOf(state, target)];
  if (!isWithinReach(own, other, reach, state.rulings)) {
    return refuse('out-of-reach', ['pf.geom.4', 'pf.x.shove'], { ...facts, need: distance(own, other), have: reach });
  }
  if (isPartedByGround(chart(state), own, other)) return refuse('underground', ['pf.burrow.1', 'pf.x.effect'], facts);
  if (!hasLineOfEffect(chart(state), own, other)) return refuse('no-line-of-effect', ['pf.x.effect'], facts);
  const larger = sizeDifference(blockOf(state, target).size, blockOf(state, creature).size);
  if (larger > 2) return refuse('too-large', ['pf.x.shove'], { ...facts, need: larger, have: 2 });
  return null;
}

/** With a hand, one square; pf.x.traits: with a weapon made for it, as far as the weapon reaches. */
function graspReach(state: State, creature: Creature, action: 'shove' | 'trip' | 'grapple'): number {
  const made =
    action === 'grapple' ? [] : meleeAttacks(state, creature).filter(({ attack }) => attack.traits.includes(action));
  return Math.max(0, Math.min(1, threatReach(state, creature)), ...made.map(({ reach }) => reach));
}

/** Trip whoever stands, grapple whoever is free. */
export function gripProblem(
  state: State,
  creature: Creature,
  action: 'trip' | 'grapple',
  target: string,
): Refusal | null {
  const problem = graspProblem(state, creature, action, target);
  if (problem !== null) return problem;
  const { prone, held } = creatureOf(state, target)?.conditions ?? {};
  if (action === 'trip' && prone) return refuse('already', ['pf.x.trip'], { who: creature.id, other: target });
  if (action === 'grapple' && held !== undefined)
    return refuse('already', ['pf.x.grapple'], { who: creature.id, other: target });
  return null;
}

/** A Shove goes straight back (pf.x.shove), or anywhere from a shared space (pf.prone.6). */
export function shoveProblem(
  state: State,
  creature: Creature,
  { target, direction, follow }: ShoveCommand,
): Refusal | null {
  const problem = graspProblem(state, creature, 'shove', target);
  if (problem !== null) return problem;
  const other = theCreature(state, target);
  if (!directionsAway(state, creature, other).includes(direction)) {
    return refuse('not-away', ['pf.x.shove', 'pf.forced.1'], { who: creature.id, other: target });
  }
  if (follow && !mayFollow(state, creature, other))
    return refuse('prone', ['pf.x.prone', 'pf.x.shove'], { who: creature.id });
  return null;
}

/** Every Shove of that target, with and without following. */
export function shovesOf(state: State, creature: Creature, target: Creature): readonly ShoveCommand[] {
  if (graspProblem(state, creature, 'shove', target.id) !== null) return [];
  const follows = mayFollow(state, creature, target) ? [false, true] : [false];
  return directionsAway(state, creature, target).flatMap((direction) =>
    follows.map((follow) => ({ do: 'shove', who: creature.id, target: target.id, direction, follow })),
  );
}

/** A prone or flying shover does not follow, nor one who already shares the space. */
function mayFollow(state: State, creature: Creature, target: Creature): boolean {
  const { prone, held, immobile } = creature.conditions;
  const steady = !prone && held === undefined && !immobile && creature.stance === 'ground';
  return steady && !overlaps(spaceOf(state, creature), spaceOf(state, target));
}

function attackingAthletics(state: State, creature: Creature): number {
  return blockOf(state, creature).athletics[1] + multipleAttackPenalty((state.turn?.attacks ?? 1) - 1, null);
}

/** pf.x.shove: 1 square straight back, 2 on a critical success; one may follow the same way, which then is a move. */
export function shove(unfolding: Unfolding, { who, target, direction, follow }: ShoveCommand): void {
  const { state } = unfolding;
  const creature = theCreature(state, who);
  const dc = 10 + blockOf(state, theCreature(state, target)).saves.fort;
  const degree = test(unfolding, who, 'shove', attackingAthletics(state, creature), dc, { against: target });
  if (degree === 'critical-failure') {
    unfolding.happens({ is: 'changed', who, change: { prone: true }, why: 'pf.x.shove' });
    return;
  }
  if (!succeeds(degree)) return;
  freeHold(unfolding, target, who);
  const squares = degree === 'critical-success' ? 2 : 1;
  const mark = unfolding.frames.length;
  const pushed = push(unfolding, target, direction, squares);
  if (!follow || pushed === 0) return;
  const path = followPath(unfolding.state, theCreature(unfolding.state, who), direction, pushed);
  const falling = unfolding.frames.splice(mark);
  if (path.length > 0) startMove(unfolding, who, 'follow', path, 0);
  unfolding.frames.push(...falling); // what was pushed over an edge falls before anyone follows
}

/** The squares a shover may follow along. pf.diag.5: its length and direction come from the effect. */
function followPath(state: State, creature: Creature, direction: number, squares: number): Spot[] {
  const path: Spot[] = [];
  let at = creature.at;
  for (let n = 0; n < squares; n++) {
    const to = neighbour(chart(state).board, at, direction);
    if (to === OFF_BOARD) break;
    const step = judgeStep(state, creature, walkerOf(state, creature, 'follow'), at, to, false);
    if ('code' in step) break;
    path.push(onGround(state, creature, to));
    at = to;
  }
  return path;
}

/** A creature moved away from its holder, or its holder from it, is free. */
function freeHold(unfolding: Unfolding, target: CreatureId, by: CreatureId): void {
  if (theCreature(unfolding.state, target).conditions.held?.by === by) {
    unfolding.happens({ is: 'changed', who: target, change: { held: null }, why: 'pf.x.grapple' });
  }
}

/** pf.x.trip: prone; a critical success also hurts. */
export function trip(unfolding: Unfolding, who: CreatureId, target: CreatureId): void {
  const { state } = unfolding;
  const dc = 10 + blockOf(state, theCreature(state, target)).saves.ref;
  const degree = test(unfolding, who, 'trip', attackingAthletics(state, theCreature(state, who)), dc, {
    against: target,
  });
  if (degree === 'critical-failure')
    unfolding.happens({ is: 'changed', who, change: { prone: true }, why: 'pf.x.trip' });
  if (!succeeds(degree)) return;
  if (theCreature(state, target).stance !== 'swimming') {
    unfolding.happens({ is: 'changed', who: target, change: { prone: true }, why: 'pf.x.trip' });
  }
  if (degree === 'critical-success') {
    hurt(unfolding, target, rollDice(unfolding.chance, { count: 1, faces: 6, plus: 0 }), {
      type: 'bludgeoning',
      cause: 'trip',
    });
  }
}

/** pf.x.grapple: held to the end of the holder's next turn; restrained on a critical success. */
export function grapple(unfolding: Unfolding, who: CreatureId, target: CreatureId): void {
  const { state } = unfolding;
  const dc = 10 + blockOf(state, theCreature(state, target)).saves.fort;
  const degree = test(unfolding, who, 'grapple', attackingAthletics(state, theCreature(state, who)), dc, {
    against: target,
  });
  if (succeeds(degree)) {
    const held = { by: who, restrained: degree === 'critical-success', turns: 2 };
    unfolding.happens({ is: 'changed', who: target, change: { held }, why: 'pf.x.grapple' });
    return;
  }
  freeHold(unfolding, target, who);
  const other = theCreature(unfolding.state, target);
  if (degree === 'critical-failure' && canAct(other)) {
    unfolding.happens({ is: 'changed', who, change: { prone: true }, why: 'pf.x.grapple' });
  }
}

/** pf.x.escape: one escapes only from a hold. */
export function escapeProblem({ id, conditions }: Creature): Refusal | null {
  return conditions.held === undefined ? refuse('not-held', ['pf.x.escape'], { who: id }) : null;
}

/** pf.x.escape: free on a success. */
export function escape(unfolding: Unfolding, who: CreatureId, skill: 'acrobatics' | 'athletics'): void {
  const { state } = unfolding;
  const creature = theCreature(state, who);
  const { held } = creature.conditions;
  if (held === undefined) return;
  const block = blockOf(state, creature);
  const bonus = skill === 'acrobatics' ? block.acrobatics : block.athletics[0];
  const dc = 10 + blockOf(state, theCreature(state, held.by)).athletics[0];
  const degree = test(unfolding, who, 'escape', bonus, dc, { against: held.by });
  if (succeeds(degree)) unfolding.happens({ is: 'changed', who, change: { held: null }, why: 'pf.x.escape' });
}
