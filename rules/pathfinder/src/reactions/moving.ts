import { burn } from '../walking/hazard.ts';
import type { Cell } from '@arbitre/kernel';
import { succeeds } from '../encounter/check.ts';
import type { LandAction, MoveAction, VolumeAction } from '../play/command.ts';
import { VOLUME_ACTIONS } from '../play/command.ts';
import { blockOf, canAct, chart, isHeldInPlace, occupantsOf, spaceOf, theCreature } from '../encounter/creature.ts';
import { stepBase, diagonalsOf } from '../walking/diagonal.ts';
import type { CutReason } from '../play/fact.ts';
import { isUnsupported, startFall } from '../falling/dropping.ts';
import type { MoveFrame } from '../play/frame.ts';
import { restingFloor } from '../walking/ground.ts';
import { test } from '../walking/harm.ts';
import { standsFirm } from '../speeds/climbing.ts';
import { passageThrough } from '../sharing/passage.ts';
import { hasWayOut } from '../sharing/way-out.ts';
import type { RuleId } from '../rulebook/index.ts';
import { settleSharing, sharedWith } from '../sharing/accident.ts';
import { isInWater } from '../speeds/swimming.ts';
import type { Creature, CreatureId, Spot, Stance, State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { KIND_OF } from '../walking/movement-kind.ts';
import { judgeVolumeStep } from '../speeds/volume.ts';
import { judgeStep, onGround, walkerOf } from '../walking/walking.ts';
import { reactorsInPlace, reactorsToStep } from './watch.ts';

/** pf.trigger.6: moves that trigger nothing. */
const QUIET: ReadonlySet<MoveAction> = new Set(['step']);

/** pf.trigger.1: a move action lets others react, but for those. */
function triggers(action: MoveAction): boolean {
  return !QUIET.has(action);
}

/** Starts a movement: what is left to do of it waits on the stack. */
export function startMove(
  unfolding: Unfolding,
  who: CreatureId,
  action: MoveAction,
  path: readonly Spot[],
  budget: number,
  surface: MoveFrame['surface'] = 'refused',
): void {
  const creature = theCreature(unfolding.state, who);
  const here = { at: creature.at, z: creature.z };
  unfolding.frames.push({
    kind: 'move',
    who,
    action,
    by: isVolume(action) ? KIND_OF[action] : 'land',
    start: here,
    here,
    path,
    budget,
    surface,
    moved: false,
    reacted: [],
    declined: [],
    tumbled: [],
    burnt: false,
    exposed: false,
  });
}

function isVolume(action: MoveAction): action is VolumeAction {
  return VOLUME_ACTIONS.some((one) => one === action);
}

/** A path of squares on the ground, as spots. */
export function groundPath(state: State, creature: Creature, path: readonly Cell[]): Spot[] {
  return path.map((at) => onGround(state, creature, at));
}

/**
 * Goes on with a movement by one step, or asks someone whether it reacts. pf.trigger.4: a reaction comes before the step, with
 * the mover still in the square it is about to leave; then the rest is judged again. True unless a decision is needed.
 */
export function proceedMove(unfolding: Unfolding, frame: MoveFrame): void {
  const creature = theCreature(unfolding.state, frame.who);
  const stopped = cutReason(creature, frame);
  if (stopped !== null) return cutShort(unfolding, frame, stopped);
  const [next, ...rest] = frame.path;
  if (next === undefined) return finishMove(unfolding, frame, creature);
  // A Tumble Through is rolled on entering, before the square is left: whoever reacts knows whether it is.
  if (tumbleAhead(unfolding, frame, creature, next, rest) === 'failed') return;
  const current = unfolding.frames.at(-1);
  if (current?.kind !== 'move') throw new Error('a movement resolves its own frame');
  const reactor = nextReactor(unfolding.state, current, creature, next);
  if (reactor !== undefined) return ask(unfolding, current, reactor, 'leaves');
  takeStep(unfolding, current, creature, next, rest);
}

/** Why the mover cannot go on, if it cannot. */
function cutReason(creature: Creature, { here, action }: MoveFrame): CutReason | null {
  if (!canAct(creature)) return 'down';
  if (creature.at !== here.at || creature.z !== here.z) return 'moved';
  if (isHeldInPlace(creature)) return 'held';
  const lying = action === 'crawl' || action === 'drop' || action === 'stand';
  return creature.conditions.prone && !lying ? 'prone' : null;
}

function cutShort(unfolding: Unfolding, frame: MoveFrame, reason: CutReason): void {
  unfolding.frames.pop();
  if (frame.path.length > 0) unfolding.happens({ is: 'cut-short', who: frame.who, reason });
  settle(unfolding, frame);
}

/** The first creature that may still react to this step (pf.trigger.3: at most once per action). */
function nextReactor(state: State, frame: MoveFrame, creature: Creature, next: Spot): CreatureId | undefined {
  if (!triggers(frame.action)) return undefined;
  const done = new Set([...frame.reacted, ...frame.declined]);
  return reactorsToStep(state, creature, frame.here, next).find((id) => !done.has(id));
}

function ask(unfolding: Unfolding, frame: MoveFrame, reactor: CreatureId, trigger: 'leaves' | 'ends'): void {
  // Asked once for this square; the answer decides whether it may be asked again (see `noteReaction`).
  unfolding.amend({ ...frame, declined: [...frame.declined, reactor] });
  unfolding.happens({ is: 'triggered', reactor, by: frame.who, trigger });
  unfolding.frames.push({ kind: 'react', reactor, to: frame.who, trigger });
}

/** Remembers that a creature used its reaction on the movement it interrupted. */
export function noteReaction(unfolding: Unfolding, reactor: CreatureId): void {
  const frame = unfolding.frames.at(-1);
  if (frame?.kind === 'move') unfolding.amend({ ...frame, reacted: [...frame.reacted, reactor] });
}

/** One step: judged again as things now stand, paid, taken, and its ground felt. */
function takeStep(unfolding: Unfolding, frame: MoveFrame, creature: Creature, next: Spot, rest: readonly Spot[]): void {
  const price = priceStep(unfolding.state, frame, creature, next);
  if (price === null || price.halves > frame.budget) {
    return cutShort(unfolding, frame, price === null ? 'blocked' : 'spent');
  }
  const { state } = unfolding;
  const silent = state.rulings.reactionOffer === 'first-only';
  unfolding.amend({
    ...frame,
    here: next,
    path: rest,
    budget: frame.budget - price.halves,
    moved: true,
    declined: silent ? frame.declined : [],
  });
  unfolding.happens({
    is: 'moved',
    who: creature.id,
    action: frame.action,
    from: { at: creature.at, z: creature.z },
    to: { at: next.at, z: next.z },
    stance: stanceAt(state, creature, frame, next),
    halves: price.halves,
    diagonal: price.diagonal,
    rules: price.rules,
  });
  feelGround(unfolding, creature.id, { at: creature.at, z: creature.z }, rest.length === 0);
}

/** pf.hazard.1: hazards hurt on entering; in flight and while leaping over them they do not (pf.terrain.6). */
function feelGround(unfolding: Unfolding, who: CreatureId, from: Spot, last: boolean): void {
  const frame = unfolding.frames.at(-1);
  if (frame?.kind !== 'move' || (frame.action === 'leap' && !last)) return;
  if (frame.burnt && unfolding.state.rulings.hazardTiming === 'per-action') return;
  if (burn(unfolding, who, frame.action === 'leap' ? frame.start : from)) {
    const now = unfolding.frames.at(-1);
    if (now?.kind === 'move') unfolding.amend({ ...now, burnt: true });
  }
}

interface Price {
  readonly halves: number;
  readonly diagonal: boolean;
  readonly rules: readonly RuleId[];
}

/** What the next step costs as things stand; null when it can no longer be made. */
function priceStep(state: State, frame: MoveFrame, creature: Creature, next: Spot): Price | null {
  const { action, here } = frame;
  const diagonals = diagonalsOf(state, creature);
  if (isVolume(action)) {
    const step = judgeVolumeStep(state, creature, action, here, next, diagonals % 2 === 1);
    return 'code' in step ? null : { halves: step.halves, diagonal: step.diagonal, rules: [VOLUME_RULES[action]] };
  }
  const diagonal = isDiagonalStep(state, here, next);
  const base = stepBase(diagonal, diagonals);
  if (action === 'leap' || action === 'follow')
    return { halves: 0, diagonal, rules: [diagonal ? 'pf.diag.3' : 'pf.cost.2'] };
  const walker = walkerOf(state, creature, landAction(action), frame.surface);
  const step = judgeStep(state, creature, walker, here.at, next.at, action === 'tumble');
  if ('code' in step) return null;
  const free = (action === 'step' || action === 'crawl') && state.rulings.fixedMoveDiagonal === 'free';
  const rules: RuleId[] = [diagonal ? 'pf.diag.1' : 'pf.cost.2'];
  if (step.surcharge > 0) rules.push(step.surcharge === 1 ? 'pf.terrain.3' : 'pf.terrain.4');
  return { halves: 2 * ((free ? 1 : base) + step.surcharge), diagonal, rules };
}

const VOLUME_RULES: Readonly<Record<VolumeAction, RuleId>> = {
  fly: 'pf.x.fly',
  maneuver: 'pf.x.maneuver',
  swim: 'pf.x.swim',
  climb: 'pf.x.climb',
  burrow: 'pf.burrow.2',
};

function landAction(action: MoveAction): LandAction {
  return action === 'step' || action === 'crawl' || action === 'balance' || action === 'tumble' ? action : 'stride';
}

function isDiagonalStep(state: State, from: Spot, to: Spot): boolean {
  const { columns } = chart(state).board;
  const sideways = from.at % columns !== to.at % columns;
  const lengthways = Math.floor(from.at / columns) !== Math.floor(to.at / columns);
  return sideways && lengthways;
}

/** How the mover keeps its place at the next spot. */
function stanceAt(state: State, creature: Creature, { by }: MoveFrame, next: Spot): Stance {
  switch (by) {
    case 'fly':
      return 'flying';
    case 'swim':
      return isInWater(state, creature, next) ? 'swimming' : 'ground';
    case 'burrow':
      return next.z < onGround(state, creature, next.at).z ? 'burrowed' : 'ground';
    case 'climb':
      if (standsFirm(state, creature, next)) return 'ground';
      return isInWater(state, creature, next) ? 'swimming' : 'climbing';
    case 'land':
      return 'ground';
  }
}

/**
 * pf.x.tumble: on entering the space of an enemy, Acrobatics against its Reflex DC. Failed, or without enough Speed left to get
 * out on the other side, the movement ends before it and the mover is exposed as if it left its starting square.
 */
function tumbleAhead(
  unfolding: Unfolding,
  frame: MoveFrame,
  creature: Creature,
  next: Spot,
  rest: readonly Spot[],
): 'clear' | 'failed' {
  if (frame.action !== 'tumble') return 'clear';
  const { state } = unfolding;
  const there = spaceOf(state, creature, next);
  for (const enemy of occupantsOf(state, there, creature.id)) {
    if (frame.tumbled.includes(enemy.id) || passageThrough(state, creature, enemy, false).enter) continue;
    const exits = rest.some(
      (spot) => !occupantsOf(state, spaceOf(state, creature, spot), creature.id).some(({ id }) => id === enemy.id),
    );
    const dc = 10 + blockOf(state, enemy).saves.ref;
    const won =
      exits &&
      succeeds(test(unfolding, creature.id, 'tumble', blockOf(state, creature).acrobatics, dc, { against: enemy.id }));
    if (!won) {
      unfolding.happens({ is: 'cut-short', who: creature.id, reason: 'tumble-failed' });
      unfolding.amend({ ...frame, path: [], exposed: true, declined: [] });
      return 'failed';
    }
    const now = unfolding.frames.at(-1);
    if (now?.kind === 'move') unfolding.amend({ ...now, tumbled: [...now.tumbled, enemy.id] });
  }
  return 'clear';
}

/** pf.trigger.5: a move action that left no square triggers at its end; so does a failed Tumble Through. */
function finishMove(unfolding: Unfolding, frame: MoveFrame, creature: Creature): void {
  const { state } = unfolding;
  if (triggers(frame.action) && (!frame.moved || frame.exposed)) {
    const done = new Set([...frame.reacted, ...frame.declined]);
    const reactor = exposedTo(state, frame, creature).find((id) => !done.has(id));
    if (reactor !== undefined) return ask(unfolding, frame, reactor, 'ends');
  }
  unfolding.frames.pop();
  settle(unfolding, frame);
}

/** Whoever may react at the end: those in whose reach the mover is and, after a failed tumble, was when it began. */
function exposedTo(state: State, frame: MoveFrame, creature: Creature): CreatureId[] {
  const now = reactorsInPlace(state, creature);
  if (!frame.exposed) return now;
  const then = new Set(reactorsInPlace(state, { ...creature, ...frame.start }));
  return now.filter((id) => then.has(id));
}

/** Where a movement ends: off an edge, in the air after a leap, on someone, or on a slope. */
function settle(unfolding: Unfolding, frame: MoveFrame): void {
  const creature = theCreature(unfolding.state, frame.who);
  if (creature.conditions.dead) return;
  const { state } = unfolding;
  if (creature.stance === 'flying') touchDown(unfolding, creature);
  if (creature.stance === 'ground' && frame.action === 'leap') {
    const floor = restingFloor(chart(state), spaceOf(state, creature));
    if (creature.z > floor.height || floor.water !== null)
      startLanding(unfolding, creature, floor.height, floor.water !== null);
  }
  if (unfolding.frames.at(-1)?.kind === 'fall') return;
  const other = sharedWith(unfolding.state, theCreature(unfolding.state, frame.who));
  if (other === null) return;
  const leaving =
    frame.path.length === 0 && canGoOn(unfolding.state, frame.who) && mayHavePlanned(unfolding.state, frame.who, other);
  if (leaving) unfolding.happens({ is: 'must-leave', who: frame.who, other });
  else settleSharing(unfolding, frame.who, frame.start);
}

/** A leap that ends over lower ground or water goes on as a fall; into water it is a dive (pf.fall.5). */
function startLanding(unfolding: Unfolding, creature: Creature, floor: number, water: boolean): void {
  if (creature.z > floor && isUnsupported(unfolding.state, creature)) return startFall(unfolding, creature.id, water);
  if (water) {
    const z = floor - 5;
    unfolding.happens({ is: 'landed', who: creature.id, to: { at: creature.at, z }, stance: 'swimming' });
  }
}

/** A flyer within a square of the ground lands on it, unharmed. */
function touchDown(unfolding: Unfolding, creature: Creature): void {
  const floor = restingFloor(chart(unfolding.state), spaceOf(unfolding.state, creature));
  if (floor.water !== null || creature.z - floor.height >= 5 || creature.z < floor.height) return;
  unfolding.happens({ is: 'landed', who: creature.id, to: { at: creature.at, z: floor.height }, stance: 'ground' });
}

function canGoOn(state: State, who: CreatureId): boolean {
  const creature = theCreature(state, who);
  const free = canAct(creature) && !isHeldInPlace(creature) && creature.stance === 'ground';
  return (
    free &&
    state.turn?.who === who &&
    state.turn.actions > 0 &&
    hasWayOut(state, creature, creature, state.turn.diagonals)
  );
}

/** pf.through.4: ending on a space it may pass was planned; ending on any other was not. */
function mayHavePlanned(state: State, who: CreatureId, otherId: CreatureId): boolean {
  const [creature, other] = [theCreature(state, who), theCreature(state, otherId)];
  return passageThrough(state, creature, other, false).enter;
}
