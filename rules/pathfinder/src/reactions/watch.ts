import { type Board, type Cell, columnOf, rowOf, SQUARE_DX, SQUARE_DY } from '@arbitre/kernel';
import { type Chart, spaceAt } from '../space/battlefield.ts';
import type { DeedCommand, ReadyTrigger } from '../play/command.ts';
import {
  areEnemies,
  blockOf,
  canAttack,
  chart,
  has,
  meleeReach,
  sideOf,
  spaceOf,
  threatReach,
} from '../encounter/creature.ts';
import type { TriggerKind } from '../play/frame.ts';
import { standingHeight } from '../walking/ground.ts';
import { squaresLeft } from './leaving.ts';
import { hasLineOfEffect } from '../space/line-of-effect.ts';
import { isWithinReach, type Space } from '../space/space.ts';
import type { Creature, CreatureId, Spot, State } from '../play/state.ts';

/** What someone does within another's reach that may let it react. */
export type Provocation = ReadyTrigger | 'gestures';

/** What a deed gives others occasion to react to: a shot, a gesture (every manipulation), or nothing. */
export function provocationOf(state: State, actor: Creature, deed: DeedCommand): 'shoots' | 'gestures' | null {
  if (deed.do !== 'strike') return 'gestures';
  return blockOf(state, actor).attacks[deed.attack]?.kind === 'ranged' ? 'shoots' : null;
}

/** pf.trigger.2: does this creature own a reaction to that (pf.x.opportunity, pf.x.ready), and can it use it now against that one? */
export function isWatching(state: State, watcher: Creature, mover: Creature, to: Provocation = 'moves'): boolean {
  if (!watcher.reaction || watcher.id === mover.id || !areEnemies(state, watcher, mover) || !canAttack(watcher))
    return false;
  if (!hasOpportunity(state, watcher)) return watcher.conditions.readied?.when === to;
  return blockOf(state, watcher).attacks.some(({ kind }) => kind === 'melee');
}

/** pf.x.opportunity: not everyone owns it. */
export function hasOpportunity(state: State, watcher: Creature): boolean {
  return has(state, watcher, 'attack-of-opportunity');
}

/** pf.x.ready: is that attack the one it holds ready for this? */
export function isReadied({ conditions }: Creature, attack: number, trigger: TriggerKind): boolean {
  const { readied } = conditions;
  return (
    readied?.attack === attack && readied.when === (trigger === 'leaves' || trigger === 'ends' ? 'moves' : trigger)
  );
}

/** How far it watches: as far as it threatens, or as its readied weapon reaches. */
function watchReach(state: State, watcher: Creature): number {
  const { readied } = watcher.conditions;
  const block = blockOf(state, watcher);
  const ready = readied === undefined ? undefined : block.attacks[readied.attack];
  return ready === undefined || hasOpportunity(state, watcher) ? threatReach(state, watcher) : meleeReach(block, ready);
}

/** pf.trigger.1: moving lets others react. Those who may, in initiative order starting from the mover (pf.trigger.4). */
export function watchersOf(state: State, mover: Creature, to: Provocation = 'moves'): Creature[] {
  const { order } = state;
  const watching = state.creatures.filter((watcher) => watcher.reaction && isWatching(state, watcher, mover, to));
  if (watching.length === 0) return watching;
  const start = order.indexOf(mover.id);
  const turn = ({ id }: Creature) => (order.indexOf(id) - start - 1 + 2 * order.length) % order.length;
  const listed = watching.filter(({ id }) => order.includes(id));
  return listed.length < 2 ? listed : listed.sort((a, b) => turn(a) - turn(b));
}

/** Is that body within the watcher's threatened reach, with a line of effect to it? */
export function threatens(state: State, watcher: Creature, space: Space): boolean {
  const from = spaceOf(state, watcher);
  return (
    isWithinReach(from, space, watchReach(state, watcher), state.rulings) && hasLineOfEffect(chart(state), from, space)
  );
}

