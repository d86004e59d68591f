import type { RuleId } from '../rulebook/index.ts';
import { modeProblem, placingProblem } from '../walking/placing.ts';
import { standProblem } from '../sharing/lying.ts';
import { OFF_BOARD, type Seat } from '@arbitre/kernel';
import { assistProblem } from '../encounter/assist.ts';
import { breatheProblem } from '../encounter/breath-weapon.ts';
import { type Order, squaresNamed } from './command.ts';
import { blockOf, canAct, creatureOf, isHeldInPlace, meleeAttacks } from '../encounter/creature.ts';
import { nextToResume, notToResume } from '../encounter/delay.ts';
import { openProblem } from '../encounter/doors.ts';
import { fallReactions } from '../falling/falling.ts';
import { healProblem } from '../encounter/healing.ts';
import { huntProblem } from '../encounter/hunting.ts';
import { hideProblem, mayTakeCover, soughtBy } from '../defence/hiding.ts';
import { type Jump, judgeLeap, judgeRunningJump, type RunningJump } from '../walking/jumping.ts';
import { judgeVolume, type VoyagePlan } from '../speeds/judge-volume.ts';
import { gripProblem, shoveProblem } from '../encounter/manoeuvres.ts';
import { landProblem, moveProblem } from '../walking/mobility.ts';
import { toppleProblem } from '../falling/objects.ts';
import { type Refusal, refuse } from './refusal.ts';
import { isShieldBroken } from '../encounter/shield.ts';
import { type Creature, type CreatureId, REFEREE, type State } from './state.ts';
import { readyProblem } from '../encounter/readying.ts';
import { strikeProblem } from '../encounter/strike.ts';
import { judgeLand, type WalkPlan } from '../walking/judge-land.ts';
import { hasOpportunity, isReadied } from '../reactions/watch.ts';

/** A legal command, with what judging it found out. */
export type Plan =
  | { readonly kind: 'plain' }
  | WalkPlan
  | VoyagePlan
  | { readonly kind: 'leap'; readonly jump: Jump }
  | { readonly kind: 'running-jump'; readonly running: RunningJump };

const PLAIN: Plan = { kind: 'plain' };

/** Actions with the move trait: what one who must leave a shared space may still do (pf.through.4). */
const MOVES: ReadonlySet<string> = new Set([
  'stride',
  'step',
  'crawl',
  'balance',
  'tumble',
  'leap',
  'fly',
  'maneuver',
  'swim',
  'climb',
  'burrow',
]);

const ACTION_COST: Readonly<Partial<Record<Order['do'], number>>> = {
  'long-jump': 2,
  'high-jump': 2,
  ready: 2,
  breathe: 2,
  delay: 0,
  'end-turn': 0,
};

/** Actions a command takes. */
export function actionsOf(command: Order): number {
  return command.do === 'heal' ? command.actions : (ACTION_COST[command.do] ?? 1);
}

/**
 * The one source of legality: why a command of a seat is refused, or how it would be carried out. `offers` lists what passes
 * here; `decide` carries out what passes here.
 */
export function judge(state: State, seat: Seat, command: Order): Plan | Refusal {
  if (state.outcome !== null) return refuse('over', ['pf.x.end']);
  if (command.do === 'begin' || command.do === 'place') return placingProblem(state, seat, command) ?? PLAIN;
  const early = modeProblem(state);
  if (early !== null) return early;
  if (isAnswer(command)) return judgeAnswer(state, seat, command);
  if (state.frames.at(-1)?.kind === 'resume') return resumeFirst(state);
  if (state.frames.length > 0) return refuse('answer-first', ['pf.x.seat', 'pf.trigger.4']);
  return judgeAction(state, seat, command);
}

type Answer = Extract<Order, { do: 'react' | 'grab-edge' | 'arrest-fall' | 'block' | 'resume' | 'decline' | 'settle' }>;

const ANSWERS: ReadonlySet<string> = new Set([
  'react',
  'grab-edge',
  'arrest-fall',
  'block',
  'resume',
  'decline',
  'settle',
] satisfies Answer['do'][]);

function isAnswer(command: Order): command is Answer {
  return ANSWERS.has(command.do);
}

