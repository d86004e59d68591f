import type { RuleId } from '../rulebook/index.ts';
import { modeProblem, placingProblem } from '../walking/mode.ts';
import { dropProblem, standProblem } from '../sharing/prone.ts';
import { OFF_BOARD, type Seat } from '@arbitre/kernel';
import { assistProblem } from '../encounter/assist.ts';
import { breatheProblem } from '../encounter/breath-weapon.ts';
import { type LandCommand, type Order, squaresNamed, type VolumeCommand } from './command.ts';
import { canAct, creatureOf, meleeAttacks } from '../encounter/creature.ts';
import { nextToResume, notToResume } from '../encounter/delay.ts';
import { openProblem } from '../encounter/doors.ts';
import { fallReactions } from '../falling/falling.ts';
import { healProblem } from '../encounter/healing.ts';
import { huntProblem } from '../encounter/hunting.ts';
import { hideProblem, seekProblem, takeCoverProblem } from '../defence/hiding.ts';
import { type Jump, judgeLeap, judgeRunningJump, type RunningJump } from '../walking/jumping.ts';
import { judgeVolume, type VoyagePlan } from '../speeds/judge-volume.ts';
import { escapeProblem, gripProblem, shoveProblem } from '../encounter/manoeuvres.ts';
import { landProblem, moveProblem } from '../walking/mobility.ts';
import { toppleProblem } from '../falling/objects.ts';
import { type Refusal, refuse } from './refusal.ts';
import { raiseProblem } from '../encounter/shield.ts';
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

type Deed = Exclude<Action, { do: 'delay' | 'end-turn' }>;
/** The deed of one kind: some are written together in the type of commands. */
type DeedOf<K> = Deed extends infer D extends Deed
  ? D extends unknown
    ? K extends D['do']
      ? D
      : never
    : never
  : never;
type Judge<D> = (command: D, state: State, creature: Creature) => Plan | Refusal;

const land = (command: LandCommand, state: State, creature: Creature) => judgeLand(state, creature, command);
const volume = (command: VolumeCommand, state: State, creature: Creature) => judgeVolume(state, creature, command);

/** One row a deed: each room judges its own. */
const DEEDS = {
  stride: land,
  step: land,
  crawl: land,
  balance: land,
  tumble: land,
  fly: volume,
  maneuver: volume,
  swim: volume,
  climb: volume,
  burrow: volume,
  leap: ({ to }, state, creature) => {
    const problem = moveProblem(creature, 'leap') ?? landProblem(state, creature, 'leap');
    const jump = problem ?? judgeLeap(state, creature, to);
    return 'code' in jump ? jump : { kind: 'leap', jump };
  },
  'long-jump': (command, state, creature) => judgeRun(command, state, creature),
  'high-jump': (command, state, creature) => judgeRun(command, state, creature),
  stand: (_, state, creature) => standProblem(state, creature) ?? PLAIN,
  drop: (_, __, creature) => dropProblem(creature) ?? PLAIN,
  strike: ({ target, attack }, state, creature) => strikeProblem(state, creature, target, attack) ?? PLAIN,
  heal: (command, state, creature) => healProblem(state, creature, command) ?? PLAIN,
  interact: ({ at }, state, creature) => openProblem(state, creature, at) ?? PLAIN,
  topple: (command, state, creature) => toppleProblem(state, creature, command) ?? PLAIN,
  assist: (command, state, creature) => assistProblem(state, creature, command) ?? PLAIN,
  breathe: (command, state, creature) => breatheProblem(state, creature, command) ?? PLAIN,
  hunt: ({ target }, state, creature) => huntProblem(state, creature, target) ?? PLAIN,
  shove: (command, state, creature) => shoveProblem(state, creature, command) ?? PLAIN,
  trip: ({ target }, state, creature) => gripProblem(state, creature, 'trip', target) ?? PLAIN,
  grapple: ({ target }, state, creature) => gripProblem(state, creature, 'grapple', target) ?? PLAIN,
  escape: (_, __, creature) => escapeProblem(creature) ?? PLAIN,
  'take-cover': (_, state, creature) => takeCoverProblem(state, creature) ?? PLAIN,
  'raise-shield': (_, state, creature) => raiseProblem(state, creature) ?? PLAIN,
  hide: (_, state, creature) => hideProblem(state, creature) ?? PLAIN,
  seek: (_, state, creature) => seekProblem(state, creature) ?? PLAIN,
  ready: ({ attack }, state, creature) => readyProblem(state, creature, attack) ?? PLAIN,
} satisfies { readonly [K in Deed['do']]: Judge<DeedOf<K>> };

/** What the creature whose turn it is would do, judged once it is known that it may act at all. */
export function judgeDeed(state: State, creature: Creature, command: Deed): Plan | Refusal {
  const row: Judge<never> = DEEDS[command.do];
  return row(command as never, state, creature); // the row of a deed's kind takes deeds of that kind
}

function judgeRun(
  { do: action, run, to }: Extract<Order, { do: 'long-jump' | 'high-jump' }>,
  state: State,
  creature: Creature,
): Plan | Refusal {
  const problem = moveProblem(creature, action) ?? landProblem(state, creature, action);
  const running = problem ?? judgeRunningJump(state, creature, run, to, action === 'high-jump');
  return 'code' in running ? running : { kind: 'running-jump', running };
}