/** pf.trigger.4: those whose reach a step from one spot to another leaves. */
export function reactorsToStep(state: State, mover: Creature, from: Spot, to: Spot): CreatureId[] {
  const watchers = watchersOf(state, mover);
  if (watchers.length === 0) return [];
  const left = squaresLeft(spaceOf(state, mover, from), spaceOf(state, mover, to), state.rulings.leaveSquare);
  const map = chart(state);
  const walking = mover.stance === 'ground' && from.z === standingHeight(map, from.at, sideOf(state, mover));
  const cells = left.map(({ x, y }) => y * map.board.columns + x);
  return watchers
    .filter((watcher) =>
      walking
        ? cells.some((cell) => threatenedGround(state, watcher).has[cell] === 1)
        : left.some((square) => threatens(state, watcher, square)),
    )
    .map(({ id }) => id);
}

/** Squares of ground that someone threatens: which, and 1 for each. */
export interface Zone {
  readonly cells: readonly Cell[];
  readonly has: Uint8Array;
}

const zones = new WeakMap<Chart, Map<number, Zone>>();

/**
 * The squares of ground within a watcher's reach, with a line of effect to each. Worked out once for each place, reach and
 * ruling: a fight asks for them at every step anyone thinks of taking.
 */
export function threatenedGround(state: State, watcher: Creature): Zone {
  const map = chart(state);
  const side = sideOf(state, watcher);
  const reach = watchReach(state, watcher);
  let known = zones.get(map);
  if (known === undefined) zones.set(map, (known = new Map<number, Zone>()));
  const metric = state.rulings.reachMetric === 'alternating' ? 1 : 0;
  const key = (((watcher.at * 8192 + watcher.z + 4096) * 16 + side) * 64 + reach + 1) * 2 + metric;
  let zone = known.get(key);
  if (zone === undefined) {
    const cells = cellsNear(map, watcher.at, side, reach).filter((cell) => threatensGround(state, watcher, cell));
    const has = new Uint8Array(map.board.size);
    for (const cell of cells) has[cell] = 1;
    known.set(key, (zone = { cells, has }));
  }
  return zone;
}

function threatensGround(state: State, watcher: Creature, cell: Cell): boolean {
  const map = chart(state);
  return threatens(state, watcher, spaceAt(map, cell, 1, standingHeight(map, cell, 1)));
}

/** The squares of the rectangle that a reach covers at most. */
function cellsNear({ board }: Chart, at: Cell, side: number, reach: number): Cell[] {
  const column = columnOf(board, at);
  const row = rowOf(board, at);
  const cells: Cell[] = [];
  for (let y = Math.max(0, row - reach); y < Math.min(board.rows, row + side + reach); y++) {
    for (let x = Math.max(0, column - reach); x < Math.min(board.columns, column + side + reach); x++)
      cells.push(y * board.columns + x);
  }
  return cells;
}

/** pf.trigger.5: those within whose reach it is when a move action that changed no square ends; or when it shoots, or gestures. */
export function reactorsInPlace(state: State, mover: Creature, to: Provocation = 'moves'): CreatureId[] {
  const space = spaceOf(state, mover);
  return watchersOf(state, mover, to)
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
  const { board } = chart(state);
  const side = sideOf(state, mover);
  const watchers = watchersOf(state, mover).slice(0, MOST_WATCHERS);
  const bits = new Int32Array(board.size * (side === 1 ? 1 : 8));
  for (const [index, watcher] of watchers.entries()) {
    for (const cell of threatenedGround(state, watcher).cells) {
      if (side === 1) bits[cell]! |= 1 << index;
      else markLeaving(board, bits, cell, side, 1 << index, state.rulings.leaveSquare);
    }
  }
  return { watchers, bits };
}

/** Marks every step of a body of that side that leaves the square. */
function markLeaving(
  board: Board,
  bits: Int32Array,
  cell: Cell,
  side: number,
  bit: number,
  leaveSquare: 'vacated' | 'occupied',
): void {
  const column = columnOf(board, cell);
  const row = rowOf(board, cell);
  for (let y = Math.max(0, row - side + 1); y <= Math.min(row, board.rows - side); y++) {
    for (let x = Math.max(0, column - side + 1); x <= Math.min(column, board.columns - side); x++) {
      for (let direction = 0; direction < 8; direction++) {
        const left = column - x - SQUARE_DX[direction]!;
        const top = row - y - SQUARE_DY[direction]!;
        const still = left >= 0 && left < side && top >= 0 && top < side;
        if (!still || leaveSquare === 'occupied') bits[(y * board.columns + x) * 8 + direction]! |= bit;
      }
    }
  }
}
