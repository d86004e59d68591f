import { type Chance, type Decision, explore, type Forecast, type Seat } from '@arbitre/kernel';
import { awaiting } from '../play/awaiting.ts';
import type { Order } from '../play/command.ts';
import { creatureOf, isInert } from '../encounter/creature.ts';
import { decide } from '../play/decide.ts';
import { evolve } from '../play/evolve.ts';
import { judge } from '../play/judge.ts';
import { offers } from '../play/offers.ts';
import type { Creature, State } from '../play/state.ts';
import { triggersAlong } from './preview.ts';
import { reactorsInPlace } from '../reactions/watch.ts';

/** Paths of dice beyond which a forecast is left out. */
const LIMIT = 20_000;

/**
 * How a movement would end, exactly, through the reactions it triggers: once as if each were taken (with the first attack
 * offered), once as if none were. Nothing is said of a command that triggers nothing.
 */
export function forecast(state: State, seat: Seat, order: Order): readonly Forecast[] {
  const plan = judge(state, seat, order);
  if ('code' in plan || !('who' in order)) return [];
  const creature = creatureOf(state, order.who);
  if (creature === undefined) return [];
  if (order.do === 'topple') return foresee(state, seat, order, topplingAssumptions(state, creature), whoIsUnder);
  if (plan.kind === 'plain' || !triggers(state, plan, creature)) return [];
  return foresee(state, seat, order, BOTH, howTheMoverFares);
}

type Assumption = 'reactions-taken' | 'reactions-declined' | 'nobody-reacts';
const BOTH: readonly Assumption[] = ['reactions-taken', 'reactions-declined'];

function topplingAssumptions(state: State, creature: Creature): readonly Assumption[] {
  return reactorsInPlace(state, creature, 'gestures').length > 0 ? BOTH : ['nobody-reacts'];
}

/** What becomes of a command, worded by the game. */
type Ending = (before: State, after: State, order: Order) => string;

function foresee(
  state: State,
  seat: Seat,
  order: Order,
  assumptions: readonly Assumption[],
  ending: Ending,
): readonly Forecast[] {
  return assumptions.flatMap((assuming) => {
    const explored = explore(
      (chance) => ending(state, playOn(state, seat, order, chance, assuming === 'reactions-taken'), order),
      String,
      LIMIT,
    );
    if (!explored.exact) return [];
    const endings = explored.outcomes
      .map(({ value, weight }) => ({ ending: value, weight }))
      .sort((a, b) => Number(b.weight.n * a.weight.d - a.weight.n * b.weight.d));
    return [{ assuming, endings }];
  });
}

function triggers(
  state: State,
  plan: Exclude<ReturnType<typeof judge>, { code: unknown }>,
  creature: NonNullable<ReturnType<typeof creatureOf>>,
): boolean {
  switch (plan.kind) {
    case 'walk':
      return (
        triggersAlong(
          state,
          creature,
          plan.walk.path.map((at) => ({ at, z: creature.z })),
        ).length > 0
      );
    case 'voyage':
      return triggersAlong(state, creature, plan.voyage.path).length > 0;
    case 'leap':
      return triggersAlong(state, creature, plan.jump.path).length > 0;
    default:
      return false;
  }
}

/** Plays the command and every reaction to it: all taken, or all let pass. Whoever declines to strike does not strike a square later either. */
export function playOn(state: State, seat: Seat, order: Order, chance: Chance, taking: boolean): State {
  let now = apply(state, seat, order, chance);
  for (let decision = awaiting(now); isReaction(decision); decision = awaiting(now)) {
    const [asked = ''] = decision.seats;
    const [first] = offers(now, asked);
    const last = offers(now, asked).at(-1);
    const refrains = order.do === 'decline' && asked === seat && first?.command.do === 'react';
    const answer = taking && !refrains ? first : last;
    if (answer === undefined) break;
    now = apply(now, asked, answer.command, chance);
  }
  return now;
}

function isReaction(decision: Decision | null): decision is Decision {
  return decision?.kind === 'reaction' || decision?.kind === 'block';
}

function howTheMoverFares(before: State, now: State, order: Order): string {
  const who = 'who' in order ? order.who : '';
  const goal = 'to' in order ? order.to : undefined;
  const after = creatureOf(now, who);
  if (after === undefined || isInert(after)) return 'down';
  if (after.at !== goal) return 'stopped';
  return after.hp < (creatureOf(before, who)?.hp ?? 0) ? 'arrives-hurt' : 'arrives';
}

/** pf.fallobj.2: how those fare whom what was pushed falls on. */
function whoIsUnder(before: State, now: State, order: Order): string {
  const pusher = 'who' in order ? order.who : '';
  const hurt = now.creatures.filter(({ id, hp }) => id !== pusher && hp < (creatureOf(before, id)?.hp ?? 0));
  return hurt.some(isInert) ? 'falls-felling' : hurt.length > 0 ? 'falls-hurting' : 'falls-clear';
}

function apply(state: State, seat: Seat, order: Order, chance: Chance): State {
  const decided = decide(state, seat, order, chance);
  return 'code' in decided ? state : decided.reduce(evolve, state);
}
