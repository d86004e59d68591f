import { type Chance, explore, type Forecast, type Seat } from '@arbitre/kernel';
import { awaiting } from './awaiting.ts';
import type { Order } from './command.ts';
import { creatureOf, isInert } from './creature.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { judge } from './judge.ts';
import { offers } from './offers.ts';
import type { State } from './state.ts';
import { triggersAlong } from './preview.ts';

/** Paths of dice beyond which a forecast is left out. */
const LIMIT = 20_000;

/**
 * How a movement would end, exactly, through the reactions it triggers: once as if each were taken (with the first attack
 * offered), once as if none were. Nothing is said of a command that triggers nothing.
 */
export function forecast(state: State, seat: Seat, order: Order): readonly Forecast[] {
  const plan = judge(state, seat, order);
  if ('code' in plan || plan.kind === 'plain' || !('who' in order)) return [];
  const creature = creatureOf(state, order.who);
  if (creature === undefined || !triggers(state, plan, creature)) return [];
  return (['reactions-taken', 'reactions-declined'] as const).flatMap((assuming) => {
    const explored = explore(
      (chance) => ending(state, seat, order, chance, assuming === 'reactions-taken'),
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

/** Plays the command and every reaction to it, and says how the mover fares. */
function ending(state: State, seat: Seat, order: Order, chance: Chance, taking: boolean): string {
  const who = 'who' in order ? order.who : '';
  const goal = 'to' in order ? order.to : undefined;
  const before = creatureOf(state, who)?.hp ?? 0;
  let now = apply(state, seat, order, chance);
  for (let decision = awaiting(now); decision?.kind === 'reaction'; decision = awaiting(now)) {
    const [asked = ''] = decision.seats;
    const [first] = offers(now, asked);
    const last = offers(now, asked).at(-1);
    const answer = taking ? first : last;
    if (answer === undefined) break;
    now = apply(now, asked, answer.command, chance);
  }
  const after = creatureOf(now, who);
  if (after === undefined || isInert(after)) return 'down';
  if (after.at !== goal) return 'stopped';
  return after.hp < before ? 'arrives-hurt' : 'arrives';
}

function apply(state: State, seat: Seat, order: Order, chance: Chance): State {
  const decided = decide(state, seat, order, chance);
  return 'code' in decided ? state : decided.reduce(evolve, state);
}
