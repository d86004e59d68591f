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
import { amend, beginStory, type Story, tell } from './story.ts';
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
  const story = beginStory(state, chance);
  perform(story, command, plan);
  proceed(story);
  if (story.frames.length > 0 && story.state.outcome === null) tell(story, { is: 'asked', frames: [...story.frames] });
  return story.facts;
}

/** How each kind of frame goes on; false when somebody must decide first. */
const ADVANCE: { readonly [K in Frame['kind']]: (story: Story, frame: Extract<Frame, { kind: K }>) => boolean } = {
  move: always(proceedMove),
  jump: always(proceedJump),
  sprawl: always((story, { who }) => {
    story.frames.pop();
    lieDown(story, who);
  }),
  deed: always(proceedDeed),
  fall: proceedFall,
  resume: proceedResume,
  react: () => false,
  block: () => false,
  share: () => false,
};

/** A frame that goes on by itself: what it asks of others it asks by a frame of its own. */
function always<F>(goOn: (story: Story, frame: F) => void): (story: Story, frame: F) => true {
  return (story, frame) => {
    goOn(story, frame);
    return true;
  };
}

/** Resolves everything that needs no decision: frames first, then turns that pass by themselves. */
function proceed(story: Story): void {
  for (let going = true; going; ) {
    const frame = story.frames.at(-1);
    going = frame === undefined ? passTurns(story) : advance(story, frame);
  }
}

function advance<K extends Frame['kind']>(story: Story, frame: Extract<Frame, { kind: K }>): boolean {
  const row = ADVANCE[frame.kind] as (story: Story, frame: Extract<Frame, { kind: K }>) => boolean; // the row of its kind
  return row(story, frame);
}

/** Ends the encounter, ends turns with nothing left in them, begins the next. True while it changed something. */
function passTurns(story: Story): boolean {
  const { state } = story;
  if (state.outcome !== null || state.mode === 'exploration') return false;
  const outcome = judgeOutcome(state);
  if (outcome !== null) {
    tell(story, { is: 'ended', outcome });
    return false;
  }
  const { turn } = state;
  if (turn === null) {
    story.frames.push({ kind: 'resume', asked: [] });
    return true;
  }
  const creature = theCreature(state, turn.who);
  keepHidden(story, turn.who);
  if (canAct(creature) && turn.actions > 0) return false;
  if (turn.mustLeave) settleSharing(story, turn.who, creature);
  endTurn(story);
  return true;
}

/** Actions with the attack trait (pf.x.multiple). */
const ATTACKS: ReadonlySet<Order['do']> = new Set(['strike', 'shove', 'trip', 'grapple', 'assist'] as const);

function perform(story: Story, command: Order, plan: Plan): void {
  if (command.do === 'begin') return rollInitiative(story);
  if (command.do === 'place') {
    const creature = theCreature(story.state, command.who);
    const z = standingHeight(chart(story.state), command.to, sideOf(story.state, creature));
    return tell(story, { is: 'placed', who: command.who, to: { at: command.to, z } });
  }
  if (answers(story, command)) return;
  const { who } = command;
  if (command.do === 'end-turn') return endTurn(story);
  if (command.do === 'delay') return delay(story, who);
  tell(story, { is: 'spent', who, on: command.do, actions: actionsOf(command), attack: ATTACKS.has(command.do) });
  act(story, command, plan);
}

