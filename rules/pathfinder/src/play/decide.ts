import { voyage } from '../speeds/voyage.ts';
import { type Chance, type Seat, unreachable } from '@arbitre/kernel';
import { assist } from '../encounter/assist.ts';
import { breathe } from '../encounter/breath-weapon.ts';
import { succeeds } from '../encounter/check.ts';
import type { DeedCommand, LandCommand, Order } from './command.ts';
import { blockOf, canAct, chart, has, sideOf, theCreature } from '../encounter/creature.ts';
import { landSpeed, landBudget } from '../walking/speed.ts';
import { delay, proceedResume, resume } from '../encounter/delay.ts';
import { open } from '../encounter/doors.ts';
import type { Fact } from './fact.ts';
import { startFall } from '../falling/dropping.ts';
import { arrestFall, grabEdge, proceedFall } from '../falling/falling.ts';
import type { DeedFrame, Frame, ReactFrame } from './frame.ts';
import { standingHeight } from '../walking/ground.ts';
import { footing, loseFooting } from '../walking/footing.ts';
import { test } from '../walking/harm.ts';
import { heal } from '../encounter/healing.ts';
import { huntsOnly } from '../encounter/hunting.ts';
import { actionsOf, judge, type Plan } from './judge.ts';
import { proceedJump } from '../walking/running-jump.ts';
import { hide, keepHidden, seek } from '../defence/hiding.ts';
import { escape, grapple, shove, trip } from '../encounter/manoeuvres.ts';
import { groundPath, noteReaction, proceedMove, startMove } from '../reactions/moving.ts';
import { topple } from '../falling/objects.ts';
import type { Refusal } from './refusal.ts';
import { lieDown, makeRoom, settleSharing } from '../sharing/accident.ts';
import { shieldBlock } from '../encounter/shield.ts';
import type { State } from './state.ts';
import { Unfolding } from './unfolding.ts';
import {
  multipleAttackPenalty,
  OPPORTUNITY_PENALTY,
  strike,
  strikeProblem,
  attackOf,
  wound,
} from '../encounter/strike.ts';
import { endTurn, judgeOutcome, rollInitiative } from '../encounter/turn.ts';
import { isReadied, provocationOf, reactorsInPlace } from '../reactions/watch.ts';

/** Facts that follow from a command, or why it is refused. */
export function decide(state: State, seat: Seat, command: Order, chance: Chance): Refusal | readonly Fact[] {
  const plan = judge(state, seat, command);
  if ('code' in plan) return plan;
  const unfolding = new Unfolding(state, chance);
  perform(unfolding, command, plan);
  proceed(unfolding);
  if (unfolding.frames.length > 0 && unfolding.state.outcome === null)
    unfolding.happens({ is: 'asked', frames: [...unfolding.frames] });
  return unfolding.facts;
}

/** How each kind of frame goes on; false when somebody must decide first. */
const ADVANCE: {
  readonly [K in Frame['kind']]: (unfolding: Unfolding, frame: Extract<Frame, { kind: K }>) => boolean;
} = {
  move: always(proceedMove),
  jump: always(proceedJump),
  sprawl: always((unfolding, { who }) => {
    unfolding.frames.pop();
    lieDown(unfolding, who);
  }),
  deed: always(proceedDeed),
  fall: proceedFall,
  resume: proceedResume,
  react: () => false,
  block: () => false,
  share: () => false,
};

/** A frame that goes on by itself: what it asks of others it asks by a frame of its own. */
function always<F>(goOn: (unfolding: Unfolding, frame: F) => void): (unfolding: Unfolding, frame: F) => true {
  return (unfolding, frame) => {
    goOn(unfolding, frame);
    return true;
  };
}

/** Resolves everything that needs no decision: frames first, then turns that pass by themselves. */
function proceed(unfolding: Unfolding): void {
  for (let going = true; going; ) {
    const frame = unfolding.frames.at(-1);
    going = frame === undefined ? passTurns(unfolding) : advance(unfolding, frame);
  }
}

