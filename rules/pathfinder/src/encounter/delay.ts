import { canAct, creatureOf, theCreature } from './creature.ts';
import type { ResumeFrame } from '../play/frame.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { CreatureId, State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { endTurn, nextInOrder, startNextTurn } from './turn.ts';

/** pf.x.delay: out of the order, without reactions; what the end of a turn brings comes at once. */
export function delay(unfolding: Unfolding, who: CreatureId): void {
  const actions = unfolding.state.turn?.actions ?? 0;
  endTurn(unfolding);
  unfolding.happens({ is: 'delayed', who, actions });
}

/** The next of those who delayed to be asked whether it acts now; one whose own place in the order comes needs no asking. */
export function nextToResume(state: State, { asked }: ResumeFrame): CreatureId | undefined {
  const { order, cursor } = state;
  const apart = [...asked, nextInOrder(state).who, order[cursor]]; // nor whoever has only just delayed
  return order.find((id) => {
    const creature = theCreature(state, id);
    return creature.conditions.delayed !== undefined && canAct(creature) && !apart.includes(id);
  });
}

/** Why one who is not being asked cannot take a delayed turn: it has none, or its moment has not come. */
export function notToResume(state: State, who: CreatureId): Refusal {
  const creature = creatureOf(state, who);
  if (creature === undefined) return refuse('no-such-creature', ['pf.x.seat']);
  return refuse(creature.conditions.delayed === undefined ? 'not-delayed' : 'resume-later', ['pf.x.delay'], { who });
}

/** Between two turns: asks those who delayed; nobody left to ask, the next in the order begins. False when someone is asked. */
export function proceedResume(unfolding: Unfolding, frame: ResumeFrame): boolean {
  if (nextToResume(unfolding.state, frame) !== undefined) return false;
  unfolding.frames.pop();
  startNextTurn(unfolding);
  return true;
}

/** The delayed turn, taken right after the one that has just ended: that is its place in the order from now on. */
export function resume(unfolding: Unfolding, who: CreatureId): void {
  const { order, cursor, round } = unfolding.state;
  const actions = theCreature(unfolding.state, who).conditions.delayed ?? 0;
  const last = order[cursor];
  const rest = order.filter((id) => id !== who);
  const place = last === undefined ? 0 : rest.indexOf(last) + 1;
  unfolding.happens({ is: 'resumed', who, order: [...rest.slice(0, place), who, ...rest.slice(place)], cursor: place });
  unfolding.happens({ is: 'turn-began', who, round, cursor: place, actions, resumed: true });
}