/** Who is asked now; null when the referee is, or nobody. */
export function askedNow(state: State): CreatureId | null {
  const frame = state.frames.at(-1);
  switch (frame?.kind) {
    case 'react':
      return frame.reactor;
    case 'fall':
    case 'block':
      return frame.who;
    case 'resume':
      return nextToResume(state, frame) ?? null;
    default:
      return null;
  }
}

/** pf.x.delay: between two turns, the one asked takes its delayed turn or waits on before anything else. */
function resumeFirst(state: State): Refusal {
  const who = askedNow(state);
  return refuse('resume-first', ['pf.x.delay', 'pf.x.seat'], who === null ? {} : { who });
}

/** Answers to what interrupts a movement, a deed or a fall. */
function judgeAnswer(state: State, seat: Seat, command: Answer): Plan | Refusal {
  const frame = state.frames.at(-1);
  if (command.do === 'resume' && (frame?.kind !== 'resume' || askedNow(state) !== command.who))
    return notToResume(state, command.who);
  if (frame === undefined) return refuse('nothing-to-answer', ['pf.trigger.1', 'pf.x.seat']);
  if (command.do === 'settle') {
    if (frame.kind !== 'share' || frame.who !== command.who) return refuse('nothing-to-answer', ['pf.through.5']);
    return seat === REFEREE ? PLAIN : refuse('not-your-choice', ['pf.x.seat', 'pf.through.5']);
  }
  const asked = askedNow(state);
  if (asked === null || asked !== command.who)
    return frame.kind === 'resume' ? resumeFirst(state) : refuse('nothing-to-answer', ['pf.trigger.1', 'pf.x.seat']);
  const creature = creatureOf(state, asked);
  if (creature === undefined || creature.side !== seat)
    return refuse('not-your-creature', ['pf.x.seat'], { who: asked });
  if (command.do === 'decline') return PLAIN;
  if (frame.kind === 'resume' || frame.kind === 'block') {
    const rule: RuleId = frame.kind === 'block' ? 'pf.x.block' : 'pf.x.delay';
    return command.do === frame.kind ? PLAIN : refuse('nothing-to-answer', [rule], { who: asked });
  }
  if (frame.kind === 'fall') {
    if (command.do !== 'arrest-fall' && command.do !== 'grab-edge')
      return refuse('nothing-to-answer', ['pf.fall.4'], { who: asked });
    if (fallReactions(state, frame).includes(command.do)) return PLAIN;
    const rules: RuleId[] = command.do === 'arrest-fall' ? ['pf.fly.1'] : ['pf.fall.4'];
    return refuse(command.do === 'arrest-fall' ? 'no-such-speed' : 'no-edge', rules, { who: asked });
  }
  if (command.do !== 'react' || frame.kind !== 'react')
    return refuse('nothing-to-answer', ['pf.trigger.2'], { who: asked });
  if (!meleeAttacks(state, creature).some(({ index }) => index === command.attack)) {
    return refuse('no-such-attack', ['pf.x.opportunity', 'pf.trigger.2'], { who: asked });
  }
  if (!hasOpportunity(state, creature) && !isReadied(creature, command.attack, frame.trigger))
    return refuse('no-such-attack', ['pf.x.ready'], { who: asked });
  return strikeProblem(state, creature, frame.to, command.attack) ?? PLAIN;
}

type Action = Exclude<Order, Answer | { do: 'begin' | 'place' }>;

/** pf.enc.1: actions of the creature whose turn it is. */
function judgeAction(state: State, seat: Seat, command: Action): Plan | Refusal {
  const creature = creatureOf(state, command.who);
  if (creature === undefined) return refuse('no-such-creature', ['pf.x.seat']);
  const facts = { who: creature.id };
  if (creature.side !== seat) return refuse('not-your-creature', ['pf.x.seat'], facts);
  const { turn } = state;
  if (turn?.who !== creature.id) return refuse('not-its-turn', ['pf.x.turn', 'pf.enc.1'], facts);
  if (turn.mustLeave && !MOVES.has(command.do)) return refuse('must-leave', ['pf.through.4'], facts);
  const need = actionsOf(command);
  if (turn.actions < need) return refuse('too-few-actions', ['pf.x.turn'], { ...facts, need, have: turn.actions });
  if (command.do === 'end-turn' || command.do === 'delay')
    return command.do === 'delay' && turn.acted ? refuse('too-late', ['pf.x.delay'], facts) : PLAIN;
  if (!canAct(creature)) return refuse('cannot-act', ['pf.x.conditions'], facts);
  const astray = squaresNamed(command).indexOf(OFF_BOARD);
  if (astray >= 0)
    return refuse('no-such-square', ['pf.geom.5'], { ...facts, need: 'path' in command ? astray + 1 : 0 });
  return judgeDeed(state, creature, command);
}