function advance<K extends Frame['kind']>(unfolding: Unfolding, frame: Extract<Frame, { kind: K }>): boolean {
  const row = ADVANCE[frame.kind] as (unfolding: Unfolding, frame: Extract<Frame, { kind: K }>) => boolean; // the row of its kind
  return row(unfolding, frame);
}

/** Ends the encounter, ends turns with nothing left in them, begins the next. True while it changed something. */
function passTurns(unfolding: Unfolding): boolean {
  const { state } = unfolding;
  if (state.outcome !== null || state.mode === 'exploration') return false;
  const outcome = judgeOutcome(state);
  if (outcome !== null) {
    unfolding.happens({ is: 'ended', outcome });
    return false;
  }
  const { turn } = state;
  if (turn === null) {
    unfolding.frames.push({ kind: 'resume', asked: [] });
    return true;
  }
  const creature = theCreature(state, turn.who);
  keepHidden(unfolding, turn.who);
  if (canAct(creature) && turn.actions > 0) return false;
  if (turn.mustLeave) settleSharing(unfolding, turn.who, creature);
  endTurn(unfolding);
  return true;
}

/** Actions with the attack trait (pf.x.multiple). */
const ATTACKS: ReadonlySet<Order['do']> = new Set(['strike', 'shove', 'trip', 'grapple', 'assist'] as const);

function perform(unfolding: Unfolding, command: Order, plan: Plan): void {
  if (command.do === 'begin') return rollInitiative(unfolding);
  if (command.do === 'place') {
    const creature = theCreature(unfolding.state, command.who);
    const z = standingHeight(chart(unfolding.state), command.to, sideOf(unfolding.state, creature));
    return unfolding.happens({ is: 'placed', who: command.who, to: { at: command.to, z } });
  }
  if (answers(unfolding, command)) return;
  const { who } = command;
  if (command.do === 'end-turn') return endTurn(unfolding);
  if (command.do === 'delay') return delay(unfolding, who);
  unfolding.happens({ is: 'spent', who, on: command.do, actions: actionsOf(command), attack: ATTACKS.has(command.do) });
  act(unfolding, command, plan);
}

/** Answers to an interruption; true when the command was one. */
function answers(unfolding: Unfolding, command: Order): boolean {
  switch (command.do) {
    case 'decline':
    case 'react':
    case 'grab-edge':
    case 'arrest-fall':
    case 'block':
    case 'resume':
    case 'settle':
      break;
    default:
      return false;
  }
  const frame = unfolding.frames.at(-1);
  if (frame === undefined) throw new Error('an answer was judged legal with nothing to answer');
  unfolding.happens({ is: 'answered', who: command.who });
  if (frame.kind === 'react') {
    unfolding.frames.pop();
    if (command.do === 'react') reactWith(unfolding, frame, command.attack);
    else unfolding.happens({ is: 'declined', who: command.who });
  } else if (frame.kind === 'block') {
    unfolding.frames.pop();
    if (command.do === 'decline') unfolding.happens({ is: 'declined', who: command.who });
    wound(unfolding, command.do === 'block' ? shieldBlock(unfolding, frame) : frame);
  } else if (frame.kind === 'resume') {
    if (command.do === 'resume') {
      unfolding.frames.pop();
      resume(unfolding, command.who);
    } else unfolding.amend({ ...frame, asked: [...frame.asked, command.who] });
  } else if (frame.kind === 'fall') {
    if (command.do === 'arrest-fall') arrestFall(unfolding, frame);
    else if (command.do === 'grab-edge') grabEdge(unfolding, frame);
    else {
      unfolding.happens({ is: 'declined', who: command.who });
      unfolding.amend({ ...frame, asked: true });
    }
  } else if (frame.kind === 'share' && command.do === 'settle') {
    unfolding.frames.pop();
    if (command.prone) lieDown(unfolding, frame.who);
    else makeRoom(unfolding, frame.who, frame.cameFrom);
  }
  return true;
}

