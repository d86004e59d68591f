import { blockOf, chart, creatureOf, sideOf, spaceOf } from '../encounter/creature.ts';
import { fits } from '../space/battlefield.ts';
import { stayProblem } from '../sharing/sharing.ts';
import type { Creature, State } from './state.ts';

/** What no state may be, in words for a developer; null when it is sound. */
export function broken(state: State): string | null {
  for (const creature of state.creatures) {
    const problem = brokenCreature(state, creature);
    if (problem !== null) return `${creature.id} ${problem}`;
  }
  return brokenTurn(state) ?? brokenFrames(state);
}

function brokenCreature(state: State, creature: Creature): string | null {
  const { id, block, side, hp, conditions } = creature;
  if (state.creatures.filter((one) => one.id === id).length > 1) return 'is not the only one of that id';
  if (state.blocks[block] === undefined) return `has no stat block ${block}`;
  if (!state.sides.some((one) => one.id === side)) return `is on no side (${side})`;
  const { x, y } = spaceOf(state, creature);
  if (!fits(chart(state), x, y, sideOf(state, creature))) return 'stands in matter or off the map';
  if (hp < 0 || hp > blockOf(state, creature).hp) return `has ${hp} hit points`;
  if (conditions.dead && conditions.dying !== undefined) return 'is dead and dying';
  if (creature.rides !== undefined && creatureOf(state, creature.rides) === undefined) return 'rides nobody';
  return brokenSharing(state, creature);
}

/** pf.through.3: a space is shared by leave, for now (pf.through.4), or by accident, lying down (pf.through.5). */
function brokenSharing(state: State, creature: Creature): string | null {
  if (state.frames.length > 0 || creature.conditions.prone || creature.rides !== undefined) return null;
  if (state.turn?.who === creature.id && state.turn.mustLeave) return null;
  const problem = stayProblem(state, creature, spaceOf(state, creature));
  const other = problem === null ? undefined : creatureOf(state, problem.other);
  if (other === undefined || other.conditions.prone || other.rides !== undefined) return null;
  if (state.turn?.who === other.id && state.turn.mustLeave) return null;
  return stayProblem(state, other, spaceOf(state, other)) === null ? null : `shares a space with ${other.id}`;
}

function brokenTurn({ mode, order, cursor, turn, outcome, creatures, round }: State): string | null {
  if (mode === 'exploration') return turn === null && order.length === 0 ? null : 'there are turns before initiative';
  if (new Set(order).size !== order.length) return 'someone is twice in the order';
  if (order.some((id) => !creatures.some((one) => one.id === id))) return 'someone in the order does not exist';
  if (cursor < 0 || cursor >= order.length) return `the cursor ${cursor} is not in the order`;
  if (round < 1) return `the round is ${round}`;
  if (turn === null) return null;
  if (outcome !== null) return 'it is over and somebody’s turn';
  if (turn.actions < 0) return `the turn has ${turn.actions} actions`;
  return order[cursor] === turn.who ? null : 'whose turn it is is not whom the cursor shows';
}

function brokenFrames({ frames, outcome, creatures }: State): string | null {
  if (frames.length > 0 && outcome !== null) return 'it is over and something is still being resolved';
  const named = frames.flatMap((frame) =>
    'who' in frame ? [frame.who] : frame.kind === 'react' ? [frame.reactor] : [],
  );
  const stranger = named.find((id) => !creatures.some((one) => one.id === id));
  return stranger === undefined ? null : `${stranger}, who does not exist, is being asked`;
}
