import { type Cell, columnOf, neighbour, OFF_BOARD, rowOf } from '@arbitre/kernel';
import { spaceAt } from './battlefield.ts';
import { areEnemies, canAttack, chart, has, meleeAttacks, sideOf, spaceOf, threatReach } from './creature.ts';
import { standingHeight } from './ground.ts';
import { leavesReach } from './leaving.ts';
import { hasLineOfEffect } from './line-of-effect.ts';
import { isWithinReach, type Space } from './space.ts';
import type { Creature, CreatureId, Spot, State } from './state.ts';

/** pf.trigger.2: does this creature own a reaction to movement, and can it use it now against that one? */
export function isWatching(state: State, watcher: Creature, mover: Creature): boolean {
  return (
    watcher.id !== mover.id &&
    watcher.reaction &&
    has(state, watcher, 'attack-of-opportunity') &&
    canAttack(watcher) &&
    areEnemies(state, watcher, mover) &&
    meleeAttacks(state, watcher).length > 0
  );
}

/** Those who may react to `mover`, in initiative order starting from it (pf.trigger.4). */
export function watchersOf(state: State, mover: Creature): Creature[] {
  const { order } = state;
  const start = order.indexOf(mover.id);
  const ranked = [...order.slice(start + 1), ...order.slice(0, Math.max(0, start))];
  return ranked.flatMap((id) => state.creatures.filter((one) => one.id === id && isWatching(state, one, mover)));
}

/** Is that body within the watcher's threatened reach, with a line of effect to it? */
export function threatens(state: State, watcher: Creature, space: Space): boolean {
  const from = spaceOf(state, watcher);
  return (
    isWithinReach(from, space, threatReach(state, watcher), state.rulings) && hasLineOfEffect(chart(state), from, space)
  );
}

/** pf.trigger.4: those whose reach a step from one spot to another leaves. */
export function reactorsToStep(state: State, mover: Creature, from: Spot, to: Spot): CreatureId[] {
  const before = spaceOf(state, mover, from);
  const after = spaceOf(state, mover, to);
  return watchersOf(state, mover)
    .filter((watcher) => stepLeaves(state, watcher, before, after))
    .map(({ id }) => id);
}

function stepLeaves(state: State, watcher: Creature, before: Space, after: Space): boolean {
  const space = spaceOf(state, watcher);
  return (
    leavesReach(before, after, space, threatReach(state, watcher), state.rulings) &&
    hasLineOfEffect(chart(state), space, before)
  );
}

/** pf.trigger.5: those within whose reach it is when a move action that changed no square ends. */
export function reactorsInPlace(state: State, mover: Creature): CreatureId[] {
  const space = spaceOf(state, mover);
  return watchersOf(state, mover)
    .filter((watcher) => threatens(state, watcher, space))
    .map(({ id }) => id);
}

/** Who reacts when a walker leaves each square, as bits for the safest search, and whose bit is whose. */
export interface WatchMap {
  readonly watchers: readonly Creature[];
  /** One set per cell for a body of one square, one per step for larger ones. */
  readonly bits: Int32Array;
}

/** The kernel's search tells 32 watchers apart; those farther down the order are left out of the choice of a way. */
const MOST_WATCHERS = 31;

export function watchMap(state: State, mover: Creature): WatchMap {
  const map = chart(state);
  const side = sideOf(state, mover);
  const watchers = watchersOf(state, mover).slice(0, MOST_WATCHERS);
  const bits = new Int32Array(map.board.size * (side === 1 ? 1 : 8));
  for (const [index, watcher] of watchers.entries()) {
    for (const anchor of anchorsNear(state, watcher, side)) {
      const before = spaceAt(map, anchor, side, standingHeight(map, anchor, side));
      if (side === 1) {
        if (threatens(state, watcher, before)) bits[anchor] = (bits[anchor] ?? 0) | (1 << index);
        continue;
      }
      for (let direction = 0; direction < 8; direction++) {
        const to = neighbour(map.board, anchor, direction);
        if (to === OFF_BOARD) continue;
        const after = spaceAt(map, to, side, standingHeight(map, to, side));
        const step = anchor * 8 + direction;
        if (stepLeaves(state, watcher, before, after)) bits[step] = (bits[step] ?? 0) | (1 << index);
      }
    }
  }
  return { watchers, bits };
}

/** Anchors from which a body of that side could be within a watcher's reach. */
function anchorsNear(state: State, watcher: Creature, side: number): Cell[] {
  const { board } = chart(state);
  const far = threatReach(state, watcher);
  const own = sideOf(state, watcher);
  const column = columnOf(board, watcher.at);
  const row = rowOf(board, watcher.at);
  const anchors: Cell[] = [];
  for (let y = Math.max(0, row - far - side + 1); y <= Math.min(board.rows - side, row + own - 1 + far); y++) {
    for (
      let x = Math.max(0, column - far - side + 1);
      x <= Math.min(board.columns - side, column + own - 1 + far);
      x++
    ) {
      anchors.push(y * board.columns + x);
    }
  }
  return anchors;
}