/** pf.x.opportunity: one melee Strike at -2, and a hit disrupts a gesture; pf.x.ready: the Strike that was waiting for this. */
function reactWith(unfolding: Unfolding, { reactor: who, to, trigger }: ReactFrame, attack: number): void {
  const creature = theCreature(unfolding.state, who);
  const ready = isReadied(creature, attack, trigger) ? creature.conditions.readied : undefined;
  unfolding.happens({ is: 'reacted', who, with: ready === undefined ? 'react' : 'ready' });
  noteReaction(unfolding, who);
  if (ready !== undefined) unfolding.happens({ is: 'changed', who, change: { readied: null }, why: 'pf.x.ready' });
  const mark = unfolding.frames.length;
  const penalty =
    ready === undefined
      ? OPPORTUNITY_PENALTY
      : multipleAttackPenalty(ready.attacks, attackOf(unfolding.state, creature, attack) ?? null);
  const hit = strike(unfolding, who, to, attack, penalty, true);
  const frame = unfolding.frames[mark - 1];
  if (hit && trigger === 'gestures' && frame?.kind === 'deed')
    unfolding.frames[mark - 1] = { ...frame, disrupted: true };
}

type Act = Exclude<
  Order,
  {
    do:
      | 'begin'
      | 'place'
      | 'delay'
      | 'end-turn'
      | 'decline'
      | 'react'
      | 'grab-edge'
      | 'arrest-fall'
      | 'block'
      | 'resume'
      | 'settle';
  }
>;

function act(unfolding: Unfolding, command: Order, plan: Plan): void {
  const deed = command as Act; // the others were performed by the caller
  const { who } = deed;
  switch (deed.do) {
    case 'stride':
    case 'step':
    case 'crawl':
    case 'tumble':
      if (plan.kind === 'walk') walk(unfolding, deed, plan);
      return;
    case 'balance':
      if (plan.kind === 'walk') balance(unfolding, deed, plan);
      return;
    case 'fly':
    case 'maneuver':
    case 'swim':
    case 'climb':
    case 'burrow':
      if (plan.kind === 'voyage') voyage(unfolding, deed, plan);
      return;
    case 'leap':
      if (plan.kind === 'leap') startMove(unfolding, who, 'leap', plan.jump.path, 0);
      return;
    case 'long-jump':
    case 'high-jump':
      if (plan.kind !== 'running-jump') return;
      unfolding.frames.push({ kind: 'jump', who, from: deed.run, to: deed.to, high: deed.do === 'high-jump' });
      startMove(
        unfolding,
        who,
        'stride',
        groundPath(unfolding.state, theCreature(unfolding.state, who), plan.running.run),
        2 * landSpeed(unfolding.state, theCreature(unfolding.state, who)),
      );
      return;
    case 'stand':
      unfolding.happens({ is: 'changed', who, change: { prone: null }, why: 'pf.x.prone' });
      return startMove(unfolding, who, 'stand', [], 0); // pf.trigger.5: the trigger comes once it is up
    case 'drop':
      return dropProne(unfolding, who);
    case 'strike':
    case 'heal':
    case 'interact':
    case 'topple':
      unfolding.frames.push({ kind: 'deed', deed, asked: [], disrupted: false });
      return;
    case 'shove':
      return shove(unfolding, deed);
    case 'trip':
      return trip(unfolding, who, deed.target);
    case 'grapple':
      return grapple(unfolding, who, deed.target);
    case 'escape':
      return escape(unfolding, who, deed.skill);
    case 'take-cover':
      return unfolding.happens({ is: 'changed', who, change: { takenCover: true }, why: 'pf.cover.3' });
    case 'raise-shield':
      return unfolding.happens({ is: 'changed', who, change: { shieldRaised: true }, why: 'pf.x.shield' });
    case 'assist':
      return assist(unfolding, deed);
    case 'breathe':
      return breathe(unfolding, deed);
    case 'hunt':
      return unfolding.happens({ is: 'changed', who, change: { hunting: deed.target }, why: 'pf.x.hunt' });
    case 'hide':
      return hide(unfolding, who);
    case 'seek':
      return seek(unfolding, who);
    case 'ready': {
      const { attack, when } = deed;
      const attacks = unfolding.state.turn?.attacks ?? 0;
      unfolding.happens({ is: 'changed', who, change: { readied: { attack, when, attacks } }, why: 'pf.x.ready' });
      return endTurn(unfolding);
    }
    default:
      return unreachable(deed);
  }
}