/** Answers to an interruption; true when the command was one. */
function answers(story: Story, command: Order): boolean {
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
  const frame = story.frames.at(-1);
  if (frame === undefined) throw new Error('an answer was judged legal with nothing to answer');
  tell(story, { is: 'answered', who: command.who });
  if (frame.kind === 'react') {
    story.frames.pop();
    if (command.do === 'react') reactWith(story, frame, command.attack);
    else tell(story, { is: 'declined', who: command.who });
  } else if (frame.kind === 'block') {
    story.frames.pop();
    if (command.do === 'decline') tell(story, { is: 'declined', who: command.who });
    wound(story, command.do === 'block' ? shieldBlock(story, frame) : frame);
  } else if (frame.kind === 'resume') {
    if (command.do === 'resume') {
      story.frames.pop();
      resume(story, command.who);
    } else amend(story, { ...frame, asked: [...frame.asked, command.who] });
  } else if (frame.kind === 'fall') {
    if (command.do === 'arrest-fall') arrestFall(story, frame);
    else if (command.do === 'grab-edge') grabEdge(story, frame);
    else {
      tell(story, { is: 'declined', who: command.who });
      amend(story, { ...frame, asked: true });
    }
  } else if (frame.kind === 'share' && command.do === 'settle') {
    story.frames.pop();
    if (command.prone) lieDown(story, frame.who);
    else makeRoom(story, frame.who, frame.cameFrom);
  }
  return true;
}

