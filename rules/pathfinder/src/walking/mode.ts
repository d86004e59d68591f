import type { Seat } from '@arbitre/kernel';
import { chart, creatureOf, sideOf, spaceOf } from '../encounter/creature.ts';
import type { Order } from '../play/command.ts';
import { type Refusal, refuse, refuseStay } from '../play/refusal.ts';
import type { State } from '../play/state.ts';
import { stayProblem } from '../sharing/sharing.ts';
import { fits } from '../space/battlefield.ts';
import { standingHeight, waterAround } from './ground.ts';

/** pf.mode.1, pf.enc.1: before initiative nobody acts; once it is rolled, moving takes actions. */
export function modeProblem({ mode }: State): Refusal | null {
  return mode === 'exploration' ? refuse('not-begun', ['pf.mode.1', 'pf.enc.1']) : null;
}

/** pf.mode.1: before initiative, free placement on the squares of one's side. */
export function placingProblem(
  state: State,
  seat: Seat,
  command: Extract<Order, { do: 'begin' | 'place' }>,
): Refusal | null {
  if (state.mode !== 'exploration') return refuse('already-begun', ['pf.mode.1', 'pf.enc.1']);
  if (command.do === 'begin') return seat === state.sides[0]?.id ? null : refuse('not-your-choice', ['pf.x.seat']);
  const creature = creatureOf(state, command.who);
  if (creature === undefined) return refuse('no-such-creature', ['pf.x.seat']);
  if (creature.side !== seat) return refuse('not-your-creature', ['pf.x.seat'], { who: creature.id });
  const facts = { who: creature.id, at: command.to };
  if (!(state.deployment[seat] ?? []).includes(command.to)) return refuse('not-deployed', ['pf.mode.1'], facts);
  const map = chart(state);
  const side = sideOf(state, creature);
  const { columns } = map.board;
  if (!fits(map, command.to % columns, Math.floor(command.to / columns), side))
    return refuse('blocked', ['pf.geom.5'], facts);
  const spot = { at: command.to, z: standingHeight(map, command.to, side) };
  if (waterAround(map, { ...spaceOf(state, creature, spot), z: spot.z - 1 }) !== null)
    return refuse('deep-water', ['pf.special.3'], facts);
  const problem = stayProblem(state, creature, spaceOf(state, creature, spot));
  return problem === null ? null : refuseStay(problem, creature.id, command.to);
}