function walk(unfolding: Unfolding, { do: action, who }: LandCommand, plan: Extract<Plan, { kind: 'walk' }>): void {
  const creature = theCreature(unfolding.state, who);
  const free = (action === 'step' || action === 'crawl') && unfolding.state.rulings.fixedMoveDiagonal === 'free';
  const budget = 2 * landBudget(unfolding.state, creature, action);
  startMove(unfolding, who, action, groundPath(unfolding.state, creature, plan.walk.path), free ? 4 : budget);
}

/** pf.narrow.1, pf.x.balance: one check at the start; how far it carries depends on it. */
function balance(unfolding: Unfolding, { who }: LandCommand, plan: Extract<Plan, { kind: 'walk' }>): void {
  const { state } = unfolding;
  const creature = theCreature(state, who);
  const firm = footing(state, who) === null;
  const degree = test(unfolding, who, 'balance', blockOf(state, creature).acrobatics, plan.balance ?? 0, {
    raise: has(state, creature, 'sure-footing'),
  });
  if (succeeds(degree)) {
    const surface = degree === 'critical-success' ? 'normal' : 'difficult';
    return startMove(
      unfolding,
      who,
      'balance',
      groundPath(state, creature, plan.walk.path),
      2 * landSpeed(state, creature),
      surface,
    );
  }
  if (degree === 'failure' || firm) return startMove(unfolding, who, 'balance', [], 0);
  unfolding.happens({ is: 'spent', who, on: 'balance', actions: state.turn?.actions ?? 0, attack: false });
  loseFooting(unfolding, who);
}

/** Becoming prone in the air or on a face is falling (pf.x.prone). */
function dropProne(unfolding: Unfolding, who: string): void {
  const { stance } = theCreature(unfolding.state, who);
  if (stance === 'flying' || stance === 'climbing') return startFall(unfolding, who, false);
  unfolding.happens({ is: 'changed', who, change: { prone: true }, why: 'pf.x.prone' });
  startMove(unfolding, who, 'drop', [], 0);
}

/** A shot or a gesture: those it triggers are asked first, then it happens if it still can. */
function proceedDeed(unfolding: Unfolding, frame: DeedFrame): void {
  const { state } = unfolding;
  const { deed } = frame;
  const actor = theCreature(state, deed.who);
  const trigger = provocationOf(state, actor, deed);
  const reactor =
    trigger !== null && canAct(actor)
      ? reactorsInPlace(state, actor, trigger).find((id) => !frame.asked.includes(id))
      : undefined;
  if (trigger !== null && reactor !== undefined) {
    unfolding.amend({ ...frame, asked: [...frame.asked, reactor] });
    unfolding.happens({ is: 'triggered', reactor, by: deed.who, trigger });
    unfolding.frames.push({ kind: 'react', reactor, to: deed.who, trigger });
    return;
  }
  unfolding.frames.pop();
  if (!canAct(actor)) return;
  if (frame.disrupted) return unfolding.happens({ is: 'disrupted', who: deed.who });
  complete(unfolding, deed);
}

function complete(unfolding: Unfolding, deed: DeedCommand): void {
  const { state } = unfolding;
  const actor = theCreature(state, deed.who);
  switch (deed.do) {
    case 'strike': {
      if (strikeProblem(state, actor, deed.target, deed.attack) !== null) return;
      const attack = attackOf(state, actor, deed.attack) ?? null;
      const before = (state.turn?.attacks ?? 1) - 1;
      const penalty = multipleAttackPenalty(before, attack, huntsOnly(state, actor, deed.target, before));
      strike(unfolding, deed.who, deed.target, deed.attack, penalty, false);
      return;
    }
    case 'heal':
      return heal(unfolding, deed);
    case 'interact':
      return open(unfolding, deed);
    case 'topple':
      return topple(unfolding, deed);
  }
}