/** pf.x.opportunity: one melee Strike at -2, and a hit disrupts a gesture; pf.x.ready: the Strike that was waiting for this. */
function reactWith(story: Story, { reactor: who, to, trigger }: ReactFrame, attack: number): void {
  const creature = theCreature(story.state, who);
  const ready = isReadied(creature, attack, trigger) ? creature.conditions.readied : undefined;
  tell(story, { is: 'reacted', who, with: ready === undefined ? 'react' : 'ready' });
  noteReaction(story, who);
  if (ready !== undefined) tell(story, { is: 'changed', who, change: { readied: null }, why: 'pf.x.ready' });
  const mark = story.frames.length;
  const penalty =
    ready === undefined
      ? OPPORTUNITY_PENALTY
      : multipleAttackPenalty(ready.attacks, attackOf(story.state, creature, attack) ?? null);
  const hit = strike(story, who, to, attack, penalty, true);
  const frame = story.frames[mark - 1];
  if (hit && trigger === 'gestures' && frame?.kind === 'deed') story.frames[mark - 1] = { ...frame, disrupted: true };
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

function act(story: Story, command: Order, plan: Plan): void {
  const deed = command as Act; // the others were performed by the caller
  const { who } = deed;
  switch (deed.do) {
    case 'stride':
    case 'step':
    case 'crawl':
    case 'tumble':
      if (plan.kind === 'walk') walk(story, deed, plan);
      return;
    case 'balance':
      if (plan.kind === 'walk') balance(story, deed, plan);
      return;
    case 'fly':
    case 'maneuver':
    case 'swim':
    case 'climb':
    case 'burrow':
      if (plan.kind === 'voyage') voyage(story, deed, plan);
      return;
    case 'leap':
      if (plan.kind === 'leap') startMove(story, who, 'leap', plan.jump.path, 0);
      return;
    case 'long-jump':
    case 'high-jump':
      if (plan.kind !== 'running-jump') return;
      story.frames.push({ kind: 'jump', who, from: deed.run, to: deed.to, high: deed.do === 'high-jump' });
      startMove(
        story,
        who,
        'stride',
        groundPath(story.state, theCreature(story.state, who), plan.running.run),
        2 * landSpeed(story.state, theCreature(story.state, who)),
      );
      return;
    case 'stand':
      tell(story, { is: 'changed', who, change: { prone: null }, why: 'pf.x.prone' });
      return startMove(story, who, 'stand', [], 0); // pf.trigger.5: the trigger comes once it is up
    case 'drop':
      return dropProne(story, who);
    case 'strike':
    case 'heal':
    case 'interact':
    case 'topple':
      story.frames.push({ kind: 'deed', deed, asked: [], disrupted: false });
      return;
    case 'shove':
      return shove(story, deed);
    case 'trip':
      return trip(story, who, deed.target);
    case 'grapple':
      return grapple(story, who, deed.target);
    case 'escape':
      return escape(story, who, deed.skill);
    case 'take-cover':
      return tell(story, { is: 'changed', who, change: { takenCover: true }, why: 'pf.cover.3' });
    case 'raise-shield':
      return tell(story, { is: 'changed', who, change: { shieldRaised: true }, why: 'pf.x.shield' });
    case 'assist':
      return assist(story, deed);
    case 'breathe':
      return breathe(story, deed);
    case 'hunt':
      return tell(story, { is: 'changed', who, change: { hunting: deed.target }, why: 'pf.x.hunt' });
    case 'hide':
      return hide(story, who);
    case 'seek':
      return seek(story, who);
    case 'ready': {
      const { attack, when } = deed;
      const attacks = story.state.turn?.attacks ?? 0;
      tell(story, { is: 'changed', who, change: { readied: { attack, when, attacks } }, why: 'pf.x.ready' });
      return endTurn(story);
    }
    default:
      return unreachable(deed);
  }
}

function walk(story: Story, { do: action, who }: LandCommand, plan: Extract<Plan, { kind: 'walk' }>): void {
  const creature = theCreature(story.state, who);
  const free = (action === 'step' || action === 'crawl') && story.state.rulings.fixedMoveDiagonal === 'free';
  const budget = 2 * landBudget(story.state, creature, action);
  startMove(story, who, action, groundPath(story.state, creature, plan.walk.path), free ? 4 : budget);
}

/** pf.narrow.1, pf.x.balance: one check at the start; how far it carries depends on it. */
function balance(story: Story, { who }: LandCommand, plan: Extract<Plan, { kind: 'walk' }>): void {
  const { state } = story;
  const creature = theCreature(state, who);
  const firm = footing(state, who) === null;
  const degree = test(story, who, 'balance', blockOf(state, creature).acrobatics, plan.balance ?? 0, {
    raise: has(state, creature, 'sure-footing'),
  });
  if (succeeds(degree)) {
    const surface = degree === 'critical-success' ? 'normal' : 'difficult';
    return startMove(
      story,
      who,
      'balance',
      groundPath(state, creature, plan.walk.path),
      2 * landSpeed(state, creature),
      surface,
    );
  }
  if (degree === 'failure' || firm) return startMove(story, who, 'balance', [], 0);
  tell(story, { is: 'spent', who, on: 'balance', actions: state.turn?.actions ?? 0, attack: false });
  loseFooting(story, who);
}

/** Becoming prone in the air or on a face is falling (pf.x.prone). */
function dropProne(story: Story, who: string): void {
  const { stance } = theCreature(story.state, who);
  if (stance === 'flying' || stance === 'climbing') return startFall(story, who, false);
  tell(story, { is: 'changed', who, change: { prone: true }, why: 'pf.x.prone' });
  startMove(story, who, 'drop', [], 0);
}

/** A shot or a gesture: those it triggers are asked first, then it happens if it still can. */
function proceedDeed(story: Story, frame: DeedFrame): void {
  const { state } = story;
  const { deed } = frame;
  const actor = theCreature(state, deed.who);
  const trigger = provocationOf(state, actor, deed);
  const reactor =
    trigger !== null && canAct(actor)
      ? reactorsInPlace(state, actor, trigger).find((id) => !frame.asked.includes(id))
      : undefined;
  if (trigger !== null && reactor !== undefined) {
    amend(story, { ...frame, asked: [...frame.asked, reactor] });
    tell(story, { is: 'triggered', reactor, by: deed.who, trigger });
    story.frames.push({ kind: 'react', reactor, to: deed.who, trigger });
    return;
  }
  story.frames.pop();
  if (!canAct(actor)) return;
  if (frame.disrupted) return tell(story, { is: 'disrupted', who: deed.who });
  complete(story, deed);
}

function complete(story: Story, deed: DeedCommand): void {
  const { state } = story;
  const actor = theCreature(state, deed.who);
  switch (deed.do) {
    case 'strike': {
      if (strikeProblem(state, actor, deed.target, deed.attack) !== null) return;
      const attack = attackOf(state, actor, deed.attack) ?? null;
      const before = (state.turn?.attacks ?? 1) - 1;
      const penalty = multipleAttackPenalty(before, attack, huntsOnly(state, actor, deed.target, before));
      strike(story, deed.who, deed.target, deed.attack, penalty, false);
      return;
    }
    case 'heal':
      return heal(story, deed);
    case 'interact':
      return open(story, deed);
    case 'topple':
      return topple(story, deed);
  }
}
