import { canAct, creatureOf, theCreature } from './creature.ts';
import type { ResumeFrame } from '../play/frame.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { CreatureId, State } from '../play/state.ts';
import { type Story, tell } from '../play/story.ts';
import { endTurn, nextInOrder, startNextTurn } from './turn.ts';

/** pf.x.delay: out of the order, without reactions; what the end of a turn brings comes at once. */
export function delay(story: Story, who: CreatureId): void {
  const actions = story.state.turn?.actions ?? 0;
  endTurn(story);
  tell(story, { is: 'delayed', who, actions });
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
export function proceedResume(story: Story, frame: ResumeFrame): boolean {
  if (nextToResume(story.state, frame) !== undefined) return false;
  story.frames.pop();
  startNextTurn(story);
  return true;
}

/** The delayed turn, taken right after the one that has just ended: that is its place in the order from now on. */
export function resume(story: Story, who: CreatureId): void {
  const { order, cursor, round } = story.state;
  const actions = theCreature(story.state, who).conditions.delayed ?? 0;
  const last = order[cursor];
  const rest = order.filter((id) => id !== who);
  const place = last === undefined ? 0 : rest.indexOf(last) + 1;
  tell(story, { is: 'resumed', who, order: [...rest.slice(0, place), who, ...rest.slice(place)], cursor: place });
  tell(story, { is: 'turn-began', who, round, cursor: place, actions, resumed: true });
}