export function judgeDeed(
  state: State,
  creature: Creature,
  command: Exclude<Action, { do: 'delay' | 'end-turn' }>,
): Plan | Refusal {
  switch (command.do) {
    case 'stride':
    case 'step':
    case 'crawl':
    case 'balance':
    case 'tumble':
      return judgeLand(state, creature, command);
    case 'fly':
    case 'maneuver':
    case 'swim':
    case 'climb':
    case 'burrow':
      return judgeVolume(state, creature, command);
    case 'leap': {
      const problem = moveProblem(creature, 'leap') ?? landProblem(state, creature, 'leap');
      if (problem !== null) return problem;
      const jump = judgeLeap(state, creature, command.to);
      return 'code' in jump ? jump : { kind: 'leap', jump };
    }
    case 'long-jump':
    case 'high-jump': {
      const problem = moveProblem(creature, command.do) ?? landProblem(state, creature, command.do);
      if (problem !== null) return problem;
      const running = judgeRunningJump(state, creature, command.run, command.to, command.do === 'high-jump');
      return 'code' in running ? running : { kind: 'running-jump', running };
    }
    case 'stand':
      return standProblem(state, creature) ?? PLAIN;
    case 'drop':
      if (creature.conditions.prone) return refuse('prone', ['pf.x.prone'], { who: creature.id });
      if (creature.stance === 'swimming' || creature.stance === 'burrowed')
        return refuse('wrong-stance', ['pf.x.prone'], { who: creature.id });
      return isHeldInPlace(creature) ? refuse('held', ['pf.x.conditions'], { who: creature.id }) : PLAIN;
    case 'strike':
      return strikeProblem(state, creature, command.target, command.attack) ?? PLAIN;
    case 'heal':
      return healProblem(state, creature, command) ?? PLAIN;
    case 'interact':
      return openProblem(state, creature, command.at) ?? PLAIN;
    case 'topple':
      return toppleProblem(state, creature, command) ?? PLAIN;
    case 'assist':
      return assistProblem(state, creature, command) ?? PLAIN;
    case 'breathe':
      return breatheProblem(state, creature, command) ?? PLAIN;
    case 'hunt':
      return huntProblem(state, creature, command.target) ?? PLAIN;
    case 'shove':
      return shoveProblem(state, creature, command) ?? PLAIN;
    case 'trip':
    case 'grapple':
      return gripProblem(state, creature, command.do, command.target) ?? PLAIN;
    case 'escape':
      return creature.conditions.held === undefined ? refuse('not-held', ['pf.x.escape'], { who: creature.id }) : PLAIN;
    case 'take-cover':
      if (creature.conditions.takenCover) return refuse('already', ['pf.cover.3'], { who: creature.id });
      return mayTakeCover(state, creature)
        ? PLAIN
        : refuse('no-cover', ['pf.cover.3', 'pf.cover.1'], { who: creature.id });
    case 'raise-shield':
      if (blockOf(state, creature).shield === undefined)
        return refuse('no-shield', ['pf.x.shield'], { who: creature.id });
      if (isShieldBroken(creature)) return refuse('shield-broken', ['pf.x.block'], { who: creature.id });
      return creature.conditions.shieldRaised ? refuse('already', ['pf.x.shield'], { who: creature.id }) : PLAIN;
    case 'hide':
      return hideProblem(state, creature) ?? PLAIN;
    case 'seek':
      return soughtBy(state, creature).length > 0
        ? PLAIN
        : refuse('nobody-hidden', ['pf.x.seek'], { who: creature.id });
    case 'ready':
      return readyProblem(state, creature, command.attack) ?? PLAIN;
  }
}
